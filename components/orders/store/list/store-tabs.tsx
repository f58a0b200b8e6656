'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import type { StoreOrderTab } from '#lib/api/orders/store-orders.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { storeOrderTabs } from '#lib/contract/orders/store-orders.ts';

/** Orders of the store by what is left to do, with how many there are of each. */
export function StoreTabs({ current }: { current: StoreOrderTab }) {
  const t = useTranslations('ordersStore.list.store');
  const { data: counts } = useQuery({ ...apiQuery('/api/store/orderCounts'), refetchInterval: 20_000 });
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={storeOrderTabs}
      current={current}
      labelOf={(tab) => t(`tabs.${tab}`)}
      countOf={(tab) => (counts as Partial<Record<StoreOrderTab, number>> | undefined)?.[tab]}
      without={['sort']}
    />
  );
}
