import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notifyCustomer, notifyStore } from '../dispatch/notify-stores.ts';
import { moveOrder } from '../move-order.ts';
import { lockOrder, type Order } from '../repository.ts';
import { orders } from '../tables.ts';
import { tryLockOrder } from '../try-lock-order.ts';
import { isConfirmDue } from './receipt-clock.ts';

export interface Receipt {
  /** So long something can still be objected to. */
  days: number;
  at: Date;
}

/** O11: the customer says that everything has come. Throws `not_found`, and `status_changed` while an after-sale is open. */
export async function confirmReceipt(
  tx: Executor,
  { no, member }: { no: string; member: Member },
  receipt: Receipt,
): Promise<Order> {
  const order = await lockForReceipt(tx, { no, userId: member.userId });
  return receive(tx, order, { ...receipt, actor: member });
}

/**
 * O11: an operator says so for the customer, who is told why. Throws `not_found`, and `status_changed` while an after-sale is
 * open.
 */
export async function confirmReceiptFor(
  tx: Executor,
  operator: Member,
  { no, reason, ...receipt }: Receipt & { no: string; reason: string },
): Promise<Order> {
  const order = await lockForReceipt(tx, { no });
  const received = await receive(tx, order, { ...receipt, actor: operator, reason });
  await notifyCustomer(tx, order, { event: 'orderReceivedFor', args: { reason }, cause: no, at: receipt.at });
  return received;
}

async function lockForReceipt(tx: Executor, key: { no: string; userId?: number }): Promise<Order> {
  const order = await lockOrder(tx, key);
  if (!order) throw new DomainError('not_found');
  if (order.aftersaleStatus === 'open') throw new DomainError('status_changed');
  return order;
}

/** Orders whose customers said nothing in time, the oldest first. */
export async function listReceiptsDue(ctx: ServerContext, limit: number): Promise<{ id: number }[]> {
  return ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.status, 'shipped'), ne(orders.aftersaleStatus, 'open'), lte(orders.autoConfirmAt, ctx.clock.now())),
    )
    .orderBy(asc(orders.autoConfirmAt))
    .limit(limit);
}

/** Such an order counts as received. Undefined: it does not any more, or somebody else works on it. */
export async function receiveIfDue(tx: Executor, id: number, receipt: Receipt): Promise<Order | undefined> {
  const order = await tryLockOrder(tx, id);
  if (!order || !isConfirmDue(order, receipt.at)) return undefined;
  const received = await receive(tx, order, receipt);
  await notifyCustomer(tx, order, { event: 'orderReceived', cause: order.no, at: receipt.at });
  return received;
}

async function receive(
  tx: Executor,
  order: Order,
  { days, at, actor, reason }: Receipt & { actor?: Member; reason?: string },
): Promise<Order> {
  const aftersaleDeadline = addSeconds(at, days * 86_400);
  const facts = { receivedAt: at, aftersaleDeadline, autoConfirmAt: null, fulfilmentStatus: 'delivered' as const };
  const received = await moveOrder(tx, order, { move: 'receive', at, actor, reason, facts });
  const { no, storeId } = order;
  if (storeId !== null) await notifyStore(tx, storeId, { no, event: 'orderConfirmed', cause: no, at });
  return received;
}
