'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { Panel } from '#components/ui/panel.tsx';
import type { ApiError } from '#lib/api/api-error.ts';
import type { ApiQueryKey } from '#lib/api/queries.ts';
import type { WorkPage } from '#lib/contract/work-list.ts';
import { WorkPager } from './work-pager.tsx';
import { WorkRows } from './work-rows.tsx';
import styles from './work-table.module.css';
import type { WorkState, WorkTableProps } from './work-types.ts';

const refreshedEverySeconds = 20;

/** A list that people work in all day (docs/adr/0015-lists-to-work-in.md). */
export function WorkTable<Row, State extends WorkState>(props: WorkTableProps<Row, State>) {
  const { caption, columns, state, onState, rowKey, filters, empty, isFiltered } = props;
  const query = useQuery<WorkPage<Row>, ApiError, WorkPage<Row>, ApiQueryKey>({
    queryKey: props.query.queryKey,
    placeholderData: keepPreviousData,
    refetchInterval: (props.refreshSeconds ?? refreshedEverySeconds) * 1000,
  });
  return (
    <Panel isFlush>
      {filters && <div className={styles.filters}>{filters}</div>}
      <QueryView query={query} skeleton={<ListSkeleton rows={10} />}>
        {(page) =>
          page.list.length === 0 ? (
            empty(isFiltered)
          ) : (
            <>
              <WorkRows
                caption={caption}
                columns={columns}
                rows={page.list}
                rowKey={rowKey}
                sort={state.sort}
                onSort={(sort) => onState({ sort })}
              />
              <WorkPager page={page} limit={state.limit} onState={onState} />
            </>
          )
        }
      </QueryView>
    </Panel>
  );
}
