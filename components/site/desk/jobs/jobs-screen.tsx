'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { RecordList } from '#components/ui/list/record-list.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters } from '#components/work/work-filters.tsx';
import { jobsQuery } from '#lib/api/site/desk-jobs.ts';
import styles from './jobs.module.css';
import { readJobs } from './jobs-view.ts';
import { useJobColumns } from './use-job-columns.tsx';

/** How often the list is read anew while somebody looks at it: a job that was tried again is over soon. */
const refreshMs = 10_000;

/** Background jobs that fail, what they say, and a way to run them at once. */
export function JobsScreen() {
  const t = useTranslations('siteJobs');
  const [{ state, ...page }, setState] = useAddressState(readJobs);
  const query = useQuery({
    ...jobsQuery({ ...page, ...(state && { state }) }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const columns = useJobColumns();
  return (
    <div className={styles.stack}>
      <PageHeader title={t('title')} text={t('text')} />
      <Panel isFlush>
        <div className={styles.bar}>
          <WorkFilters>
            <WorkChoice
              label={t('show')}
              all={t('failingOnly')}
              value={state}
              options={[{ value: 'all', label: t('all') }]}
              onChoose={(next) => setState({ state: next, page: undefined })}
            />
          </WorkFilters>
        </div>
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {({ list, total }) =>
            total === 0 ? (
              <EmptyState title={t('empty')} text={t('emptyText')} />
            ) : (
              <>
                <RecordList caption={t('title')} rows={list} rowKey={({ id }) => id} columns={columns} />
                <ListPager
                  {...page}
                  total={total}
                  onPage={(next) => setState({ page: next })}
                  onLimit={(limit) => setState({ limit })}
                />
              </>
            )
          }
        </QueryView>
      </Panel>
    </div>
  );
}
