import type { OrderDetail, Shipment } from '#lib/contract/orders/member-orders.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { linkToPrivate } from '#lib/server/files/index.ts';
import { toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { formatFen } from '#lib/server/kernel/money.ts';
import {
  amountDue,
  type OrderDetails,
  priceOfChange,
  sideOfChange,
  trackingOfChange,
} from '#lib/server/orders/index.ts';
import { nameAreas } from '#lib/server/site/index.ts';
import { showBuyerTexts } from './buyer-texts.ts';
import { toOrderRecord } from './member-records.ts';
import { nameCarrier } from './name-carrier.ts';

const linkSeconds = 600;
/** Everything its customer may know of an order. */
export function toDetailRecord(
  ctx: ServerContext,
  details: OrderDetails,
  reading: Parameters<typeof toOrderRecord>[1],
): OrderDetail {
  const { order } = details;
  const { locale } = reading;
  return {
    ...toOrderRecord(details, reading),
    ...sums(details),
    source: order.source,
    quotation_no: order.quotationNo,
    address: order.address && nameAreas(order.address, locale),
    ...showBuyerTexts(order),
    invoice: invoiceOf(order),
    shipments: details.shipments.map((parcel) => toShipment(parcel, details, locale)),
    appointment: appointmentOf(details),
    proof: proofOf(ctx, details),
    timeline: details.history.map((change) => toEntry(change, locale)),
    money: details.money.map(({ kind, no, channel, status, amount, points, at }) => ({
      ...{ kind, no, channel, status, points },
      amount: formatFen(amount),
      time: toUnixSeconds(at),
    })),
    receipt_extended: order.receiptExtended,
    pay_time: toUnixSeconds(order.paidAt),
    ship_time: toUnixSeconds(order.firstShippedAt),
    receive_time: toUnixSeconds(order.receivedAt),
    complete_time: toUnixSeconds(order.completedAt),
  };
}

function invoiceOf({ invoiceRequest, invoiceDueAt, status }: OrderDetails['order']): OrderDetail['invoice'] {
  if (!invoiceRequest) return null;
  const { kind, email, title, tax_no } = invoiceRequest;
  return { kind, email, title, tax_no, is_automatic: invoiceDueAt !== null && status !== 'closed' };
}

function sums({ order, adjustments }: OrderDetails) {
  return {
    goods: formatFen(order.goodsAmount),
    freight: formatFen(order.freightAmount),
    adjust: formatFen(order.adjustAmount),
    points_used: order.pointsUsed,
    points_amount: formatFen(order.pointsAmount),
    points_to_earn: order.pointsToEarn,
    due: formatFen(amountDue(order)),
    deposit: formatFen(order.depositDueAmount),
    adjustments: adjustments.map(({ kind, amount, reason, createdAt }) => ({
      kind,
      amount: formatFen(amount),
      reason,
      time: toUnixSeconds(createdAt),
    })),
  };
}

export function toShipment(
  parcel: OrderDetails['shipments'][number],
  { lines }: Pick<OrderDetails, 'lines'>,
  locale: Locale,
): Shipment {
  return {
    no: parcel.no,
    carrier_code: parcel.carrierCode,
    carrier_name: nameCarrier(parcel, locale),
    tracking_no: parcel.trackingNo,
    status: parcel.status,
    lines: parcel.lines.map(({ lineId, qty }) => ({
      line_id: lineId,
      name: lines.find(({ id }) => id === lineId)?.name[locale] ?? '',
      qty,
    })),
    tracking: parcel.events.map(({ status, text, happenedAt }) => ({ status, text, time: toUnixSeconds(happenedAt) })),
    shipped_time: toUnixSeconds(parcel.shippedAt),
    delivered_time: toUnixSeconds(parcel.deliveredAt),
  };
}

export function appointmentOf({ order }: Pick<OrderDetails, 'order'>): OrderDetail['appointment'] {
  const { appointmentStart, appointmentEnd, appointmentNote: note } = order;
  if (!appointmentStart || !appointmentEnd) return null;
  return { start: toUnixSeconds(appointmentStart), end: toUnixSeconds(appointmentEnd), note };
}

export function proofOf(
  ctx: ServerContext,
  { order, proofFiles }: Pick<OrderDetails, 'order' | 'proofFiles'>,
): OrderDetail['proof'] {
  if (order.proofNote === '' && proofFiles.length === 0) return null;
  const files = proofFiles.map((file) => ({
    url: file.isPrivate ? linkToPrivate(ctx, file, { ttlSeconds: linkSeconds }) : file.url,
    name: file.name,
    size: file.size,
  }));
  return { note: order.proofNote, files };
}

function toEntry(change: OrderDetails['history'][number], locale: Locale): OrderDetail['timeline'][number] {
  const entry = toHistoryEntry(change, { locale, staff: new Map() });
  return entry.actor === 'customer' ? { ...entry, actor: 'you' } : entry;
}

/** A line of the history for who is not its customer. */
export function toHistoryEntry(
  change: OrderDetails['history'][number],
  { locale, staff }: { locale: Locale; staff: ReadonlyMap<number, string> },
): OrderDetail['timeline'][number] {
  const price = priceOfChange(change);
  const tracking = trackingOfChange(change);
  const actor = sideOfChange(change);
  const nameTracked = (tracked: NonNullable<typeof tracking>['before']) =>
    `${nameCarrier(tracked, locale)} ${tracked.trackingNo}`;
  return {
    event: change.event,
    status: change.toStatus,
    actor,
    by: (actor === 'customer' ? undefined : staff.get(change.actorId ?? 0)) ?? '',
    reason: change.reason ?? '',
    time: toUnixSeconds(change.createdAt),
    price: price ? { before: formatFen(price.before), after: formatFen(price.after) } : null,
    tracking: tracking ? { before: nameTracked(tracking.before), after: nameTracked(tracking.after) } : null,
  };
}
