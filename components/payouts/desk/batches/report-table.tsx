'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import money from '#components/work/money/money.module.css';
import type { BankReport } from '#lib/api/payouts/desk-batches.ts';
import { formatMoney } from '#lib/i18n/money.ts';

type Row = BankReport['rows'][number];

const tones = {
  paid: 'success',
  failed: 'error',
  done: 'neutral',
  contradicts: 'error',
  unknown: 'warning',
  twice: 'warning',
  amount_differs: 'error',
  unclear: 'warning',
  not_yours: 'warning',
} as const;

/** What each row of the bank's answer means. */
export function ReportTable({ report: { rows, missing } }: { report: BankReport }) {
  const t = useTranslations('payoutsBatches');
  const contradicting = rows.filter(({ outcome }) => outcome === 'contradicts').length;
  return (
    <>
      <RecordList caption={t('result.caption')} columns={useColumns()} rows={rows} rowKey={({ line }) => line} />
      {contradicting > 0 && <p>{t('result.contradicting', { count: contradicting })}</p>}
      {missing > 0 && <p>{t('result.missing', { count: missing })}</p>}
    </>
  );
}

function useColumns(): Column<Row>[] {
  const t = useTranslations('payoutsBatches');
  const locale = useLocale();
  return [
    { key: 'line', label: t('columns.line'), align: 'end', cell: ({ line }) => line },
    { key: 'no', label: t('columns.withdrawal'), isMain: true, isTight: true, cell: ({ no }) => no || '–' },
    {
      key: 'amount',
      label: t('columns.amount'),
      align: 'end',
      isTight: true,
      cell: ({ amount }) => amount && formatMoney(locale, amount),
    },
    {
      key: 'result',
      label: t('columns.result'),
      cell: ({ outcome, reference, reason }) => (
        <span className={money.words}>
          <Chip tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Chip>
          {(reference || reason) && <span className={money.note}>{[reference, reason].filter(Boolean).join(' ')}</span>}
        </span>
      ),
    },
  ];
}
