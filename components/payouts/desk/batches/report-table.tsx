'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import money from '#components/work/money/money.module.css';
import { RepeatedLines } from '#components/work/money/repeated-lines.tsx';
import type { BankReport } from '#lib/api/payouts/desk-batches.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { ReferenceField } from './reference-field.tsx';

type Row = BankReport['rows'][number];

const tones = {
  paid: 'success',
  failed: 'error',
  corrected: 'success',
  done: 'neutral',
  contradicts: 'error',
  unknown: 'warning',
  twice: 'error',
  reference_twice: 'error',
  reference_taken: 'error',
  reference_missing: 'warning',
  amount_differs: 'error',
  unclear: 'warning',
  not_yours: 'warning',
} as const;

/** The bank's numbers as somebody types them, by the withdrawal. */
export type SaidReferences = ReadonlyMap<string, string>;

interface ReportTableProps {
  report: BankReport;
  references: SaidReferences;
  /** Undefined: nothing is asked any more. */
  onReference: ((no: string, text: string) => void) | undefined;
}

/** What each row of the bank's answer means. A payment without the bank's number asks for it. */
export function ReportTable({ report: { rows, missing }, references, onReference }: ReportTableProps) {
  const t = useTranslations('payoutsBatches');
  const countOf = (kind: Row['outcome']) => rows.filter(({ outcome }) => outcome === kind).length;
  const [contradicting, asked] = [countOf('contradicts'), countOf('reference_missing')];
  const sameReference = countOf('reference_twice');
  return (
    <>
      <RecordList
        caption={t('result.caption')}
        columns={useColumns({ references, onReference })}
        rows={rows}
        rowKey={({ line }) => line}
      />
      {asked > 0 && onReference && <p>{t('result.asked', { count: asked })}</p>}
      {sameReference > 0 && <p>{t('result.sameReference', { count: sameReference })}</p>}
      {contradicting > 0 && <p>{t('result.contradicting', { count: contradicting })}</p>}
      {missing > 0 && <p>{t('result.missing', { count: missing })}</p>}
    </>
  );
}

function useColumns({ references, onReference }: Omit<ReportTableProps, 'report'>): Column<Row>[] {
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
      cell: ({ no, outcome, reference, reason, lines }) => (
        <span className={money.words}>
          <Chip tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</Chip>
          {(reference || reason) && <span className={money.note}>{[reference, reason].filter(Boolean).join(' ')}</span>}
          <RepeatedLines lines={lines} />
          {outcome === 'reference_missing' && onReference && (
            <ReferenceField no={no} value={references.get(no) ?? ''} onChange={(text) => onReference(no, text)} />
          )}
        </span>
      ),
    },
  ];
}
