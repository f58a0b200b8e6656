import { forEachLane, type LaneAnswer } from '#lib/server/db/row-by-row/for-each-lane.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { lockOrder } from '../../orders/index.ts';
import {
  claimDueRefunds,
  findProvider,
  handOverRefund,
  isByProvider,
  listChannelsOfDueRefunds,
  listPaymentsByNo,
  lockRefund,
  moveRefund,
  noteRefundError,
  type PaymentProvider,
  type Refund,
  type RefundAnswer,
  type RefundOrder,
  triesBeforeHelp,
} from '../../payments/index.ts';
import { failCase } from '../aftersales/pieces/settle-case.ts';
import { notifyOfHand, settleRefund } from './pieces/settle-refund.ts';

/**
 * Pays back what is to go the way it came, and asks about what is on its way. Without an answer a refund stays where it
 * is and is asked about under the same number; refused again and again, or for good, it is handed to an operator. Each
 * provider has a lane of its own: one that is silent holds up no other. Answers how many got an answer. Safe to run twice and
 * in two processes at once.
 */
export async function runRefunds(ctx: ServerContext): Promise<number> {
  return forEachLane(ctx, 'refunds', {
    lanes: await listChannelsOfDueRefunds(ctx),
    take: (channel, most) => claimDueRefunds(ctx, channel, most),
    keyOf: ({ no }) => no,
    ask: (refund) => tryRefund(ctx, refund),
  });
}

async function tryRefund(ctx: ServerContext, refund: Refund): Promise<LaneAnswer> {
  const [payment] = await listPaymentsByNo(ctx.db, [refund.paymentNo]);
  const provider = payment && isByProvider(payment) ? await findProvider(ctx, payment.channel) : undefined;
  if (!payment || !provider?.refund) {
    await giveUp(ctx, refund, 'no way back');
    return 'done';
  }
  const { no, amount, currency, reason } = refund;
  const { providerRef, providerTradeNo: tradeNo } = payment;
  const order = {
    no,
    amount,
    currency,
    reason,
    payment: { no: payment.no, providerRef, tradeNo: tradeNo ?? '', amount: payment.amount },
  };
  await begin(ctx, refund);
  const answer = await ask(provider, order, refund.attempts > 1).catch(async (error: unknown) => {
    await noteRefundError(ctx.db, refund.id, String(error));
    return undefined;
  });
  if (!answer) return 'unanswered';
  await take(ctx, refund, answer);
  return 'done';
}

/** From here on the provider may have paid, whatever it answers. */
async function begin(ctx: ServerContext, { no }: Refund): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, no);
    if (refund?.status !== 'pending' && refund?.status !== 'failed') return;
    await moveRefund(tx, refund, { move: 'start', at: ctx.clock.now() });
  });
}

/** Whoever may have asked before looks first what came of it. */
async function ask(
  provider: PaymentProvider,
  order: RefundOrder,
  isRepeated: boolean,
): Promise<RefundAnswer | undefined> {
  const known = isRepeated ? await provider.queryRefund?.(order) : undefined;
  return known && known.status !== 'refused' ? known : provider.refund?.(order);
}

async function take(ctx: ServerContext, refund: Refund, answer: RefundAnswer): Promise<void> {
  if (answer.status === 'pending') return;
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    if (answer.status === 'succeeded') {
      return settleRefund(tx, refund, { providerRefundNo: answer.refundNo, at });
    }
    await lockOrder(tx, { no: refund.subjectNo });
    const current = await lockRefund(tx, refund.no);
    if (current?.status !== 'processing') return;
    const failed = await moveRefund(tx, current, { move: 'fail', at, facts: { lastError: answer.why } });
    if (!answer.isFinal && refund.attempts < triesBeforeHelp) return;
    await handOver(tx, failed, { at, reason: answer.why, facts: { nextAt: null } });
  });
}

async function giveUp(ctx: ServerContext, { no, subjectNo }: Refund, why: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockOrder(tx, { no: subjectNo });
    const refund = await lockRefund(tx, no);
    if (refund?.status !== 'pending' && refund?.status !== 'failed') return;
    const facts = { nextAt: null, lastError: why };
    await handOver(tx, refund, { at: ctx.clock.now(), reason: why, facts });
  });
}

/** An operator's turn: its case says so (A14), and its customer is told. Its order is locked. */
async function handOver(tx: Executor, refund: Refund, request: Parameters<typeof handOverRefund>[2]): Promise<void> {
  await handOverRefund(tx, refund, request);
  await notifyOfHand(tx, refund, request.at);
  if (refund.caseNo !== null) await failCase(tx, refund.caseNo, request.at);
}
