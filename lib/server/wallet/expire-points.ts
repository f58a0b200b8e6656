import { eq } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { batchSize, forEachPage } from '../db/row-by-row/for-each-due.ts';
import { shopDay } from '../kernel/clock.ts';
import { accounts } from './accounts.ts';
import { countExpired, listExpired } from './point-lots.ts';
import { post } from './post.ts';
import { walletAccounts } from './tables.ts';

/**
 * Takes the points whose time has run out, one account after the other (P14). Safe to run twice and in two processes at
 * once: what has been taken is no longer there to run out. Answers how many points were taken.
 */
export async function expirePoints(ctx: ServerContext): Promise<number> {
  let taken = 0;
  await forEachPage(ctx, 'expire-points', {
    page: (after = '') => listExpired(ctx, after, batchSize),
    keyOf: (id: string) => id,
    workOutside: async (id) => {
      const points = await ctx.db.transaction((tx) => expireAccount(tx, ctx, id));
      taken += points;
      return points > 0;
    },
  });
  return taken;
}

async function expireAccount(tx: Executor, ctx: ServerContext, accountId: string): Promise<number> {
  const at = ctx.clock.now();
  const [account] = await tx.select().from(walletAccounts).where(eq(walletAccounts.id, accountId)).for('update');
  if (account?.ownerId == null) return 0;
  const points = await countExpired(tx, ctx, accountId);
  if (points === 0) return 0;
  const no = shopDay(at);
  const { isNew } = await post(tx, {
    type: 'points_expire',
    ref: { type: 'points_expiry', no },
    // Points given back from a hold after the night's run wait for the next day.
    idem: `points_expire:${accountId}:${no}`,
    memo: { key: 'memoPointsExpire' },
    entries: [
      { account: accounts.points(account.ownerId), amount: -points },
      { account: accounts.pointsIssued, amount: points },
    ],
    at,
  });
  return isNew ? points : 0;
}
