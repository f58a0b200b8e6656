'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useHeldNode } from '#components/layout/member-context.tsx';
import { Button } from '#components/ui/button.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { StoreStatement } from '#lib/api/settlement/store-statements.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { userPath } from '#lib/routes/user-path.ts';
import styles from '../finance.module.css';

const minute = 'yyyy-mm-dd hh:MM';
const sums = ['opening', 'earnings', 'reversals', 'fees', 'adjustments', 'net', 'closing'] as const;
/** What may be left out where room is short. */
const spare: readonly string[] = ['opening', 'closing', 'adjustments'];
const tones = { to_confirm: 'warning', disputed: 'warning', confirmed: 'primary', settled: 'success' } as const;

export function useStatementColumns(ask: (statement: StoreStatement) => void): WorkColumn<StoreStatement>[] {
  const t = useTranslations('settlementStore.statements');
  const locale = useLocale();
  const mayConfirm = useHeldNode()('store/finance/statement');
  return [
    { key: 'no', label: t('no'), isMain: true, isHeader: true, isTight: true, cell: (row) => <Period of={row} /> },
    { key: 'status', label: t('status'), cell: (row) => <State of={row} /> },
    ...sums.map(
      (key): WorkColumn<StoreStatement> => ({
        key,
        label: t(key),
        align: 'end',
        isSpare: spare.includes(key),
        cell: (row) => formatMoney(locale, row[key]),
      }),
    ),
    {
      key: 'actions',
      label: t('actions'),
      align: 'end',
      cell: (row) =>
        mayConfirm &&
        row.actions.includes('confirm') && (
          <Button look="secondary" size="small" onClick={() => ask(row)}>
            {t('confirm')} <span className="visually-hidden">{row.no}</span>
          </Button>
        ),
    },
  ];
}

interface CellProps {
  of: StoreStatement;
}

/** The period, and a way to every line of it. */
function Period({ of: { no, from, to, line_count: count } }: CellProps) {
  const t = useTranslations('settlementStore.statements');
  return (
    <span className={styles.words}>
      {no}
      <span className={styles.note}>{t('period', { from, to })}</span>
      <PageLink href={userPath('store/finance', { statement: no })}>{t('lines', { count })}</PageLink>
    </span>
  );
}

/** How it stands, and what happens if nobody does anything. */
function State({ of: { status, deadline, settle_time: settled } }: CellProps) {
  const t = useTranslations('settlementStore.statements');
  return (
    <span className={styles.words}>
      <Chip tone={tones[status]}>{t(`states.${status}`)}</Chip>
      {status === 'to_confirm' && (
        <span className={styles.note}>{t('deadline', { time: formatTime(deadline, '', minute) })}</span>
      )}
      {settled && <span className={styles.note}>{formatTime(settled, '', minute)}</span>}
    </span>
  );
}
