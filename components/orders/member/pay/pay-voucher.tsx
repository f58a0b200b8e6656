'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { VoucherPanel } from '#components/ui/pay/voucher-panel.tsx';
import { uploadVoucher } from '#lib/api/files/member-upload.ts';
import { type GroupPayment, orderGroupQuery, sendOrderVoucher } from '#lib/api/orders/member-pay.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { orderVoucherBody } from '#lib/contract/orders/member-checkout.ts';

/** Says that the transfer was made, and what it can be found by. */
export function PayVoucher({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay.voucher');
  const form = useVoucher(no, payment.no);
  const words = {
    title: t('title'),
    text: t('text'),
    reference: t('reference'),
    referenceHelp: t('referenceHelp'),
    submit: t('submit'),
  };
  return <VoucherPanel words={words} upload={uploadVoucher} {...form} />;
}

function useVoucher(no: string, paymentNo: string) {
  const queries = useQueryClient();
  const { queryKey } = orderGroupQuery(no);
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(orderVoucherBody),
    defaultValues: { no, payment_no: paymentNo, reference: '', file: '' },
  });
  const submit = handleSubmit((body) =>
    sendOrderVoucher(body).then(
      (group) => queries.setQueryData(queryKey, group),
      (error) => showFailure(error, setError, ['reference', 'file']),
    ),
  );
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  const { errors, isSubmitting } = formState;
  return { reference: register('reference'), errors, isSubmitting, submit, setFile };
}
