'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { StateChange } from '#components/ui/use-address-state.ts';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import { lastPage } from './last-page.ts';
import styles from './money.module.css';

interface MoneyListProps<Row> {
  /** What the list holds. */
  caption: string;
  query: {
    data: { list: Row[]; total: number } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  page: { page: number; limit: number };
  onPage: (change: StateChange) => void;
  empty: { title: string; text: string };
  /** How many decisions were made here: after each the focus comes to the list. */
  decided: number;
  /** Filters above the list. */
  children?: ReactNode;
}

/** A list of money matters, with its filter and its pages. */
export function MoneyList<Row>(props: MoneyListProps<Row>) {
  const { caption, query, columns, rowKey, page, onPage, empty, children } = props;
  const list = useFocusAfter(props.decided);
  useLastPage(props);
  return (
    <section ref={list} tabIndex={-1} aria-label={caption} className={styles.list}>
      <Panel isFlush>
        {children && <div className={styles.bar}>{children}</div>}
        <QueryView query={query} skeleton={<ListSkeleton />}>
          {({ list: rows, total }) =>
            rows.length === 0 ? (
              <EmptyState {...empty} />
            ) : (
              <>
                <RecordList caption={caption} rows={rows} rowKey={rowKey} columns={columns} />
                <ListPager
                  {...page}
                  total={total}
                  onPage={(next) => onPage({ page: next })}
                  onLimit={(limit) => onPage({ limit })}
                />
              </>
            )
          }
        </QueryView>
      </Panel>
    </section>
  );
}

function useFocusAfter(decided: number) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (decided > 0) list.current?.focus({ preventScroll: true });
  }, [decided]);
  return list;
}

/** The last row of the last page may have left: then that page is no more. */
function useLastPage<Row>({ query, page: { page, limit }, onPage }: MoneyListProps<Row>): void {
  const { data, isPlaceholderData } = query;
  const last = data && !isPlaceholderData ? lastPage(data.total, limit) : page;
  const go = useRef(onPage);
  useEffect(() => {
    go.current = onPage;
  });
  useEffect(() => {
    if (page > last) go.current({ page: last });
  }, [page, last]);
}
