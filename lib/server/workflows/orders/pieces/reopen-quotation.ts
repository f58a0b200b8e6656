import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { Order } from '#lib/server/orders/index.ts';
import { reopenAfterUnpaid } from '#lib/server/quotation/index.ts';

/**
 * Q13: the offer behind an order that is about to be closed unpaid stands again. Call it before the order's group is locked,
 * in the transaction that closes the order; whatever then keeps the order open takes this back as well.
 */
export async function reopenQuotation(tx: Executor, ctx: ServerContext, order: Order | undefined): Promise<void> {
  if (order?.status !== 'pending_payment' || order.quotationNo === null) return;
  await reopenAfterUnpaid(tx, ctx, { no: order.quotationNo, orderNo: order.no });
}
