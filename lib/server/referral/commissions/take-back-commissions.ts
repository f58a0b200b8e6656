import { eq } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { listLines } from '#lib/server/orders/index.ts';
import { referralCommissions, referralEntries } from '../commission-tables.ts';
import { endOf, isEarning } from '../states.ts';
import { type Commission, lockCommissionsOf, moveCommission } from './commission-repository.ts';
import { lostOf } from './commission-rules.ts';

/** A part of a commission that is lost. */
export interface LostCommission {
  commission: Commission;
  amount: Fen;
  /** The line of the next settlement; undefined: it had not been released, and nobody had it yet. */
  entryId: number | undefined;
}

/**
 * What goes back of an order takes its share of the commissions with it (docs/domain/referral.md 7): asked once its lines say
 * what has gone. Moving money that was handed out already is the caller's part of the transaction.
 */
export async function takeBackCommissions(tx: Executor, orderId: number, at: Date): Promise<LostCommission[]> {
  const commissions = await lockCommissionsOf(tx, orderId);
  if (commissions.length === 0) return [];
  const lines = await listLines(tx, [orderId]);
  const lost: LostCommission[] = [];
  for (const commission of commissions) {
    const line = lines.find(({ id }) => id === commission.orderLineId);
    if (!line) continue;
    const part = await loseUpTo(tx, commission, { reversed: lostOf(commission, line.refundedAmount), at });
    if (part) lost.push(part);
  }
  return lost;
}

/** An order that came to nothing earns nothing, whatever was kept of it. */
export async function voidCommissions(tx: Executor, orderId: number, at: Date): Promise<void> {
  for (const commission of await lockCommissionsOf(tx, orderId)) {
    if (isEarning(commission.status)) await loseUpTo(tx, commission, { reversed: commission.amount, at });
  }
}

/** Undefined: nothing more is lost. */
export async function loseUpTo(
  tx: Executor,
  commission: Commission,
  { reversed, at }: { reversed: Fen; at: Date },
): Promise<LostCommission | undefined> {
  const { id, userId, status, amount: whole, reversedAmount } = commission;
  const end = endOf(status);
  const amount = reversed - reversedAmount;
  if (amount <= 0 || !end) return undefined;
  const facts = { reversedAmount: reversed };
  if (reversed === whole) await moveCommission(tx, commission, { move: end, at, facts });
  else
    await tx
      .update(referralCommissions)
      .set({ ...facts, updatedAt: at })
      .where(eq(referralCommissions.id, id));
  if (isEarning(status)) return { commission, amount, entryId: undefined };
  const [line] = await tx
    .insert(referralEntries)
    .values({ userId, commissionId: id, amount: -amount, createdAt: at })
    .returning({ id: referralEntries.id });
  return { commission, amount, entryId: line?.id };
}
