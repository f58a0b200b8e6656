import { expect, it } from '@jest/globals';
import { reasonOfTarget } from './login-reason.ts';

it.each([
  ['/user/quotation_order/confirm?what=1', 'checkout'],
  ['/user/quotation_order', 'quotations'],
  ['/user/account/invoice/records', 'invoices'],
  ['/user/store/order', 'storeOffice'],
  ['/user/desk/orders#a', 'desk'],
  ['/user/account/profile', 'member'],
  ['/user', 'member'],
  ['/users', undefined],
  ['/product', undefined],
  [undefined, undefined],
])('says of %j what a login is for: %j', (target, reason) => {
  expect(reasonOfTarget(target)).toBe(reason);
});
