import { and, eq, getTableColumns, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { storeStatements } from '../statement-tables.ts';

export type Statement = typeof storeStatements.$inferSelect;

/** Not settled yet: its money is still pending. */
const openStatuses = ['to_confirm', 'disputed', 'confirmed'] as const;

const isNamed = (no: string, storeId: number | undefined): SQL | undefined =>
  and(eq(storeStatements.no, no), storeId === undefined ? undefined : eq(storeStatements.storeId, storeId));

/** Throws `not_found`; with a store also for one of another. */
export async function getStatement(db: Executor, no: string, storeId?: number): Promise<Statement> {
  const [row] = await db.select().from(storeStatements).where(isNamed(no, storeId));
  if (!row) throw new DomainError('not_found');
  return row;
}

const lastClosing = sql<Fen | null>`(select before.closing_amount from store_statements before
  where before.store_id = store_statements.store_id and before.currency = store_statements.currency
    and before.id < store_statements.id and before.status <> 'draft' order by before.id desc limit 1)`.mapWith(Number);

/** The same with what the statement before it left; null: it is the first of its store. */
export async function getStatementAfterLast(
  db: Executor,
  no: string,
  storeId?: number,
): Promise<{ statement: Statement; lastClosing: Fen | null }> {
  const columns = getTableColumns(storeStatements);
  const [row] = await db
    .select({ ...columns, lastClosing })
    .from(storeStatements)
    .where(isNamed(no, storeId));
  if (!row) throw new DomainError('not_found');
  const { lastClosing: last, ...statement } = row;
  return { statement, lastClosing: last };
}

/** What a store was stated and not settled for. */
export async function sumOpenStatements(db: Executor, storeId: number): Promise<{ count: number; net: Fen }> {
  const { status, netAmount } = storeStatements;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      net: sql<number>`coalesce(sum(${netAmount}), 0)::bigint`.mapWith(Number),
    })
    .from(storeStatements)
    .where(and(eq(storeStatements.storeId, storeId), inArray(status, [...openStatuses])));
  return row ?? { count: 0, net: 0 };
}

/** What is settled until then unless somebody objects. */
export function isDueBy(until: Date): SQL | undefined {
  const { status, confirmDeadline } = storeStatements;
  return or(eq(status, 'confirmed'), and(eq(status, 'to_confirm'), lte(confirmDeadline, until)));
}

/** How many statements are, and what they come to. */
export async function sumStatementsDue(db: Executor, until: Date): Promise<{ count: number; net: Fen }> {
  const { netAmount } = storeStatements;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      net: sql<number>`coalesce(sum(${netAmount}), 0)::bigint`.mapWith(Number),
    })
    .from(storeStatements)
    .where(isDueBy(until));
  return row ?? { count: 0, net: 0 };
}

/** Those of a store that are not settled yet, the oldest first. */
export const listOpenStatements = (db: Executor, storeId: number): Promise<Statement[]> =>
  db
    .select()
    .from(storeStatements)
    .where(and(eq(storeStatements.storeId, storeId), inArray(storeStatements.status, [...openStatuses])))
    .orderBy(storeStatements.id);

/** What stands of these stores, confirmed or settled, the oldest first. */
export async function listStandingStatements(db: Executor, storeIds: readonly number[]): Promise<Statement[]> {
  if (storeIds.length === 0) return [];
  const { storeId, status, id } = storeStatements;
  const where = and(inArray(storeId, [...storeIds]), inArray(status, ['confirmed', 'settled']));
  return db.select().from(storeStatements).where(where).orderBy(id);
}

/** How many stores wait for an answer. */
export const countDisputed = (db: Executor) => countRows(db, storeStatements, eq(storeStatements.status, 'disputed'));

/** Whose time to object is over, the longest ago first. */
export async function listExpired(db: Executor, now: Date, limit: number): Promise<Statement[]> {
  const { status, confirmDeadline, id } = storeStatements;
  const where = and(eq(status, 'to_confirm'), lte(confirmDeadline, now));
  return db.select().from(storeStatements).where(where).orderBy(confirmDeadline, id).limit(limit);
}

/** Confirmed, and not settled yet. */
export async function listConfirmed(
  db: Executor,
  { after, limit }: { after: number; limit: number },
): Promise<Statement[]> {
  const { status, id } = storeStatements;
  const where = and(eq(status, 'confirmed'), gt(id, after));
  return db.select().from(storeStatements).where(where).orderBy(id).limit(limit);
}
