'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { jobList } from './job-list.ts';
import { RowsPanel } from './rows-panel.tsx';
import { useJobColumns, useJobName } from './use-job-columns.tsx';

/** How often the list is read anew while somebody looks at it: a job that was tried again is over soon. */
const refreshSeconds = 10;

/** Background jobs that fail, what they say, and a way to run them at once. */
export function JobsScreen() {
  const t = useTranslations('siteJobs');
  const list = useList(jobList);
  const nameOf = useJobName();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useJobColumns()}
        refreshSeconds={refreshSeconds}
        isLive
        rowKey={({ id }) => String(id)}
        rowName={({ job }) => nameOf(job)}
        filters={
          <ChoiceFilter
            of={list}
            name="state"
            label={t('show')}
            all={t('failingOnly')}
            options={[{ value: 'all', label: t('all') }]}
          />
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      <RowsPanel />
    </>
  );
}
