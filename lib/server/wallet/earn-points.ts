import type { Executor } from '../db/connection.ts';
import { accounts } from './accounts.ts';
import type { MemoKey } from './journal-types.ts';
import { type Posted, post } from './post.ts';

interface EarnedPoints {
  userId: number;
  points: number;
  ref: { type: string; no: string };
  /** Which part of a document that is undone in parts. */
  part?: string;
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

/**
 * Takes back points that were given for something that has been undone, once per document or part of one
 * (docs/domain/wallet.md 5).
 * What is spent already leaves a debt, which the next points that come in make up for.
 */
export async function reversePoints(tx: Executor, earned: EarnedPoints): Promise<Posted> {
  const { userId, points, ref, part, memo, at } = earned;
  const entries = [
    { account: accounts.pointsOwed(userId), amount: -points },
    { account: accounts.pointsIssued, amount: points },
  ];
  return post(tx, {
    type: 'points_reverse',
    ref,
    idem: ['points_reverse', ref.type, ref.no, ...(part ? [part] : [])].join(':'),
    memo,
    entries,
    at,
  });
}
