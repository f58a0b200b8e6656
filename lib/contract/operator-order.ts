import { z } from 'zod';
import { orderNo } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { idField, lineOfText, nothing, requiredText } from './fields.ts';
import { closeRequestReasons } from './order.ts';
import {
  appointmentBody,
  closeRequest,
  doneBody,
  noteBody,
  sellerOrder,
  sellerOrderDetail,
  shipBody,
  trackingBody,
  trackingCorrectBody,
} from './store-order.ts';
import { adjustBody } from './store-order-terms.ts';

const byNo = z.object({ no: orderNo });
const reason = requiredText(200).pipe(lineOfText(200));

/** Moves that an operator can be offered beside those of who carries an order out. */
export const operatorOrderActions = [
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

/** An order in their list. */
export const operatorOrderRow = sellerOrder.extend(operated);
export type OperatorOrder = z.output<typeof operatorOrderRow>;

export const operatorOrder = endpoint({
  method: 'get',
  path: '/api/operator/order/info',
  summary: 'One order with all that happened to it; who looked at its address is written down',
  query: byNo,
  data: sellerOrderDetail.extend({
    ...operated,
    operator_note: z.string(),
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
  summary: 'Gives an order that nobody has taken to a store',
  body: z.object({ no: orderNo, store_id: idField }),
  data: nothing,
});

export const operatorOrderTake = endpoint({
  method: 'post',
  path: '/api/operator/order/take',
  summary: 'The platform carries an order out itself that nobody has taken',
  body: byNo,
  data: nothing,
});

export const operatorOrderTransfer = endpoint({
  method: 'post',
  path: '/api/operator/order/transfer',
  summary: 'Takes an accepted order away from who has it, into the pool or to another store',
  body: z.object({ no: orderNo, store_id: idField.optional(), reason }),
  data: nothing,
});

export const operatorOrderExtend = endpoint({
  method: 'post',
  path: '/api/operator/order/extend',
  summary: 'Leaves an order in the pool longer, or puts it back there',
  body: byNo,
  data: nothing,
});

export const operatorOrderClose = endpoint({
  method: 'post',
  path: '/api/operator/order/close',
  summary: 'Closes a paid order and gives back what was paid; above a certain worth a second operator decides',
  body: z.object({ no: orderNo, reason: z.enum(closeRequestReasons, 'choice'), note: reason }),
  data: z.object({ outcome: z.enum(['closed', 'proposed']) }),
});

export const operatorOrderCloseDecide = endpoint({
  method: 'post',
  path: '/api/operator/order/closeApprove',
  summary: 'Approves, as a second operator, or refuses what another one wants closed',
  body: z.object({
    no: orderNo,
    approve: z.boolean('required'),
    /** Why not: asked of whoever refuses what somebody else wants. */
    reason: lineOfText(200).default(''),
  }),
  data: nothing,
});

export const operatorOrderAdjust = endpoint({
  method: 'post',
  path: '/api/operator/order/adjust',
  summary: 'Another price for an order that nobody has paid',
  body: adjustBody,
  data: nothing,
});

export const operatorOrderCancel = endpoint({
  method: 'post',
  path: '/api/operator/order/cancel',
  summary: 'Cancels an order that nobody has paid',
  body: z.object({ no: orderNo, reason }),
  data: nothing,
});

export const operatorOrderConfirmReceipt = endpoint({
  method: 'post',
  path: '/api/operator/order/confirmReceipt',
  summary: 'Says for a customer that everything has come',
  body: z.object({ no: orderNo, reason }),
  data: nothing,
});

export const operatorOrderShip = endpoint({
  method: 'post',
  path: '/api/operator/order/ship',
  summary: 'Ships an order that the platform carries out; needs the header Idempotency-Key',
  body: shipBody,
  data: z.object({ no: z.string() }),
});

export const operatorOrderTracking = endpoint({
  method: 'post',
  path: '/api/operator/order/tracking',
  summary: 'Writes down what became of a shipment of the platform',
  body: trackingBody,
  data: nothing,
});

export const operatorOrderTrackingCorrect = endpoint({
  method: 'post',
  path: '/api/operator/order/trackingCorrect',
  summary: 'Another carrier or tracking number for a parcel of the platform that has not been scanned yet',
  body: trackingCorrectBody,
  data: nothing,
});

export const operatorOrderAppointment = endpoint({
  method: 'post',
  path: '/api/operator/order/appointment',
  summary: 'Says when the platform does a service',
  body: appointmentBody,
  data: nothing,
});

export const operatorOrderServiceDone = endpoint({
  method: 'post',
  path: '/api/operator/order/serviceDone',
  summary: 'Says that the platform has done a service, delivered files or handed goods over',
  body: doneBody,
  data: nothing,
});

export const operatorOrderNote = endpoint({
  method: 'post',
  path: '/api/operator/order/note',
  summary: 'Keeps a note that only operators see',
  body: noteBody,
  data: nothing,
});
