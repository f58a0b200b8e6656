import { storeOrderAdjust, storeOrderCancel, storeOrderCloseAsk } from '#lib/contract/orders/store-terms.ts';
import { askClose } from '#lib/server/orders/index.ts';
import { adjustOffered } from '#lib/server/workflows/orders/adjust-order.ts';
import { cancelOffered } from '#lib/server/workflows/orders/cancel-offered-order.ts';
import { type App, serve } from '../../serve.ts';
import { readPriceChange } from './read-fulfilment.ts';

/** What a store does about the money of orders: of its own offers before they are paid, and where the rest never comes. */
export function registerStoreOrderTerms(app: App): void {
  serve(app, storeOrderAdjust, {
    guard: { store: 'store/order/adjust' },
    message: 'orderAdjusted',
    run: async ({ server, member, body }) => adjustOffered(server, member, readPriceChange(body)),
  });
  serve(app, storeOrderCancel, {
    guard: { store: 'store/order/adjust' },
    message: 'orderCancelledBySeller',
    run: async ({ server, member, body }) => cancelOffered(server, member, body),
  });
  serve(app, storeOrderCloseAsk, {
    guard: { store: 'store/order/answer' },
    message: 'orderCloseAsked',
    run: async ({ server, member, body }) => askClose(server, member, body),
  });
}
