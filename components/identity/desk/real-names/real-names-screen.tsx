'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ChoiceFilter, OnlyFilter, SearchFilter } from '#components/lists/filters/filters.tsx';
import { useList } from '#components/lists/use-list.ts';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { WorkTable } from '#components/work/work-table.tsx';
import { realNameStatuses } from '#lib/contract/identity/real-names.ts';
import { type Pending, RealNameDialog } from './real-name-dialog.tsx';
import { realNameList } from './real-name-list.ts';
import { useRealNameColumns } from './use-real-name-columns.tsx';

/** Whose documents are to be looked at: those that wait first. */
export function RealNamesScreen() {
  const t = useTranslations('storeDesk.realNames');
  const list = useList(realNameList);
  const [pending, setPending] = useState<Pending>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <WorkTable
        list={list}
        caption={t('title')}
        columns={useRealNameColumns(setPending)}
        refreshSeconds={60}
        rowKey={({ id }) => String(id)}
        rowName={({ username }) => username}
        filters={
          list.state.id === undefined ? (
            <>
              <SearchFilter of={list} label={t('search')} />
              <ChoiceFilter
                of={list}
                name="status"
                label={t('columns.status')}
                all={t('everyStatus')}
                options={realNameStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
              />
            </>
          ) : (
            <OnlyFilter of={list} name="id" label={() => t('only')} />
          )
        }
        empty={<EmptyState title={t('empty')} text={t('emptyText')} />}
      />
      {pending && <RealNameDialog pending={pending} onClose={() => setPending(undefined)} />}
    </>
  );
}
