import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import * as orders from '../../orders/index.ts';
import { earnFromOwnSale, freezeCommissions } from '../../referral/index.ts';
import { getSettings } from '../../site/index.ts';

/** O11 by the customer. Throws like `orders.confirmReceipt`. */
export async function confirmReceipt(ctx: ServerContext, request: { no: string; member: Member }): Promise<void> {
  const receiving = await receivingNow(ctx);
  await ctx.db.transaction(async (tx) => {
    await freeze(tx, await orders.confirmReceipt(tx, request, receiving), receiving);
  });
}

/** O11 by an operator for the customer. Throws like `orders.confirmReceiptFor`. */
export async function confirmReceiptFor(
  ctx: ServerContext,
  operator: Member,
  request: { no: string; reason: string },
): Promise<void> {
  const receiving = await receivingNow(ctx);
  await ctx.db.transaction(async (tx) => {
    await freeze(tx, await orders.confirmReceiptFor(tx, operator, { ...request, ...receiving }), receiving);
  });
}

/** Orders whose customers said nothing in time count as received. Answers how many. Safe to run twice. */
export async function confirmReceiptsDue(ctx: ServerContext): Promise<number> {
  const receiving = await receivingNow(ctx);
  const work = async (tx: Executor, { id }: { id: number }) => {
    const order = await orders.receiveIfDue(tx, id, receiving);
    if (order) await freeze(tx, order, receiving);
    return order !== undefined;
  };
  const find = (limit: number) => orders.listReceiptsDue(ctx, limit);
  return forEachDue(ctx, 'order-receipts', { find, keyOf: ({ id }) => id, work });
}

interface Receiving extends orders.Receipt {
  /** So long commissions wait at least. */
  freezeDays: number;
}

async function receivingNow(ctx: ServerContext): Promise<Receiving> {
  const { 'aftersale.windowDays': days, 'referral.freezeDays': freezeDays } = await getSettings(ctx);
  return { days, freezeDays, at: ctx.clock.now() };
}

/** Who sold it is certain now, so what it earns for others is too; it waits until nothing can go back any more. */
async function freeze(tx: Executor, order: orders.Order, { freezeDays, at }: Receiving): Promise<void> {
  if (order.storeId === null) await earnFromOwnSale(tx, { order, at });
  await freezeCommissions(tx, { order, days: freezeDays, at });
}
