'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import type { OrderTab } from '#lib/api/orders/member-orders.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { orderTabs } from '#lib/contract/orders/member-orders.ts';

/** Orders by what is left to do, with how many there are of each. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const t = useTranslations('orders.list');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery(apiQuery('/api/order/counts'));
  const countOf = (tab: OrderTab) => {
    const count = counts?.[tab] ?? 0;
    return count > 0 && tab !== 'all' && tab !== 'finished' ? format.number(count) : undefined;
  };
  const tabs = orderTabs.map((tab) => ({
    key: tab,
    label: t(`tabs.${tab}`),
    search: changedSearch(parameters, { tab: tab === 'all' ? undefined : tab }),
    isCurrent: tab === current,
    count: countOf(tab),
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
