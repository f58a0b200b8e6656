import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { toOrderSearchText } from '../lists/search-text.ts';
import { sideOf } from '../order-side.ts';
import {
  type BuyerTexts,
  type CheckoutGroup,
  insertAdjustment,
  insertGroup,
  insertLines,
  insertOrder,
  type NewOrder,
  type NewOrderLine,
  type Order,
} from '../repository.ts';
import { buyerTextColumns } from '../tables.ts';
import type { AgreedLine, AgreedOrder } from './plan-orders.ts';

/** What all orders of one checkout share. */
export type SharedFacts = Pick<
  NewOrder,
  | 'source'
  | 'quotationNo'
  | 'quoteVersionId'
  | 'fixedStoreId'
  | 'address'
  | 'invoiceRequest'
  | 'depositForfeitBp'
  | 'payDeadline'
> &
  BuyerTexts;

/** What the buyer says, out of all that came with a request. */
export function buyerTextsOf(given: BuyerTexts): BuyerTexts {
  const names = Object.keys(buyerTextColumns) as (keyof BuyerTexts)[];
  return Object.fromEntries(names.map((name) => [name, given[name]]));
}

interface OrderBatch {
  userId: number;
  /** The customer, or who orders for the customer. */
  actor: Member;
  planned: readonly AgreedOrder[];
  shared: SharedFacts;
  /** Of the customer's own orders: from where they come, as `hashNetwork` has it. */
  network?: string | undefined;
}

/** Writes what was planned: the group, its orders and the first line of each history. `insertOrderLines` adds what they hold. */
export async function insertOrders(
  tx: Executor,
  ctx: ServerContext,
  batch: OrderBatch,
): Promise<{ group: CheckoutGroup; orders: Order[] }> {
  const now = ctx.clock.now();
  const { userId, network } = batch;
  const group = await withDocumentNumber('checkoutGroup', now, (no) =>
    insertGroup(tx, { no, userId, network: network ?? null, createdAt: now, updatedAt: now }),
  );
  const orders: Order[] = [];
  for (const planned of batch.planned) orders.push(await insertOne(tx, { now, group, batch, planned }));
  return { group, orders };
}

interface One {
  now: Date;
  group: CheckoutGroup;
  batch: OrderBatch;
  planned: AgreedOrder;
}

async function insertOne(tx: Executor, { now, group, batch, planned }: One): Promise<Order> {
  const { lines, ...sums } = planned;
  const { userId, actor } = batch;
  const order = await withDocumentNumber('order', now, (no) => {
    const searchText = toOrderSearchText([no, group.no], lines);
    const times = { createdAt: now, updatedAt: now };
    const invoiceDueAt = batch.shared.invoiceRequest?.is_automatic ? now : null;
    const row = { ...sums, ...batch.shared, ...times, invoiceDueAt, no, groupId: group.id, userId, searchText };
    return insertOrder(tx, row);
  });
  if (order.adjustAmount !== 0) {
    await insertAdjustment(tx, { orderId: order.id, kind: 'quote', amount: order.adjustAmount, createdAt: now });
  }
  const change = { entityType: 'order', entityId: order.id, no: order.no, from: null, to: order.status };
  await logStatusChange(tx, { ...change, event: 'create', at: now, data: { side: sideOf(order, actor) }, actor });
  return order;
}

/**
 * Writes what the orders hold, in the order in which they were planned. Apart from the orders themselves, because pieces are
 * reserved in between, as late as can be: everybody who buys the same waits for that. `stocked` names the variants of which
 * pieces were reserved.
 */
export async function insertOrderLines(
  tx: Executor,
  orders: readonly Order[],
  { planned, stocked }: { planned: readonly AgreedOrder[]; stocked: ReadonlySet<number> },
): Promise<void> {
  const rows = orders.flatMap((order, index) =>
    (planned[index]?.lines ?? []).map((line, sort) => toRow(order, line, { sort, stocked })),
  );
  await insertLines(tx, rows);
}

function toRow(
  order: Order,
  { id: _, fulfilment: __, ...line }: AgreedLine,
  { sort, stocked }: { sort: number; stocked: ReadonlySet<number> },
): NewOrderLine {
  const isStocked = line.variantId !== null && stocked.has(line.variantId);
  return { ...line, orderId: order.id, sort, isStocked };
}
