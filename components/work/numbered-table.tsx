'use client';

import type { ListPlace } from '#components/lists/define-list.ts';
import { OnlyFilter } from '#components/lists/filters/filters.tsx';
import { EmptyState } from '#components/ui/page/empty-state.tsx';
import { WorkTable } from './work-table.tsx';
import type { WorkAnswer, WorkTableProps } from './work-types.ts';

export interface NumberedTableProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>>
  extends Pick<WorkTableProps<Row, State, Answer>, 'list' | 'caption' | 'columns' | 'filters' | 'refreshSeconds'> {
  /** Says that the list is narrowed to the one record that a message led to, in place of its filters. */
  only: (no: string) => string;
  empty: string;
  emptyText: string;
}

/** A list of records that are known by their number. */
export function NumberedTable<
  Row extends { no: string },
  State extends ListPlace & { no?: string | undefined },
  Answer extends WorkAnswer<Row>,
>({ only, filters, empty, emptyText, ...table }: NumberedTableProps<Row, State, Answer>) {
  const { list } = table;
  return (
    <WorkTable
      {...table}
      rowKey={({ no }) => no}
      rowName={({ no }) => no}
      filters={list.state.no ? <OnlyFilter of={list} name="no" label={only} /> : filters}
      empty={<EmptyState title={empty} text={emptyText} />}
    />
  );
}
