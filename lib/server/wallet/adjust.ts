import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { accounts, spendable } from './accounts.ts';
import type { MemoKey } from './journal-types.ts';
import { type Posted, post } from './post.ts';
import type { Unit } from './tables.ts';

interface Adjustment {
  userId: number;
  unit: Unit;
  /** Positive gives, negative takes. */
  amount: number;
  memo: { key: MemoKey; args?: Record<string, string | number> };
  /** Number of the paper that says why. */
  no: string;
  actor?: Actor;
  at: Date;
}

/** A manual correction, once per paper (P15). Who may make one is the caller's to decide. */
export async function postAdjustment(tx: Executor, adjustment: Adjustment): Promise<Posted> {
  const { userId, unit, amount, memo, no, actor, at } = adjustment;
  const entries = [
    { account: unit === 'CNY' ? accounts.adjustment : accounts.pointsIssued, amount: -amount },
    { account: spendable[unit].free(userId), amount },
  ];
  const ref = { type: 'adjustment', no };
  return post(tx, { type: 'adjustment', ref, idem: `adjustment:${unit}:${no}`, memo, entries, actor, at });
}
