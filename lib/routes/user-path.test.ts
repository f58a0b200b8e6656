import { expect, it } from '@jest/globals';
import { matchRoute } from './match-route.ts';
import { userPath } from './user-path.ts';

it('is the address of a page', () => {
  expect(userPath('desk/orders/info')).toBe('/user/desk/orders/info');
  expect(matchRoute(userPath('quotation_order/components/tree'))?.route.name).toBe(
    'user/quotation_order/components/tree',
  );
});

it('writes its parameters, and leaves out those without a value', () => {
  expect(userPath('account/balance', { view: 'recharges', no: undefined, page: 2 })).toBe(
    '/user/account/balance?view=recharges&page=2',
  );
  expect(userPath('desk/audit', { q: 'a&b=c' })).toBe('/user/desk/audit?q=a%26b%3Dc');
});

it('does not compile for a page that is not there', () => {
  // @ts-expect-error it is called orders
  expect(userPath('desk/order')).toBe('/user/desk/order');
});
