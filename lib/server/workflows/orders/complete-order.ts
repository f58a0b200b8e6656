import { forEachDue } from '#lib/server/db/row-by-row/for-each-due.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { type CompletedOrder, completeIfDue, listCompletionDue, notifyStore } from '../../orders/index.ts';
import { completeCommissions, sumBorneByStore } from '../../referral/index.ts';
import { writeLine } from '../../settlement/index.ts';
import { accounts, earnPoints, post } from '../../wallet/index.ts';

/**
 * O13: completes orders whose time to object is over: what was paid goes to who sold, the commission to the platform, and
 * points to the customer. Answers how many. Safe to run twice and in two processes at once.
 */
export async function completeOrdersDue(ctx: ServerContext): Promise<number> {
  const at = ctx.clock.now();
  const work = async (tx: Executor, { id }: { id: number }) => {
    const completed = await completeIfDue(tx, id, at);
    if (!completed) return false;
    const borne = completed.order.storeId === null ? 0 : await sumBorneByStore(tx, id);
    await settle(tx, completed, { borne, at });
    await notifySeller(tx, completed, { borne, at });
    await completeCommissions(tx, id, at);
    await givePoints(tx, completed, at);
    return true;
  };
  const find = (limit: number) => listCompletionDue(ctx, limit);
  return forEachDue(ctx, 'order-completion', { find, keyOf: ({ id }) => id, work });
}

/**
 * P5, P5p, P5o. Nothing moves for what cost nothing. A store that bears what others earn by the sale (`borne`) sets it aside
 * until it is released.
 */
async function settle(
  tx: Executor,
  { order, settlement }: CompletedOrder,
  { borne, at }: { borne: Fen; at: Date },
): Promise<void> {
  const { id: orderId, no, storeId } = order;
  const { cash, points, commission, channelFee, serviceFee, payout } = settlement;
  const parts =
    storeId === null
      ? [{ account: accounts.incomeSales, amount: cash }]
      : [
          { account: accounts.expensePoints, amount: -points },
          { account: accounts.incomeCommission, amount: commission - channelFee - serviceFee },
          { account: accounts.incomePaymentFee, amount: channelFee },
          { account: accounts.incomeServiceFee, amount: serviceFee },
          { account: accounts.storePending(storeId), amount: payout - borne },
          { account: accounts.referralPayable, amount: borne },
        ];
  const entries = [{ account: accounts.orderEscrow, amount: -cash }, ...parts].filter(({ amount }) => amount !== 0);
  if (entries.length === 0) return;
  const idem = `complete:${no}`;
  if (storeId !== null) {
    const fees = { commissionAmount: commission - channelFee, channelFeeAmount: channelFee, referralAmount: borne };
    const earned = { storeId, kind: 'earning' as const, orderId, cause: idem, grossAmount: cash + points };
    await writeLine(tx, { ...earned, ...fees, at });
  }
  await post(tx, {
    type: 'order_complete',
    ref: { type: 'order', no },
    idem,
    memo: { key: 'memoOrderComplete', args: { no } },
    entries,
    at,
  });
}

async function notifySeller(
  tx: Executor,
  { order: { no, storeId }, settlement: { payout } }: CompletedOrder,
  { borne, at }: { borne: Fen; at: Date },
): Promise<void> {
  if (storeId === null) return;
  const args = { amount: formatFen(payout - borne) };
  await notifyStore(tx, storeId, { no, event: 'orderSettled', args, cause: no, at });
}

async function givePoints(tx: Executor, { order, settlement }: CompletedOrder, at: Date): Promise<void> {
  const { pointsEarned: points } = settlement;
  if (points === 0) return;
  const { userId, no } = order;
  const memo = { key: 'memoOrderPoints' as const, args: { no } };
  await earnPoints(tx, { userId, points, ref: { type: 'order', no }, memo, at });
}
