import { useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import styles from '#components/work/money/money.module.css';
import type { UnreadableStatementRow } from '#lib/api/wallet/desk-money.ts';

/** Rows whose amount is none that can be read: money may have come, so that a person has to look at each of them. */
export function UnreadableRows({ rows }: { rows: UnreadableStatementRow[] }) {
  const t = useTranslations('paymentsDesk.statement');
  return (
    <Panel title={t('unreadableRows')} text={t('unreadableText')} isFlush>
      <RecordList caption={t('unreadableRows')} columns={useColumns()} rows={rows} rowKey={({ line }) => line} />
    </Panel>
  );
}

function useColumns(): Column<UnreadableStatementRow>[] {
  const t = useTranslations('paymentsDesk.statement');
  return [
    { key: 'line', label: t('columns.line'), isTight: true, cell: ({ line }) => line },
    { key: 'day', label: t('columns.day'), isTight: true, cell: ({ day }) => day || '–' },
    {
      key: 'text',
      label: t('columns.asWritten'),
      isMain: true,
      cell: ({ text }) => <span className="fault whitespace-normal">{text}</span>,
    },
    { key: 'payer', label: t('columns.payer'), cell: (row) => <Payer row={row} /> },
  ];
}

function Payer({ row: { payer, note, reference } }: { row: UnreadableStatementRow }) {
  return (
    <span className={styles.words}>
      {payer || '–'}
      <span className={styles.note}>{[note, reference].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
