import type { CarrierCode } from '#lib/contract/orders/carriers.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { LoggedChange } from '#lib/server/db/status-log.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { notifyCustomer } from '../dispatch/notify-stores.ts';
import { amendOrder } from '../move-order.ts';
import { lockOwnOrder, type Seller } from '../seller/seller.ts';
import { getShipmentOf, updateShipment } from './shipment-repository.ts';

/** What a parcel is found by. */
interface Tracked {
  carrierCode: CarrierCode;
  carrierName: string;
  trackingNo: string;
}

export interface TrackingCorrection extends Tracked {
  /** The order, and which of its shipments. */
  no: string;
  shipmentNo: string;
}

/**
 * Another number or carrier for a parcel that nobody has scanned yet; what stood there stays in the history, and the
 * customer is told. Throws `not_found`, and `status_changed` once its carrier has said a word of it.
 */
export async function correctTracking(ctx: ServerContext, seller: Seller, correction: TrackingCorrection) {
  const at = ctx.clock.now();
  const { no, shipmentNo, ...after } = correction;
  await ctx.db.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, seller, no);
    const shipment = await getShipmentOf(tx, order.id, shipmentNo);
    if (shipment.status !== 'shipped') throw new DomainError('status_changed');
    const { carrierCode, carrierName, trackingNo } = shipment;
    const before = { carrierCode, carrierName, trackingNo };
    if (isSame(before, after)) return;
    await updateShipment(tx, shipment.id, after);
    const noted = { shipmentNo, tracking: { before, after } };
    const changed = await amendOrder(tx, order, { event: 'correctTracking', at, actor: seller.member, noted });
    const args = { carrierCode: after.carrierCode, carrier: after.carrierName, tracking: after.trackingNo };
    const cause = `${shipmentNo}:${changed.version}`;
    await notifyCustomer(tx, order, { event: 'orderTrackingCorrected', args, cause, at });
  });
}

const isSame = (left: { carrierCode: string; carrierName: string; trackingNo: string }, right: Tracked) =>
  left.carrierCode === right.carrierCode &&
  left.carrierName === right.carrierName &&
  left.trackingNo === right.trackingNo;

/** What stood at a parcel before and after a correction; undefined for other lines of the history. */
export function trackingOfChange({ event, data }: Pick<LoggedChange, 'event' | 'data'>) {
  if (event !== 'correctTracking') return undefined;
  return (data as { tracking: { before: Tracked; after: Tracked } }).tracking;
}
