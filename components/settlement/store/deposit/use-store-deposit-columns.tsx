'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { RowDecisions } from '#components/work/decisions/row-decisions.tsx';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { numberColumn } from '#components/work/money/number-column.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreDeposit } from '#lib/api/settlement/store-deposits.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { dueDay } from '../../due-day.ts';

export function useStoreDepositColumns(pay: (deposit: StoreDeposit) => void): WorkColumn<StoreDeposit>[] {
  const t = useTranslations('settlementDeposits');
  const locale = useLocale();
  const mayPay = useHeldNode()('store/finance/withdraw');
  return [
    numberColumn(t('store.no')),
    { key: 'kind', label: t('store.kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'amount',
      label: t('store.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'reason', label: t('store.reason'), cell: ({ reason }) => reason },
    { key: 'status', label: t('store.status'), cell: (row) => <State deposit={row} /> },
    {
      key: 'actions',
      label: t('store.actions'),
      align: 'end',
      cell: (row) => (
        <RowDecisions
          no={row.no}
          offer={mayPay ? row.actions : []}
          label={(move) => t(`store.${move}`)}
          onAsk={() => pay(row)}
        />
      ),
    },
  ];
}

const tones = { open: 'warning', paid: 'success', withdrawn: 'neutral', approved: 'success' } as const;

/** How it stands, and what happens if nobody does anything. */
function State({ deposit: { status, is_overdue: isOverdue, due_time, done_time, answer } }: { deposit: StoreDeposit }) {
  const t = useTranslations('settlementDeposits');
  const state = isOverdue ? t('overdue') : t(`store.states.${status}`);
  return (
    <StateCell tone={isOverdue ? 'error' : tones[status]} state={state}>
      {status === 'open' && due_time && (
        <Note>{t(isOverdue ? 'store.overdueNote' : 'store.dueNote', { day: dueDay(due_time) })}</Note>
      )}
      {done_time && <Note>{t('store.done', { time: formatTime(done_time, '', 'yyyy-mm-dd hh:MM') })}</Note>}
      <Note>{answer && t('store.answer', { reason: answer })}</Note>
    </StateCell>
  );
}
