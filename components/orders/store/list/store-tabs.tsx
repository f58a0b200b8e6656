'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useFormatter, useTranslations } from 'next-intl';
import { StateTabs } from '#components/lists/state-tabs.tsx';
import { changedSearch } from '#components/ui/hooks/use-address-state.ts';
import type { StoreOrderTab } from '#lib/api/orders/store-orders.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { storeOrderTabs } from '#lib/contract/orders/store-orders.ts';

/** The server counts a little further. */
const mostShown = 999;

/** Orders of the store by what is left to do, with how many there are of each. */
export function StoreTabs({ current }: { current: StoreOrderTab }) {
  const t = useTranslations('ordersStore.list.store');
  const format = useFormatter();
  const parameters = useSearchParams();
  const { data: counts } = useQuery({ ...apiQuery('/api/store/orderCounts'), refetchInterval: 20_000 });
  const countOf = (tab: StoreOrderTab) => {
    const count = (counts as Partial<Record<StoreOrderTab, number>> | undefined)?.[tab] ?? 0;
    const shown = format.number(Math.min(count, mostShown));
    return count > 0 ? `${shown}${count > mostShown ? '+' : ''}` : undefined;
  };
  const tabs = storeOrderTabs.map((tab) => ({
    key: tab,
    label: t(`tabs.${tab}`),
    search: changedSearch(parameters, { tab: tab === 'all' ? undefined : tab, sort: undefined }),
    isCurrent: tab === current,
    count: countOf(tab),
  }));
  return <StateTabs label={t('tabsLabel')} tabs={tabs} />;
}
