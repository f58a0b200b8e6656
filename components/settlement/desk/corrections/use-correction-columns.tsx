'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { DecidedNote, Note, StateCell } from '#components/work/decisions/state-cell.tsx';
import { usePersonName } from '#components/work/decisions/use-person-name.ts';
import styles from '#components/work/money/money.module.css';
import { numberColumn } from '#components/work/money/number-column.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Correction } from '#lib/api/settlement/desk-corrections.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useChangeWords } from '../../use-change-words.ts';
import { StoreCell } from '../store-cell.tsx';

export function useCorrectionColumns(): WorkColumn<Correction>[] {
  const t = useTranslations('settlementCorrections');
  const write = useChangeWords();
  const nameOf = usePersonName();
  return [
    numberColumn(t('columns.no')),
    { key: 'store', label: t('columns.store'), cell: (row) => <StoreCell of={row} /> },
    { key: 'kind', label: t('columns.kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'amount', label: t('columns.amount'), align: 'end', isTight: true, cell: ({ amount }) => write(amount) },
    { key: 'reason', label: t('columns.reason'), cell: (row) => <Reason correction={row} /> },
    { key: 'proposer', label: t('columns.proposer'), isTight: true, cell: ({ proposer }) => nameOf(proposer) },
    { key: 'status', label: t('columns.status'), cell: (row) => <State correction={row} /> },
  ];
}

interface CellProps {
  correction: Correction;
}

function Reason({ correction: { reason, order_no: no } }: CellProps) {
  const t = useTranslations('settlementCorrections');
  const maySee = useHeldNode()('operator/order/info');
  const order = t('order', { no });
  return (
    <span className={styles.words}>
      {reason}
      {no && <Note>{maySee ? <PageLink href={userPath('desk/orders/info', { no })}>{order}</PageLink> : order}</Note>}
    </span>
  );
}

const tones = {
  proposed: 'warning',
  rejected: 'neutral',
  approved: 'success',
  announced: 'primary',
  appealed: 'warning',
  lifted: 'neutral',
  charged: 'success',
} as const;

function State({ correction }: CellProps) {
  const { status, decider, decide_reason, decide_time, appeal_deadline, appeal_note, resolver, resolve_reason } =
    correction;
  const t = useTranslations('settlementCorrections');
  const nameOf = usePersonName();
  return (
    <StateCell tone={tones[status]} state={t(`states.${status}`)}>
      <DecidedNote by={decider} time={decide_time} />
      <Note>{decide_reason}</Note>
      {status === 'announced' && (
        <Note>{t('until', { time: formatTime(appeal_deadline, '', 'yyyy-mm-dd hh:MM') })}</Note>
      )}
      <Note>{appeal_note && t('appeal', { note: appeal_note })}</Note>
      {resolver && (
        <Note>
          {nameOf(resolver)} {resolve_reason}
        </Note>
      )}
    </StateCell>
  );
}
