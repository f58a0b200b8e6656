import type { RouteOf } from './route-types.ts';

const store = <Path extends string>(path: Path): RouteOf<`store/${Path}`> => ({
  path: `store/${path}`,
  name: `user/store/${path}`,
  pattern: `/user/store/${path}`,
  page: `/user/store/${path}`,
  layout: 'user',
  guards: ['login', 'auth'],
  isIndexable: false,
});

/**
 * Store back office (specification §2); every store page has both guards (§6). Beside the specification's pages those
 * of the quotation desk, which it does not show (docs/domain/quotation.md 4), and a store's invoices to the platform.
 */
export const storeRoutes = [
  store('api_keys'),
  store('finance'),
  store('home'),
  store('invoice'),
  store('invoice/customer'),
  store('invoice/platform'),
  store('invoice/platform/invoiceTitles'),
  store('invoice/platform/main'),
  store('invoice/platform/records'),
  store('invoice/settlements'),
  store('order_aftersales'),
  store('order_aftersales/info'),
  store('order_info'),
  store('order'),
  store('orderpool'),
  store('profile'),
  store('quotation'),
  store('quotation/info'),
  store('webhooks'),
];
