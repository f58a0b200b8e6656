'use client';

import type { ComponentProps, ReactNode } from 'react';
import { ListPager } from '#components/ui/list/list-pager.tsx';
import { ListSkeleton } from '#components/ui/list/list-skeleton.tsx';
import { QueryView } from '#components/ui/list/query-view.tsx';
import { type Column, RecordList } from '#components/ui/list/record-list.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { ShownList } from './use-list.ts';

interface ListPagesProps<State, Answer> {
  list: ShownList<State>;
  query: ComponentProps<typeof QueryView<Answer>>['query'];
  /** Shapes of what is coming, where they are not those of rows. */
  skeleton?: ReactNode;
  /** What stands in place of an empty list that nothing narrows. */
  empty: ReactNode;
  /** What stands there when filters leave nothing, where that means something of its own. */
  nothing?: ReactNode;
  /** What stands around an empty list. */
  frame?: (content: ReactNode) => ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** A list with page numbers: its shapes while it comes, what went wrong, nothing, or the page and the way to the others. */
export function ListPages<
  State extends { page?: number | undefined; limit: number },
  Answer extends { total: number },
>({
  list,
  query,
  skeleton = <ListSkeleton />,
  empty,
  nothing = <NothingFound onReset={list.reset} />,
  frame = (content) => content,
  children,
}: ListPagesProps<State, Answer>) {
  const { state, change } = list;
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(answer) =>
        answer.total === 0 ? (
          frame(list.isFiltered ? nothing : empty)
        ) : (
          <>
            {children(answer)}
            <ListPager
              page={state.page ?? 1}
              limit={state.limit}
              total={answer.total}
              onPage={(page) => change({ page })}
              onLimit={(limit) => change({ limit })}
            />
          </>
        )
      }
    </QueryView>
  );
}

interface RecordPagesProps<State, Row> extends Omit<ListPagesProps<State, RowPage<Row>>, 'children' | 'empty'> {
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  empty: ComponentProps<typeof EmptyState>;
}

interface RowPage<Row> {
  list: Row[];
  total: number;
}

/** The same as a table. */
export function RecordPages<State extends { page?: number | undefined; limit: number }, Row>({
  caption,
  columns,
  rowKey,
  empty,
  ...pages
}: RecordPagesProps<State, Row>) {
  return (
    <ListPages {...pages} empty={<EmptyState {...empty} />}>
      {({ list }) => <RecordList caption={caption} columns={columns} rows={list} rowKey={rowKey} />}
    </ListPages>
  );
}
