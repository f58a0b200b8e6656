'use client';

import { useTranslations } from 'next-intl';
import { Guarded } from '#components/layout/guarded.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { OperatorOrder } from '#lib/api/orders/desk-orders.ts';
import { DeskFilters } from './desk-filters.tsx';
import { deskOrderList } from './order-lists.ts';
import { PastFound } from './past-found.tsx';
import { useDeskBulk } from './use-desk-bulk.ts';
import { deskOrderHref, useDeskColumns } from './use-desk-columns.tsx';
import { useStoreChoice } from './use-store-choice.tsx';

/** Orders of all customers, for operators to work in. */
export function DeskOrdersScreen() {
  const t = useTranslations('ordersStore.list');
  const list = useList(deskOrderList);
  const { dialog, withStore } = useStoreChoice();
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')} />
      <Guarded node="operator/pastOrders/list">
        <PastFound q={list.state.q} />
      </Guarded>
      <WorkTable
        list={list}
        caption={t('desk.caption')}
        columns={useDeskColumns(list.state.status === 'processing')}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={deskOrderHref}
        bulk={useDeskBulk(withStore)}
        filters={<DeskFilters list={list} />}
        empty={<EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />}
      />
      {dialog}
    </>
  );
}

/** What an operator looks at; the clocks count down by themselves. */
const markOf = (order: OperatorOrder) =>
  [
    order.status,
    order.payment_status,
    order.fulfilment_status,
    order.dispatch_status,
    order.store_id,
    order.payable,
  ].join();
