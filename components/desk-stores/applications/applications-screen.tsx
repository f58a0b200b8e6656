'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters } from '#components/work/work-filters.tsx';
import { type ApplicationRow, applicationsQuery } from '#lib/api/operator-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import styles from '../desk-stores.module.css';
import { applicationHref, readApplications, reviewStatuses } from './application-address.ts';
import { ApplicationStatus } from './application-status.tsx';

/** Who wants to become a store: those that wait for a decision first. */
export function ApplicationsScreen() {
  const t = useTranslations('deskStores.applications');
  const [state, setState] = useAddressState(readApplications);
  const query = useQuery({ ...applicationsQuery(state), placeholderData: keepPreviousData, refetchInterval: 60_000 });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel isFlush>
        <div className={styles.bar}>
          <WorkFilters>
            <WorkChoice
              label={t('columns.status')}
              all={t('everyStatus')}
              value={state.status}
              options={reviewStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              onChoose={(status) => setState({ status })}
            />
          </WorkFilters>
        </div>
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState title={t(state.status ? 'emptyFiltered' : 'empty')} text={t('emptyText')} />
            ) : (
              <>
                <Applications rows={list} />
                <ListPager
                  page={state.page}
                  limit={state.limit}
                  total={total}
                  onPage={(page) => setState({ page })}
                  onLimit={(limit) => setState({ limit })}
                />
              </>
            )
          }
        </QueryView>
      </Panel>
    </>
  );
}

function Applications({ rows }: { rows: readonly ApplicationRow[] }) {
  const t = useTranslations('deskStores.applications');
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
  ];
  return <RecordList caption={t('title')} columns={columns} rows={rows} rowKey={({ no }) => no} />;
}
