import type { WebhookType } from '#lib/contract/integrations/webhook-events.ts';
import type { Executor } from '../db/connection.ts';
import { announceEvent } from '../integrations/index.ts';
import type { Order } from './repository.ts';
import type { OrderMove } from './states.ts';

/** What programs are told of (docs/domain/integrations.md 6); the other moves change nothing that they wait for. */
const types: Partial<Record<OrderMove, WebhookType>> = {
  pay: 'order.paid',
  payBalance: 'order.paid',
  accept: 'order.accepted',
  shipPart: 'order.shipped',
  ship: 'order.shipped',
  receive: 'order.received',
  complete: 'order.finished',
  cancelUnpaid: 'order.closed',
  expire: 'order.closed',
  cancelPaid: 'order.closed',
  giveUp: 'order.closed',
  refundAll: 'order.closed',
  closeByOperator: 'order.closed',
};

/** Tells programs of a move, in its transaction. */
export async function announceOrder(
  tx: Executor,
  { no, status, paymentStatus, storeId }: Order,
  { move, at }: { move: OrderMove; at: Date },
): Promise<void> {
  const type = types[move];
  if (!type) return;
  const data = { number: no, state: status, payment_state: paymentStatus, store_id: storeId };
  await announceEvent(tx, { type, storeId, data, at });
}
