import type { RedCause, RedStatus } from '#lib/contract/invoices/records.ts';
import { openRedStatuses } from '#lib/contract/invoices/records.ts';
import { covers } from '../applying/excess-rules.ts';
import type { RedPart } from '../document-tables.ts';

/** A red letter of an application. */
interface Asked {
  cause: RedCause;
  status: RedStatus;
  parts: readonly RedPart[];
}

/** The last that refunds have caused over a row. Told row by row: of an invoice over two orders each has its own. */
const lastOver = (reds: readonly Asked[], itemId: number): Asked | undefined =>
  reds.find(({ cause, parts }) => cause === 'refund' && parts.some((part) => part.itemId === itemId));

/**
 * Whether somebody has refused all of these parts already: by itself that is not asked for again, it is a task of whoever issues. Red
 * letters are handed in the last first, none of them open.
 */
export const isRefused = (reds: readonly Asked[], parts: readonly RedPart[]): boolean =>
  parts.every((part) => {
    const last = lastOver(reds, part.itemId);
    return last !== undefined && last.status !== 'done' && covers(last.parts, [part]);
  });

/** Rows of which nothing came when refunds wanted them back, and which nobody has asked for since. The last first. */
export function listRefusedItems(reds: readonly Asked[]): number[] {
  const settled: readonly RedStatus[] = [...openRedStatuses, 'done'];
  const ids = new Set(reds.flatMap(({ parts }) => parts.map(({ itemId }) => itemId)));
  return [...ids].filter((id) => {
    const last = lastOver(reds, id);
    return last !== undefined && !settled.includes(last.status);
  });
}
