import { and, eq, gt, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { Actor } from '../kernel/actor.ts';
import { accounts } from './accounts.ts';
import { post } from './post.ts';
import { walletEntries, walletJournals } from './tables.ts';

/** How many of the points that were used for an order have gone back with its refunds. */
export async function countPointsReturned(db: Executor, orderNo: string): Promise<number> {
  const [found] = await db
    .select({ points: sql<number>`coalesce(sum(${walletEntries.amount}), 0)::bigint`.mapWith(Number) })
    .from(walletJournals)
    .innerJoin(walletEntries, eq(walletEntries.journalId, walletJournals.id))
    .where(
      and(
        eq(walletJournals.refType, 'order'),
        eq(walletJournals.refNo, orderNo),
        eq(walletJournals.type, 'points_return'),
        gt(walletEntries.amount, 0),
      ),
    );
  return found?.points ?? 0;
}

interface Returned {
  orderNo: string;
  userId: number;
  /** How many of the used points its customer has again from now on. */
  upTo: number;
  actor: Actor | undefined;
  at: Date;
}

/**
 * Gives back what is missing of so many used points (P14): what went back before counts as it was booked, so that over all
 * refunds it is never more than was used. The order is locked.
 */
export async function returnPoints(tx: Executor, { orderNo: no, userId, upTo, actor, at }: Returned): Promise<void> {
  const points = upTo - (await countPointsReturned(tx, no));
  if (points <= 0) return;
  await post(tx, {
    type: 'points_return',
    ref: { type: 'order', no },
    idem: `points_return:order:${no}:points:${upTo}`,
    memo: { key: 'memoPointsReturn', args: { no } },
    entries: [
      { account: accounts.pointsIssued, amount: -points },
      { account: accounts.points(userId), amount: points },
    ],
    actor,
    at,
  });
}
