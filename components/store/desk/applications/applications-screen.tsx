'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { DecidedBy } from '#components/work/decisions/decided-by.tsx';
import { ReviewList } from '#components/work/decisions/review-list.tsx';
import { type ApplicationRow, applicationsQuery } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { applicationHref, readApplications, reviewStatuses } from './application-address.ts';
import { ApplicationStatus } from './application-status.tsx';

/** Who wants to become a store: those that wait for a decision first. */
export function ApplicationsScreen() {
  const t = useTranslations('storeDesk.applications');
  const [state, setState] = useAddressState(readApplications);
  const query = useQuery({ ...applicationsQuery(state), placeholderData: keepPreviousData, refetchInterval: 60_000 });
  return (
    <ReviewList<ApplicationRow>
      words="applications"
      state={state}
      statuses={reviewStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      onState={setState}
      query={query}
    >
      {(rows) => <Applications rows={rows} />}
    </ReviewList>
  );
}

function Applications({ rows }: { rows: readonly ApplicationRow[] }) {
  const t = useTranslations('storeDesk.applications');
  const columns: Column<ApplicationRow>[] = [
    {
      key: 'store',
      label: t('columns.store'),
      isMain: true,
      cell: ({ no, store_name }) => <PageLink href={applicationHref(no)}>{store_name}</PageLink>,
    },
    { key: 'company', label: t('columns.company'), cell: ({ company_name }) => company_name },
    { key: 'contact', label: t('columns.contact'), isTight: true, cell: ({ contact_name }) => contact_name },
    { key: 'attempt', label: t('columns.attempt'), align: 'end', cell: ({ attempt }) => t('attempt', { attempt }) },
    {
      key: 'since',
      label: t('columns.since'),
      isTight: true,
      cell: ({ submit_time }) => formatTime(submit_time, '', 'yyyy-mm-dd hh:MM'),
    },
    { key: 'status', label: t('columns.status'), cell: ({ status }) => <ApplicationStatus status={status} /> },
    {
      key: 'decided',
      label: t('columns.decided'),
      cell: (row) => <DecidedBy by={row.decided_by} name={row.decider_name} time={row.decide_time} />,
    },
  ];
  return <RecordList caption={t('title')} columns={columns} rows={rows} rowKey={({ no }) => no} />;
}
