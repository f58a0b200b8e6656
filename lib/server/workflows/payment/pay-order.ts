import type { PayChannel } from '#lib/contract/payments/channels.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { runOnce } from '../../db/idempotency.ts';
import type { Member } from '../../kernel/actor.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { type Fen, formatFen } from '../../kernel/money.ts';
import { findGroup } from '../../orders/index.ts';
import {
  findOrderPayment,
  getOfferedProvider,
  insertOrderPayment,
  movePayment,
  type Payer,
  type Payment,
  type PaymentProvider,
  startPayment,
} from '../../payments/index.ts';
import { placeHold } from '../../wallet/index.ts';
import { type LockedGroup, lockGroupWithOrders } from '../orders/pieces/lock-group.ts';
import { closeAttempts } from './pieces/close-attempts.ts';
import { holdRefOf } from './pieces/release-attempt.ts';
import { settleNothingDue, settleOrderPayment } from './pieces/settle-order-payment.ts';

export interface PayRequest {
  no: string;
  channel: PayChannel;
  /** Of a mixed payment: this much from the balance. */
  balanceAmount?: Fen | undefined;
  /** What the customer has confirmed to come from the balance; another sum is refused. */
  confirmedAmount?: Fen | undefined;
  /** The client's `Idempotency-Key`. */
  key: string;
  payer?: Payer;
}

/** Another way is open: it is closed first, outside the transaction. */
class OtherAttempt extends Error {}

/** Tabs that each ask for a way of their own close each other's attempts; after so many the last one looks again itself. */
const mostReplaced = 3;

/**
 * Pays what is due of a group: from the balance at once, by a provider by beginning to. Asked for the same while it is open,
 * it goes on with that; an attempt by another way is closed first, and if that one was paid meanwhile, it counts. Throws
 * `not_found`, `channel_unavailable`, `group_paid`, `order_not_payable`, `balance_insufficient`, `payment_processing`,
 * `status_changed` when other tabs keep choosing other ways, `invalid_input` for a part from the balance that leaves nothing
 * to pay or another sum than was confirmed, and what `runOnce` throws.
 */
export async function payOrder(ctx: ServerContext, member: Member, request: PayRequest): Promise<void> {
  const group = await findGroup(ctx.db, { no: request.no, userId: member.userId });
  if (!group) throw new DomainError('not_found');
  const { channel } = request;
  const provider = channel === 'balance' || channel === 'none' ? undefined : await getOfferedProvider(ctx, channel);
  const { paymentNo } = await beginInPlaceOfOthers(ctx, { member, request, provider });
  const payment = await findOrderPayment(ctx.db, paymentNo);
  if (provider && payment?.status === 'created') {
    await startPayment(ctx, member, { provider, payment, payer: request.payer });
  }
}

interface PayInput {
  member: Member;
  request: PayRequest;
  provider: PaymentProvider | undefined;
}

/** An attempt that was to be replaced and turns out to be paid counts: then there is nothing to begin. */
async function beginInPlaceOfOthers(ctx: ServerContext, input: PayInput, replaced = 0): Promise<{ paymentNo: string }> {
  try {
    return await begin(ctx, input);
  } catch (error) {
    if (replaced > 0 && error instanceof DomainError && error.code === 'group_paid') return { paymentNo: '' };
    if (!(error instanceof OtherAttempt)) throw error;
  }
  if (replaced === mostReplaced) throw new DomainError('status_changed');
  await closeAttempts(ctx, input.request.no, input.member);
  return beginInPlaceOfOthers(ctx, input, replaced + 1);
}

async function begin(ctx: ServerContext, input: PayInput): Promise<{ paymentNo: string }> {
  const { key, payer: _payer, ...rest } = input.request;
  const call = { userId: input.member.userId, key, route: 'order/pay', request: rest };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const locked = await lockGroupWithOrders(tx, input.request.no, input.member.userId);
      if (!locked) throw new DomainError('not_found');
      requirePayable(locked, ctx.clock.now());
      return { paymentNo: await beginLocked(tx, ctx, { ...input, locked }) };
    }),
  );
}

function requirePayable({ due: { status, deadline } }: LockedGroup, now: Date): void {
  if (status === 'paid') throw new DomainError('group_paid');
  if (status === 'closed' || (deadline && deadline <= now)) throw new DomainError('order_not_payable');
}

