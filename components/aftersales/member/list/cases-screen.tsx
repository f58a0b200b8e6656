'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SearchFilter } from '#components/lists/filters/filters.tsx';
import { ListFilters } from '#components/lists/filters/list-filters.tsx';
import { NothingFound } from '#components/lists/nothing-found.tsx';
import { useList } from '#components/lists/use-list.ts';
import { ButtonLink } from '#components/ui/button.tsx';
import { PanelSkeleton } from '#components/ui/list/panel-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { WorkPager } from '#components/work/work-pager.tsx';
import { orderPaths } from '#lib/routes/order-paths.ts';
import { CaseCard } from './case-card.tsx';
import { caseList } from './case-list.ts';
import { CaseTabs } from './case-tabs.tsx';
import styles from './cases.module.css';

/** Every after-sales request of the member, newest first. */
export function CasesScreen() {
  const t = useTranslations('aftersalesMember.list');
  const list = useList(caseList);
  const query = useQuery({ ...list.query(list.state), placeholderData: keepPreviousData });
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <CaseTabs current={list.state.tab} />
      <div className="wrap-8-16 items-center">
        <ListFilters of={list}>
          <SearchFilter of={list} label={t('search')} />
        </ListFilters>
      </div>
      <QueryView query={query} skeleton={<PanelSkeleton rows={6} />}>
        {(page) =>
          page.list.length === 0 ? (
            <Panel>
              {list.isFiltered ? <NothingFound onReset={list.reset} /> : <NoCases isAll={list.state.tab === 'all'} />}
            </Panel>
          ) : (
            <div className="stack-16 grid-cols-1">
              {page.list.map((each) => (
                <CaseCard key={each.no} summary={each} />
              ))}
              <div className={styles.pager}>
                <WorkPager list={list} page={page} />
              </div>
            </div>
          )
        }
      </QueryView>
    </>
  );
}

function NoCases({ isAll }: { isAll: boolean }) {
  const t = useTranslations('aftersalesMember.list');
  return (
    <EmptyState title={t(isAll ? 'empty' : 'emptyTab')} text={t('emptyText')}>
      <ButtonLink href={orderPaths.list}>{t('toOrders')}</ButtonLink>
    </EmptyState>
  );
}
