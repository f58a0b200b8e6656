'use client';

import { useLocale, useTranslations } from 'next-intl';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { useList, useListQuery } from '#components/lists/use-list.ts';
import type { Column } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { QuotationSummary } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { quotationList } from '../../quotation-list.ts';
import { quotationPaths } from '../../quotation-paths.ts';
import { ListFilter } from './list-filter.tsx';
import styles from './quotes.module.css';
import { StatusChip } from './status-chip.tsx';
import { TurnNote } from './turn-note.tsx';

/** Quotations of the member, newest first. The basket stands above and is not repeated. */
export function QuotationList() {
  const t = useTranslations('quotation.list');
  const list = useList(quotationList);
  return (
    <Panel title={t('title')} isFlush>
      <ListFilter list={list} />
      <RecordPages
        list={list}
        query={useListQuery(list)}
        caption={t('title')}
        columns={useColumns()}
        rowKey={({ no }) => no}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
    </Panel>
  );
}

function useColumns(): Column<QuotationSummary>[] {
  const t = useTranslations('quotation.list');
  const locale = useLocale();
  return [
    { key: 'name', label: t('columns.name'), isMain: true, cell: (row) => <Name row={row} /> },
    {
      key: 'status',
      label: t('columns.status'),
      cell: ({ status, turn, deadline }) => (
        <span className={styles.state}>
          <StatusChip status={status} />
          <TurnNote turn={turn} deadline={deadline} />
        </span>
      ),
    },
    {
      key: 'total',
      label: t('columns.total'),
      align: 'end',
      cell: ({ total, turn }) => {
        if (total !== null) return formatMoney(locale, total);
        return turn === 'none' ? '—' : t('noTotal');
      },
    },
    {
      key: 'time',
      label: t('columns.time'),
      align: 'end',
      cell: ({ update_time: time }) => formatTime(time, '', 'yyyy-mm-dd hh:MM'),
    },
  ];
}

function Name({ row: { no, title, names, item_count: count, is_basket: isBasket } }: { row: QuotationSummary }) {
  const t = useTranslations('quotation.list');
  const shown = title || names.join(t('and')) || t('untitled');
  return (
    <span className={styles.name}>
      <PageLink href={isBasket ? quotationPaths.list : quotationPaths.quotation(no)}>{shown}</PageLink>
      <span className={styles.note}>
        {no} · {t('lines', { count })}
        {isBasket && ` · ${t('basket')}`}
      </span>
    </span>
  );
}
