import type { z } from 'zod';
import type { appointmentBody, shipBody, trackingCorrectBody } from '#lib/contract/orders/store-fulfilment.ts';
import type { adjustBody } from '#lib/contract/orders/store-terms.ts';
import { officialLocale } from '#lib/i18n/languages.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import type { Appointment, Parcel, PriceChange, TrackingCorrection } from '#lib/server/orders/index.ts';
import { requireIdempotencyKey } from '../../idempotency-key.ts';
import { nameCarrier } from './name-carrier.ts';

/** The carrier is kept by the name the shop knows it by, whatever the language of who ships. */
export function readParcel(body: z.output<typeof shipBody>, request: Request): Parcel {
  const { no, carrier, tracking_no: trackingNo, lines } = body;
  const carrierName = nameCarrier({ carrierCode: carrier, carrierName: body.carrier_name }, officialLocale);
  const parts = lines?.map(({ line_id: lineId, qty }) => ({ lineId, qty }));
  return { no, carrier, carrierName, trackingNo, parts, key: requireIdempotencyKey(request) };
}

export function readCorrection(body: z.output<typeof trackingCorrectBody>): TrackingCorrection {
  const { no, shipment_no: shipmentNo, carrier: carrierCode, tracking_no: trackingNo } = body;
  const carrierName = nameCarrier({ carrierCode, carrierName: body.carrier_name }, officialLocale);
  return { no, shipmentNo, carrierCode, carrierName, trackingNo };
}

export function readAppointment({ no, former, ...times }: z.output<typeof appointmentBody>): Appointment {
  return { no, ...toTimes(times), former: former && toTimes(former) };
}

const toTimes = ({ start, end, note }: { start: number; end: number; note: string }) => ({
  start: new Date(start * 1000),
  end: new Date(end * 1000),
  note,
});

export function readPriceChange(body: z.output<typeof adjustBody>): PriceChange & { no: string } {
  const { no, change, freight, expected_total: expected, reason } = body;
  const amounts = { change: parseFen(change), freight: freight === undefined ? undefined : parseFen(freight) };
  return { no, reason, ...amounts, expectedTotal: parseFen(expected) };
}
