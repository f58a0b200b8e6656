import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { mostInBatch } from '#lib/contract/payouts/bank-file.ts';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { payoutBatches, payoutBatchRows } from './batch-tables.ts';
import { withdrawals } from './tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

export type Batch = typeof payoutBatches.$inferSelect;
type NewBatch = typeof payoutBatches.$inferInsert;

/** With what has become of its rows. */
export type CountedBatch = Batch & { openCount: number; paidCount: number };

/** A row and its withdrawal; of an attempt that another one followed nothing more can come. */
export interface BatchRow {
  position: number;
  withdrawal: Withdrawal;
  isLastAttempt: boolean;
}

/** Undefined: the number is taken. */
export async function insertBatch(tx: Executor, row: NewBatch, rows: Withdrawal[]): Promise<Batch | undefined> {
  const [inserted] = await tx
    .insert(payoutBatches)
    .values(row)
    .onConflictDoNothing({ target: payoutBatches.no })
    .returning();
  if (!inserted) return undefined;
  const values = rows.map(({ id, attempts }, index) => ({
    batchId: inserted.id,
    position: index + 1,
    withdrawalId: id,
    attempt: attempts,
  }));
  await tx.insert(payoutBatchRows).values(values);
  return inserted;
}

/** Throws `not_found`. */
export async function getBatch(db: Executor, no: string): Promise<Batch> {
  const [row] = await db.select().from(payoutBatches).where(eq(payoutBatches.no, no));
  if (!row) throw new DomainError('not_found');
  return row;
}

const isLast = sql<boolean>`${payoutBatchRows.attempt} = ${withdrawals.attempts}`;

const rowsOf = (db: Executor, batchId: number) =>
  db
    .select({ position: payoutBatchRows.position, withdrawal: withdrawals, isLastAttempt: isLast })
    .from(payoutBatchRows)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutBatchRows.withdrawalId))
    .where(eq(payoutBatchRows.batchId, batchId))
    .orderBy(asc(payoutBatchRows.position));

/** All rows, in the order of the file. */
export const readBatchRows = (db: Executor, batchId: number): Promise<BatchRow[]> => rowsOf(db, batchId);

export async function listBatchRows(db: Executor, { id, count: total }: Batch, page: Page): Promise<PageOf<BatchRow>> {
  return { list: await rowsOf(db, id).limit(page.limit).offset(page.offset), total };
}

/** Files, newest first. */
export async function listBatches(db: Executor, page: Page): Promise<PageOf<CountedBatch>> {
  const [batches, [all]] = await Promise.all([
    db.select().from(payoutBatches).orderBy(desc(payoutBatches.id)).limit(page.limit).offset(page.offset),
    db.select({ total: count() }).from(payoutBatches),
  ]);
  return { list: await countRowsOf(db, batches), total: all?.total ?? 0 };
}

/** Throws `not_found`. */
export async function getCountedBatch(db: Executor, no: string): Promise<CountedBatch> {
  const [counted] = await countRowsOf(db, [await getBatch(db, no)]);
  if (!counted) throw new DomainError('not_found');
  return counted;
}

async function countRowsOf(db: Executor, batches: Batch[]): Promise<CountedBatch[]> {
  if (batches.length === 0) return [];
  const { status, bouncedAt } = withdrawals;
  const rows = await db
    .select({
      id: payoutBatchRows.batchId,
      openCount: sql<number>`count(*) filter (where ${isLast} and ${status} = 'paying')::int`,
      // What came back later was paid all the same.
      paidCount: sql<number>`count(*) filter (where ${isLast} and (${status} = 'paid' or ${bouncedAt} is not null))::int`,
    })
    .from(payoutBatchRows)
    .innerJoin(withdrawals, eq(withdrawals.id, payoutBatchRows.withdrawalId))
    .where(
      inArray(
        payoutBatchRows.batchId,
        batches.map(({ id }) => id),
      ),
    )
    .groupBy(payoutBatchRows.batchId);
  const counts = new Map(rows.map(({ id, ...row }) => [id, row]));
  return batches.map((batch) => ({ ...batch, ...(counts.get(batch.id) ?? { openCount: 0, paidCount: 0 }) }));
}

/** What can go to the bank now, the oldest first: no more than one file holds. */
export const listApprovedForBank = (db: Executor): Promise<Withdrawal[]> =>
  db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.status, 'approved'), eq(withdrawals.channel, 'bank')))
    .orderBy(asc(withdrawals.id))
    .limit(mostInBatch);
