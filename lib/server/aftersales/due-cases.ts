import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { addSeconds } from '../kernel/clock.ts';
import type { Aftersale } from './repository.ts';
import { aftersales, dueOf } from './tables.ts';

const columns = { no: aftersales.no, storeId: aftersales.storeId };
type DueCase = Pick<Aftersale, 'no' | 'storeId'>;

/** Cases whose time is over, the oldest first; disputes wait for a person, however late. */
export function listDueCases(db: Executor, now: Date, limit: number): Promise<DueCase[]> {
  return db
    .select(columns)
    .from(aftersales)
    .where(and(eq(aftersales.isOpen, true), lte(dueOf(aftersales), now), ne(aftersales.status, 'disputed')))
    .orderBy(asc(dueOf(aftersales)), asc(aftersales.id))
    .limit(limit);
}

/** Cases whose money waits for a red letter, the oldest first. */
export function listCasesToRefund(db: Executor): Promise<DueCase[]> {
  const isWaiting = and(eq(aftersales.isOpen, true), eq(aftersales.status, 'awaiting_refund'));
  return db.select(columns).from(aftersales).where(isWaiting).orderBy(asc(aftersales.id));
}

/** Those of one order. The order is locked. */
export function listCasesToRefundOf(tx: Executor, orderId: number): Promise<Aftersale[]> {
  const isWaiting = and(eq(aftersales.orderId, orderId), eq(aftersales.status, 'awaiting_refund'));
  return tx.select().from(aftersales).where(isWaiting).orderBy(asc(aftersales.id));
}

/** Cases whose deadline comes within so many hours, and nobody has been reminded of it; of disputes the end of the time for evidence. */
export function listToRemind(
  db: Executor,
  { at, hours, limit }: { at: Date; hours: number; limit: number },
): Promise<DueCase[]> {
  const soon = addSeconds(at, hours * 3600);
  return db
    .select(columns)
    .from(aftersales)
    .where(
      and(
        eq(aftersales.isOpen, true),
        lte(dueOf(aftersales), soon),
        sql`${dueOf(aftersales)} > ${at}`,
        isNull(aftersales.remindedAt),
      ),
    )
    .orderBy(asc(dueOf(aftersales)), asc(aftersales.id))
    .limit(limit);
}

export async function markReminded(tx: Executor, aftersale: Aftersale, remindedAt: Date): Promise<Aftersale> {
  await tx.update(aftersales).set({ remindedAt }).where(eq(aftersales.id, aftersale.id));
  return { ...aftersale, remindedAt };
}
