import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { findClosedAccounts } from '#lib/server/identity/index.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { referralCommissions } from '../commission-tables.ts';
import { isEarning } from '../states.ts';
import { lockCommissionsOf } from './commission-repository.ts';
import { type LostCommission, loseUpTo } from './take-back-commissions.ts';

const open = inArray(referralCommissions.status, ['pending', 'frozen']);

/** Orders with a commission on its way to somebody whose account has ended. */
export async function listForfeited(db: Executor): Promise<{ orderId: number }[]> {
  const { userId, orderId } = referralCommissions;
  const earners = await db.selectDistinct({ userId }).from(referralCommissions).where(open);
  const gone = await findClosedAccounts(
    db,
    earners.map((earner) => earner.userId),
  );
  if (gone.size === 0) return [];
  return db
    .selectDistinct({ orderId })
    .from(referralCommissions)
    .where(and(open, inArray(userId, [...gone])));
}

/**
 * What an order was still to bring to people whose accounts have ended comes to nothing (docs/domain/referral.md 7). Giving back
 * what a store has set aside for it is the caller's part of the transaction.
 */
export async function forfeitCommissions(tx: Executor, orderId: number, at: Date): Promise<LostCommission[]> {
  const commissions = (await lockCommissionsOf(tx, orderId)).filter(({ status }) => isEarning(status));
  const gone = await findClosedAccounts(
    tx,
    commissions.map(({ userId }) => userId),
  );
  const lost: LostCommission[] = [];
  for (const commission of commissions.filter(({ userId }) => gone.has(userId))) {
    const part = await loseUpTo(tx, commission, { reversed: commission.amount, at });
    if (part) lost.push(part);
  }
  return lost;
}

/** What somebody would lose whose account ended now. */
export async function sumUnsettled(db: Executor, earner: number): Promise<Fen> {
  const { userId, amount, reversedAmount } = referralCommissions;
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${amount} - ${reversedAmount}), 0)`.mapWith(Number) })
    .from(referralCommissions)
    .where(and(eq(userId, earner), open));
  return row?.sum ?? 0;
}
