'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import styles from '#components/work/money/money.module.css';
import { MoneyList } from '#components/work/money/money-list.tsx';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { OnlyOne } from '#components/work/money/only-one.tsx';
import { refreshMs } from '#components/work/money/refresh.ts';
import { StatusSelect } from '#components/work/money/status-select.tsx';
import { useAsked } from '#components/work/money/use-asked.ts';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import { type DeskRecharge, deskRechargesQuery } from '#lib/api/wallet/desk-money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { DueCell } from './due-cell.tsx';
import { rechargeDecisions } from './recharge-decisions.ts';
import { type AskedTransfer, TransferActions, TransferDialogs } from './transfer-actions.tsx';
import { rechargeFilter, rechargeStates, type TransfersView } from './transfers-view.ts';
import { VoucherCell } from './voucher-cell.tsx';

interface RechargeTransfersProps {
  view: TransfersView;
  onChange: (change: StateChange) => void;
}

/** Recharges, at first those whose transfer waits to be found. */
export function RechargeTransfers({ view, onChange }: RechargeTransfersProps) {
  const t = useTranslations('paymentsDesk.recharges');
  const filter = rechargeFilter(view);
  const query = useQuery({
    ...deskRechargesQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const { asked, ask, close, done, decided } = useAsked<AskedTransfer>();
  const isWaiting = view.status === 'processing';
  return (
    <>
      <MoneyList
        caption={t('caption')}
        query={query}
        columns={useColumns(ask)}
        rowKey={({ no }) => no}
        page={view.page}
        onPage={onChange}
        empty={isWaiting ? { title: t('empty'), text: t('emptyText') } : { title: t('none'), text: t('noneText') }}
        decided={decided}
      >
        {view.no && <OnlyOne no={view.no} href={userPath('desk/transfers', { view: 'recharges' })} />}
        {!view.no && (
          <StatusSelect
            label={t('status')}
            value={view.status}
            options={rechargeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onChoose={(status) => onChange({ status: status === 'processing' ? undefined : status })}
          />
        )}
      </MoneyList>
      <TransferDialogs side="recharges" asked={asked} onDone={done} onClose={close} />
    </>
  );
}

function useColumns(ask: (asked: AskedTransfer) => void): Column<DeskRecharge>[] {
  const t = useTranslations('paymentsDesk');
  const columns = useMoneyColumns<DeskRecharge>();
  const mayDecide = useHeldNode()('operator/recharge/confirm');
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, channel }) => <NumberCell no={no} note={t(`channels.${channel}`)} />,
    },
    columns.customer,
    { ...columns.amount, cell: (row) => <DueCell transfer={row} /> },
    { key: 'reference', label: t('columns.reference'), cell: (row) => <VoucherCell voucher={row} /> },
    { key: 'status', label: t('columns.status'), cell: (row) => <RechargeState recharge={row} /> },
    { ...columns.since, label: t('columns.created') },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <TransferActions transfer={row} decisions={mayDecide ? rechargeDecisions(row) : []} onAsk={ask} />,
    },
  ];
}

const tones = {
  created: 'neutral',
  pending: 'neutral',
  processing: 'warning',
  succeeded: 'success',
  failed: 'error',
  closed: 'neutral',
} as const;

function RechargeState({ recharge: { status, fail_reason: reason } }: { recharge: DeskRecharge }) {
  const t = useTranslations('paymentsDesk.recharges.statusOf');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(status)}</Chip>
      {reason && <span className={styles.note}>{reason}</span>}
    </span>
  );
}
