import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Account, spendable } from './accounts.ts';
import type { JournalType, MemoKey } from './journal-types.ts';
import { post } from './post.ts';
import { type Unit, walletHolds } from './tables.ts';

/** The document that sets something aside: at most one hold per unit. */
interface HoldRef {
  ref: { type: string; no: string };
  unit: Unit;
  actor?: Actor | undefined;
  at: Date;
}

interface Move {
  type: JournalType;
  memo: MemoKey;
  entries: { account: Account; amount: number }[];
}

/**
 * Sets an amount of the user aside (P3h, P14). Asked again for the same document it changes nothing; another amount
 * or another user under the same document is a bug of the caller. Throws `balance_insufficient` or `points_insufficient`.
 */
export async function placeHold(tx: Executor, hold: HoldRef & { userId: number; amount: number }): Promise<void> {
  const { ref, unit, userId, amount, at } = hold;
  const { free, held } = spendable[unit];
  await tx.transaction(async (own) => {
    const [placed] = await own
      .insert(walletHolds)
      .values({ userId, unit, amount, refType: ref.type, refNo: ref.no, createdAt: at, updatedAt: at })
      .onConflictDoNothing()
      .returning({ id: walletHolds.id });
    if (!placed) return requireSame(own, hold);
    const entries = [
      { account: free(userId), amount: -amount },
      { account: held(userId), amount },
    ];
    await postMove(own, hold, { type: 'hold', memo: 'memoHold', entries });
  });
}

async function requireSame(tx: Executor, { ref, unit, userId, amount }: HoldRef & { userId: number; amount: number }) {
  const [found] = await tx.select().from(walletHolds).where(holdOf(ref, unit));
  if (found?.userId !== userId || found.amount !== amount) throw new RangeError(`${ref.no}: holds something else`);
}

/** Takes what was set aside, to where it belongs now (P3h, P14). Throws `status_changed` unless it is open. */
export async function captureHold(tx: Executor, hold: HoldRef & { to: Account }): Promise<void> {
  await tx.transaction(async (own) => {
    const { userId, amount } = await settle(own, hold, 'captured');
    const entries = [
      { account: spendable[hold.unit].held(userId), amount: -amount },
      { account: hold.to, amount },
    ];
    await postMove(own, hold, { type: 'hold_capture', memo: 'memoHoldCapture', entries });
  });
}

/** Gives back what was set aside (P3h, P14). Throws `status_changed` unless it is open. */
export async function releaseHold(tx: Executor, hold: HoldRef): Promise<void> {
  await tx.transaction(async (own) => {
    const { userId, amount } = await settle(own, hold, 'released');
    const { free, held } = spendable[hold.unit];
    const entries = [
      { account: held(userId), amount: -amount },
      { account: free(userId), amount },
    ];
    await postMove(own, hold, { type: 'hold_release', memo: 'memoHoldRelease', entries });
  });
}

async function settle(tx: Executor, { ref, unit, at }: HoldRef, status: 'captured' | 'released') {
  const [row] = await tx
    .update(walletHolds)
    .set({ status, updatedAt: at })
    .where(and(holdOf(ref, unit), eq(walletHolds.status, 'open')))
    .returning({ userId: walletHolds.userId, amount: walletHolds.amount });
  if (!row) throw new DomainError('status_changed');
  return row;
}

function holdOf(ref: HoldRef['ref'], unit: Unit) {
  return and(eq(walletHolds.refType, ref.type), eq(walletHolds.refNo, ref.no), eq(walletHolds.unit, unit));
}

async function postMove(tx: Executor, { ref, unit, actor, at }: HoldRef, { type, memo, entries }: Move): Promise<void> {
  const idem = `${type}:${unit}:${ref.type}:${ref.no}`;
  await post(tx, { type, ref, idem, memo: { key: memo, args: { no: ref.no } }, entries, actor, at });
}
