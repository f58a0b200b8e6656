import type { Executor } from '../db/connection.ts';
import { accounts } from './accounts.ts';
import type { MemoKey } from './journal-types.ts';
import { type Posted, post } from './post.ts';

export interface EarnedPoints {
  userId: number;
  points: number;
  ref: { type: string; no: string };
  memo: { key: MemoKey; args?: Record<string, string | number> };
  at: Date;
}

/** Gives points for something that happened, once per document (P14). */
export async function earnPoints(tx: Executor, { userId, points, ref, memo, at }: EarnedPoints): Promise<Posted> {
  const entries = [
    { account: accounts.pointsIssued, amount: -points },
    { account: accounts.points(userId), amount: points },
  ];
  return post(tx, { type: 'points_earn', ref, idem: `points_earn:${ref.type}:${ref.no}`, memo, entries, at });
}
