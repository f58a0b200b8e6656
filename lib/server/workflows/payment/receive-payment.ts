import type { Channel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { notify } from '../../messaging/index.ts';
import {
  findOrderPayment,
  getOrderTransfer,
  getProvider,
  getTransfer,
  hurryRefund,
  type Notice,
  type NoticeOutcome,
  type ProviderPayment,
  requireBankNumber,
  type Settlement,
  settlePayment,
} from '../../payments/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { moneyAt } from '../refund/pieces/money-at.ts';
import { settleOrderNotice } from './pieces/settle-order-notice.ts';

/**
 * A message of a provider, its signature checked first. Every outcome is a success for the sender: a message that changes
 * nothing need not come again. `ignored` is not about a payment of ours. Throws `channel_unavailable`,
 * `signature_wrong`, and for what is rightly signed but cannot be read `invalid_input` or `malformed_json`.
 */
export async function receiveNotice(
  ctx: ServerContext,
  channel: Channel,
  { headers, body }: { headers: Headers; body: string },
): Promise<NoticeOutcome | 'ignored'> {
  const provider = await getProvider(ctx, channel);
  if (!provider.readNotice) throw new DomainError('channel_unavailable');
  const message = await provider.readNotice(headers, body, ctx.clock.now());
  if (message && 'refundNo' in message) await hurryRefund(ctx, channel, message);
  return message && 'paymentNo' in message ? applyNotice(ctx, channel, message) : 'ignored';
}

/** The one way by which messages and the answers to our own questions become money on a balance, or pay for orders. */
export async function applyNotice(ctx: ServerContext, channel: Channel, notice: Notice): Promise<NoticeOutcome> {
  return ctx.db.transaction(async (tx) => (await settleNotice(tx, ctx, { channel, notice })).outcome);
}

interface Notified {
  channel: Channel;
  notice: Notice;
  actor?: Member;
}

/** What it means depends on what is paid for, and that never changes: it may be read before anything is locked. */
async function settleNotice(
  tx: Executor,
  ctx: ServerContext,
  { channel, notice, actor }: Notified,
): Promise<Settlement> {
  const found = await findOrderPayment(tx, notice.paymentNo);
  if (found?.channel === channel) {
    return settleOrderNotice(tx, ctx, { channel, notice, actor, groupNo: found.purposeNo });
  }
  const at = ctx.clock.now();
  const settlement = await settlePayment(tx, channel, notice, { at, actor });
  if (settlement.payment?.status === 'succeeded') await credit(tx, settlement.payment, at, actor);
  return settlement;
}

interface TransferReceived {
  no: string;
  /** As the bank statement has it. */
  amount: Fen;
  tradeNo: string;
}

/**
 * An operator saw the money on the bank statement. Throws `not_found`, `own_payment`, `payment_mismatch` for another
 * amount or a line of the statement that was used before, and `status_changed` once the transfer is decided.
 */
export async function confirmTransfer(ctx: ServerContext, operator: Member, received: TransferReceived): Promise<void> {
  const { payment } = await getTransfer(ctx, operator, received.no);
  await confirmReceived(ctx, operator, { ...received, payment });
}

/** The same for a transfer that pays for orders, by the number of the payment. */
export async function confirmOrderTransfer(
  ctx: ServerContext,
  operator: Member,
  received: TransferReceived,
): Promise<void> {
  const payment = await getOrderTransfer(ctx, operator, received.no);
  await confirmReceived(ctx, operator, { ...received, payment });
}

async function confirmReceived(
  ctx: ServerContext,
  actor: Member,
  { amount, tradeNo: said, payment: expected }: TransferReceived & { payment: ProviderPayment },
): Promise<void> {
  const tradeNo = requireBankNumber(said);
  const eventId = `${expected.no}-${expected.version}`;
  const notice = { eventId, paymentNo: expected.no, tradeNo, status: 'succeeded' as const, amount, currency: 'CNY' };
  await ctx.db.transaction(async (tx) => {
    const { outcome, payment } = await settleNotice(tx, ctx, { channel: 'bank', notice, actor });
    if (outcome === 'mismatch') throw new DomainError('payment_mismatch');
    if (!payment) throw new DomainError('status_changed');
  });
}

/** P1: what came in from outside stands on the balance now, and its owner is told. */
async function credit(
  tx: Executor,
  { no, channel, purposeNo, userId, amount }: ProviderPayment,
  at: Date,
  actor?: Member,
) {
  await post(tx, {
    type: 'recharge',
    ref: { type: 'recharge', no: purposeNo },
    idem: `payment:${no}`,
    memo: { key: 'memoRecharge', args: { no: purposeNo } },
    entries: [
      { account: moneyAt({ channel, userId }), amount: -amount },
      { account: accounts.userBalance(userId), amount },
    ],
    actor,
    at,
  });
  const args = { no: purposeNo, amount: formatFen(amount) };
  await notify(tx, { userId, event: 'rechargeReceived', args, dedupeKey: `payment:${no}`, now: at });
}
