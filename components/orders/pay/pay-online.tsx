'use client';

import Button from '@mui/material/Button';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import { isPhone, payAddress } from '#components/ui/pay/pay-address.ts';
import { type GroupPayment, orderGroupQuery } from '#lib/api/order-pay.ts';
import styles from './pay.module.css';

/** Paid on the provider's own page, which leads back here; only its notice says that it is paid. */
export function PayOnline({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay');
  const queries = useQueryClient();
  const { queryKey } = orderGroupQuery(no);
  const isAsking = useIsFetching({ queryKey }) > 0;
  const go = () => {
    const address = payAddress(payment, isPhone());
    if (address) location.assign(address);
  };
  return (
    <Panel title={t('online.title', { channel: t(`channels.${payment.channel}`) })} text={t('online.text')}>
      <div className={styles.actions}>
        <Button variant="contained" disabled={!payAddress(payment, false)} onClick={go}>
          {t('online.go')}
        </Button>
        <Button variant="text" loading={isAsking} onClick={() => void queries.invalidateQueries({ queryKey })}>
          {t('online.check')}
        </Button>
      </div>
    </Panel>
  );
}
