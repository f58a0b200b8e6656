import type { RouteDefinition } from './route-types.ts';

const store = (path: string): RouteDefinition => ({
  name: `user/store/${path}`,
  pattern: `/user/store/${path}`,
  page: `/user/store/${path}`,
  layout: 'user',
  guards: ['login', 'auth'],
  isBuilt: false,
  isIndexable: false,
});

/** Store back office (specification §2); every store page has both guards (§6). */
export const storeRoutes: readonly RouteDefinition[] = [
  store('finance'),
  store('home'),
  store('invoice'),
  store('invoice/customer'),
  store('invoice/platform'),
  store('invoice/platform/invoiceTitles'),
  store('invoice/platform/main'),
  store('invoice/platform/records'),
  store('order_aftersales'),
  store('order_aftersales/info'),
  store('order_info'),
  store('order'),
  store('orderpool'),
  store('profile'),
];
