'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { VoucherPanel } from '#components/work/files/voucher-panel.tsx';
import { type GroupPayment, sendOrderVoucher } from '#lib/api/orders/member-pay.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
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
  return <VoucherPanel words={words} {...form} />;
}

function useVoucher(no: string, paymentNo: string) {
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/order/group', { no });
  const { register, setValue, errors, isSubmitting, submit } = useDecisionForm({
    schema: orderVoucherBody,
    values: { no, payment_no: paymentNo, reference: '', file: '' },
    fields: ['reference', 'file'],
    send: sendOrderVoucher,
    onDone: (group) => queries.setQueryData(queryKey, group),
    isLeaving: true,
  });
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  return { reference: register('reference'), errors, isSubmitting, submit, setFile };
}
