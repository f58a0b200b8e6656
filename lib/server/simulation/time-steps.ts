import { expirePool, timeOutDispatches, warnOfTimeOuts } from '../orders/index.ts';
import { updateSettings } from '../site/index.ts';
import { remindOfCases } from '../workflows/aftersales/remind-of-cases.ts';
import { timeOutCases } from '../workflows/aftersales/time-out-cases.ts';
import { closeUnpaidOrders } from '../workflows/orders/close-unpaid-orders.ts';
import { completeOrdersDue } from '../workflows/orders/complete-order.ts';
import { giveUpUnclaimed } from '../workflows/orders/give-up-orders.ts';
import { confirmReceiptsDue } from '../workflows/orders/receive-order.ts';
import { closeOverduePayments, queryPayments } from '../workflows/payment/query-payments.ts';
import { settlePromotersDue } from '../workflows/referral/settle-promoters.ts';
import { runRefunds } from '../workflows/refund/run-refunds.ts';
import type { Step, World } from './world.ts';

/** What time does: the clock goes on, and jobs run, each as if two processes ran it at once. */
export function timeSteps({ test, dice }: World): Record<string, Step> {
  const { ctx } = test;
  const twice = (job: (context: typeof ctx) => Promise<unknown>) => () => Promise.all([job(ctx), job(ctx)]);
  const wait =
    (...seconds: number[]) =>
    async () =>
      ctx.clock.advance(dice.pick(seconds));
  return {
    waitShort: wait(1, 30, 300),
    waitLonger: wait(1, 60, 600, 1_801),
    waitLong: wait(1, 1, 1, 1, 7_201, 86_400, 3 * 86_400, 11 * 86_400),
    closeUnpaid: twice(closeUnpaidOrders),
    closeOverdue: twice(closeOverduePayments),
    query: twice(queryPayments),
    runRefunds: twice(runRefunds),
    timeOut: twice(timeOutDispatches),
    warn: twice(warnOfTimeOuts),
    expirePool: twice(expirePool),
    giveUp: twice(giveUpUnclaimed),
    confirmReceipts: twice(confirmReceiptsDue),
    complete: twice(completeOrdersDue),
    releaseCommissions: twice(settlePromotersDue),
    bearer: () => updateSettings(ctx, { 'referral.bearer': dice.pick(['platform', 'store'] as const) }),
    timeOutCases: twice(timeOutCases),
    remindOfCases: twice(remindOfCases),
  };
}
