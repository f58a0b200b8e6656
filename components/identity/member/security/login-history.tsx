'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Chip } from '#components/ui/chip.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { type LoginRecord, loginHistoryQuery } from '#lib/api/identity/member-security.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { readPage } from '#lib/utils/page-parameters.ts';
import { Place } from './place.tsx';

/** Logins and failed tries of the last half year. */
export function LoginHistory() {
  const t = useTranslations('identitySecurity.history');
  const [page, setPage] = useAddressState(readPage);
  const query = useQuery({ ...loginHistoryQuery(page), placeholderData: keepPreviousData });
  if (isNotOffered(query.error)) return null;
  return (
    <Panel title={t('title')} text={t('text')} isFlush>
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyState title={t('empty')} />
          ) : (
            <>
              <Logins list={list} />
              <ListPager
                {...page}
                total={total}
                onPage={(next) => setPage({ page: next })}
                onLimit={(limit) => setPage({ limit })}
              />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

function Logins({ list }: { list: LoginRecord[] }) {
  const t = useTranslations('identitySecurity.history');
  const columns = [
    {
      key: 'time',
      label: t('time'),
      isMain: true,
      cell: ({ create_time }: LoginRecord) => formatTime(create_time, ''),
    },
    {
      key: 'outcome',
      label: t('outcome'),
      cell: ({ outcome }: LoginRecord) => (
        <Chip tone={outcome === 'success' ? 'success' : 'error'}>{t(`outcomes.${outcome}`)}</Chip>
      ),
    },
    { key: 'device', label: t('device'), cell: ({ device }: LoginRecord) => device || t('unknown') },
    { key: 'place', label: t('place'), cell: (row: LoginRecord) => <Place {...row} /> },
  ];
  return <RecordList caption={t('title')} rows={list} rowKey={({ id }) => id} columns={columns} />;
}
