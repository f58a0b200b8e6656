import { countSales, findLeadDays, takeStock } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { type Fen, splitByWeights } from '#lib/server/kernel/money.ts';
import {
  allocatePayment,
  type CheckoutGroup,
  enterDispatch,
  type GroupDue,
  listLines,
  moveOrder,
  type Order,
  type OrderLine,
  shipByOf,
} from '#lib/server/orders/index.ts';
import { insertOrderPayment, movePayment, type Payment } from '#lib/server/payments/index.ts';
import { findOfferedDays } from '#lib/server/quotation/index.ts';
import { earnCommissions } from '#lib/server/referral/index.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { accounts, captureHold, post } from '#lib/server/wallet/index.ts';
import { type LockedGroup, lockGroupWithOrders } from '../../orders/pieces/lock-group.ts';
import { piecesOf, salesOf } from '../../orders/pieces/stock-of-order.ts';
import { moneyAt } from '../../refund/pieces/money-at.ts';
import { notifyPaid } from './notify-payer.ts';
import { holdRefOf } from './release-attempt.ts';

interface SettledPayment {
  locked: LockedGroup;
  /** Has just become paid, and pays what is due together with what is set aside for it. */
  payment: Payment;
  actor?: Actor | undefined;
}

/** Whether a payment, with what is set aside beside it, is exactly what is due: anything else pays for nothing. */
export function paysWhatIsDue({ due, open }: LockedGroup, payment: Payment): boolean {
  const parts = open.filter(({ id, channel }) => id === payment.id || channel === 'balance');
  const isOpen = parts.some(({ id }) => id === payment.id);
  return isOpen && due.status === 'open' && payment.stage === due.stage && sumOf(parts) === due.due;
}

/**
 * What becomes of money that pays for orders (docs/domain/orders.md 3, O2, O2d, O2b): it is posted and spread over
 * them, stock and points are taken, and each goes on to its store. The only way in which an order becomes paid.
 */
export async function settleOrderPayment(tx: Executor, ctx: ServerContext, settled: SettledPayment): Promise<void> {
  const { locked, payment, actor } = settled;
  const at = ctx.clock.now();
  const held = locked.open.filter(({ id, channel }) => id !== payment.id && channel === 'balance');
  await spread(tx, locked.due.parts, [payment, ...held]);
  const begun: Begun[] = [];
  for (const part of locked.due.parts) begun.push(...(await advance(tx, ctx, { ...part, actor, at })));
  if (payment.amount > 0) await notifyPaid(tx, locked, { payment, amount: sumOf([payment, ...held]), at });
  // What all customers change comes last, and accounts before goods as everywhere: whoever pays next waits no longer than needed.
  if (payment.amount > 0) await postIncoming(tx, payment, at, actor);
  for (const part of held) await captureBalancePart(tx, part, at);
  await takeWhatWasHeld(tx, begun, at);
}

/**
 * O2z: where an order costs nothing, it is paid by nothing, in the transaction that makes it. Does nothing where something
 * is due.
 */
export async function settleNothingDue(tx: Executor, ctx: ServerContext, group: CheckoutGroup): Promise<void> {
  const locked = await lockGroupWithOrders(tx, group.no);
  if (locked?.due.status !== 'open' || locked.due.due > 0) return;
  const at = ctx.clock.now();
  const { userId, no: purposeNo } = group;
  const requested = { userId, purposeNo, stage: locked.due.stage, channel: 'none' as const, amount: 0, expiresAt: at };
  const created = await insertOrderPayment(tx, requested, at);
  const payment = await movePayment(tx, created, { move: 'succeed', at, facts: { settledAt: at } });
  await settleOrderPayment(tx, ctx, { locked, payment });
}

/** P2, P3: what came lies with the shop until the orders are completed or given up. */
export async function postIncoming(tx: Executor, payment: Payment, at: Date, actor?: Actor): Promise<void> {
  const { no, purposeNo, amount } = payment;
  await post(tx, {
    type: 'order_pay',
    ref: { type: 'order', no: purposeNo },
    idem: `payment:${no}`,
    memo: { key: 'memoOrderPay', args: { no: purposeNo } },
    entries: [
      { account: moneyAt(payment), amount: -amount },
      { account: accounts.orderEscrow, amount },
    ],
    actor,
    at,
  });
}

async function captureBalancePart(tx: Executor, part: Payment, at: Date): Promise<void> {
  await captureHold(tx, { ref: holdRefOf(part), unit: 'CNY', to: accounts.orderEscrow, at });
  await movePayment(tx, part, { move: 'succeed', at, facts: { settledAt: at } });
}

/** Largest remainder by what each order still owes, so that the parts are exactly what is due of each. */
async function spread(tx: Executor, parts: GroupDue<Order>['parts'], payments: Payment[]): Promise<void> {
  let owed = parts.map(({ amount }) => amount);
  for (const { no, amount } of payments) {
    const shares = splitByWeights(amount, owed);
    await allocatePayment(
      tx,
      no,
      parts.map(({ order }, index) => ({ orderId: order.id, amount: shares[index] ?? 0 })),
    );
    owed = owed.map((rest, index) => rest - (shares[index] ?? 0));
  }
}

interface Advance {
  order: Order;
  amount: Fen;
  actor: Actor | undefined;
  at: Date;
}

/** An order that has had its first money, and what it is made of. */
interface Begun {
  order: Order;
  lines: OrderLine[];
}

/** Answers the order where this begins it. */
async function advance(tx: Executor, ctx: ServerContext, { order, amount, actor, at }: Advance): Promise<Begun[]> {
  const paidAmount = order.paidAmount + amount;
  const isWhole = paidAmount === order.payableAmount;
  const facts = { paidAmount, paymentStatus: isWhole ? ('paid' as const) : ('partially_paid' as const) };
  if (order.status !== 'pending_payment') {
    await moveOrder(tx, order, { move: 'payBalance', at, actor, facts: { ...facts, balanceDeadline: null } });
    return [];
  }
  const { 'order.balanceDays': restDays } = await getSettingsWithin(tx);
  const balanceDeadline = isWhole ? null : addSeconds(at, restDays * 86_400);
  const lines = await listLines(tx, [order.id]);
  const began = { ...facts, paidAt: at, balanceDeadline, shipBy: await promisedAt(tx, order, { lines, at }) };
  const paid = await moveOrder(tx, order, { move: 'pay', to: 'pending_dispatch', at, actor, facts: began });
  await earnCommissions(tx, { order: paid, lines, at });
  await enterDispatch(tx, ctx, paid);
  return [{ order: paid, lines }];
}

/** By when it is to leave: as its offer says, else what takes longest of it. */
async function promisedAt(
  tx: Executor,
  { quoteVersionId }: Order,
  { lines, at }: { lines: OrderLine[]; at: Date },
): Promise<Date | null> {
  const offered = quoteVersionId === null ? undefined : await findOfferedDays(tx, quoteVersionId);
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const days = offered ?? (await findLeadDays(tx, ids))?.most;
  return days === undefined ? null : shipByOf(at, days);
}

/** Points and stock. */
async function takeWhatWasHeld(tx: Executor, begun: Begun[], at: Date): Promise<void> {
  for (const { order } of begun) {
    if (order.pointsUsed === 0) continue;
    await captureHold(tx, { ref: { type: 'order', no: order.no }, unit: 'PT', to: accounts.pointsIssued, at });
  }
  const lines = begun.flatMap((each) => each.lines);
  await takeStock(tx, piecesOf(lines));
  await countSales(tx, salesOf(lines));
}

const sumOf = (payments: Payment[]) => payments.reduce((total, { amount }) => total + amount, 0);
