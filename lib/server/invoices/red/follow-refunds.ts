import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { listLines, lockOrdersById, type Order, type OrderLine } from '#lib/server/orders/index.ts';
import type { Application } from '../application-repository.ts';
import { findExcess, reasonOfParts } from '../applying/excess-rules.ts';
import { isPayingBack } from '../applying/invoiceable-rules.ts';
import { type LiveOfOrder, lockLiveOfOrder } from '../applying/live-of-order.ts';
import { shrinkApplication } from '../applying/shrink-application.ts';
import type { RedPart } from '../document-tables.ts';
import { findDueCheck, listDueChecks, postponeCheck, removeCheck } from './refund-checks.ts';
import { isRefused } from './refused-red-rules.ts';
import { requestRed } from './request-red.ts';

/**
 * Makes the invoices of orders right whose money went back (docs/domain/invoices.md 11), an order a transaction. Answers how many
 * it was through with; what waits for a result or for money on its way is looked at again. Safe to run twice and in two processes
 * at once: what is right already is left as it is.
 */
export async function followRefunds(ctx: ServerContext): Promise<number> {
  const work = async (tx: Executor, { orderId }: { orderId: number }) => {
    const [order] = await lockOrdersById(tx, [orderId]);
    const check = await findDueCheck(tx, orderId, ctx.clock.now());
    if (!order || !check) return false;
    const isThrough = await makeRight(tx, ctx, order);
    await (isThrough ? removeCheck(tx, check) : postponeCheck(tx, check, ctx.clock.now()));
    return isThrough;
  };
  const find = (limit: number) => listDueChecks(ctx, limit);
  return forEachDue(ctx, 'follow-refunds', { find, keyOf: ({ orderId }) => orderId, work });
}

/** False: something has to be waited for. */
async function makeRight(tx: Executor, ctx: ServerContext, order: Order): Promise<boolean> {
  const lines = await listLines(tx, [order.id]);
  if (isPayingBack(order, lines)) return false;
  const all = await lockLiveOfOrder(tx, order.id);
  const excess = findExcess(
    lines,
    all.map(({ live }) => live),
  );
  const results: boolean[] = [];
  for (const { id, parts } of excess) {
    const found = all.find(({ application }) => application.id === id);
    if (found) results.push(await follow(tx, ctx, { ...found, order, lines, parts }));
  }
  return results.every(Boolean);
}

interface Following extends LiveOfOrder {
  order: Order;
  lines: OrderLine[];
  parts: RedPart[];
}

async function follow(tx: Executor, ctx: ServerContext, following: Following): Promise<boolean> {
  const { application, items, reds, order, lines, parts } = following;
  const at = ctx.clock.now();
  switch (application.status) {
    case 'submitted':
    case 'failed':
      await shrinkApplication(tx, application, { items, parts, lines, at });
      return true;
    case 'issued':
    case 'partially_reversed':
      if (!isRefused(reds, parts)) await requestForRefund(tx, ctx, { application, orders: [order], parts });
      return true;
    default:
      return false;
  }
}

interface RefundToFollow {
  application: Application;
  /** Of which it went back. */
  orders: readonly Pick<Order, 'no' | 'fulfilment'>[];
  parts: RedPart[];
  /** Left out: the numbers of the orders. */
  note?: string;
  /** Undefined: by itself. */
  actor?: Member;
}

const noteLength = 200;

/** I7: a red letter over exactly what went back. */
export async function requestForRefund(
  tx: Executor,
  ctx: ServerContext,
  { application, orders, parts, note, actor }: RefundToFollow,
): Promise<void> {
  await requestRed(tx, ctx, application, {
    applicant: 'seller',
    reason: reasonOfParts(orders, parts),
    cause: 'refund',
    parts,
    note:
      note ||
      orders
        .map(({ no }) => no)
        .join(' ')
        .slice(0, noteLength),
    at: ctx.clock.now(),
    actor,
  });
}
