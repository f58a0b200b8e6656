'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SandboxBank } from '#components/ui/pay/sandbox-bank.tsx';
import { type GroupPayment, orderGroupQuery } from '#lib/api/orders/member-pay.ts';
import { playSandbox } from '#lib/api/payments/recharges.ts';

/** An attempt to pay at the bank of the demo shop. */
export function PaySandbox({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay.sandbox');
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'succeeded' | 'failed') => playSandbox({ no: payment.no, outcome }),
    onSettled: () => queries.invalidateQueries({ queryKey: orderGroupQuery(no).queryKey }),
  });
  const words = { title: t('title'), text: t('text'), succeed: t('succeed'), fail: t('fail') };
  return <SandboxBank words={words} pending={isPending ? variables : undefined} play={mutate} />;
}
