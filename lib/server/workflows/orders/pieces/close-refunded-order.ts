import { countSales, restock } from '#lib/server/catalogue/index.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { notify } from '#lib/server/messaging/index.ts';
import {
  cancelDispatch,
  canMove,
  isEveryPieceBack,
  listLines,
  moveOrder,
  type Order,
  type OrderLine,
  type OrderMove,
} from '#lib/server/orders/index.ts';
import { listRefundsOf } from '#lib/server/payments/index.ts';
import { voidCommissions } from '#lib/server/referral/index.ts';
import { piecesOf, salesOf } from './stock-of-order.ts';

type CloseReason = NonNullable<Order['closeReason']>;

/** O7, O8, O15, O15b, O14. */
const moves: Partial<Record<CloseReason, OrderMove>> = {
  customer: 'cancelPaid',
  no_store: 'giveUp',
  operator: 'closeByOperator',
  fraud: 'closeByOperator',
  balance_overdue: 'closeByOperator',
  fully_refunded: 'refundAll',
};

/**
 * Closes an order once all that goes back of it is there: one that is on its way out, or of which everything was refunded.
 * Its pieces are for sale again. Does nothing while money is still on its way. Answers the order as it is then.
 */
export async function closeWhenRefunded(tx: Executor, order: Order, at: Date): Promise<Order> {
  const reason = order.closingReason ?? ((await isRefundedWhole(tx, order)) ? ('fully_refunded' as const) : null);
  const move = reason === null ? undefined : moves[reason];
  if (!reason || !move || !canMove(order.status, move)) return order;
  const refunds = await listRefundsOf(tx, order.no);
  if (refunds.some(({ status }) => status !== 'succeeded')) return order;
  const closed = await moveOrder(tx, order, {
    move,
    to: 'closed',
    at,
    facts: { closeReason: reason, closingReason: null },
  });
  await cancelDispatch(tx, order.id, { at, reason });
  const lines = await listLines(tx, [order.id]);
  await restock(tx, piecesOf(lines.map((line) => ({ ...line, qty: line.qty - line.cancelledQty - line.shippedQty }))));
  await countSales(
    tx,
    salesOf(
      lines.map((line) => ({ ...line, qty: line.qty - line.refundedQty })),
      -1,
    ),
  );
  await voidCommissions(tx, order.id, at);
  const args = { no: order.no, hasRefund: 'no' };
  await notify(tx, { userId: order.userId, event: 'orderCancelled', args, dedupeKey: `closed:${order.no}`, now: at });
  return closed;
}

/** What cost no money is refunded with its last piece; so are goods that points alone paid for, whatever of the freight is back. */
async function isRefundedWhole(tx: Executor, order: Order): Promise<boolean> {
  const { id, paidAmount, refundedAmount, pointsAmount } = order;
  if (refundedAmount !== paidAmount) return false;
  if (paidAmount > 0 && pointsAmount === 0) return true;
  const lines = await listLines(tx, [id]);
  return paidAmount > 0 ? !lines.some(isKeptForPoints) : isEveryPieceBack(lines);
}

const isKeptForPoints = ({ paidAmount, pointsAllocAmount, qty, refundedQty }: OrderLine) =>
  paidAmount === 0 && pointsAllocAmount > 0 && refundedQty < qty;
