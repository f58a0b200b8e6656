'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { OnlyFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { OrderTransfer } from '#lib/api/wallet/desk-money.ts';
import { DueCell } from './due-cell.tsx';
import { type AskedTransfer, TransferActions, TransferDialog } from './transfer-actions.tsx';
import { orderTransferList } from './transfer-lists.ts';
import { VoucherCell } from './voucher-cell.tsx';

/** Transfers for orders that customers have announced. */
export function OrderTransfers() {
  const t = useTranslations('paymentsDesk');
  const list = useList(orderTransferList);
  const [asked, ask] = useState<AskedTransfer>();
  return (
    <>
      <WorkTable
        list={list}
        caption={t('orders.caption')}
        columns={useColumns(ask)}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={list.state.no && <OnlyFilter of={list} name="no" label={(no) => t('only', { no })} />}
        empty={<EmptyState title={t('orders.empty')} text={t('orders.emptyText')} />}
        nothing={<EmptyState title={t('orders.gone')} text={t('orders.goneText')} />}
      />
      {asked && <TransferDialog side="orders" {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}

function useColumns(ask: (asked: AskedTransfer) => void): WorkColumn<OrderTransfer>[] {
  const t = useTranslations('paymentsDesk');
  const columns = useMoneyColumns<OrderTransfer>();
  const mayDecide = useHeldNode()('operator/payment/confirmTransfer');
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, group_no }) => <NumberCell no={no} note={t('orders.group', { no: group_no })} />,
    },
    columns.customer,
    { ...columns.amount, cell: (row) => <DueCell transfer={row} /> },
    { key: 'reference', label: t('columns.reference'), cell: (row) => <VoucherCell voucher={row} /> },
    columns.since,
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <TransferActions transfer={row} decisions={mayDecide ? ['received', 'reject'] : []} onAsk={ask} />,
    },
  ];
}
