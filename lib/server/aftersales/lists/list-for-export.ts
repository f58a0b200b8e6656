import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { aftersaleMessages, aftersales } from '../tables.ts';
import { type ShownCase, showCases } from './show-cases.ts';

/** A case with what its customer wrote in it, oldest first. */
export interface KeptCase extends ShownCase {
  written: string[];
}

/** Cases of a customer behind this one, oldest first. */
export async function listCasesAfter(
  db: Executor,
  { userId, after, limit }: { userId: number; after: number; limit: number },
): Promise<KeptCase[]> {
  const rows = await db
    .select()
    .from(aftersales)
    .where(and(eq(aftersales.userId, userId), gt(aftersales.id, after)))
    .orderBy(asc(aftersales.id))
    .limit(limit);
  const ids = rows.map(({ id }) => id);
  const [shown, messages] = await Promise.all([showCases(db, rows), listOwnMessages(db, ids)]);
  return shown.map((one) => ({
    ...one,
    written: messages.filter(({ aftersaleId }) => aftersaleId === one.aftersale.id).map(({ text }) => text),
  }));
}

async function listOwnMessages(db: Executor, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ aftersaleId: aftersaleMessages.aftersaleId, text: aftersaleMessages.text })
    .from(aftersaleMessages)
    .where(and(inArray(aftersaleMessages.aftersaleId, ids), eq(aftersaleMessages.side, 'customer')))
    .orderBy(asc(aftersaleMessages.id));
}
