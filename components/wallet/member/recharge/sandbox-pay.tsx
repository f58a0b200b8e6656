'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SandboxBank } from '#components/ui/pay/sandbox-bank.tsx';
import { playSandbox, type Recharge } from '#lib/api/payments/recharges.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** A recharge at the bank of the demo shop. */
export function SandboxPay({ recharge: { payment_no } }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge.sandbox');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'succeeded' | 'failed') => playSandbox({ no: payment_no, outcome }),
    onSettled: untilReread,
  });
  const words = { title: t('title'), text: t('text'), succeed: t('succeed'), fail: t('fail') };
  return <SandboxBank words={words} pending={isPending ? variables : undefined} play={mutate} />;
}
