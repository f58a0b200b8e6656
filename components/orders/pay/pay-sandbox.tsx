'use client';

import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import { type GroupPayment, orderGroupQuery } from '#lib/api/order-pay.ts';
import { playSandbox } from '#lib/api/recharge.ts';
import styles from './pay.module.css';

/** The bank of the demo shop: it pays or refuses, and its notice comes through the signed door. */
export function PaySandbox({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay.sandbox');
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (outcome: 'succeeded' | 'failed') => playSandbox({ no: payment.no, outcome }),
    onSettled: () => queries.invalidateQueries({ queryKey: orderGroupQuery(no).queryKey }),
  });
  return (
    <Panel title={t('title')} text={t('text')}>
      <div className={styles.actions}>
        <Button
          variant="contained"
          loading={isPending && variables === 'succeeded'}
          disabled={isPending}
          onClick={() => mutate('succeeded')}
        >
          {t('succeed')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={isPending && variables === 'failed'}
          disabled={isPending}
          onClick={() => mutate('failed')}
        >
          {t('fail')}
        </Button>
      </div>
    </Panel>
  );
}
