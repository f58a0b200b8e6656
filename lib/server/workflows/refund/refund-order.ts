import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { type Allocation, listAllocations, type Order, takeFromAllocation } from '../../orders/index.ts';
import { createRefund, listPaymentsByNo, type Payment } from '../../payments/index.ts';
import { accounts, post } from '../../wallet/index.ts';
import { closeWhenRefunded } from '../orders/pieces/close-refunded-order.ts';
import { countRefund } from './pieces/settle-refund.ts';

export interface OrderRefund {
  /** Locked, as it is now. */
  order: Order;
  amount: Fen | 'all';
  reason: string;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
}

/**
 * Pays back of an order: first what came from outside, then what came from the balance; points that were used go back in
 * the same proportion. What goes to the balance is there at once, the rest follows by the job or an operator's hand. An
 * order that is to be closed is closed when all of it is back. Answers the order as it is then. Throws `refund_too_much`,
 * and `status_changed` for an order that is closed, or completed: its money is no longer where orders' money lies.
 */
export async function refundOrder(tx: Executor, ctx: ServerContext, refund: OrderRefund): Promise<Order> {
  const { order, reason, actor } = refund;
  if (order.status === 'closed' || order.status === 'completed') throw new DomainError('status_changed');
  const at = ctx.clock.now();
  const sources = await listSources(tx, order);
  const requested = refund.amount === 'all' ? sumOfRests(sources) : refund.amount;
  let current = order;
  for (const { source, amount } of plan(sources, requested)) {
    await takeFromAllocation(tx, source.allocation, amount);
    const input = { payment: source.payment, subjectNo: order.no, amount, reason, actor, at };
    const created = await createRefund(tx, input);
    if (created.kind === 'balance') current = await countRefund(tx, created, { order: current, actor, at });
  }
  const settled = await closeWhenRefunded(tx, current, at);
  // After the stock: who orders holds that first and then points, and neither waits for the other.
  await returnPoints(tx, order, { sources, amount: requested, isAll: refund.amount === 'all', actor, at });
  return settled;
}

interface Source {
  allocation: Allocation;
  payment: Payment;
  rest: Fen;
}

async function listSources(tx: Executor, { id }: Order): Promise<Source[]> {
  const allocations = await listAllocations(tx, id);
  const payments = await listPaymentsByNo(
    tx,
    allocations.map(({ paymentNo }) => paymentNo),
  );
  const sources = allocations.flatMap((allocation) => {
    const payment = payments.find(({ no }) => no === allocation.paymentNo);
    return payment ? [{ allocation, payment, rest: allocation.amount - allocation.refundedAmount }] : [];
  });
  const rank = ({ payment }: Source) => Number(payment.channel === 'balance');
  return sources.sort((left, right) => rank(left) - rank(right));
}

/** Throws `refund_too_much`, also for less than nothing. */
function plan(sources: Source[], requested: Fen): { source: Source; amount: Fen }[] {
  if (requested < 0 || requested > sumOfRests(sources)) throw new DomainError('refund_too_much');
  let left = requested;
  return sources.flatMap((source) => {
    const amount = Math.min(left, source.rest);
    left -= amount;
    return amount > 0 ? [{ source, amount }] : [];
  });
}

const sumOfRests = (sources: Source[]) => sources.reduce((total, { rest }) => total + rest, 0);

interface Proportion {
  sources: Source[];
  amount: Fen;
  isAll: boolean;
  actor: Actor | undefined;
  at: Date;
}

/** As many of the used points as go with the money, over all refunds exactly as many as were used. */
async function returnPoints(tx: Executor, order: Order, { sources, amount, isAll, actor, at }: Proportion) {
  const { no, userId, pointsUsed } = order;
  const paid = sources.reduce((total, { allocation }) => total + allocation.amount, 0);
  const before = paid - sumOfRests(sources);
  const upTo = (back: Fen) => (paid === 0 ? 0 : Math.floor((pointsUsed * back) / paid));
  const points = (isAll ? pointsUsed : upTo(before + amount)) - upTo(before);
  if (points === 0) return;
  await post(tx, {
    type: 'points_return',
    ref: { type: 'order', no },
    idem: `points_return:order:${no}:${before + amount}`,
    memo: { key: 'memoPointsReturn', args: { no } },
    entries: [
      { account: accounts.pointsIssued, amount: -points },
      { account: accounts.points(userId), amount: points },
    ],
    actor,
    at,
  });
}
