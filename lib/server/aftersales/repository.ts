import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { aftersaleLines, aftersales } from './tables.ts';

export type Aftersale = typeof aftersales.$inferSelect;
export type NewAftersale = typeof aftersales.$inferInsert;
export type AftersaleLine = typeof aftersaleLines.$inferSelect;

/** A case by its number or its key; with `userId` or `storeId` only if it is theirs, `storeId: null`: the platform's own. */
export type CaseKey = ({ no: string } | { id: number }) & { userId?: number; storeId?: number | null };

export async function findCase(db: Executor, key: CaseKey): Promise<Aftersale | undefined> {
  const [row] = await db.select().from(aftersales).where(ofCase(key));
  return row;
}

/** The case, locked until the transaction ends. Its order is locked before. */
export async function lockRow(tx: Executor, id: number): Promise<Aftersale | undefined> {
  const [row] = await tx.select().from(aftersales).where(eq(aftersales.id, id)).for('update');
  return row;
}

/** Undefined: the number is taken. */
export async function insertCase(tx: Executor, aftersale: NewAftersale): Promise<Aftersale | undefined> {
  const [row] = await tx
    .insert(aftersales)
    .values(aftersale)
    .onConflictDoNothing({ target: aftersales.no })
    .returning();
  return row;
}

export async function listCaseLines(db: Executor, caseIds: number[]): Promise<AftersaleLine[]> {
  if (caseIds.length === 0) return [];
  return db
    .select()
    .from(aftersaleLines)
    .where(inArray(aftersaleLines.aftersaleId, caseIds))
    .orderBy(asc(aftersaleLines.aftersaleId), asc(aftersaleLines.id));
}

function ofCase(key: CaseKey): SQL | undefined {
  return and(
    'no' in key ? eq(aftersales.no, key.no) : eq(aftersales.id, key.id),
    key.userId === undefined ? undefined : eq(aftersales.userId, key.userId),
    storeCondition(key.storeId),
  );
}

function storeCondition(storeId: number | null | undefined): SQL | undefined {
  if (storeId === undefined) return undefined;
  return storeId === null ? isNull(aftersales.storeId) : eq(aftersales.storeId, storeId);
}
