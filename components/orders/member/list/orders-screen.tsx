'use client';

import { useTranslations } from 'next-intl';
import { DaysFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { ListPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { paths } from '#lib/routes/paths.ts';
import { OrderCard } from './order-card.tsx';
import { orderList } from './order-list.ts';
import { OrderTabs } from './order-tabs.tsx';
import { PastLink } from './past-link.tsx';

/** Every order of the member, in tabs by what is left to do. */
export function OrdersScreen() {
  const t = useTranslations('orders.list');
  const list = useList(orderList);
  const query = useListQuery(list);
  if (isNotOffered(query.error)) return <NotOffered />;
  return (
    <>
      <PageHeader title={t('title')} />
      <OrderTabs current={list.state.tab} />
      <div className="wrap-8-16 items-center">
        <ListFilters of={list}>
          <SearchFilter of={list} label={t('search')} />
          <DaysFilter of={list} />
        </ListFilters>
        <PastLink q={list.state.q} />
      </div>
      <ListPages
        list={list}
        query={query}
        skeleton={<PanelSkeleton rows={6} />}
        empty={<NoOrders isAll={list.state.tab === 'all'} />}
        frame={(content) => <Panel>{content}</Panel>}
      >
        {({ list: orders }) => (
          <div className="stack-16">
            {orders.map((order) => (
              <OrderCard key={order.no} order={order} />
            ))}
          </div>
        )}
      </ListPages>
    </>
  );
}

function NoOrders({ isAll }: { isAll: boolean }) {
  const t = useTranslations('orders.list');
  return (
    <EmptyState title={t(isAll ? 'empty' : 'emptyTab')} text={t('emptyText')}>
      <ButtonLink href={paths.products}>{t('shop')}</ButtonLink>
    </EmptyState>
  );
}

function NotOffered() {
  const t = useTranslations('orders.list');
  return (
    <>
      <PageHeader title={t('title')} />
      <Panel>
        <EmptyState title={t('notOffered')} text={t('notOfferedText')} />
      </Panel>
    </>
  );
}
