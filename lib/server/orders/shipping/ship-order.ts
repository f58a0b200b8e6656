import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import { runOnce } from '#lib/server/db/idempotency.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getSettings, type Settings } from '#lib/server/site/index.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { moveOrder } from '../move-order.ts';
import { listLines, type Order, type OrderLine } from '../repository.ts';
import { lockOwnOrder, type Seller } from '../seller/seller.ts';
import { confirmAt } from './receipt-clock.ts';
import { addShipped, insertShipment, insertShipmentEvent, type ShippedPart } from './shipment-repository.ts';

export interface Parcel {
  no: string;
  carrier: CarrierCode;
  /** As the shop calls it, or whoever ships with one that is not on the list. */
  carrierName: string;
  trackingNo: string;
  /** Missing: all that is left. */
  parts?: ShippedPart[] | undefined;
  /** The client's `Idempotency-Key`: the same parcel sent twice is one. */
  key: string;
}

/**
 * O9: ships an order, whole or in parts. Throws `not_found`, `not_paid_in_full`, `invalid_input` at `lines` for more than
 * is left, `status_changed` for an order that is not to be shipped, and what `runOnce` throws. Answers the shipment's
 * number.
 */
export async function shipOrder(ctx: ServerContext, seller: Seller, parcel: Parcel): Promise<{ no: string }> {
  const at = ctx.clock.now();
  const settings = await getSettings(ctx);
  const { key, ...request } = parcel;
  const call = { userId: seller.member.userId, key, route: 'order/ship', request };
  return ctx.db.transaction((tx) =>
    runOnce(tx, ctx.clock, call, async () => {
      const order = await lockOwnOrder(tx, seller, parcel.no);
      requireShippable(order);
      const lines = await listLines(tx, [order.id]);
      const parts = parcel.parts ?? leftOf(lines);
      requireFree(lines, parts);
      await countShipped(tx, order, parts);
      const shipment = await recordShipment(tx, order, { parcel, parts, seller, at });
      await advance(tx, order, { parcel, seller, settings, at, shipmentNo: shipment.no });
      return { no: shipment.no };
    }),
  );
}

function requireShippable({ status, fulfilment, paidAmount, payableAmount }: Order): void {
  if (status !== 'processing' || fulfilment !== 'ship') throw new DomainError('status_changed');
  if (paidAmount < payableAmount) throw new DomainError('not_paid_in_full');
}

/** A line waits while somebody asks for its money; the others go on. */
function requireFree(lines: OrderLine[], parts: ShippedPart[]): void {
  const isHeld = (lineId: number) => lines.some(({ id, caseQty }) => id === lineId && caseQty > 0);
  if (parts.length === 0 || parts.some(({ lineId }) => isHeld(lineId))) throw new DomainError('status_changed');
}

const restOf = ({ qty, cancelledQty, shippedQty }: OrderLine) => qty - cancelledQty - shippedQty;

function leftOf(lines: OrderLine[]): ShippedPart[] {
  const free = lines.filter(({ caseQty }) => caseQty === 0);
  return free.map((line) => ({ lineId: line.id, qty: restOf(line) })).filter(({ qty }) => qty > 0);
}

async function countShipped(tx: Executor, order: Order, parts: ShippedPart[]): Promise<void> {
  for (const part of parts) {
    if (await addShipped(tx, order.id, part)) continue;
    throw new DomainError('invalid_input', { fields: { lines: { key: 'shipQuantity' } } });
  }
}

interface Recorded {
  parcel: Parcel;
  parts: ShippedPart[];
  seller: Seller;
  at: Date;
}

async function recordShipment(tx: Executor, order: Order, { parcel, parts, seller, at }: Recorded) {
  const { carrier: carrierCode, carrierName, trackingNo } = parcel;
  const facts = { orderId: order.id, carrierCode, carrierName, trackingNo, lines: parts };
  const shipment = await withDocumentNumber('shipment', at, (no) =>
    insertShipment(tx, { no, ...facts, shippedBy: seller.member.userId, shippedAt: at, createdAt: at }),
  );
  await insertShipmentEvent(tx, { shipmentId: shipment.id, status: 'shipped', happenedAt: at });
  return shipment;
}

interface Advance {
  parcel: Parcel;
  seller: Seller;
  settings: Settings;
  shipmentNo: string;
  at: Date;
}

async function advance(tx: Executor, order: Order, { parcel, seller, settings, shipmentNo, at }: Advance) {
  const isWhole = (await listLines(tx, [order.id])).every((line) => restOf(line) === 0);
  const firstShippedAt = order.firstShippedAt ?? at;
  const autoConfirmAt = confirmAt(settings, order.fulfilment, at);
  const facts = isWhole
    ? { fulfilmentStatus: 'shipped' as const, firstShippedAt, shippedAt: at, autoConfirmAt }
    : { fulfilmentStatus: 'partial' as const, firstShippedAt };
  await moveOrder(tx, order, { move: isWhole ? 'ship' : 'shipPart', at, actor: seller.member, facts });
  const { carrier: carrierCode, carrierName: carrier, trackingNo: tracking } = parcel;
  const args = { part: isWhole ? 'no' : 'yes', carrierCode, carrier, tracking };
  await notifyCustomer(tx, order, { event: 'orderShipped', args, cause: shipmentNo, at });
}
