import { and, asc, count, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { payments, refunds } from '../tables.ts';
import { triesBeforeHelp } from './refund-rules.ts';

export type Refund = typeof refunds.$inferSelect;
type NewRefund = typeof refunds.$inferInsert;

/** Undefined: the number is taken. */
export async function insertRefund(tx: Executor, refund: NewRefund): Promise<Refund | undefined> {
  const [row] = await tx.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.no }).returning();
  return row;
}

export async function findRefund(db: Executor, no: string): Promise<Refund | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.no, no));
  return row;
}

/** The refund, locked until the transaction ends. Lock its order first. */
export async function lockRefund(tx: Executor, no: string): Promise<Refund | undefined> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.no, no)).for('update');
  return row;
}

/** All that goes back, or went, for one document. */
export async function listRefundsOf(db: Executor, subjectNo: string): Promise<Refund[]> {
  return db.select().from(refunds).where(eq(refunds.subjectNo, subjectNo)).orderBy(asc(refunds.id));
}

/** Refunds to a user that have not arrived. */
export async function countOpenRefunds(db: Executor, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(refunds)
    .where(and(eq(refunds.userId, userId), ne(refunds.status, 'succeeded')));
  return row?.total ?? 0;
}

/** The channels in which a refund is to be tried now. */
export async function listChannelsOfDueRefunds({ db, clock }: ServerContext): Promise<Refund['channel'][]> {
  const rows = await db
    .selectDistinct({ channel: refunds.channel })
    .from(refunds)
    .where(lte(refunds.nextAt, clock.now()));
  return rows.map(({ channel }) => channel);
}

interface DueIn {
  channel: Refund['channel'];
  now: Date;
  limit: number;
}

export async function lockDueRefunds(tx: Executor, { channel, now, limit }: DueIn): Promise<Refund[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.channel, channel), lte(refunds.nextAt, now)))
    .orderBy(refunds.nextAt)
    .limit(limit)
    .for('update', { skipLocked: true });
}

export async function planRefund(tx: Executor, id: number, plan: { nextAt: Date; attempts: number }): Promise<void> {
  await tx.update(refunds).set(plan).where(eq(refunds.id, id));
}

/** What keeps a provider from answering, for the operators. */
export async function noteRefundError(db: Executor, id: number, lastError: string): Promise<void> {
  await db.update(refunds).set({ lastError }).where(eq(refunds.id, id));
}

/** What an operator has to look at: to be paid back manually, refused, or long without an answer. */
export const needsHelp: SQL | undefined = or(
  inArray(refunds.status, ['manual_required', 'failed']),
  and(eq(refunds.status, 'processing'), sql`${refunds.attempts} >= ${sql.raw(String(triesBeforeHelp))}`),
);

export interface RefundToDo {
  refund: Refund;
  /** What was paid for, by its number. */
  purposeNo: string;
}

/** With `no` that one alone, as long as it needs help. */
export async function listRefundsToDo(db: Executor, page: Page, no?: string): Promise<PageOf<RefundToDo>> {
  const where = and(needsHelp, no === undefined ? undefined : eq(refunds.no, no));
  const [list, [all]] = await Promise.all([
    db
      .select({ refund: refunds, purposeNo: payments.purposeNo })
      .from(refunds)
      .innerJoin(payments, eq(payments.no, refunds.paymentNo))
      .where(where)
      .orderBy(asc(refunds.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(refunds).where(where),
  ]);
  return { list, total: all?.total ?? 0 };
}
