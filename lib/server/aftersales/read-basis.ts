import type { Executor } from '../db/connection.ts';
import { listLines, type Order, type OrderLine } from '../orders/index.ts';
import { countPointsReturned } from '../wallet/index.ts';
import type { RefundBasis } from './case-refund.ts';

/** What an order's refunds are worked out from, as it is now. */
export async function readBasis(db: Executor, order: Order, lines?: OrderLine[]): Promise<RefundBasis> {
  const [known, pointsBack] = await Promise.all([
    lines ?? listLines(db, [order.id]),
    order.pointsUsed === 0 ? 0 : countPointsReturned(db, order.no),
  ]);
  return { order, lines: known, pointsBack };
}
