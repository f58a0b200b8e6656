'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { ordersQuery } from '#lib/api/orders/member-orders.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { paths } from '#lib/routes/paths.ts';
import { OrderCard } from './order-card.tsx';
import { isNarrowed, type OrderFilter, readOrderFilter } from './order-filter.ts';
import { OrderTabs } from './order-tabs.tsx';
import styles from './orders.module.css';
import { OrdersBar } from './orders-bar.tsx';

/** Every order of the member, in tabs by what is left to do. */
export function OrdersScreen() {
  const t = useTranslations('orders.list');
  const [filter, setFilter] = useAddressState(readOrderFilter);
  const query = useQuery({ ...ordersQuery(filter), placeholderData: keepPreviousData });
  if (isNotOffered(query.error)) return <NotOffered />;
  const { page, limit } = filter;
  return (
    <>
      <PageHeader title={t('title')} />
      <OrderTabs current={filter.tab} />
      <OrdersBar filter={filter} onChange={setFilter} />
      <QueryView query={query} skeleton={<Shapes />}>
        {({ list, total }) =>
          list.length === 0 ? (
            <Empty filter={filter} onReset={() => setFilter({ q: '', from: '', to: '' })} />
          ) : (
            <div className={styles.list}>
              {list.map((order) => (
                <OrderCard key={order.no} order={order} />
              ))}
              <ListPager
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => setFilter({ page: next })}
                onLimit={(size) => setFilter({ limit: size })}
              />
            </div>
          )
        }
      </QueryView>
    </>
  );
}

function Shapes() {
  return (
    <Panel>
      <ListSkeleton rows={6} />
    </Panel>
  );
}

function Empty({ filter, onReset }: { filter: OrderFilter; onReset: () => void }) {
  const t = useTranslations('orders.list');
  return (
    <Panel>
      {isNarrowed(filter) ? (
        <EmptyState title={t('emptyFiltered')} text={t('emptyFilteredText')}>
          <Button look="secondary" onClick={onReset}>
            {t('reset')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState title={t(filter.tab === 'all' ? 'empty' : 'emptyTab')} text={t('emptyText')}>
          <ButtonLink href={paths.products}>{t('shop')}</ButtonLink>
        </EmptyState>
      )}
    </Panel>
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
