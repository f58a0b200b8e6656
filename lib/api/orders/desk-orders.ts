import type { BodyOf, DataOf } from '#lib/contract/endpoint.ts';
import type { operatorOrder, operatorOrderDispatch } from '#lib/contract/orders/desk-orders.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { lookupAt } from '../transport/lookup.ts';
import { inForm, postAt, postOnceAt } from '../transport/post-at.ts';
import { apiQuery } from '../transport/queries.ts';

export type { OperatorOrder, OperatorOrderAction } from '#lib/contract/orders/desk-orders.ts';

/** One order as an operator sees it. */
export type OperatorOrderDetail = DataOf<typeof operatorOrder>;

/** One order; who looks at it is written down. */
export const operatorOrderQuery = (no: string) => apiQuery('/api/operator/order/info', { no });

/** Open stores, to choose one. */
export const storeLookup = lookupAt('/api/operator/store/options');

const notified = { isSuccessShown: true } as const;

/** Gives an order that nobody has taken to a store. */
export const dispatchOrder = (body: BodyOf<typeof operatorOrderDispatch>, options: CallOptions = inForm) =>
  postApi('/api/operator/order/dispatch', body, options);

/** The platform carries the order out itself. */
export const takeOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/operator/order/take', { no }, options);

/** Takes an accepted order away from who has it, into the pool or to another store. */
export const transferOrder = postAt('/api/operator/order/transfer');

/** Leaves an order in the pool longer, or puts it back there. */
export const extendOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/operator/order/extend', { no }, options);

/** Closes a paid order, or proposes it where a second operator decides. */
export const closeOrder = postAt('/api/operator/order/close');

/** Decides what another operator wants closed. */
export const decideClose = postAt('/api/operator/order/closeApprove');

/** Cancels an order that nobody has paid. */
export const cancelUnpaidOrder = postAt('/api/operator/order/cancel');

/** Says for a customer that everything has come. */
export const confirmReceiptFor = postAt('/api/operator/order/confirmReceipt');

/** Another price for an order that nobody has paid. */
export const adjustOrder = postAt('/api/operator/order/adjust');

/** Ships an order that the platform carries out. The same key makes the same shipment. */
export const shipPlatformOrder = postOnceAt('/api/operator/order/ship');

/** Writes down what became of a shipment of the platform. */
export const savePlatformTracking = postAt('/api/operator/order/tracking');

/** Another carrier or number for a parcel of the platform that nobody has scanned yet. */
export const correctPlatformTracking = postAt('/api/operator/order/trackingCorrect');

/** Says when the platform does a service. */
export const savePlatformAppointment = postAt('/api/operator/order/appointment');

/** Says that the platform has done a service, or delivered files. */
export const finishPlatformService = postAt('/api/operator/order/serviceDone');

/** Keeps a note that only operators see. */
export const saveOperatorNote = postAt('/api/operator/order/note');
