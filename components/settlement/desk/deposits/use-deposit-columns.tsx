'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Deposit } from '#lib/api/settlement/desk-deposits.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { dueDay } from '../../due-day.ts';
import { StoreCell } from '../store-cell.tsx';
import { DepositActions, type PendingDeposit } from './deposit-actions.tsx';

const minute = 'yyyy-mm-dd hh:MM';

export function useDepositColumns(ask: (pending: PendingDeposit) => void): WorkColumn<Deposit>[] {
  const t = useTranslations('settlementDeposits');
  const locale = useLocale();
  const nameOf = usePersonName();
  return [
    {
      key: 'no',
      label: t('desk.columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => <NumberCell no={no} note={formatTime(create_time, '', minute)} />,
    },
    { key: 'store', label: t('desk.columns.store'), cell: (row) => <StoreCell of={row} /> },
    { key: 'kind', label: t('desk.columns.kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'amount',
      label: t('desk.columns.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'reason', label: t('desk.columns.reason'), cell: ({ reason }) => reason },
    {
      key: 'proposer',
      label: t('desk.columns.proposer'),
      isTight: true,
      cell: ({ proposer }) => nameOf(proposer),
    },
    { key: 'status', label: t('desk.columns.status'), cell: (row) => <State deposit={row} /> },
    {
      key: 'actions',
      label: t('desk.columns.actions'),
      align: 'end',
      cell: (row) => <DepositActions deposit={row} onAsk={ask} />,
    },
  ];
}

interface CellProps {
  deposit: Deposit;
}

/** Empty for who has left. */
function usePersonName() {
  const t = useTranslations('settlementDeposits.desk');
  return ({ id, name }: { id: number; name: string }) => name || t('person', { id: String(id) });
}

const tones = {
  open: 'primary',
  paid: 'success',
  withdrawn: 'neutral',
  proposed: 'warning',
  approved: 'success',
  rejected: 'neutral',
} as const;

function State({ deposit }: CellProps) {
  const { status, is_overdue: isOverdue, due_time, decider, decide_reason, decide_time } = deposit;
  const t = useTranslations('settlementDeposits');
  const nameOf = usePersonName();
  return (
    <span className={styles.words}>
      <Chip tone={isOverdue ? 'error' : tones[status]}>{isOverdue ? t('overdue') : t(`desk.states.${status}`)}</Chip>
      {status === 'open' && due_time && (
        <span className={styles.note}>
          <Unbroken>{t('due', { day: dueDay(due_time) })}</Unbroken>
        </span>
      )}
      {decider && (
        <span className={styles.note}>
          {nameOf(decider)} <Unbroken>{formatTime(decide_time, '', minute)}</Unbroken>
        </span>
      )}
      {decide_reason && <span className={styles.note}>{decide_reason}</span>}
    </span>
  );
}
