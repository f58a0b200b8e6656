'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SandboxBank } from '#components/ui/pay/sandbox-bank.tsx';
import type { GroupPayment } from '#lib/api/orders/member-pay.ts';
import { playSandbox } from '#lib/api/payments/recharges.ts';
import { untilReread } from '#lib/api/transport/stale-reads.ts';

/** An attempt to pay at the bank of the demo shop. */
export function PaySandbox({ payment }: { payment: GroupPayment }) {
  const t = useTranslations('orders.pay.sandbox');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'succeeded' | 'failed') => playSandbox({ no: payment.no, outcome }),
    onSettled: untilReread,
  });
  const words = { title: t('title'), text: t('text'), succeed: t('succeed'), fail: t('fail') };
  return <SandboxBank words={words} pending={isPending ? variables : undefined} play={mutate} />;
}
