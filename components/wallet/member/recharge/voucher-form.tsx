'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { VoucherPanel } from '#components/ui/pay/voucher-panel.tsx';
import { uploadVoucher } from '#lib/api/files/member-upload.ts';
import { type Recharge, rechargeQuery, sendVoucher } from '#lib/api/payments/recharges.ts';
import { showFailure } from '#lib/api/transport/form-failure.ts';
import { rechargeVoucherBody } from '#lib/contract/payments/recharges.ts';

/** Says that the transfer was made, and what it can be found by. */
export function VoucherForm({ recharge: { no } }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge.voucher');
  const form = useVoucher(no);
  const words = {
    title: t('title'),
    text: t('text'),
    reference: t('reference'),
    referenceHelp: t('referenceHelp'),
    submit: t('submit'),
  };
  return <VoucherPanel words={words} upload={uploadVoucher} {...form} />;
}

function useVoucher(no: string) {
  const queries = useQueryClient();
  const { register, handleSubmit, setError, setValue, formState } = useForm({
    resolver: zodResolver(rechargeVoucherBody),
    defaultValues: { no, reference: '', file: '' },
  });
  const submit = handleSubmit((body) =>
    sendVoucher(body).then(
      (recharge) => queries.setQueryData(rechargeQuery(no).queryKey, recharge),
      (error) => showFailure(error, setError, ['reference', 'file']),
    ),
  );
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  const { errors, isSubmitting } = formState;
  return { reference: register('reference'), errors, isSubmitting, submit, setFile };
}
