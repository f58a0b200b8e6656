import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { countAccepted } from '#lib/server/orders/index.ts';
import { aftersaleStores, aftersales } from '../tables.ts';

/** Until a store says otherwise. */
const usualSmallRefund: Fen = 5_000;
const days = 90;

/** Up to which amount each of these stores approves many at once. */
export async function smallRefundOf(db: Executor, storeIds: number[]): Promise<(storeId: number) => Fen> {
  const ids = [...new Set(storeIds)];
  if (ids.length === 0) return () => usualSmallRefund;
  const rows = await db.select().from(aftersaleStores).where(inArray(aftersaleStores.storeId, ids));
  const limits = new Map(rows.map(({ storeId, smallRefundAmount }) => [storeId, smallRefundAmount]));
  return (storeId) => limits.get(storeId) ?? usualSmallRefund;
}

/**
 * The same of a case’s store, in a condition; null for the platform’s own. Names the table by itself: in a query of one table
 * drizzle leaves a column's table out.
 */
export const limitOfStore: SQL = sql`case when ${aftersales}.store_id is not null then coalesce((select s.small_refund_amount
  from ${aftersaleStores} s where s.store_id = ${aftersales}.store_id), ${usualSmallRefund}) end`;

export async function saveSmallRefund(
  { db, clock }: ServerContext,
  { storeId }: StoreMember,
  amount: Fen,
): Promise<void> {
  const facts = { smallRefundAmount: amount, updatedAt: clock.now() };
  await db
    .insert(aftersaleStores)
    .values({ storeId, ...facts })
    .onConflictDoUpdate({ target: aftersaleStores.storeId, set: facts });
}

interface StoreFigures {
  orders: number;
  /** Orders that a case was opened of. */
  cases: number;
  rateBp: number;
  /** From the request to the first answer, on average; null where none was answered. */
  answerMinutes: number | null;
  refunded: Fen;
  smallRefund: Fen;
}

/** How after-sales of a store stand, over ninety days. */
export async function describeStoreFigures({ db, clock }: ServerContext, storeId: number): Promise<StoreFigures> {
  const since = addSeconds(clock.now(), -days * 86_400);
  const [[row], orders, limitOf] = await Promise.all([
    db
      .select({
        // Of orders: one with two cases is one order that something was wrong with.
        cases: sql<number>`count(distinct ${aftersales.orderId})::int`,
        refunded:
          sql<number>`coalesce(sum(${aftersales.approvedAmount}) filter (where ${aftersales.status} = 'completed'), 0)::bigint`.mapWith(
            Number,
          ),
        minutes: sql<
          number | null
        >`round(avg(extract(epoch from ${aftersales.answeredAt} - ${aftersales.createdAt})) / 60)::int`,
      })
      .from(aftersales)
      .where(and(eq(aftersales.storeId, storeId), gte(aftersales.createdAt, since))),
    countAccepted(db, storeId, since),
    smallRefundOf(db, [storeId]),
  ]);
  const cases = row?.cases ?? 0;
  return {
    orders,
    cases,
    rateBp: orders === 0 ? 0 : Math.round((cases * 10_000) / orders),
    answerMinutes: row?.minutes ?? null,
    refunded: row?.refunded ?? 0,
    smallRefund: limitOf(storeId),
  };
}
