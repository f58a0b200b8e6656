'use client';

import { useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Unbroken } from '#components/ui/unbroken.tsx';
import styles from '#components/work/money/money.module.css';
import { NumberCell } from '#components/work/money/number-cell.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { Correction } from '#lib/api/settlement/desk-corrections.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { useChangeWords } from '../../use-change-words.ts';
import { StoreCell } from '../store-cell.tsx';
import { CorrectionActions, type PendingCorrection } from './correction-actions.tsx';

const minute = 'yyyy-mm-dd hh:MM';

export function useCorrectionColumns(ask: (pending: PendingCorrection) => void): WorkColumn<Correction>[] {
  const t = useTranslations('settlementCorrections');
  const write = useChangeWords();
  const nameOf = usePersonName();
  return [
    {
      key: 'no',
      label: t('columns.no'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ no, create_time }) => <NumberCell no={no} note={formatTime(create_time, '', minute)} />,
    },
    { key: 'store', label: t('columns.store'), cell: (row) => <StoreCell of={row} /> },
    { key: 'kind', label: t('columns.kind'), isTight: true, cell: ({ kind }) => t(`kinds.${kind}`) },
    { key: 'amount', label: t('columns.amount'), align: 'end', isTight: true, cell: ({ amount }) => write(amount) },
    { key: 'reason', label: t('columns.reason'), cell: (row) => <Reason correction={row} /> },
    { key: 'proposer', label: t('columns.proposer'), isTight: true, cell: ({ proposer }) => nameOf(proposer) },
    { key: 'status', label: t('columns.status'), cell: (row) => <State correction={row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) => <CorrectionActions correction={row} onAsk={ask} />,
    },
  ];
}

interface CellProps {
  correction: Correction;
}

/** Empty for who has left. */
function usePersonName() {
  const t = useTranslations('settlementCorrections');
  return ({ id, name }: { id: number; name: string }) => name || t('person', { id: String(id) });
}

function Reason({ correction: { reason, order_no: no } }: CellProps) {
  const t = useTranslations('settlementCorrections');
  const maySee = useHeldNode()('operator/order/info');
  const order = t('order', { no });
  return (
    <span className={styles.words}>
      {reason}
      {no && (
        <span className={styles.note}>
          {maySee ? <PageLink href={userPath('desk/orders/info', { no })}>{order}</PageLink> : order}
        </span>
      )}
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
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      {decider && (
        <span className={styles.note}>
          {nameOf(decider)} <Unbroken>{formatTime(decide_time, '', minute)}</Unbroken>
        </span>
      )}
      {decide_reason && <span className={styles.note}>{decide_reason}</span>}
      {status === 'announced' && (
        <span className={styles.note}>
          <Unbroken>{t('until', { time: formatTime(appeal_deadline, '', minute) })}</Unbroken>
        </span>
      )}
      {appeal_note && <span className={styles.note}>{t('appeal', { note: appeal_note })}</span>}
      {resolver && (
        <span className={styles.note}>
          {nameOf(resolver)} {resolve_reason}
        </span>
      )}
    </span>
  );
}
