'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useDecisionForm } from '#components/work/decisions/use-decision-form.ts';
import { VoucherPanel } from '#components/work/files/voucher-panel.tsx';
import { type Recharge, rechargeQuery, sendVoucher } from '#lib/api/payments/recharges.ts';
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
  return <VoucherPanel words={words} {...form} />;
}

function useVoucher(no: string) {
  const queries = useQueryClient();
  const { register, setValue, errors, isSubmitting, submit } = useDecisionForm({
    schema: rechargeVoucherBody,
    values: { no, reference: '', file: '' },
    fields: ['reference', 'file'],
    send: sendVoucher,
    onDone: (recharge) => queries.setQueryData(rechargeQuery(no).queryKey, recharge),
    isLeaving: true,
  });
  const setFile = (url: string) => setValue('file', url, { shouldDirty: true, shouldValidate: true });
  return { reference: register('reference'), errors, isSubmitting, submit, setFile };
}
