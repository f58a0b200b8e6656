import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listLines } from '#lib/server/orders/index.ts';
import { referralCommissions, referralEntries, referralSettlements } from '../commission-tables.ts';
import { listPromoters } from '../promoter-repository.ts';
import { type Commission, moveCommission } from './commission-repository.ts';
import { mayBePaid } from './commission-rules.ts';

/** Whose time is over, and whose order is completed. */
const isDue = (at: Date) =>
  and(
    eq(referralCommissions.status, 'frozen'),
    lte(referralCommissions.frozenUntil, at),
    isNotNull(referralCommissions.completedAt),
  );

/**
 * Who gets something today, or had something taken back since the last settlement. All of them: the job runs once a day, and of
 * who is frozen or waits for a case nothing is settled, so that a first few hundred could stand in everybody's way.
 */
export async function listPromotersDue(ctx: ServerContext): Promise<{ userId: number }[]> {
  const at = ctx.clock.now();
  const settled = sql`exists (select 1 from ${referralSettlements} s
    where s.user_id = due.user_id and s.period_date = ${shopDay(at)}::date)`;
  const { rows } = await ctx.db.execute<{ user_id: string }>(sql`
    select user_id from (
      select ${referralCommissions.userId} from ${referralCommissions} where ${isDue(at)}
      union select ${referralEntries.userId} from ${referralEntries}
      where ${isNull(referralEntries.settlementId)}) due
    where not ${settled} order by user_id`);
  return rows.map(({ user_id }) => ({ userId: Number(user_id) }));
}

export interface Settlement {
  no: string;
  userId: number;
  /** By who pays it. */
  platformAmount: Fen;
  storeAmount: Fen;
  netAmount: Fen;
}

/**
 * Settles what a promoter has earned, once a day: what is due is released, and stands in one settlement with what was taken
 * back since the last. Whoever is frozen is released nothing and loses nothing. Moving the money is the caller's part of the
 * transaction. Undefined: there is nothing, or today's is there already.
 */
export async function settlePromoter(
  tx: Executor,
  { userId, at }: { userId: number; at: Date },
): Promise<Settlement | undefined> {
  const [promoter] = await listPromoters(tx, [userId]);
  const released = promoter && mayBePaid(promoter) ? await lockDue(tx, userId, at) : [];
  const taken = await lockTakenBack(tx, userId);
  if (released.length + taken.length === 0) return undefined;
  const gross = sumOf(released.map(restOf));
  const reversal = -sumOf(taken.map(({ amount }) => amount));
  const lineCount = released.length + taken.length;
  const sums = { grossAmount: gross, reversalAmount: reversal, netAmount: gross - reversal, lineCount };
  const settlement = await insertSettlement(tx, { userId, ...sums, day: shopDay(at), postedAt: at });
  if (!settlement) return undefined;
  for (const commission of released) await release(tx, commission, { settlementId: settlement.id, at });
  await join(tx, taken, settlement.id);
  const borneBy = (bearer: Commission['bearer']) => sumOf(released.filter((one) => one.bearer === bearer).map(restOf));
  const { no, netAmount } = settlement;
  return { no, userId, netAmount, platformAmount: borneBy('platform'), storeAmount: borneBy('store') };
}

/**
 * What somebody else holds is left for the next day, as a refund of it is under way; and so is a line of which pieces are in an
 * after-sales case.
 */
async function lockDue(tx: Executor, userId: number, at: Date): Promise<Commission[]> {
  const due = await tx
    .select()
    .from(referralCommissions)
    .where(and(eq(referralCommissions.userId, userId), isDue(at)))
    .orderBy(asc(referralCommissions.id))
    .for('update', { skipLocked: true });
  const lines = await listLines(tx, [...new Set(due.map(({ orderId }) => orderId))]);
  const inCase = new Set(lines.flatMap(({ id, caseQty }) => (caseQty > 0 ? [id] : [])));
  return due.filter(({ orderLineId }) => !inCase.has(orderLineId));
}

async function lockTakenBack(tx: Executor, userId: number) {
  const { id, settlementId } = referralEntries;
  return tx
    .select()
    .from(referralEntries)
    .where(and(eq(referralEntries.userId, userId), isNull(settlementId)))
    .orderBy(asc(id))
    .for('update');
}

/** Undefined: the day has its settlement. */
async function insertSettlement(tx: Executor, facts: Omit<typeof referralSettlements.$inferInsert, 'no'>) {
  const { userId, day } = facts;
  const [there] = await tx
    .select({ id: referralSettlements.id })
    .from(referralSettlements)
    .where(and(eq(referralSettlements.userId, userId), eq(referralSettlements.day, day)));
  if (there) return undefined;
  return withDocumentNumber('referralSettlement', facts.postedAt, async (no) => {
    const { no: number } = referralSettlements;
    const [row] = await tx
      .insert(referralSettlements)
      .values({ ...facts, no })
      .onConflictDoNothing({ target: number })
      .returning();
    return row;
  });
}

async function release(
  tx: Executor,
  commission: Commission,
  { settlementId, at }: { settlementId: number; at: Date },
): Promise<void> {
  const { id: commissionId, userId } = commission;
  await moveCommission(tx, commission, { move: 'release', at, facts: { releasedAt: at } });
  const amount = restOf(commission);
  await tx.insert(referralEntries).values({ userId, commissionId, amount, settlementId, createdAt: at });
}

async function join(tx: Executor, taken: { id: number }[], settlementId: number): Promise<void> {
  if (taken.length === 0) return;
  const ids = taken.map(({ id }) => id);
  await tx.update(referralEntries).set({ settlementId }).where(inArray(referralEntries.id, ids));
}

const restOf = ({ amount, reversedAmount }: Commission): Fen => amount - reversedAmount;
const sumOf = (amounts: Fen[]): Fen => amounts.reduce((total, amount) => total + amount, 0);
