import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type {
  operatorOrder,
  operatorOrderAdjust,
  operatorOrderAppointment,
  operatorOrderCancel,
  operatorOrderClose,
  operatorOrderCloseDecide,
  operatorOrderConfirmReceipt,
  operatorOrderDispatch,
  operatorOrderNote,
  operatorOrderServiceDone,
  operatorOrderShip,
  operatorOrderTracking,
  operatorOrderTrackingCorrect,
  operatorOrderTransfer,
} from '#lib/contract/orders/desk-orders.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { apiQuery } from '../transport/queries.ts';

export type { OperatorOrder, OperatorOrderAction } from '#lib/contract/orders/desk-orders.ts';

/** One order as an operator sees it. */
export type OperatorOrderDetail = DataOf<typeof operatorOrder>;

/** One order; who looks at it is written down. */
export const operatorOrderQuery = (no: string) => apiQuery('/api/operator/order/info', { no });

/** Open stores, to choose one. */
export const storeLookup = lookupAt('/api/operator/store/options');

const notified = { isSuccessShown: true } as const;
const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Gives an order that nobody has taken to a store. */
export const dispatchOrder = (body: BodyOf<typeof operatorOrderDispatch>, options: CallOptions = inForm) =>
  postApi('/api/operator/order/dispatch', body, options);

/** The platform carries the order out itself. */
export const takeOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/operator/order/take', { no }, options);

/** Takes an accepted order away from who has it, into the pool or to another store. */
export const transferOrder = (body: BodyOf<typeof operatorOrderTransfer>) =>
  postApi('/api/operator/order/transfer', body, inForm);

/** Leaves an order in the pool longer, or puts it back there. */
export const extendOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/operator/order/extend', { no }, options);

/** Closes a paid order, or proposes it where a second operator decides. */
export const closeOrder = (body: BodyOf<typeof operatorOrderClose>) =>
  postApi('/api/operator/order/close', body, inForm);

/** Decides what another operator wants closed. */
export const decideClose = (body: BodyOf<typeof operatorOrderCloseDecide>) =>
  postApi('/api/operator/order/closeApprove', body, inForm);

/** Cancels an order that nobody has paid. */
export const cancelUnpaidOrder = (body: BodyOf<typeof operatorOrderCancel>) =>
  postApi('/api/operator/order/cancel', body, inForm);

/** Says for a customer that everything has come. */
export const confirmReceiptFor = (body: BodyOf<typeof operatorOrderConfirmReceipt>) =>
  postApi('/api/operator/order/confirmReceipt', body, inForm);

/** Another price for an order that nobody has paid. */
export const adjustOrder = (body: BodyOf<typeof operatorOrderAdjust>) =>
  postApi('/api/operator/order/adjust', body, inForm);

/** Ships an order that the platform carries out. The same key makes the same shipment. */
export const shipPlatformOrder = (body: BodyOf<typeof operatorOrderShip>, key: string) =>
  postApi('/api/operator/order/ship', body, {
    ...inForm,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

/** Writes down what became of a shipment of the platform. */
export const savePlatformTracking = (body: BodyOf<typeof operatorOrderTracking>) =>
  postApi('/api/operator/order/tracking', body, inForm);

/** Another carrier or number for a parcel of the platform that nobody has scanned yet. */
export const correctPlatformTracking = (body: BodyOf<typeof operatorOrderTrackingCorrect>) =>
  postApi('/api/operator/order/trackingCorrect', body, inForm);

/** Says when the platform does a service. */
export const savePlatformAppointment = (body: BodyOf<typeof operatorOrderAppointment>) =>
  postApi('/api/operator/order/appointment', body, inForm);

/** Says that the platform has done a service, or delivered files. */
export const finishPlatformService = (body: BodyOf<typeof operatorOrderServiceDone>) =>
  postApi('/api/operator/order/serviceDone', body, inForm);

/** Keeps a note that only operators see. */
export const saveOperatorNote = (body: BodyOf<typeof operatorOrderNote>) =>
  postApi('/api/operator/order/note', body, inForm);
