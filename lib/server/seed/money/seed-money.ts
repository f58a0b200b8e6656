import type { ServerContext } from '#lib/server/db/context.ts';
import { findUserByName } from '#lib/server/identity/index.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { earnPoints, type MemoKey, postAdjustment } from '#lib/server/wallet/index.ts';
import { demoLogins } from '../demo-logins.ts';

interface Event {
  daysAgo: number;
  unit: 'CNY' | 'PT';
  /** Fen, or points. */
  amount: number;
  memo: MemoKey;
}

/** Three weeks of an account in use, oldest first: the ledger counts in the order in which things are posted. */
const history: Event[] = [
  { daysAgo: 19, unit: 'PT', amount: 100, memo: 'memoWelcome' },
  { daysAgo: 17, unit: 'CNY', amount: 80_000, memo: 'memoDemoFunds' },
  { daysAgo: 12, unit: 'CNY', amount: -12_650, memo: 'memoCorrection' },
  { daysAgo: 9, unit: 'PT', amount: 260, memo: 'memoGoodwill' },
  { daysAgo: 6, unit: 'CNY', amount: 5_000, memo: 'memoGoodwill' },
  { daysAgo: 5, unit: 'PT', amount: -80, memo: 'memoCorrection' },
  { daysAgo: 3, unit: 'PT', amount: 45, memo: 'memoGoodwill' },
  { daysAgo: 2, unit: 'CNY', amount: -1_880, memo: 'memoCorrection' },
  { daysAgo: 1, unit: 'CNY', amount: 20_000, memo: 'memoDemoFunds' },
  { daysAgo: 0, unit: 'PT', amount: 12, memo: 'memoGoodwill' },
];

/** Gives the demo customer something to look at in the lists of balance and points. Once; a second call changes nothing. */
export async function seedMoney(ctx: ServerContext): Promise<void> {
  const login = demoLogins.find(({ role }) => role === 'customer');
  const buyer = login && (await findUserByName(ctx.db, login.username));
  if (!buyer) return;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    for (const [index, { daysAgo, unit, amount, memo }] of history.entries()) {
      const no = `DEMO-${buyer.id}-${index + 1}`;
      const [userId, at] = [buyer.id, addSeconds(now, -daysAgo * 86_400)];
      const isEarned = unit === 'PT' && amount > 0;
      if (isEarned)
        await earnPoints(tx, { userId, points: amount, ref: { type: 'demo', no }, memo: { key: memo }, at });
      else await postAdjustment(tx, { userId, unit, amount, memo: { key: memo }, no, at });
    }
  });
}
