'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { quotationsQuery } from '#lib/api/quotation/member-quotations.ts';
import type { QuotationSummary } from '#lib/contract/quotation/member-records.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import type { ListState } from '../../quotation-address.ts';
import { quotationPaths } from '../../quotation-paths.ts';
import { ListFilter } from './list-filter.tsx';
import styles from './quotes.module.css';
import { StatusChip } from './status-chip.tsx';
import { TurnNote } from './turn-note.tsx';

interface QuotationListProps {
  state: ListState;
  onChange: (change: StateChange) => void;
}

/** Quotations of the member, newest first. The basket stands above and is not repeated. */
export function QuotationList({ state, onChange }: QuotationListProps) {
  const t = useTranslations('quotation.list');
  const query = useQuery({ ...quotationsQuery(state), placeholderData: keepPreviousData });
  const columns = useColumns();
  const isFiltered = Boolean(state.status || state.q);
  return (
    <Panel title={t('title')} isFlush>
      <ListFilter state={state} onChange={onChange} />
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState
              title={t(isFiltered ? 'emptyFiltered' : 'emptyTitle')}
              text={t(isFiltered ? 'emptyFilteredText' : 'emptyText')}
            />
          ) : (
            <>
              <RecordList caption={t('title')} columns={columns} rows={list} rowKey={({ no }) => no} />
              <ListPager
                page={state.page}
                limit={state.limit}
                total={total}
                onPage={(page) => onChange({ page })}
                onLimit={(limit) => onChange({ limit })}
              />
            </>
          )
        }
      </QueryView>
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
