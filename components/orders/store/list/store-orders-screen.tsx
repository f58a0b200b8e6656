'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { type StateChange, useAddressState } from '#components/ui/use-address-state.ts';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { acceptOrder, exportStoreOrders, type SellerOrder, storeOrdersQuery } from '#lib/api/orders/store-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { ListFilters } from './list-filters.tsx';
import { NoOrdersFound } from './no-orders-found.tsx';
import { filterOf, fromTheStart, readStoreOrders, type StoreOrdersState } from './orders-state.ts';
import { StoreTabs } from './store-tabs.tsx';
import { storeOrderHref, useStoreColumns } from './use-store-columns.tsx';

/** Orders of the store to work in, in tabs by what is left to do. */
export function StoreOrdersScreen() {
  const t = useTranslations('ordersStore.list');
  const [state, setState] = useAddressState(readStoreOrders);
  const change = (next: StateChange) => setState(fromTheStart(next));
  const columns = useStoreColumns(state.tab);
  const bulk = useAccepting();
  const isFiltered = Boolean(state.q || state.from || state.to);
  const reset = () => change({ q: '', from: '', to: '' });
  return (
    <>
      <PageHeader title={t('store.title')} text={t('store.text')} />
      <StoreTabs current={state.tab} />
      <WorkTable<SellerOrder, StoreOrdersState>
        list="store-orders"
        caption={t('store.caption')}
        columns={columns}
        state={state}
        onState={change}
        query={storeOrdersQuery(state)}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={storeOrderHref}
        bulk={bulk}
        filters={<ListFilters wanted={state} isFiltered={isFiltered} onChange={change} onReset={reset} />}
        onExport={(format) => exportStoreOrders({ ...filterOf(state), sort: state.sort, format })}
        empty={() => <Empty tab={state.tab} isFiltered={isFiltered} onReset={reset} />}
        isFiltered={isFiltered}
      />
    </>
  );
}

/** What a seller looks at; the clocks count down by themselves. */
const markOf = ({
  status,
  payment_status,
  fulfilment_status,
  aftersale_status,
  dispatch_status,
  payable,
}: SellerOrder) => [status, payment_status, fulfilment_status, aftersale_status, dispatch_status, payable].join();

function useAccepting(): WorkBulkAction<SellerOrder>[] {
  const t = useTranslations('ordersStore.list.store');
  const isHeld = useHeldNode()('store/order/answer');
  if (!isHeld) return [];
  const accept = ({ no }: SellerOrder) => acceptOrder(no, { isCodeShown: false, isErrorShown: false });
  return [{ key: 'accept', label: t('accept'), isPossible: ({ actions }) => actions.includes('accept'), run: accept }];
}

interface EmptyProps {
  tab: StoreOrdersState['tab'];
  isFiltered: boolean;
  onReset: () => void;
}

function Empty({ tab, isFiltered, onReset }: EmptyProps) {
  const t = useTranslations('ordersStore.list');
  if (isFiltered) return <NoOrdersFound onReset={onReset} />;
  return (
    <EmptyState title={t(tab === 'all' ? 'store.empty' : 'store.emptyTab')} text={t('store.emptyText')}>
      <ButtonLink href={userPath('store/orderpool')} look="secondary">
        {t('store.toPool')}
      </ButtonLink>
    </EmptyState>
  );
}
