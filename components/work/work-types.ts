import type { ReactNode } from 'react';
import type { StateChange } from '#components/ui/use-address-state.ts';
import type { ApiQueryKey } from '#lib/api/transport/queries.ts';
import type { WorkListName, WorkPage } from '#lib/contract/work-list.ts';

/** A column of a list that people work in all day. */
export interface WorkColumn<Row> {
  key: string;
  label: string;
  /** Figures stand at the end, one under the other. */
  align?: 'end';
  /** Numbers, names and times that stay on one line; other columns wrap for them. Not on a phone. */
  isTight?: boolean;
  /** Left out between phone and desktop, where the table would be wider than the page. */
  isSpare?: boolean;
  /** On a phone the first line of the record, without its label; it cannot be hidden. */
  isMain?: boolean;
  /** Not shown until somebody asks for it. */
  isHiddenAtFirst?: boolean;
  /** What the server calls this order, without the minus. */
  sort?: string;
  /** How the first press on the heading orders; else figures from the largest, all others from the least. */
  sortFirst?: 'ascending' | 'descending';
  cell: (row: Row) => ReactNode;
}

/** What can be done with several rows at once: one call a row, and each row tells how it went. */
export interface WorkBulkAction<Row> {
  key: string;
  label: string;
  isDestructive?: boolean;
  /** Rows it cannot be done with are left out and counted. */
  isPossible: (row: Row) => boolean;
  /**
   * Throws what the server refused, and shows no notice of its own (`isCodeShown` and `isErrorShown` off): a hundred rows
   * would be a hundred notices. `key` stays the same when a row is tried again (header `idempotency-key`).
   * `reason` is what was typed where the action asks for one.
   */
  run: (row: Row, key: string, reason: string) => Promise<unknown>;
  /** What the one reason for all of them is for: it is asked before anything is done. */
  reasonText?: string;
}

/** State that every work list keeps in its address; a list adds its filters. */
export interface WorkState<Sort extends string = string> {
  sort: Sort;
  after?: string | undefined;
  before?: string | undefined;
  limit: number;
}

export interface WorkTableProps<Row, State extends WorkState> {
  /** Names the list: its columns and views are remembered under it. */
  list: WorkListName;
  /** What the list holds, for screen readers. */
  caption: string;
  columns: readonly WorkColumn<Row>[];
  state: State;
  onState: (change: StateChange) => void;
  /** The read of the present state; its rows are asked for again every `refreshSeconds` while the page is looked at. */
  query: { queryKey: ApiQueryKey };
  refreshSeconds?: number;
  rowKey: (row: Row) => string;
  /** What tells that a row has changed; without it everything that is read of the row. */
  rowMark?: (row: Row) => string;
  /** Names a row for who does not see it: "Order SO…". */
  rowName: (row: Row) => string;
  /** Where a row leads; Enter and a double click on it go there. */
  rowHref?: (row: Row) => string;
  bulk?: readonly WorkBulkAction<Row>[];
  /** Filters, on one line above the list. */
  filters?: ReactNode;
  /** Saves what is filtered as a file; absent where nothing can be exported. */
  onExport?: (format: 'csv' | 'xlsx') => Promise<string>;
  /** What stands in place of an empty list; `isFiltered` when filters hide everything. */
  empty: (isFiltered: boolean) => ReactNode;
  isFiltered: boolean;
}

export type { WorkPage };
