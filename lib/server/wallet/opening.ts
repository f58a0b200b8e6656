import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { accounts } from './accounts.ts';
import { post } from './post.ts';
import type { Unit } from './tables.ts';

interface Opening {
  userId: number;
  /** The import that brought it. */
  importId: number;
  /** Fen, and points; 0 or less: nothing. */
  money: number;
  points: number;
  actor: Actor;
  at: Date;
}

/** Against which account an opening balance stands: what the shop owed before its books began, or the other side of all points. */
const counter = { CNY: accounts.equityOpening, PT: accounts.pointsIssued };
const own = { CNY: accounts.userBalance, PT: accounts.points };

/** What somebody had in the system before, as the first entries of a new account, once (P16). A journal for each of both. */
export async function postOpening(tx: Executor, opening: Opening): Promise<void> {
  await move(tx, opening, 1);
}

/** Takes both back, once. Throws `balance_insufficient` or `points_insufficient` where something is spent already. */
export async function undoOpening(tx: Executor, opening: Opening): Promise<void> {
  await move(tx, opening, -1);
}

async function move(
  tx: Executor,
  { userId, importId, money, points, actor, at }: Opening,
  sign: 1 | -1,
): Promise<void> {
  const amounts: [Unit, number][] = [
    ['CNY', money],
    ['PT', points],
  ];
  for (const [unit, amount] of amounts) {
    if (amount <= 0) continue;
    const entries = [
      { account: counter[unit], amount: -sign * amount },
      { account: own[unit](userId), amount: sign * amount },
    ];
    const ref = { type: 'moving', no: String(importId) };
    const of = `${unit}:${importId}:${userId}`;
    const idem = sign > 0 ? `opening:${of}` : `opening_undo:${of}`;
    const memo = { key: sign > 0 ? ('memoOpening' as const) : ('memoOpeningUndo' as const) };
    await post(tx, { type: 'opening', ref, idem, memo, entries, actor, at });
  }
}
