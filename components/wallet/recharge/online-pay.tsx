'use client';

import Button from '@mui/material/Button';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Panel } from '#components/ui/panel.tsx';
import { isPhone, payAddress } from '#components/ui/pay/pay-address.ts';
import { type Recharge, rechargeQuery } from '#lib/api/recharge.ts';
import styles from './recharge.module.css';

/** Paid on the provider's own page, which leads back here; only its notice says that it is paid. */
export function OnlinePay({ recharge }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge');
  const queries = useQueryClient();
  const { queryKey } = rechargeQuery(recharge.no);
  const isAsking = useIsFetching({ queryKey }) > 0;
  const go = () => {
    const address = payAddress(recharge, isPhone());
    if (address) location.assign(address);
  };
  return (
    <Panel title={t('online.title', { channel: t(`channels.${recharge.channel}`) })} text={t('online.text')}>
      <div className={styles.actions}>
        <Button variant="contained" disabled={!payAddress(recharge, false)} onClick={go}>
          {t('online.go')}
        </Button>
        <Button variant="text" loading={isAsking} onClick={() => void queries.invalidateQueries({ queryKey })}>
          {t('online.check')}
        </Button>
      </div>
    </Panel>
  );
}
