/** What is cached as bytes: pages, what the router in the browser reads of them, and calls for whoever is not logged in. */
export interface CachedAddress {
  address: string;
  kind: 'page' | 'payload' | 'call';
  headers: Record<string, string>;
  path: string;
}

const addresses = ['/', '/product', '/gel-pen-box', '/service-42', '/page/about'];

/** As browsers ask over https, and as their router goes to a page. */
const page = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const payload = { ...page, rsc: '1' };
const calls = [
  '/api/index/index',
  '/api/product/list',
  '/api/product/info?slug=gel-pen-box',
  '/api/product/list?search=%E5%90%8D%E7%89%87',
  '/api/product/suggest?search=%E5%90%8D',
  '/api/product/categories',
  '/api/product/home',
];

/** Asked for again: what the router reads of it is rendered each time. */
const search = '/product?q=%E5%90%8D%E7%89%87';

export const cachedAddresses: CachedAddress[] = [
  ...addresses.flatMap((address): CachedAddress[] => [
    { address, kind: 'page', headers: page, path: address },
    { address, kind: 'payload', headers: payload, path: `${address}?_rsc=` },
  ]),
  { address: decodeURI(search), kind: 'page', headers: page, path: search },
  ...calls.map((path): CachedAddress => ({ address: decodeURI(path), kind: 'call', headers: page, path })),
];
