import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { pastOrders } from '../past-order-tables.ts';

export type PastOrder = typeof pastOrders.$inferSelect;
export type PastOrderFacts = Omit<
  typeof pastOrders.$inferInsert,
  'id' | 'importId' | 'userId' | 'createdAt' | 'updatedAt'
>;

/** Orders of a system by what they are known by there. */
export async function findPastOrders(
  db: Executor,
  { source, keys }: { source: string; keys: string[] },
): Promise<Map<string, PastOrder>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pastOrders)
    .where(and(eq(pastOrders.source, source), inArray(pastOrders.key, keys)));
  return new Map(rows.map((row) => [row.key, row]));
}

/** Keeps an order of another system, and answers its id; undefined where it is there already, which is left as it is. */
export async function addPastOrder(
  tx: Executor,
  { importId, facts }: { importId: number; facts: PastOrderFacts },
): Promise<number | undefined> {
  const [row] = await tx
    .insert(pastOrders)
    .values({ ...facts, importId })
    .onConflictDoNothing({ target: [pastOrders.source, pastOrders.key] })
    .returning({ id: pastOrders.id });
  return row?.id;
}

/** Writes what is kept of an order anew; whose it is here stays. */
export async function rewritePastOrder(
  tx: Executor,
  id: number,
  { facts, now }: { facts: PastOrderFacts; now: Date },
): Promise<void> {
  await tx
    .update(pastOrders)
    .set({ ...facts, updatedAt: now })
    .where(eq(pastOrders.id, id));
}

export async function removePastOrder(tx: Executor, id: number): Promise<void> {
  await tx.delete(pastOrders).where(eq(pastOrders.id, id));
}

/** What was kept of an order, without what is of this shop alone. */
export function factsOfPastOrder(order: PastOrder): PastOrderFacts {
  const { id: _, importId: __, userId: ___, createdAt: ____, updatedAt: _____, ...facts } = order;
  return facts;
}

/**
 * Gives orders that are nobody's yet to the accounts that have proven the address on them, of one account or of one import. The rule
 * (docs/domain/orders.md 13): the email address decides; the mobile number only where the order names no email address, or one that no
 * other account has. An address that nobody has proven gives nothing.
 */
export async function attachPastOrders(tx: Executor, to: { userId: number } | { importId: number }): Promise<void> {
  const among = 'userId' in to ? sql`u.id = ${to.userId}` : sql`p.import_id = ${to.importId}`;
  await tx.execute(sql`
    update past_orders p set user_id = u.id from users u
    where p.user_id is null and p.email <> '' and lower(u.email) = p.email and u.is_email_proven and ${among}`);
  await tx.execute(sql`
    update past_orders p set user_id = u.id from users u
    where p.user_id is null and p.mobile <> '' and u.mobile = p.mobile and u.is_mobile_proven and ${among}
      and not exists (select 1 from users o where p.email <> '' and lower(o.email) = p.email and o.id <> u.id)`);
}

/** Ids that the orders of an import name their customers by. */
export async function listCustomerKeys(db: Executor, importId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ key: pastOrders.customerKey })
    .from(pastOrders)
    .where(and(eq(pastOrders.importId, importId), isNull(pastOrders.userId), ne(pastOrders.customerKey, '')));
  return rows.map(({ key }) => key);
}

/**
 * Gives orders to the accounts that their customers have become here, by the ids of these in the system before; none whose email address is
 * another than the account's, for ids alone are soon mixed up.
 */
export async function attachByCustomer(tx: Executor, source: string, accounts: Map<string, number>): Promise<void> {
  if (accounts.size === 0) return;
  const rows = JSON.stringify([...accounts].map(([key, userId]) => ({ key, user_id: userId })));
  await tx.execute(sql`
    update past_orders p set user_id = u.id from jsonb_to_recordset(${rows}::jsonb) as v(key text, user_id bigint)
    join users u on u.id = v.user_id
    where p.user_id is null and p.source = ${source} and p.customer_key <> '' and p.customer_key = v.key
      and (p.email = '' or u.email is null or lower(u.email) = p.email)`);
}

/** The account is taken back: its orders are nobody's again. */
export async function detachPastOrders(tx: Executor, userId: number): Promise<void> {
  await tx.update(pastOrders).set({ userId: null }).where(eq(pastOrders.userId, userId));
}
