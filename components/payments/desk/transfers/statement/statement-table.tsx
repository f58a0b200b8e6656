'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useMemberCentre } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from '#components/work/money/money.module.css';
import { RepeatedLines } from '#components/work/money/repeated-lines.tsx';
import { useCustomerName } from '#components/work/money/use-customer-name.ts';
import type { StatementRow } from '#lib/api/wallet/desk-money.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { type Confirmable, canConfirm, useMayConfirm } from './can-confirm.ts';

const tones = {
  matched: 'success',
  likely: 'warning',
  several: 'warning',
  amount_differs: 'error',
  twice: 'error',
  reference_twice: 'error',
  done: 'neutral',
  unknown: 'neutral',
} as const;

const explained = ['likely', 'several', 'twice', 'reference_twice', 'unknown'] as const;
const isExplained = (outcome: StatementRow['outcome']): outcome is (typeof explained)[number] =>
  explained.some((each) => each === outcome);

interface StatementTableProps {
  rows: StatementRow[];
  onAsk: (row: Confirmable) => void;
}

/** What has come, row by row, and the transfer that each belongs to. */
export function StatementTable({ rows, onAsk }: StatementTableProps) {
  const t = useTranslations('paymentsDesk.statement');
  return (
    <Panel title={t('caption')} isFlush>
      <RecordList caption={t('caption')} columns={useColumns(onAsk)} rows={rows} rowKey={({ line }) => line} />
    </Panel>
  );
}

function useColumns(onAsk: (row: Confirmable) => void): Column<StatementRow>[] {
  const t = useTranslations('paymentsDesk.statement');
  const locale = useLocale();
  const { user } = useMemberCentre();
  const mayConfirm = useMayConfirm();
  return [
    { key: 'line', label: t('columns.line'), isTight: true, cell: ({ line }) => line },
    { key: 'day', label: t('columns.day'), isTight: true, cell: ({ day }) => day || '–' },
    {
      key: 'received',
      label: t('columns.received'),
      align: 'end',
      isTight: true,
      isMain: true,
      cell: ({ amount }) => formatMoney(locale, amount),
    },
    { key: 'payer', label: t('columns.payer'), cell: (row) => <Payer row={row} /> },
    { key: 'transfer', label: t('columns.transfer'), cell: ({ transfer }) => transfer && <Transfer of={transfer} /> },
    { key: 'match', label: t('columns.match'), cell: (row) => <Match row={row} /> },
    {
      key: 'actions',
      label: t('columns.actions'),
      align: 'end',
      cell: (row) =>
        canConfirm(row, { mayConfirm, userId: user.id }) && (
          <Button look="secondary" size="small" onClick={() => onAsk(row)}>
            {t('check')} <span className="visually-hidden">{row.transfer.no}</span>
          </Button>
        ),
    },
  ];
}

function Payer({ row: { payer, note, reference } }: { row: StatementRow }) {
  const t = useTranslations('paymentsDesk.statement');
  return (
    <span className={styles.words}>
      {payer}
      <span className={styles.note}>{[note, reference || t('noReference')].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function Transfer({ of: transfer }: { of: Confirmable['transfer'] }) {
  const t = useTranslations('paymentsDesk.statement');
  const locale = useLocale();
  const customerOf = useCustomerName();
  return (
    <span className={styles.words}>
      <span className={styles.no}>{transfer.no}</span>
      <span className={styles.note}>{customerOf(transfer)}</span>
      <span className={styles.note}>{t('due', { amount: formatMoney(locale, transfer.amount) })}</span>
    </span>
  );
}

function Match({ row: { outcome, lines } }: { row: StatementRow }) {
  const t = useTranslations('paymentsDesk.statement');
  return (
    <span className={styles.words}>
      <Chip tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Chip>
      {isExplained(outcome) && <span className={styles.note}>{t(`hints.${outcome}`)}</span>}
      <RepeatedLines lines={lines} />
    </span>
  );
}
