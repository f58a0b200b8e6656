'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { Chip } from '#components/ui/chip.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import { refreshSeconds } from '#components/work/money/refresh.ts';
import { useMoneyColumns } from '#components/work/money/use-money-columns.tsx';
import { NumberedTable } from '#components/work/numbered-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { DeskRecharge } from '#lib/api/wallet/desk-money.ts';
import { DueCell } from './due-cell.tsx';
import { rechargeDecisions } from './recharge-decisions.ts';
import { type AskedTransfer, TransferActions, TransferDialog } from './transfer-actions.tsx';
import { rechargeList } from './transfer-lists.ts';
import { VoucherCell } from './voucher-cell.tsx';

const states = ['processing', 'pending', 'succeeded', 'failed', 'closed'] as const;

/** Recharges, at first those whose transfer waits to be found. */
export function RechargeTransfers() {
  const t = useTranslations('paymentsDesk');
  const list = useList(rechargeList);
  const [asked, ask] = useState<AskedTransfer>();
  return (
    <>
      <NumberedTable
        list={list}
        caption={t('recharges.caption')}
        columns={useColumns(ask)}
        refreshSeconds={refreshSeconds}
        only={(no) => t('only', { no })}
        filters={
          <ChoiceFilter
            of={list}
            name="status"
            label={t('recharges.status')}
            all={t('recharges.states.all')}
            options={states.map((value) => ({ value, label: t(`recharges.states.${value}`) }))}
          />
        }
        empty={t('recharges.empty')}
        emptyText={t('recharges.emptyText')}
      />
      {asked && <TransferDialog side="recharges" {...asked} onClose={() => ask(undefined)} />}
    </>
  );
}

function useColumns(ask: (asked: AskedTransfer) => void): WorkColumn<DeskRecharge>[] {
  const t = useTranslations('paymentsDesk');
  const channels = useTranslations('ui.channels');
  const columns = useMoneyColumns<DeskRecharge>();
  const mayDecide = useHeldNode()('operator/recharge/confirm');
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, channel }) => <NumberCell no={no} note={channels(channel)} />,
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
