import type { ServerContext } from '#lib/server/db/context.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings } from '#lib/server/site/index.ts';
import { findDispatch } from '../dispatch/dispatch-repository.ts';
import { notifyOperators, notifyStore } from '../dispatch/notify-stores.ts';
import { amendOrder, moveOrder } from '../move-order.ts';
import { lockOrder, type Order } from '../repository.ts';

interface Input {
  no: string;
  member: Member;
}

/** O12: puts the automatic confirmation off, once. Throws `not_found`, and `status_changed` the second time. */
export async function extendReceipt(ctx: ServerContext, { no, member }: Input): Promise<void> {
  const at = ctx.clock.now();
  const { 'order.extendDays': days } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no, userId: member.userId });
    if (!order) throw new DomainError('not_found');
    const { receiptExtended, autoConfirmAt, aftersaleStatus } = order;
    const isPossible = !receiptExtended && autoConfirmAt !== null && aftersaleStatus !== 'open';
    if (!isPossible) throw new DomainError('status_changed');
    const facts = { receiptExtended: true, autoConfirmAt: addSeconds(autoConfirmAt, days * 86_400) };
    await moveOrder(tx, order, { move: 'extend', at, actor: member, facts });
  });
}

/**
 * Asks whose turn it is to go on: the store that has the order, or the operators while none has. Throws `not_found`,
 * `remind_too_soon`, and `status_changed` for an order that nobody is working on.
 */
export async function remindSeller(ctx: ServerContext, { no, member }: Input): Promise<void> {
  const at = ctx.clock.now();
  const { 'order.remindHours': hours } = await getSettings(ctx);
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no, userId: member.userId });
    if (!order) throw new DomainError('not_found');
    requireWaiting(order);
    if (order.remindedAt && addSeconds(order.remindedAt, hours * 3600) > at) {
      throw new DomainError('remind_too_soon', { values: { hours } });
    }
    const facts = { remindedAt: at };
    const { id, version } = await amendOrder(tx, order, { event: 'remind', at, actor: member, facts });
    const storeId = (await findDispatch(tx, id))?.storeId ?? null;
    const cause = `${no}:${version}`;
    if (storeId === null) await notifyOperators(tx, { no, event: 'orderUrgedPlatform', cause, at });
    else await notifyStore(tx, storeId, { no, event: 'orderUrged', cause, at });
  });
}

function requireWaiting({ status, closingReason }: Order): void {
  const isWaiting = (status === 'pending_dispatch' || status === 'processing') && closingReason === null;
  if (!isWaiting) throw new DomainError('status_changed');
}

/** O17: takes an ended order out of the customer's list. Throws `not_found`, and `status_changed` for one that goes on. */
export async function hideOrder(ctx: ServerContext, { no, member }: Input): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no, userId: member.userId });
    if (!order) throw new DomainError('not_found');
    if (order.hiddenAt) return;
    await moveOrder(tx, order, { move: 'hide', at, actor: member, facts: { hiddenAt: at } });
  });
}
