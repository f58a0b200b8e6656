import { countSales, restock } from '../../catalogue/index.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import type { Actor } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import {
  afterRefund,
  type LineRefund,
  listLines,
  type Order,
  type OrderLine,
  pointsGone,
  refundOf,
  spreadRefund,
  takeFromAllocation,
  takeFromLines,
} from '../../orders/index.ts';
import { createRefund } from '../../payments/index.ts';
import { returnPoints } from '../../wallet/index.ts';
import { closeWhenRefunded } from '../orders/pieces/close-refunded-order.ts';
import { piecesOf, salesOf } from '../orders/pieces/stock-of-order.ts';
import { reverseCommissions } from '../referral/pieces/reverse-commissions.ts';
import { reclaimSettled } from './pieces/reclaim-settled.ts';
import { listSources, planRefund, type Source, sumOfBacks, sumOfRests } from './pieces/refund-sources.ts';
import { countRefund } from './pieces/settle-refund.ts';

export interface OrderRefund {
  /** Locked, as it is now. */
  order: Order;
  /** All that is left, so much of it, or what goes back of which lines. */
  what: Fen | 'all' | readonly LineRefund[];
  reason: string;
  /** The after-sales case that asks for it. */
  caseNo?: string | undefined;
  /** Undefined for jobs. */
  actor?: Actor | undefined;
}

/**
 * Pays back of an order, line by line: first what came from outside, then what came from the balance; points that were used
 * go back in the proportion of what was paid for goods. What goes to the balance is there at once, the rest follows by the job
 * or an operator's hand. An order that is to be closed is closed when all of it is back; of a completed one, who got its money gives it back
 * first. Answers the order as it is then. Throws `refund_too_much`, and `status_changed` for an order that is closed.
 */
export async function refundOrder(tx: Executor, ctx: ServerContext, refund: OrderRefund): Promise<Order> {
  const { order, what, reason, caseNo, actor } = refund;
  if (order.status === 'closed') throw new DomainError('status_changed');
  const at = ctx.clock.now();
  const sources = await listSources(tx, order);
  const requested = amountOf(what, sources);
  const planned = planRefund(sources, requested);
  const lines = await takeBack(tx, { refund, requested, backBefore: sumOfBacks(sources), at });
  let current = order;
  for (const { source, amount } of planned) {
    await takeFromAllocation(tx, source.allocation, amount);
    const input = { payment: source.payment, subjectNo: order.no, caseNo, amount, reason, actor, at };
    const created = await createRefund(tx, input);
    if (created.kind === 'balance') current = await countRefund(tx, created, { order: current, actor, at });
  }
  const settled = await closeWhenRefunded(tx, current, at);
  // After the stock: who orders holds that first and then points, and neither waits for the other.
  const { no: orderNo, userId, pointsUsed } = order;
  if (pointsUsed > 0) await returnPoints(tx, { orderNo, userId, upTo: pointsGone(pointsUsed, lines), actor, at });
  return settled;
}

function amountOf(what: OrderRefund['what'], sources: Source[]): Fen {
  if (what === 'all') return sumOfRests(sources);
  return typeof what === 'number' ? what : refundOf(what);
}

interface TakenBack {
  refund: OrderRefund;
  requested: Fen;
  /** What went back before. */
  backBefore: Fen;
  at: Date;
}

/**
 * Counts at the lines what goes back, puts what nobody sends any more up for sale, and takes the money from who has it. Answers
 * the lines as they are then.
 */
async function takeBack(tx: Executor, { refund, requested, backBefore, at }: TakenBack): Promise<OrderLine[]> {
  const { order, what, actor } = refund;
  const linesBefore = await listLines(tx, [order.id]);
  const isWhole = what === 'all' || order.closingReason !== null || backBefore + requested === order.paidAmount;
  const parts = typeof what === 'object' ? what : spreadRefund(linesBefore, requested, isWhole);
  await takeFromLines(tx, order.id, parts);
  const kept = linesBefore.map((line) => ({ ...line, qty: partOf(line, parts)?.unsentQty ?? 0 }));
  await restock(tx, piecesOf(kept));
  const unsold = linesBefore.map((line) => ({ ...line, qty: partOf(line, parts)?.qty ?? 0 }));
  await countSales(tx, salesOf(unsold, -1));
  await reverseCommissions(tx, { order, actor, at });
  const linesAfter = afterRefund(linesBefore, parts);
  if (order.status !== 'completed') return linesAfter;
  const backAfter = backBefore + requested;
  await reclaimSettled(tx, { order, backBefore, backAfter, linesBefore, linesAfter, at }, actor);
  return linesAfter;
}

const partOf = ({ id }: OrderLine, parts: readonly LineRefund[]) => parts.find(({ lineId }) => lineId === id);
