import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { amendOrder } from '../move-order.ts';
import type { Order } from '../repository.ts';
import { lockOwnOrder, type Seller } from '../seller/seller.ts';
import {
  getShipmentOf,
  insertShipmentEvent,
  listShipments,
  type Shipment,
  updateShipment,
} from './shipment-repository.ts';

interface TrackingEntry {
  /** The order, and which of its shipments. */
  no: string;
  shipmentNo: string;
  status: 'in_transit' | 'delivered' | 'exception';
  text: string;
}

/** What has been delivered stays so; another word of the carrier changes no state then. */
export const isOver = ({ status }: Shipment) => status === 'delivered' || status === 'cancelled';

/**
 * Writes down what became of a shipment; what all shipments of an order that is on its way are, the order is. Throws
 * `not_found`, and `status_changed` for a shipment that has been delivered.
 */
export async function trackShipment(ctx: ServerContext, seller: Seller, entry: TrackingEntry): Promise<void> {
  const at = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, entry.no);
    const shipment = await getShipmentOf(tx, order.id, entry.shipmentNo);
    if (isOver(shipment)) throw new DomainError('status_changed');
    const { status, text } = entry;
    await updateShipment(tx, shipment.id, { status, ...(status === 'delivered' && { deliveredAt: at }) });
    await insertShipmentEvent(tx, { shipmentId: shipment.id, status, text, happenedAt: at });
    const entity = { entityType: 'shipment', entityId: shipment.id, from: shipment.status, to: status };
    await logStatusChange(tx, { ...entity, event: 'track', at, actor: seller.member, data: { no: order.no, text } });
    if (status === 'delivered') await noteDelivery(tx, order, { actor: seller.member, at });
  });
}

/** Once nothing of an order is on its way any more. Without an actor a service has said so. */
export async function noteDelivery(
  tx: Executor,
  order: Order,
  { actor, at }: { actor?: Member; at: Date },
): Promise<void> {
  const isWhole = (await listShipments(tx, order.id)).every(isOver);
  if (order.status !== 'shipped' || !isWhole) return;
  const facts = { fulfilmentStatus: 'delivered' as const };
  await amendOrder(tx, order, { event: 'delivered', at, actor, facts });
}
