'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { useAddressState } from '#components/ui/use-address-state.ts';
import { WorkChoice, WorkFilters } from '#components/work/work-filters.tsx';
import { realNamesQuery } from '#lib/api/operator-real-names.ts';
import { realNameStatuses } from '#lib/contract/account-real-name.ts';
import styles from '../desk-stores.module.css';
import { readRealNames } from './real-name-address.ts';
import { type Asked, RealNameDialog } from './real-name-dialog.tsx';
import { RealNameTable } from './real-name-table.tsx';

/** Whose papers are to be looked at: those that wait first. */
export function RealNamesScreen() {
  const t = useTranslations('deskStores.realNames');
  const [state, setState] = useAddressState(readRealNames);
  const [asked, setAsked] = useState<Asked>();
  const query = useQuery({ ...realNamesQuery(state), placeholderData: keepPreviousData, refetchInterval: 60_000 });
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
              options={realNameStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
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
                <RealNameTable rows={list} onAsk={setAsked} />
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
      {asked && <RealNameDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
