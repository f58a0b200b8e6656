'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { MoneyList } from '#components/work/money/money-list.tsx';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { OnlyOne } from '#components/work/money/only-one.tsx';
import { refreshMs } from '#components/work/money/refresh.ts';
import { useAsked } from '#components/work/money/use-asked.ts';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import { type OrderTransfer, transfersQuery } from '#lib/api/wallet/desk-money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { DueCell } from './due-cell.tsx';
import { type AskedTransfer, TransferActions, TransferDialogs } from './transfer-actions.tsx';
import type { TransfersView } from './transfers-view.ts';
import { VoucherCell } from './voucher-cell.tsx';

interface OrderTransfersProps {
  page: TransfersView['page'];
  no: string | undefined;
  onPage: (change: StateChange) => void;
}

/** Transfers for orders that customers have announced. */
export function OrderTransfers({ page, no, onPage }: OrderTransfersProps) {
  const t = useTranslations('paymentsDesk.orders');
  const query = useQuery({
    ...transfersQuery({ ...page, no }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { asked, ask, close, done, decided } = useAsked<AskedTransfer>();
  return (
    <>
      <MoneyList
        caption={t('caption')}
        query={query}
        columns={useColumns(ask)}
        rowKey={({ no }) => no}
        page={page}
        onPage={onPage}
        empty={no ? { title: t('gone'), text: t('goneText') } : { title: t('empty'), text: t('emptyText') }}
        decided={decided}
      >
        {no && <OnlyOne no={no} href={userPath('desk/transfers')} />}
      </MoneyList>
      <TransferDialogs side="orders" asked={asked} onDone={done} onClose={close} />
    </>
  );
}

function useColumns(ask: (asked: AskedTransfer) => void): Column<OrderTransfer>[] {
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
