import { expect, it } from '@jest/globals';
import { payAddress } from './pay-address.ts';

const [url, mobile_url] = ['https://pay.example/desk', 'https://pay.example/phone'];

it.each<[Record<string, string>, boolean, string | undefined]>([
  [{ url, mobile_url }, false, url],
  [{ url, mobile_url }, true, mobile_url],
  [{ url }, true, url],
  [{}, false, undefined],
  [{ url: '' }, false, undefined],
  [{ url: 'javascript:alert(1)' }, false, undefined],
  [{ url: '//pay.example' }, false, undefined],
])('of %j, on a phone: %s', (instructions, isPhone, address) => {
  expect(payAddress({ instructions }, isPhone)).toBe(address);
});
