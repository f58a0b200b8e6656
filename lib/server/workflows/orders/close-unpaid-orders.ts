import { batchSize, forEachPage } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import { notify } from '../../messaging/index.ts';
import { findGroup, listOrdersOfGroup, listOverdueGroups, type Order } from '../../orders/index.ts';
import { closeAttempts } from '../payment/pieces/close-attempts.ts';
import { closeUnpaidOrder } from './pieces/close-unpaid-order.ts';
import { lockGroupWithOrders } from './pieces/lock-group.ts';
import { reopenQuotation } from './pieces/reopen-quotation.ts';

/**
 * Closes the orders that nobody has paid in time (O4), after their providers have said that nothing came and take nothing
 * more. Orders whose transfer waits for an operator, or whose provider does not answer, are left for another round. Answers
 * how many groups were closed. Safe to run twice and in two processes at once.
 */
export async function closeUnpaidOrders(ctx: ServerContext): Promise<number> {
  return forEachPage(ctx, 'close-unpaid-orders', {
    page: (after = 0) => listOverdueGroups(ctx.db, { now: ctx.clock.now(), after, limit: batchSize }),
    keyOf: (id: number) => id,
    workOutside: (id) => closeOverdue(ctx, id),
  });
}

async function closeOverdue(ctx: ServerContext, id: number): Promise<boolean> {
  const group = await findGroup(ctx.db, { id });
  if (!group) return false;
  try {
    await closeAttempts(ctx, group.no);
    await ctx.db.transaction((tx) => closeInside(tx, ctx, group));
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function closeInside(tx: Executor, ctx: ServerContext, group: { id: number; no: string }): Promise<void> {
  const at = ctx.clock.now();
  const isOverdue = ({ status, payDeadline }: Order) => status === 'pending_payment' && payDeadline <= at;
  const [quoted] = (await listOrdersOfGroup(tx, group.id)).filter(isOverdue);
  // Quotations are locked before groups.
  await reopenQuotation(tx, ctx, quoted);
  const locked = await lockGroupWithOrders(tx, group.no);
  const overdue = locked?.orders.filter(isOverdue) ?? [];
  if (!locked || locked.open.length > 0 || overdue.length === 0) throw new DomainError('status_changed');
  for (const order of overdue) {
    const closing = { move: 'expire', closeReason: 'unpaid_timeout', reason: 'expired', at } as const;
    const { no, userId } = await closeUnpaidOrder(tx, order, closing);
    await notify(tx, { userId, event: 'orderClosedUnpaid', args: { no }, dedupeKey: `closed:${no}`, now: at });
  }
}
