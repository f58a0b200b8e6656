'use client';

import { type ReactNode, useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { OnlyFilter } from '#components/lists/filters/filters.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { PageHeader } from '#components/ui/page-header.tsx';
import { refreshSeconds } from '../money/refresh.ts';
import { WorkTable } from '../work-table.tsx';
import type { WorkAnswer, WorkColumn, WorkTableProps } from '../work-types.ts';
import { type Asked, type Offer, RowDecisions } from './row-decisions.tsx';

interface DecisionListProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>, Decision extends string>
  extends Pick<WorkTableProps<Row, State, Answer>, 'list' | 'columns' | 'filters'> {
  title: string;
  text: string;
  empty: string;
  emptyText: string;
  /** Says that the list is narrowed to the one record that a message led to. */
  only: (no: string) => string;
  /** What starts a new record: a `DialogButton`. */
  start?: ReactNode;
  decisions: {
    /** Heads the column of the buttons. */
    heading: string;
    /** What the server offers and the reader's rules allow. */
    offer: (row: Row) => Offer<Decision>;
    label: (decision: Decision, row: Row) => string;
    isMany?: boolean;
    dialog: (asked: Asked<Row, Decision>, close: () => void) => ReactNode;
  };
}

/** Records that one person proposes or asks for and another one decides about: the list, its buttons, and what they ask. */
export function DecisionList<
  Row extends { no: string },
  State extends ListPlace & { no?: string | undefined },
  Answer extends WorkAnswer<Row>,
  Decision extends string,
>({ title, text, start, decisions, ...props }: DecisionListProps<Row, State, Answer, Decision>) {
  const { list, columns, filters, only, empty, emptyText } = props;
  const [asked, ask] = useState<Asked<Row, Decision>>();
  const { heading, offer, label, isMany, dialog } = decisions;
  const last: WorkColumn<Row> = {
    key: 'actions',
    label: heading,
    align: 'end',
    cell: (row) => (
      <RowDecisions
        no={row.no}
        offer={offer(row)}
        label={(decision) => label(decision, row)}
        isMany={isMany}
        onAsk={(decision) => ask({ row, decision })}
      />
    ),
  };
  return (
    <>
      <PageHeader title={title} text={text}>
        {start}
      </PageHeader>
      <WorkTable
        list={list}
        caption={title}
        columns={[...columns, last]}
        refreshSeconds={refreshSeconds}
        rowKey={({ no }) => no}
        rowName={({ no }) => no}
        filters={list.state.no ? <OnlyFilter of={list} name="no" label={only} /> : filters}
        empty={<EmptyState title={empty} text={emptyText} />}
      />
      {asked && dialog(asked, () => ask(undefined))}
    </>
  );
}
