import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { forEachDue } from '../../db/for-each-due.ts';
import { type CompletedOrder, completeIfDue, listCompletionDue } from '../../orders/index.ts';
import { accounts, earnPoints, post } from '../../wallet/index.ts';

/**
 * O13: completes orders whose time to object is over: what was paid goes to who sold, the commission to the platform, and
 * points to the customer. Answers how many. Safe to run twice and in two processes at once.
 */
export async function completeOrdersDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  return forEachDue(ctx, await listCompletionDue(ctx), async (tx, { id }) => {
    const completed = await completeIfDue(tx, id, at);
    if (!completed) return false;
    await settle(tx, completed, at);
    await givePoints(tx, completed, at);
    return true;
  });
}

/** P5, P5p, P5o. Nothing moves for what cost nothing. */
async function settle(tx: Executor, { order, settlement }: CompletedOrder, at: Date): Promise<void> {
  const { no, storeId } = order;
  const { cash, points, commission, payout } = settlement;
  const parts =
    storeId === null
      ? [{ account: accounts.incomeSales, amount: cash }]
      : [
          { account: accounts.expensePoints, amount: -points },
          { account: accounts.incomeCommission, amount: commission },
          { account: accounts.storePending(storeId), amount: payout },
        ];
  const entries = [{ account: accounts.orderEscrow, amount: -cash }, ...parts].filter(({ amount }) => amount !== 0);
  if (entries.length === 0) return;
  await post(tx, {
    type: 'order_complete',
    ref: { type: 'order', no },
    idem: `complete:${no}`,
    memo: { key: 'memoOrderComplete', args: { no } },
    entries,
    at,
  });
}

async function givePoints(tx: Executor, { order, settlement }: CompletedOrder, at: Date): Promise<void> {
  const { pointsEarned: points } = settlement;
  if (points === 0) return;
  const { userId, no } = order;
  const memo = { key: 'memoOrderPoints' as const, args: { no } };
  await earnPoints(tx, { userId, points, ref: { type: 'order', no }, memo, at });
}
