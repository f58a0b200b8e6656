import { describe, expect, it } from '@jest/globals';
import { safeTarget } from './guards/safe-target.ts';
import { matchRoute } from './match-route.ts';
import { localisedPath } from './paths.ts';
import { resolvePage } from './resolve-page.ts';
import { findRoute, routeTable } from './table.ts';

describe('matchRoute', () => {
  it.each([
    ['/', 'home', '/'],
    ['/product', 'product', '/product'],
    ['/productlist-12', 'productlist', '/product-list/12'],
    ['/service-7', 'service', '/service/7'],
    ['/page/about', 'page', '/page/about'],
    ['/user/login', 'user/login', '/user/login'],
    ['/user/iframe/https%3A%2F%2Fexample.org', 'user/iframe/{url}', '/user/iframe/https%3A%2F%2Fexample.org'],
    ['/a/b/c', 'slug', '/a/b/c'],
  ])('%s is %s', (path, name, page) => {
    expect(matchRoute(path)).toMatchObject({ route: { name }, page });
  });

  it.each([
    '/Product',
    '/product/',
    '/USER/login',
    '/user/login/',
    '/productlist-0',
    '/productlist-01',
    '/service-x',
    '/page/',
    '//',
    '/a//b',
    '/Zh-cn',
  ])('leaves %s to the catch-all or to nobody', (path) => {
    expect(['slug', undefined]).toContain(matchRoute(path)?.route.name);
  });

  it('redirects the short form of component pages', () => {
    expect(matchRoute('/user/quotation_order/tree')?.redirectTo).toBe('/user/quotation_order/components/tree');
  });

  it('has every page of the specification, guarded', () => {
    const ofStores = ['quotation', 'quotation/info', 'invoice/settlements', 'api_keys', 'webhooks'];
    const ofMembers = ['user/account/pastOrders', 'user/account/pastOrders/info'];
    const unguarded = ['user/setup', 'user/preview'];
    const ofAll = ['licences', 'pagePreview', ...ofMembers, ...unguarded];
    const beside = [...ofStores.map((path) => `user/store/${path}`), ...ofAll];
    const isOwn = (name: string) => name.startsWith('user/desk/') || beside.includes(name);
    expect(routeTable.filter(({ name }) => !isOwn(name))).toHaveLength(8 + 40 + 14);
    const guarded = routeTable.filter(
      ({ name }) => name.startsWith('user') && !['user/login', ...unguarded].includes(name),
    );
    expect(guarded.every((route) => route.guards.includes('login'))).toBe(true);
    expect(new Set(routeTable.map((route) => route.name)).size).toBe(routeTable.length);
  });
});

describe('resolvePage', () => {
  const page = (path: string, query = '') => {
    const match = matchRoute(path);
    return match ? resolvePage(match, new URLSearchParams(query)).page : undefined;
  };

  it('serves a prerendered page unless the listing is filtered', () => {
    expect(page('/product')).toBe('/product');
    expect(page('/product', 'sp_uid=AB')).toBe('/product');
    expect(page('/product', 'q=x')).toBe('/product/filtered');
    expect(page('/productlist-3', 'page=2')).toBe('/product-list/3/filtered');
    expect(page('/product', 'id=9')).toBe('/product/by-id/9');
    expect(page('/product', 'id=abc')).toBe('/404');
  });
});

describe('a page is kept', () => {
  const isKept = (path: string, query = '') => {
    const match = matchRoute(path);
    return match && resolvePage(match, new URLSearchParams(query)).isKept;
  };

  it.each([
    '/',
    '/product',
    '/product?id=3',
    '/productlist-3',
    '/page/user',
    '/user-guide',
    '/user/nope',
    '/a/filtered',
  ])('behind %s', (address) => {
    expect(isKept(...(address.split('?') as [string, string?]))).toBe(true);
  });

  it.each(['/user', '/user/login', '/user/store/home', '/user/desk/home', '/product?q=x', '/productlist-3?page=2'])(
    'not behind %s',
    (address) => {
      expect(isKept(...(address.split('?') as [string, string?]))).toBe(false);
    },
  );
});

describe('targets', () => {
  it.each(['//evil.example', 'https://evil.example', '/\\evil', 'javascript:alert(1)', '', '/a b', '/%0d\n'])(
    'refuses %j',
    (target) => {
      expect(safeTarget(target)).toBeUndefined();
    },
  );

  it('keeps paths of this site', () => {
    expect(safeTarget('/user/order_info?no=SO1#top')).toBe('/user/order_info?no=SO1#top');
  });

  it('puts English below /en', () => {
    expect([localisedPath('en', '/'), localisedPath('en', '/product'), localisedPath('zh-cn', '/product')]).toEqual([
      '/en',
      '/en/product',
      '/product',
    ]);
  });
});

it('the login page is known as userLogin too', () => {
  expect(findRoute('userLogin')).toBe(findRoute('user/login'));
  expect(findRoute('userLogin')?.pattern).toBe('/user/login');
  expect(findRoute('nowhere')).toBeUndefined();
});
