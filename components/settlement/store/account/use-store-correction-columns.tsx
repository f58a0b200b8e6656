'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { RowDecisions } from '#components/work/decisions/row-decisions.tsx';
import { Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { numberColumn } from '#components/work/money/number-column.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreCorrection } from '#lib/api/settlement/store-corrections.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';

export function useStoreCorrectionColumns(appeal: (no: string) => void): WorkColumn<StoreCorrection>[] {
  const t = useTranslations('settlementAccount.corrections');
  const locale = useLocale();
  const mayAppeal = useHeldNode()('store/finance/appeal');
  return [
    numberColumn(t('no')),
    { key: 'kind', label: t('kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      key: 'amount',
      label: t('amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'reason', label: t('reason'), cell: (row) => <Reason correction={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State correction={row} /> },
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: ({ no, actions }) => (
        <RowDecisions no={no} offer={mayAppeal ? actions : []} label={(move) => t(move)} onAsk={() => appeal(no)} />
      ),
    },
  ];
}

interface CellProps {
  correction: StoreCorrection;
}

function Reason({ correction: { reason, order_no: no } }: CellProps) {
  const t = useTranslations('settlementAccount.corrections');
  return (
    <span className="inline-stack-2 justify-items-cell wrap-anywhere">
      {reason}
      {no && (
        <Note>
          <PageLink href={userPath('store/order_info', { no })}>{t('order', { no })}</PageLink>
        </Note>
      )}
    </span>
  );
}

const tones = {
  approved: 'success',
  announced: 'warning',
  appealed: 'primary',
  lifted: 'neutral',
  charged: 'error',
} as const;

/** How it stands, and what happens if nobody does anything. */
function State({ correction: { status, appeal_deadline, appeal_note: note, answer, actions } }: CellProps) {
  const t = useTranslations('settlementAccount.corrections');
  return (
    <StateCell tone={tones[status]} state={t(`states.${status}`)}>
      {actions.includes('appeal') && (
        <Note>{t('deadline', { time: formatTime(appeal_deadline, '', 'yyyy-mm-dd hh:MM') })}</Note>
      )}
      <Note>{note && t(status === 'appealed' ? 'appealed' : 'appealNote', { note })}</Note>
      <Note>{answer && t('answer', { reason: answer })}</Note>
    </StateCell>
  );
}
