import type { WorkPage } from '#lib/contract/work-list.ts';

/** How a page that was read again differs from the one that is shown. */
export interface PageChanges<Row> {
  /** The shown rows in their places, each as it is now. */
  rows: Row[];
  /** Keys of rows that read differently now. */
  changed: ReadonlySet<string>;
  /** Keys of shown rows that have left the list. */
  gone: ReadonlySet<string>;
  /** How many rows there are that are not shown. */
  added: number;
  /** Rows that stayed stand in another order now. */
  isReordered: boolean;
}

interface Look<Row> {
  rowKey: (row: Row) => string;
  /** What tells that a row has changed. */
  rowMark: (row: Row) => string;
}

/**
 * Holds a page against what the server says now. A full page has an edge: rows that came in push as many over it, and rows
 * that left pull as many in; neither is gone or new.
 */
export function comparePages<Row>(shown: WorkPage<Row>, latest: WorkPage<Row>, look: Look<Row>): PageChanges<Row> {
  const { rowKey, rowMark } = look;
  const now = new Map(latest.list.map((row) => [rowKey(row), row]));
  const before = new Set(shown.list.map(rowKey));
  const missing = shown.list.filter((row) => !now.has(rowKey(row)));
  const fresh = latest.list.filter((row) => !before.has(rowKey(row)));
  const pushed =
    latest.next === null
      ? 0
      : Math.min(
          tail(shown.list, (row) => !now.has(rowKey(row))),
          fresh.length,
        );
  const pulled =
    shown.next === null
      ? 0
      : Math.min(
          tail(latest.list, (row) => !before.has(rowKey(row))),
          missing.length,
        );
  const gone = new Set(missing.slice(0, missing.length - pushed).map(rowKey));
  const stayed = shown.list.filter((row) => now.has(rowKey(row))).map(rowKey);
  const order = latest.list.map(rowKey).filter((key) => before.has(key));
  return {
    rows: shown.list.map((row) => now.get(rowKey(row)) ?? row),
    changed: new Set(
      shown.list
        .filter((row) => {
          const latestRow = now.get(rowKey(row));
          return latestRow !== undefined && rowMark(latestRow) !== rowMark(row);
        })
        .map(rowKey),
    ),
    gone,
    added: fresh.length - pulled,
    isReordered: stayed.some((key, index) => key !== order[index]),
  };
}

/** How many at the end are so. */
function tail<Row>(rows: readonly Row[], isSo: (row: Row) => boolean): number {
  const last = rows.findLastIndex((row) => !isSo(row));
  return rows.length - 1 - last;
}
