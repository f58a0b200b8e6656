'use client';

import { useLocale, useTranslations } from 'next-intl';
import { DecidedNote, Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import { numberColumn } from '#components/work/money/number-column.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Deposit } from '#lib/api/settlement/desk-deposits.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { dueDay } from '../../due-day.ts';
import { StoreCell } from '../store-cell.tsx';

export function useDepositColumns(): WorkColumn<Deposit>[] {
  const t = useTranslations('settlementDeposits');
  const locale = useLocale();
  const nameOf = usePersonName();
  return [
    numberColumn(t('desk.columns.no')),
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
    { key: 'proposer', label: t('desk.columns.proposer'), isTight: true, cell: ({ proposer }) => nameOf(proposer) },
    { key: 'status', label: t('desk.columns.status'), cell: (row) => <State deposit={row} /> },
  ];
}

const tones = {
  open: 'primary',
  paid: 'success',
  withdrawn: 'neutral',
  proposed: 'warning',
  approved: 'success',
  rejected: 'neutral',
} as const;

function State({ deposit }: { deposit: Deposit }) {
  const { status, is_overdue: isOverdue, due_time, decider, decide_reason, decide_time } = deposit;
  const t = useTranslations('settlementDeposits');
  const state = isOverdue ? t('overdue') : t(`desk.states.${status}`);
  return (
    <StateCell tone={isOverdue ? 'error' : tones[status]} state={state}>
      {status === 'open' && due_time && <Note>{t('due', { day: dueDay(due_time) })}</Note>}
      <DecidedNote by={decider} time={decide_time} />
      <Note>{decide_reason}</Note>
    </StateCell>
  );
}
