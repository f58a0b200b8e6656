import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, lineOfText, requiredText } from '../fields.ts';
import { deskOrders } from '../stale-reads.ts';
import { orderNo } from './member-checkout.ts';
import { closeRequestReasons, orderTimelineEntry } from './member-orders.ts';
import {
  appointmentBody,
  doneBody,
  noteBody,
  shipBody,
  trackingBody,
  trackingCorrectBody,
} from './store-fulfilment.ts';
import { closeRequest, sellerOrder, sellerOrderDetail } from './store-orders.ts';
import { adjustBody } from './store-terms.ts';

const byNo = z.object({ no: orderNo });
const reason = requiredText(200).pipe(lineOfText(200));

/** Moves that an operator can be offered beside those of who carries an order out. */
const operatorOrderActions = [
  'dispatch',
  'take',
  'transfer',
  'extend',
  'close',
  'adjust',
  'cancel',
  'confirmReceipt',
] as const;
export type OperatorOrderAction = (typeof operatorOrderActions)[number];

const operated = {
  user_id: z.int(),
  /** What the customer is called. */
  user_name: z.string(),
  store_id: z.int().nullable(),
  store_name: z.string().nullable(),
  operations: z.array(z.enum(operatorOrderActions)),
};

/** After-sales that can be requested, by line; types are those of the contract of cases. */
const requestable = z.object({
  /** It is refunded at once and whole: nobody has accepted the order. */
  is_at_once: z.boolean(),
  lines: z.array(
    z.object({
      line_id: z.int(),
      /** With so many pieces of it at most, and whether it needs no reason. */
      offers: z.array(z.object({ type: z.string(), qty: z.int(), is_no_reason: z.boolean() })),
    }),
  ),
});

/** An order in their list. */
export const operatorOrderRow = sellerOrder.extend(operated);
export type OperatorOrder = z.output<typeof operatorOrderRow>;

export const operatorOrder = endpoint({
  method: 'get',
  path: '/api/operator/order/info',
  summary: 'One order with its history; viewing the address is logged',
  query: byNo,
  data: sellerOrderDetail.extend({
    ...operated,
    operator_note: z.string(),
    /**
     * `request_id` is that of the request or the run of a job which did it, as logs have it; empty for what is older than
     * these ids.
     */
    timeline: z.array(orderTimelineEntry.extend({ request_id: z.string() })),
    /** What can be requested for the customer now, of the lines it can be of; null: nothing. */
    aftersale: requestable.nullable(),
    /** What a store or another operator wants closed; who proposed it does not decide. */
    close_request: closeRequest
      .extend({
        proposed_by: z.int(),
        /** Empty for who has left. */
        proposed_by_name: z.string(),
      })
      .nullable(),
  }),
});

export const operatorOrderDispatch = endpoint({
  method: 'post',
  path: '/api/operator/order/dispatch',
  summary: 'Assigns an unclaimed order to a store',
  body: z.object({ no: orderNo, store_id: idField }),
  stale: deskOrders,
});

export const operatorOrderTake = endpoint({
  method: 'post',
  path: '/api/operator/order/take',
  summary: 'Has the platform fulfil an order that no store has claimed',
  body: byNo,
  stale: deskOrders,
});

export const operatorOrderTransfer = endpoint({
  method: 'post',
  path: '/api/operator/order/transfer',
  summary: 'Transfers an accepted order to the pool or another store',
  body: z.object({ no: orderNo, store_id: idField.optional(), reason }),
  stale: deskOrders,
});

export const operatorOrderExtend = endpoint({
  method: 'post',
  path: '/api/operator/order/extend',
  summary: 'Extends an order’s time in the pool, or returns it there',
  body: byNo,
  stale: deskOrders,
});

export const operatorOrderClose = endpoint({
  method: 'post',
  path: '/api/operator/order/close',
  summary: 'Closes a paid order and refunds it; above a certain value, another operator must approve',
  body: z.object({ no: orderNo, reason: z.enum(closeRequestReasons, 'choice'), note: reason }),
  stale: deskOrders,
  data: z.object({ outcome: z.enum(['closed', 'proposed']) }),
});

export const operatorOrderCloseDecide = endpoint({
  method: 'post',
  path: '/api/operator/order/closeApprove',
  summary: 'Approves or rejects, as a second operator, another operator’s request to close an order',
  body: z.object({
    no: orderNo,
    approve: z.boolean('required'),
    /** Why not: asked of whoever refuses what somebody else wants. */
    reason: lineOfText(200).default(''),
  }),
  stale: deskOrders,
});

export const operatorOrderAdjust = endpoint({
  method: 'post',
  path: '/api/operator/order/adjust',
  summary: 'Changes the price of an unpaid order',
  body: adjustBody,
  stale: deskOrders,
});

export const operatorOrderCancel = endpoint({
  method: 'post',
  path: '/api/operator/order/cancel',
  summary: 'Cancels an unpaid order',
  body: z.object({ no: orderNo, reason }),
  stale: deskOrders,
});

export const operatorOrderConfirmReceipt = endpoint({
  method: 'post',
  path: '/api/operator/order/confirmReceipt',
  summary: 'Confirms receipt for a customer',
  body: z.object({ no: orderNo, reason }),
  stale: deskOrders,
});

export const operatorOrderShip = endpoint({
  method: 'post',
  path: '/api/operator/order/ship',
  isOnce: true,
  summary: 'Ships an order fulfilled by the platform; needs the header Idempotency-Key',
  body: shipBody,
  stale: deskOrders,
  data: z.object({ no: z.string() }),
});

export const operatorOrderTracking = endpoint({
  method: 'post',
  path: '/api/operator/order/tracking',
  summary: 'Updates the tracking of a platform shipment',
  body: trackingBody,
  stale: deskOrders,
});

export const operatorOrderTrackingCorrect = endpoint({
  method: 'post',
  path: '/api/operator/order/trackingCorrect',
  summary: 'Corrects carrier or tracking number of a platform parcel that hasn’t been scanned yet',
  body: trackingCorrectBody,
  stale: deskOrders,
});

export const operatorOrderAppointment = endpoint({
  method: 'post',
  path: '/api/operator/order/appointment',
  summary: 'Sets the appointment for a service provided by the platform',
  body: appointmentBody,
  stale: deskOrders,
});

export const operatorOrderServiceDone = endpoint({
  method: 'post',
  path: '/api/operator/order/serviceDone',
  summary: 'Marks a platform service as completed, files as delivered or goods as handed over',
  body: doneBody,
  stale: deskOrders,
});

export const operatorOrderNote = endpoint({
  method: 'post',
  path: '/api/operator/order/note',
  summary: 'Saves a note only operators can see',
  body: noteBody,
  stale: deskOrders,
});
