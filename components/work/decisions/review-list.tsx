'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import { useKeptFocus } from '#components/ui/use-kept-focus.ts';
import { WorkChoice, WorkFilters, WorkSearch } from '#components/work/work-filters.tsx';
import styles from './decisions.module.css';

interface ReviewListProps<Row> {
  /** Whose words of `deskStores` title, filter and empty list have. */
  words: 'applications' | 'realNames';
  state: { page: number; limit: number; status?: string; q?: string };
  statuses: readonly { value: string; label: string }[];
  onState: (change: StateChange) => void;
  query: ComponentProps<typeof QueryView<{ list: Row[]; total: number }>>['query'];
  /** Stands in place of the filters where one record alone is shown. */
  only?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** What waits for a review, those that wait first, narrowed by where it stands and searched by whose it is. */
export function ReviewList<Row>({ words, state, statuses, onState, query, only, children }: ReviewListProps<Row>) {
  const t = useTranslations(`storeDesk.${words}`);
  const { page, limit, status, q } = state;
  const frame = useKeptFocus<HTMLElement>();
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <section ref={frame} tabIndex={-1} aria-label={t('title')} className={styles.frame}>
        <Panel isFlush>
          <div className={styles.bar}>
            {only ?? (
              <WorkFilters>
                <WorkSearch label={t('search')} text={q} onSearch={(next) => onState({ q: next })} />
                <WorkChoice
                  label={t('columns.status')}
                  all={t('everyStatus')}
                  value={status}
                  options={statuses}
                  onChoose={(next) => onState({ status: next })}
                />
              </WorkFilters>
            )}
          </div>
          <QueryView query={query} skeleton={<ListSkeleton />}>
            {({ list, total }) =>
              total === 0 ? (
                <EmptyState title={t(status || q ? 'emptyFiltered' : 'empty')} text={t('emptyText')} />
              ) : (
                <>
                  {children(list)}
                  <ListPager
                    page={page}
                    limit={limit}
                    total={total}
                    onPage={(next) => onState({ page: next })}
                    onLimit={(next) => onState({ limit: next })}
                  />
                </>
              )
            }
          </QueryView>
        </Panel>
      </section>
    </>
  );
}
