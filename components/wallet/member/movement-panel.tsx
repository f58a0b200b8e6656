'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { ExportButton } from '#components/work/export-button.tsx';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { isNotOffered } from '#lib/api/transport/queries.ts';
import { exportMovements, type MovementList } from '#lib/api/wallet/member-movements.ts';
import { FilterBar, type FilterChange } from './filter-bar.tsx';
import type { ListFilter } from './movement-filter.ts';
import styles from './movement-panel.module.css';
import { MovementTable } from './movement-table.tsx';
import type { ShownMovement } from './shown-movement.ts';

interface MovementPanelProps {
  list: MovementList;
  query: {
    data: { list: ShownMovement[]; total: number } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  filter: ListFilter;
  onChange: (change: FilterChange) => void;
  words: { title: string; after: string; empty: string; emptyText: string };
  /** The first step, while there is nothing at all. */
  firstStep?: ReactNode;
}

/** A list of movements with its filter, its pages and its export. */
export function MovementPanel({ list, query, filter, onChange, words, firstStep }: MovementPanelProps) {
  const { page, limit, ...choice } = filter;
  const isFiltered = Object.keys(choice).length > 0;
  const { data } = query;
  // A foreign backend neither filters nor exports; its records say no kind, and some it does not keep at all.
  const hasNoKinds = data !== undefined && data.total > 0 && data.list.some(({ kind }) => kind === undefined);
  const isForeign = hasNoKinds || isNotOffered(query.error);
  return (
    <Panel isFlush>
      {!isForeign && (isFiltered || data?.total !== 0) && (
        <div className={styles.bar}>
          <FilterBar list={list} filter={filter} onChange={onChange} />
          <ExportButton
            isOutlined
            isDisabled={!data || data.total === 0}
            onExport={(format) => exportMovements(list, choice, format)}
          />
        </div>
      )}
      <QueryView query={query} skeleton={<ListSkeleton />}>
        {({ list: rows, total }) =>
          total === 0 ? (
            <Empty isFiltered={isFiltered} words={words} firstStep={firstStep} />
          ) : (
            <>
              <MovementTable caption={words.title} after={words.after} rows={rows} />
              <ListPager
                page={page}
                limit={limit}
                total={total}
                onPage={(next) => onChange({ page: next })}
                onLimit={(size) => onChange({ limit: size })}
              />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}

function Empty({
  isFiltered,
  words,
  firstStep,
}: { isFiltered: boolean } & Pick<MovementPanelProps, 'words' | 'firstStep'>) {
  const t = useTranslations('wallet');
  if (isFiltered) return <EmptyState title={t('emptyFiltered')} text={t('emptyFilteredText')} />;
  return (
    <EmptyState title={words.empty} text={words.emptyText}>
      {firstStep}
    </EmptyState>
  );
}
