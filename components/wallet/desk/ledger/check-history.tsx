import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Chip } from '#components/ui/chip.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import type { EndedCheck } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';

interface CheckHistoryProps {
  query: ComponentProps<typeof QueryView<{ list: EndedCheck[]; total: number }>>['query'];
  page: { page: number; limit: number };
  onPage: (change: StateChange) => void;
}

/** When the books were looked through, by whom, and with which result. */
export function CheckHistory({ query, page, onPage }: CheckHistoryProps) {
  const t = useTranslations('paymentsDesk.ledger');
  const columns = useColumns();
  if (query.data?.total === 0) return null;
  return (
    <Panel title={t('history')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ list, total }) => (
          <>
            <RecordList caption={t('history')} rows={list} rowKey={({ id }) => id} columns={columns} />
            <ListPager
              {...page}
              total={total}
              onPage={(next) => onPage({ page: next })}
              onLimit={(limit) => onPage({ limit })}
            />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function useColumns(): Column<EndedCheck>[] {
  const t = useTranslations('paymentsDesk.ledger');
  const took = ({ start_time: start, end_time: end }: EndedCheck) => {
    if (start === null) return '';
    const seconds = end - start;
    return seconds < 120 ? t('took', { seconds }) : t('tookMinutes', { minutes: Math.round(seconds / 60) });
  };
  return [
    {
      key: 'time',
      label: t('historyColumns.time'),
      isMain: true,
      isHeader: true,
      isTight: true,
      cell: ({ end_time: time }) => formatTime(time, ''),
    },
    { key: 'result', label: t('historyColumns.result'), cell: (check) => <Result check={check} /> },
    {
      key: 'starter',
      label: t('historyColumns.starter'),
      cell: ({ started_by: by, starter_name: name }) => (by === null ? t('automatic') : name || t('someone')),
    },
    { key: 'took', label: t('historyColumns.took'), align: 'end', isTight: true, cell: took },
  ];
}

function Result({ check: { status, fault_count: count } }: { check: EndedCheck }) {
  const t = useTranslations('paymentsDesk.ledger');
  if (status === 'failed') return <Chip tone="warning">{t('broken')}</Chip>;
  return count === 0 ? <Chip tone="success">{t('clean')}</Chip> : <Chip tone="error">{t('faulty', { count })}</Chip>;
}
