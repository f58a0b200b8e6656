import type { BodyOf, QueryOf } from '#lib/contract/endpoint.ts';
import type {
  storeAppointment,
  storeNote,
  storeServiceDone,
  storeShip,
  storeTracking,
  storeTrackingCorrect,
} from '#lib/contract/orders/store-fulfilment.ts';
import type { storeOrderRefuse, storeRelease } from '#lib/contract/orders/store-orders.ts';
import type { storePoolNews } from '#lib/contract/orders/store-pool.ts';
import type { storeOrderAdjust, storeOrderCancel, storeOrderCloseAsk } from '#lib/contract/orders/store-terms.ts';
import { type CallOptions, postApi } from '../transport/browser.ts';
import { apiQuery } from '../transport/queries.ts';

export type { SellerAction, SellerOrder, SellerOrderDetail, StoreOrderTab } from '#lib/contract/orders/store-orders.ts';

export type { Pool, PoolItem } from '#lib/contract/orders/store-pool.ts';

/** Categories that the pool is filtered by. They do not change while a page is open. */
export const poolCategoriesQuery = () => ({
  ...apiQuery('/api/product/categories'),
  staleTime: Number.POSITIVE_INFINITY,
});

/** What became of a page of the pool since it was read. */
export const poolNewsQuery = (query: QueryOf<typeof storePoolNews>) => apiQuery('/api/store/poolNews', query);

/** One order of the store. Its address is shown whole once it is accepted, and each look at it is written down. */
export const storeOrderQuery = (no: string) => apiQuery('/api/store/orderInfo', { no });

const notified = { isSuccessShown: true } as const;
const inForm = { isSuccessShown: true, isCodeShown: false } as const;

/** Takes an order out of the pool; who comes too late is told by the page. */
export const claimOrder = (no: string) =>
  postApi('/api/store/claim', { no }, { isCodeShown: false, isOvertakingShown: true });

/** Gives a claimed order back. */
export const releaseOrder = (body: BodyOf<typeof storeRelease>) => postApi('/api/store/release', body, inForm);

/** Accepts what was claimed or given. */
export const acceptOrder = (no: string, options: CallOptions = notified) =>
  postApi('/api/store/orderAccept', { no }, options);

/** Refuses what was given. */
export const refuseOrder = (body: BodyOf<typeof storeOrderRefuse>) => postApi('/api/store/orderRefuse', body, inForm);

/** Who can carry parcels, by name. They do not change while a page is open. */
export const carriersQuery = () => ({ ...apiQuery('/api/store/carriers'), staleTime: Number.POSITIVE_INFINITY });

/** Ships an order or a part of it. The same key makes the same shipment. */
export const shipOrder = (body: BodyOf<typeof storeShip>, key: string, options: CallOptions = inForm) =>
  postApi('/api/store/ship', body, {
    ...options,
    isDuplicateCancelled: false,
    headers: { 'idempotency-key': key },
  });

/** Writes down what became of a shipment. */
export const saveTracking = (body: BodyOf<typeof storeTracking>) => postApi('/api/store/tracking', body, inForm);

/** Another carrier or number for a parcel that nobody has scanned yet. */
export const correctTracking = (body: BodyOf<typeof storeTrackingCorrect>) =>
  postApi('/api/store/trackingCorrect', body, inForm);

/** Says when a service is done. */
export const saveAppointment = (body: BodyOf<typeof storeAppointment>) =>
  postApi('/api/store/appointment', body, inForm);

/** Says that a service is done, or files are delivered. */
export const finishService = (body: BodyOf<typeof storeServiceDone>) => postApi('/api/store/serviceDone', body, inForm);

/** Another price for what an own offer became and nobody has paid. */
export const adjustOffered = (body: BodyOf<typeof storeOrderAdjust>) => postApi('/api/store/orderAdjust', body, inForm);

/** Cancels what an own offer became and nobody has paid. */
export const cancelOffered = (body: BodyOf<typeof storeOrderCancel>) => postApi('/api/store/orderCancel', body, inForm);

/** Asks operators to close an order whose rest is overdue. */
export const askCloseOrder = (body: BodyOf<typeof storeOrderCloseAsk>) =>
  postApi('/api/store/orderCloseAsk', body, inForm);

/** Keeps a note that only the store sees. */
export const saveStoreNote = (body: BodyOf<typeof storeNote>) => postApi('/api/store/note', body, inForm);
