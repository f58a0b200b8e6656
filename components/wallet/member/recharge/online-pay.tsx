'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ProviderWay } from '#components/ui/pay/provider-way.tsx';
import { type Recharge, rechargeQuery } from '#lib/api/payments/recharges.ts';

/** A recharge at a provider. */
export function OnlinePay({ recharge }: { recharge: Recharge }) {
  const t = useTranslations('wallet.recharge');
  const channels = useTranslations('ui.channels');
  const queries = useQueryClient();
  const { queryKey } = rechargeQuery(recharge.no);
  const words = {
    title: t('online.title', { channel: channels(recharge.channel) }),
    text: t('online.text'),
    go: t('online.go'),
    check: t('online.check'),
  };
  const ask = () => void queries.invalidateQueries({ queryKey });
  return <ProviderWay words={words} payment={recharge} isAsking={useIsFetching({ queryKey }) > 0} ask={ask} />;
}
