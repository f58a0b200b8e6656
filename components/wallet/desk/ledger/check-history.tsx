import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { RecordPages } from '#components/lists/list-pages.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import type { Column } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { EndedCheck } from '#lib/api/wallet/desk-money.ts';
import { formatTime } from '#lib/i18n/date.ts';
import type { checkList } from './check-pages.ts';

interface CheckHistoryProps {
  list: ComponentProps<typeof RecordPages<ReturnType<typeof checkList.read>, EndedCheck>>['list'];
  query: ComponentProps<typeof RecordPages<ReturnType<typeof checkList.read>, EndedCheck>>['query'];
}

/** When the books were looked through, by whom, and with which result. */
export function CheckHistory({ list, query }: CheckHistoryProps) {
  const t = useTranslations('paymentsDesk.ledger');
  const columns = useColumns();
  if (query.data?.total === 0) return null;
  return (
    <Panel title={t('history')} isFlush>
      <RecordPages
        list={list}
        query={query}
        skeleton={<ListSkeleton rows={4} />}
        caption={t('history')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t('none') }}
      />
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
