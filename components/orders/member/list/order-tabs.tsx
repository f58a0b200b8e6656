'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ListTabs } from '#components/lists/list-tabs.tsx';
import type { OrderTab } from '#lib/api/orders/member-orders.ts';
import { apiQuery } from '#lib/api/transport/queries.ts';
import { orderTabs } from '#lib/contract/orders/member-orders.ts';

/** Orders by what is left to do, with how many there are of each. */
export function OrderTabs({ current }: { current: OrderTab }) {
  const t = useTranslations('orders.list');
  const { data: counts } = useQuery(apiQuery('/api/order/counts'));
  return (
    <ListTabs
      label={t('tabsLabel')}
      tabs={orderTabs}
      current={current}
      labelOf={(tab) => t(`tabs.${tab}`)}
      countOf={(tab) => (tab === 'all' || tab === 'finished' ? undefined : counts?.[tab])}
    />
  );
}
