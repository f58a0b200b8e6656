import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, quantityField, typedText } from '../fields.ts';
import { sentNumber } from '../sent-number.ts';
import { storeOrders } from '../stale-reads.ts';
import { orderNo } from './member-checkout.ts';
import { orderDetail } from './member-orders.ts';
import { isCarrierNamed, tracked, unnamed } from './tracked.ts';

const shipmentNo = z
  .string()
  .trim()
  .regex(/^SH\d{14}$/, 'invalid');

export const shipBody = z
  .object({
    no: orderNo,
    ...tracked,
    /** Missing: all that is left. */
    lines: z
      .array(z.object({ line_id: idField, qty: quantityField }))
      .min(1, 'required')
      .max(200, 'tooMany')
      .optional(),
  })
  .refine(isCarrierNamed, unnamed);

export const trackingCorrectBody = z
  .object({ no: orderNo, shipment_no: shipmentNo, ...tracked })
  .refine(isCarrierNamed, unnamed);

export const trackingBody = z.object({
  no: orderNo,
  shipment_no: shipmentNo,
  status: z.enum(['in_transit', 'delivered', 'exception'], 'choice'),
  text: lineOfText(200).default(''),
});

const futureSeconds = sentNumber('invalid').int('invalid').positive('invalid').max(4_000_000_000, 'invalid');

export const appointmentBody = z.object({
  no: orderNo,
  start: futureSeconds,
  end: futureSeconds,
  note: lineOfText(200).default(''),
  /** What was agreed on as far as the caller knows: where that is no longer so, nothing is changed (`status_changed`). */
  former: orderDetail.shape.appointment.default(null),
});

export const doneBody = z.object({
  no: orderNo,
  note: typedText().max(500, 'tooLong').default(''),
  /** Addresses of own uploads with the topic `delivery`. */
  files: z.array(typedText().max(255, 'tooLong')).max(10, 'tooMany').default([]),
});

export const noteBody = z.object({
  no: orderNo,
  note: typedText().max(500, 'tooLong'),
  /** What stands there as far as the caller knows: where that is no longer so, nothing is changed (`status_changed`). */
  former: z.string().max(500, 'tooLong').optional(),
});

export const storeShip = endpoint({
  method: 'post',
  path: '/api/store/ship',
  isOnce: true,
  summary: 'Ships an order, whole or in parts; needs the header Idempotency-Key',
  body: shipBody,
  stale: storeOrders,
  data: z.object({ no: z.string() }),
});

export const storeTracking = endpoint({
  method: 'post',
  path: '/api/store/tracking',
  summary: 'Updates the tracking of a shipment',
  body: trackingBody,
  stale: storeOrders,
});

export const storeTrackingCorrect = endpoint({
  method: 'post',
  path: '/api/store/trackingCorrect',
  summary: 'Corrects carrier or tracking number of a parcel that hasn’t been scanned yet',
  body: trackingCorrectBody,
  stale: storeOrders,
});

export const storeAppointment = endpoint({
  method: 'post',
  path: '/api/store/appointment',
  summary: 'Sets or changes the appointment for a service',
  body: appointmentBody,
  stale: storeOrders,
});

export const storeServiceDone = endpoint({
  method: 'post',
  path: '/api/store/serviceDone',
  summary: 'Marks a service as completed, files as delivered or goods as handed over, with a note or files as proof',
  body: doneBody,
  stale: storeOrders,
});

export const storeNote = endpoint({
  method: 'post',
  path: '/api/store/note',
  summary: 'Saves a note only the store can see',
  body: noteBody,
  stale: storeOrders,
});
