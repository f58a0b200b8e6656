import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { promise } from '../order-conditions.ts';
import { orderLines, orders } from '../tables.ts';

/** An order that waits for its store. */
interface StoreWork {
  kind: 'order_accept' | 'order_ship' | 'order_service';
  no: string;
  /** Its first line. */
  about: SpecTexts;
  deadline: Date | null;
}

const most = 20;

/** Names the tables by itself: in a query of one table drizzle leaves a column's table out, and `id` would be the line's. */
const firstLine = sql<SpecTexts>`(select l.name from ${orderLines} l
  where l.order_id = ${orders}.id order by l.sort limit 1)`;

/** What a store has to answer, the next deadline first, and then what it has to carry out, the most urgent first. */
export async function listStoreWork(db: Executor, storeId: number): Promise<StoreWork[]> {
  const [requested, taken] = await Promise.all([listRequested(db, storeId), listTaken(db, storeId)]);
  return [...requested, ...taken];
}

async function listRequested(db: Executor, storeId: number): Promise<StoreWork[]> {
  const rows = await db
    .select({ no: orders.no, about: firstLine, deadline: orderDispatches.acceptDeadline })
    .from(orderDispatches)
    .innerJoin(orders, eq(orders.id, orderDispatches.orderId))
    .where(and(eq(orderDispatches.storeId, storeId), inArray(orderDispatches.status, ['assigned', 'claimed'])))
    .orderBy(asc(orderDispatches.acceptDeadline))
    .limit(most);
  return rows.map((row) => ({ kind: 'order_accept', ...row }));
}

/** Goods that are not paid in full wait for the customer, not for the store. */
async function listTaken(db: Executor, storeId: number): Promise<StoreWork[]> {
  const rows = await db
    .select({
      no: orders.no,
      about: firstLine,
      fulfilment: orders.fulfilment,
      start: orders.appointmentStart,
      shipBy: orders.shipBy,
    })
    .from(orders)
    .where(
      and(
        eq(orders.storeId, storeId),
        eq(orders.status, 'processing'),
        sql`${orders.paidAmount} = ${orders.payableAmount}`,
      ),
    )
    .orderBy(promise, asc(orders.id))
    .limit(most);
  return rows.map(({ fulfilment, start, shipBy, ...row }) => ({
    kind: fulfilment === 'service' ? 'order_service' : 'order_ship',
    ...row,
    deadline: start ?? shipBy,
  }));
}