/** Answers the number of the payment that is to be made known to its provider; empty for none. */
async function beginLocked(
  tx: Executor,
  ctx: ServerContext,
  input: PayInput & { locked: LockedGroup },
): Promise<string> {
  const { locked, provider, request } = input;
  if (locked.due.due === 0) {
    await settleNothingDue(tx, ctx, locked.group);
    return '';
  }
  if (request.channel === 'none') throw new DomainError('invalid_input', { fields: { channel: { key: 'choice' } } });
  if (!provider) {
    if (locked.open.length > 0) throw new OtherAttempt();
    requireConfirmed(request, locked.due.due);
    await payFromBalance(tx, ctx, input);
    return '';
  }
  const fromBalance = request.balanceAmount ?? 0;
  requirePart(fromBalance, locked.due.due);
  if (fromBalance > 0) requireConfirmed(request, fromBalance);
  if (locked.open.length > 0) return sameAttempt(locked, { channel: provider.channel, fromBalance });
  if (fromBalance > 0) await setAside(tx, ctx, { ...input, amount: fromBalance });
  const amount = locked.due.due - fromBalance;
  const now = ctx.clock.now();
  return (await insertOrderPayment(tx, { ...frameOf(input, now), channel: provider.channel, amount }, now)).no;
}

function requirePart(fromBalance: Fen, due: Fen): void {
  if (fromBalance < due) return;
  const values = { min: formatFen(0), max: formatFen(due - 1) };
  throw new DomainError('invalid_input', { fields: { balance_amount: { key: 'amountRange', values } } });
}

/** Looked at under the lock: what is due may have changed since it was confirmed. */
function requireConfirmed({ confirmedAmount }: PayRequest, amount: Fen): void {
  if (confirmedAmount === undefined || confirmedAmount === amount) return;
  const values = { amount: formatFen(amount) };
  throw new DomainError('invalid_input', { fields: { confirmed_amount: { key: 'confirmAmount', values } } });
}

/** The same asked for again goes on with what is open. */
function sameAttempt({ due, open }: LockedGroup, requested: { channel: string; fromBalance: Fen }): string {
  const outside = open.find(({ channel }) => channel !== 'balance');
  const held = open.filter(({ channel }) => channel === 'balance').reduce((sum, { amount }) => sum + amount, 0);
  const isSame =
    outside?.channel === requested.channel &&
    outside.stage === due.stage &&
    held === requested.fromBalance &&
    outside.amount + held === due.due;
  if (!isSame) throw new OtherAttempt();
  return outside.no;
}

/** A payment for what waits for its first money ends with the orders' own time; the rest after a deposit has none. */
function frameOf({ locked, provider }: PayInput & { locked: LockedGroup }, now: Date) {
  const { group, due } = locked;
  const ends = addSeconds(now, provider?.lifeInSeconds ?? 0);
  const expiresAt = provider && due.deadline && due.deadline < ends ? due.deadline : ends;
  return { userId: group.userId, purposeNo: group.no, stage: due.stage, expiresAt };
}

async function payFromBalance(
  tx: Executor,
  ctx: ServerContext,
  input: PayInput & { locked: LockedGroup },
): Promise<void> {
  const { locked, member: actor } = input;
  const at = ctx.clock.now();
  const requested = { ...frameOf(input, at), channel: 'balance' as const, amount: locked.due.due };
  const created = await insertOrderPayment(tx, requested, at);
  const payment = await movePayment(tx, created, { move: 'succeed', at, actor, facts: { settledAt: at } });
  await settleOrderPayment(tx, ctx, { locked: { ...locked, open: [created] }, payment, actor });
}

/** The part from the balance waits until the other part is paid. */
async function setAside(
  tx: Executor,
  ctx: ServerContext,
  input: PayInput & { locked: LockedGroup; amount: Fen },
): Promise<Payment> {
  const { amount, member: actor } = input;
  const at = ctx.clock.now();
  const part = await insertOrderPayment(tx, { ...frameOf(input, at), channel: 'balance', amount }, at);
  await placeHold(tx, { ref: holdRefOf(part), unit: 'CNY', userId: part.userId, amount, actor, at });
  return movePayment(tx, part, { move: 'start', at, actor });
}
