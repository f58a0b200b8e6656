import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { orderCloseRequests } from '../closing-tables.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { inPreparation } from '../order-conditions.ts';
import { orders } from '../tables.ts';

interface DeskWork {
  pooled: number;
  expired: number;
  closeRequests: number;
  /** The platform's own that are paid and wait for it. */
  own: number;
}

/** Orders that nobody has yet, those that nobody wanted in time, those that somebody wants closed, and the platform's own. */
export async function countDeskWork(db: Executor): Promise<DeskWork> {
  const [pooled, expired, closeRequests, own] = await Promise.all([
    countRows(db, orderDispatches, eq(orderDispatches.status, 'pooled')),
    countRows(db, orderDispatches, eq(orderDispatches.status, 'expired')),
    countRows(db, orderCloseRequests, eq(orderCloseRequests.status, 'open')),
    countRows(db, orders, ownWork),
  ]);
  return { pooled, expired, closeRequests, own };
}

const ownWork = and(
  isNull(orders.storeId),
  isNotNull(orders.acceptedAt),
  inPreparation,
  sql`${orders.paidAmount} = ${orders.payableAmount}`,
);
