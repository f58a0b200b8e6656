'use client';

import { useTranslations } from 'next-intl';
import { ChoiceFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { DecidedBy } from '#components/work/decisions/decided-by.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import type { WorkColumn } from '#components/work/work-types.ts';
import type { ApplicationRow } from '#lib/api/store/desk-stores.ts';
import { formatTime } from '#lib/i18n/date.ts';
import { applicationHref } from './application-address.ts';
import { applicationList } from './application-list.ts';
import { ApplicationStatus } from './application-status.tsx';

/** What operators see of applications: drafts are their applicants' alone. */
const statuses = ['submitted', 'approved', 'rejected'] as const;

/** Who wants to become a store: those that wait for a decision first. */
export function ApplicationsScreen() {
  const t = useTranslations('storeDesk.applications');
  const list = useList(applicationList);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useColumns()}
        refreshSeconds={60}
        rowKey={({ no }) => no}
        rowName={({ store_name }) => store_name}
        rowHref={({ no }) => applicationHref(no)}
        filters={
          <>
            <SearchFilter of={list} label={t('search')} />
            <ChoiceFilter
              of={list}
              name="status"
              label={t('columns.status')}
              all={t('everyStatus')}
              options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          </>
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
    </>
  );
}

function useColumns(): WorkColumn<ApplicationRow>[] {
  const t = useTranslations('storeDesk.applications');
  return [
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
}
