import type { Executor } from '#lib/server/db/connection.ts';
import { getSettingsWithin } from '#lib/server/site/index.ts';
import { moveOrder } from '../move-order.ts';
import { listLines, type Order, type OrderLine } from '../repository.ts';
import { confirmAt } from '../shipping/receipt-clock.ts';

/**
 * What was left to send of an order has been refunded: it counts as sent. An order of which nothing is left at all is closed by
 * its refund instead (O14). Answers the order as it is then.
 */
export async function endShipping(tx: Executor, order: Order, at: Date): Promise<Order> {
  if (order.status !== 'processing' || order.closingReason !== null) return order;
  const lines = await listLines(tx, [order.id]);
  if (lines.some(({ qty, cancelledQty, shippedQty }) => cancelledQty + shippedQty < qty)) return order;
  if (order.paidAmount > 0 && lines.every(isPaidBackWhole)) return order;
  const autoConfirmAt = confirmAt(await getSettingsWithin(tx), order.fulfilment, at);
  const facts = { fulfilmentStatus: 'shipped' as const, shippedAt: at, autoConfirmAt };
  return moveOrder(tx, order, { move: 'ship', at, event: 'nothingLeft', facts });
}

/** With its freight: an order keeps what its parcels have cost, and goes on. */
function isPaidBackWhole(line: OrderLine): boolean {
  const { qty, refundedQty, paidAmount, refundedAmount, freightAllocAmount, refundedFreightAmount } = line;
  return refundedQty === qty && refundedAmount === paidAmount && refundedFreightAmount === freightAllocAmount;
}
