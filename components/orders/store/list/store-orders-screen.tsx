'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { DaysFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkBulkAction } from '#components/work/work-types.ts';
import { acceptOrder, type SellerOrder, type StoreOrderTab } from '#lib/api/orders/store-orders.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { storeOrderList } from './order-lists.ts';
import { StoreTabs } from './store-tabs.tsx';
import { useShipping } from './use-shipping.tsx';
import { storeOrderHref, useStoreColumns } from './use-store-columns.tsx';

/** Orders of the store to work in, in tabs by what is left to do. */
export function StoreOrdersScreen() {
  const t = useTranslations('ordersStore.list');
  const list = useList(storeOrderList);
  const { tab } = list.state;
  const bulk = [...useAccepting(), ...useShipping()];
  return (
    <>
      <PageHeader title={t('store.title')} text={t('store.text')} />
      <StoreTabs current={tab} />
      <WorkTable
        list={list}
        caption={t('store.caption')}
        columns={useStoreColumns(tab)}
        rowKey={({ no }) => no}
        rowMark={markOf}
        rowName={({ no }) => t('row', { no })}
        rowHref={storeOrderHref}
        bulk={bulk}
        filters={
          <>
            <SearchFilter of={list} label={t('filters.search')} />
            <DaysFilter of={list} />
          </>
        }
        empty={<Empty tab={tab} />}
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

function Empty({ tab }: { tab: StoreOrderTab }) {
  const t = useTranslations('ordersStore.list');
  return (
    <EmptyState title={t(tab === 'all' ? 'store.empty' : 'store.emptyTab')} text={t('store.emptyText')}>
      <ButtonLink href={userPath('store/orderpool')} look="secondary">
        {t('store.toPool')}
      </ButtonLink>
    </EmptyState>
  );
}
