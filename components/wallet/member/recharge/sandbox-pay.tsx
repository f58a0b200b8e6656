'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SandboxBank } from '#components/ui/pay/sandbox-bank.tsx';
import { playSandbox, type Recharge, rechargeQuery } from '#lib/api/payments/recharges.ts';

/** A recharge at the bank of the demo shop. */
export function SandboxPay({ recharge: { no, payment_no } }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge.sandbox');
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'succeeded' | 'failed') => playSandbox({ no: payment_no, outcome }),
    onSettled: () => queries.invalidateQueries({ queryKey: rechargeQuery(no).queryKey }),
  });
  const words = { title: t('title'), text: t('text'), succeed: t('succeed'), fail: t('fail') };
  return <SandboxBank words={words} pending={isPending ? variables : undefined} play={mutate} />;
}
