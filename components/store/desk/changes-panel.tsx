'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useKeptFocus } from '#components/ui/hooks/use-kept-focus.ts';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { Failure } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import type { ApiError } from '#lib/api/transport/api-error.ts';
import type { AnyApiQuery, ApiQueryKey } from '#lib/api/transport/queries.ts';
import styles from './desk-stores.module.css';

interface Place {
  page: number;
  limit: number;
}

interface ChangesPanelProps<Row> {
  title: string;
  text: string;
  query: (place: Place) => AnyApiQuery;
  children: (change: Row) => ReactNode;
}

interface Changes<Row> {
  list: Row[];
  total: number;
}

/** Changes that wait for a decision. Without any there is nothing to see. */
export function ChangesPanel<Row extends { id: number }>({ title, text, query, children }: ChangesPanelProps<Row>) {
  const [{ page, limit }, setPlace] = useState<Place>({ page: 1, limit: 10 });
  const { data, error, isFetching, refetch } = useQuery<Changes<Row>, ApiError, Changes<Row>, ApiQueryKey>({
    ...query({ page, limit }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const frame = useKeptFocus<HTMLUListElement>();
  if (error && !data) {
    return (
      <Panel title={title}>
        <Failure text={error.message} isRetrying={isFetching} retry={refetch} />
      </Panel>
    );
  }
  if (!data || data.total === 0) return null;
  return (
    <Panel title={title} text={text} isFlush>
      <ul ref={frame} tabIndex={-1} aria-label={title} className={`${styles.changes} ${styles.frame}`}>
        {data.list.map((change) => (
          <li key={change.id} className={styles.change}>
            {children(change)}
          </li>
        ))}
      </ul>
      {data.total > 10 && (
        <ListPager
          page={page}
          limit={limit}
          total={data.total}
          onPage={(next) => setPlace({ page: next, limit })}
          onLimit={(size) => setPlace({ page: 1, limit: size })}
        />
      )}
    </Panel>
  );
}
