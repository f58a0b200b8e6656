'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { type StateChange, useAddressState } from '#components/ui/use-address-state.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import { exportOperatorOrders, type OperatorOrder, operatorOrdersQuery } from '#lib/api/orders/desk-orders.ts';
import { DeskFilters } from './desk-filters.tsx';
import { NoOrdersFound } from './no-orders-found.tsx';
import { type DeskOrdersState, filterOf, fromTheStart, readDeskOrders } from './orders-state.ts';
import { useDeskBulk } from './use-desk-bulk.ts';
import { deskOrderHref, useDeskColumns } from './use-desk-columns.tsx';
import { useStoreAsked } from './use-store-asked.tsx';

/** Orders of all customers, for operators to work in. */
export function DeskOrdersScreen() {
  const t = useTranslations('ordersStore.list');
  const [state, setState] = useAddressState(readDeskOrders);
  const change = (next: StateChange) => setState(fromTheStart(next));
  const columns = useDeskColumns(state.status === 'processing');
  const { dialog, withStore } = useStoreAsked();
  const bulk = useDeskBulk(withStore);
  const filter = filterOf(state);
  const isFiltered = Object.keys(filter).length > 0;
  const reset = () => change(Object.fromEntries(Object.keys(filter).map((name) => [name, ''])));
  return (
    <>
      <PageHeader title={t('desk.title')} text={t('desk.text')} />
      <WorkTable<OperatorOrder, DeskOrdersState>
        list="desk-orders"
        caption={t('desk.caption')}
        columns={columns}
        state={state}
        onState={change}
        query={operatorOrdersQuery(state)}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={deskOrderHref}
        bulk={bulk}
        filters={<DeskFilters state={state} isFiltered={isFiltered} onChange={change} onReset={reset} />}
        onExport={(format) => exportOperatorOrders({ ...filter, sort: state.sort, format })}
        empty={() => <Empty isFiltered={isFiltered} onReset={reset} />}
        isFiltered={isFiltered}
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

function Empty({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  const t = useTranslations('ordersStore.list');
  if (isFiltered) return <NoOrdersFound onReset={onReset} />;
  return <EmptyState title={t('desk.empty')} text={t('desk.emptyText')} />;
}
