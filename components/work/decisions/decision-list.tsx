'use client';

import { type ReactNode, useState } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import { PageHeader } from '#components/ui/page/page-header.tsx';
import { refreshSeconds } from '../money/refresh.ts';
import { NumberedTable, type NumberedTableProps } from '../numbered-table.tsx';
import type { WorkAnswer, WorkColumn } from '../work-types.ts';
import { type Asked, type Offer, RowDecisions } from './row-decisions.tsx';

interface DecisionListProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>, Decision extends string>
  extends Omit<NumberedTableProps<Row, State, Answer>, 'caption' | 'refreshSeconds'> {
  title: string;
  text: string;
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
>({ title, text, start, columns, decisions, ...table }: DecisionListProps<Row, State, Answer, Decision>) {
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
      <NumberedTable {...table} caption={title} columns={[...columns, last]} refreshSeconds={refreshSeconds} />
      {asked && dialog(asked, () => ask(undefined))}
    </>
  );
}
