import type { Executor } from '../db/connection.ts';
import { listAllocations, listLines, type Order, type OrderLine } from '../orders/index.ts';
import type { RefundBasis } from './case-refund.ts';

/** What an order's refunds are worked out from, as it is now. */
export async function readBasis(db: Executor, order: Order, lines?: OrderLine[]): Promise<RefundBasis> {
  const [known, allocations] = await Promise.all([lines ?? listLines(db, [order.id]), listAllocations(db, order.id)]);
  const backBefore = allocations.reduce((sum, { refundedAmount }) => sum + refundedAmount, 0);
  return { order, lines: known, backBefore };
}
