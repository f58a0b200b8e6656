import { and, eq, inArray, sql } from 'drizzle-orm';
import { toTrackingNo } from '#lib/contract/orders/tracking-no.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { logStatusChange } from '../../db/status-log.ts';
import { DomainError } from '../../kernel/errors.ts';
import { lockOrder } from '../repository.ts';
import { shipmentEvents, shipments } from '../shipment-tables.ts';
import { getShipmentOf, insertShipmentEvent, type Shipment, updateShipment } from '../shipping/shipment-repository.ts';
import { isOver, noteDelivery } from '../shipping/track-shipment.ts';
import { type ParcelEvent, type ParcelPush, readPush } from './read-push.ts';

/** One number may stand at several orders that went together; more is no parcel. */
const mostShipments = 50;

/**
 * Takes what a service says of a parcel: what is new stands at each shipment of that number. Said again, or about a parcel
 * of somebody else, it changes nothing. Throws what `readPush` throws, and `signature_wrong` where no such service is
 * set up.
 */
export async function takeParcelPush(ctx: ServerContext, body: string): Promise<void> {
  const { KUAIDI100_SALT: salt } = ctx.env;
  // Nobody can have signed it.
  if (salt === undefined) throw new DomainError('signature_wrong');
  const push = readPush(body, salt);
  for (const { id, no, orderId } of await findShipments(ctx.db, push)) {
    await ctx.db.transaction((tx) => apply(tx, { id, no, orderId }, push.events));
  }
}

function findShipments(db: Executor, { carrierCodes, trackingNo }: ParcelPush): Promise<Shipment[]> {
  const isMeant = and(
    inArray(sql`upper(${shipments.trackingNo})`, [trackingNo.toUpperCase(), toTrackingNo(trackingNo)]),
    inArray(shipments.carrierCode, carrierCodes),
  );
  return db.select().from(shipments).where(isMeant).limit(mostShipments);
}

async function apply(
  tx: Executor,
  { id, no, orderId }: Pick<Shipment, 'id' | 'no' | 'orderId'>,
  events: ParcelEvent[],
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId });
  if (!order) return;
  const shipment = await getShipmentOf(tx, orderId, no);
  const known = await tx.select().from(shipmentEvents).where(eq(shipmentEvents.shipmentId, id));
  const isKnown = (event: ParcelEvent) =>
    known.some(({ text, happenedAt }) => text === event.text && happenedAt.getTime() === event.happenedAt.getTime());
  const added = events.filter((event) => !isKnown(event));
  for (const event of added) await insertShipmentEvent(tx, { shipmentId: id, ...event });
  const [newest] = added.toSorted((left, right) => right.happenedAt.getTime() - left.happenedAt.getTime());
  // What came late says nothing of where it is now.
  const isLater = known.every(
    ({ happenedAt, status }) => status === 'shipped' || happenedAt <= (newest?.happenedAt ?? happenedAt),
  );
  if (!newest || !isLater || isOver(shipment) || newest.status === shipment.status) return;
  const { status, happenedAt: at } = newest;
  await updateShipment(tx, id, { status, ...(status === 'delivered' && { deliveredAt: at }) });
  const entity = { entityType: 'shipment', entityId: id, from: shipment.status, to: status };
  await logStatusChange(tx, { ...entity, event: 'push', data: { no: order.no, text: newest.text } });
  if (status === 'delivered') await noteDelivery(tx, order, { at });
}
