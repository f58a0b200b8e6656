'use client';

import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ProviderWay } from '#components/ui/pay/provider-way.tsx';
import type { GroupPayment } from '#lib/api/orders/member-pay.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';

/** An attempt to pay at a provider. */
export function PayOnline({ no, payment }: { no: string; payment: GroupPayment }) {
  const t = useTranslations('orders.pay');
  const channels = useTranslations('ui.channels');
  const queries = useQueryClient();
  const { queryKey } = apiQuery('/api/order/group', { no });
  const words = {
    title: t('online.title', { channel: channels(payment.channel) }),
    text: t('online.text'),
    go: t('online.go'),
    check: t('online.check'),
  };
  const ask = () => void queries.invalidateQueries({ queryKey });
  return <ProviderWay words={words} payment={payment} isAsking={useIsFetching({ queryKey }) > 0} ask={ask} />;
}
