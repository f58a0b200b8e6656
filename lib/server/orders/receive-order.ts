import { and, asc, eq, lte, ne } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { batchSize, forEachDue } from '../db/for-each-due.ts';
import type { Member } from '../kernel/actor.ts';
import { addSeconds } from '../kernel/clock.ts';
import { DomainError } from '../kernel/errors.ts';
import { getSettings } from '../site/index.ts';
import { moveOrder } from './move-order.ts';
import { notifyCustomer, notifyStore } from './notify-stores.ts';
import { isConfirmDue } from './receipt-clock.ts';
import { lockOrder, type Order } from './repository.ts';
import { orders } from './tables.ts';
import { tryLockOrder } from './try-lock-order.ts';

/** O11: the customer says that everything has come. Throws `not_found`, and `status_changed` while an after-sale is open. */
export async function confirmReceipt(
  ctx: ServerContext,
  { no, member }: { no: string; member: Member },
): Promise<void> {
  const { 'aftersale.windowDays': days } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no, userId: member.userId });
    if (!order) throw new DomainError('not_found');
    if (order.aftersaleStatus === 'open') throw new DomainError('status_changed');
    await receive(tx, order, { days, at: ctx.clock.now(), actor: member });
  });
}

/**
 * O11: an operator says so for the customer, who is told why. Throws `not_found`, and `status_changed` while an after-sale is
 * open.
 */
export async function confirmReceiptFor(
  ctx: ServerContext,
  operator: Member,
  { no, reason }: { no: string; reason: string },
): Promise<void> {
  const { 'aftersale.windowDays': days } = await getSettings(ctx);
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (!order) throw new DomainError('not_found');
    if (order.aftersaleStatus === 'open') throw new DomainError('status_changed');
    await receive(tx, order, { days, at, actor: operator, reason });
    await notifyCustomer(tx, order, { event: 'orderReceivedFor', args: { reason }, cause: no, at });
  });
}

/** Orders whose customers said nothing in time count as received. Answers how many. Safe to run twice. */
export async function confirmReceiptsDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const { 'aftersale.windowDays': days } = await getSettings(ctx);
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'shipped'), ne(orders.aftersaleStatus, 'open'), lte(orders.autoConfirmAt, at)))
    .orderBy(asc(orders.autoConfirmAt))
    .limit(batchSize);
  return forEachDue(ctx, due, async (tx, { id }) => {
    const order = await tryLockOrder(tx, id);
    if (!order || !isConfirmDue(order, at)) return false;
    await receive(tx, order, { days, at });
    await notifyCustomer(tx, order, { event: 'orderReceived', cause: order.no, at });
    return true;
  });
}

interface Receipt {
  /** So long something can still be objected to. */
  days: number;
  at: Date;
  actor?: Member;
  reason?: string;
}

async function receive(tx: Executor, order: Order, { days, at, actor, reason }: Receipt): Promise<void> {
  const aftersaleDeadline = addSeconds(at, days * 86_400);
  const facts = { receivedAt: at, aftersaleDeadline, autoConfirmAt: null, fulfilmentStatus: 'delivered' as const };
  await moveOrder(tx, order, { move: 'receive', at, actor, reason, facts });
  const { no, storeId } = order;
  if (storeId !== null) await notifyStore(tx, storeId, { no, event: 'orderConfirmed', cause: no, at });
}
