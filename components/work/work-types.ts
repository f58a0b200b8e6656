import type { ReactNode } from 'react';
import type { ListPlace } from '#components/lists/define-list.ts';
import type { ListInUse } from '#components/lists/use-list.ts';
import type { Column } from '#components/ui/list/record-list.tsx';

/** A column of a list that people work in all day. The main one cannot be hidden. */
export interface WorkColumn<Row> extends Column<Row> {
  /** Left out between phone and desktop, where the table would be wider than the page. */
  isSpare?: boolean;
  /** Not shown until somebody asks for it. */
  isHiddenAtFirst?: boolean;
  /** What the server calls this order, without the minus. */
  sort?: string;
  /** How the first press on the heading orders; else figures from the largest, all others from the least. */
  sortFirst?: 'ascending' | 'descending';
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
  /** Asks what has to be known of each row before anything is done; it is done with the rows that it was said of. */
  form?: (pending: BulkRequested<Row>) => ReactNode;
}

interface BulkRequested<Row> {
  /** Those that it can be done with. */
  rows: readonly Row[];
  onReady: (rows: readonly Row[]) => void;
  onClose: () => void;
}

/** A page of a list: by keys, or by its number. */
export interface WorkAnswer<Row> {
  list: Row[];
  total: number;
  is_total_exact?: boolean;
  next?: string | null;
  previous?: string | null;
}

export interface WorkTableProps<Row, State extends ListPlace, Answer extends WorkAnswer<Row>> {
  /** Which list, and what of it is shown; it has a name, under which columns and views are remembered. */
  list: ListInUse<State, Answer>;
  /** What the list holds, for screen readers. */
  caption: string;
  columns: readonly WorkColumn<Row>[];
  /** Its rows are asked for again every so often while the page is looked at. */
  refreshSeconds?: number;
  /** Changes are shown as they come, where people wait for them and choose no rows. */
  isLive?: boolean;
  rowKey: (row: Row) => string;
  /** What tells that a row has changed; without it everything that is read of the row. */
  rowMark?: (row: Row) => string;
  /** Names a row for who does not see it: "Order SO…". */
  rowName: (row: Row) => string;
  /** Where a row leads; Enter and a double click on it go there. */
  rowHref?: (row: Row) => string;
  bulk?: readonly WorkBulkAction<Row>[];
  /** Filters, on one line above the list: those of `lists/filters`. */
  filters?: ReactNode;
  /** What stands in place of a list that nothing narrows and that is empty all the same. */
  empty: ReactNode;
  /** What stands there when filters leave nothing, where that means something of its own. */
  nothing?: ReactNode;
}
