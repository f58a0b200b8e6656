import { expect, it } from '@jest/globals';
import { carrierCodes } from '#lib/contract/orders/carriers.ts';
import { carrierPage } from './carrier-page.ts';

it.each(carrierCodes.filter((code) => code !== 'own' && code !== 'other'))('leads to a page of %s, safely', (code) => {
  const page = new URL(carrierPage(code, 'AB1234567890') ?? '');
  expect([page.protocol, page.username, page.port]).toEqual(['https:', '', '']);
});

it.each(['own', 'other', '', 'unknown', 'toString', '__proto__'])('knows no page of %j', (code) => {
  expect(carrierPage(code, '1')).toBeUndefined();
});

it('takes a number for nothing but a number', () => {
  expect(carrierPage('ups', '1Z&x=<script>/../#')).toBe(
    'https://www.ups.com/track?tracknum=1Z%26x%3D%3Cscript%3E%2F..%2F%23',
  );
  expect(carrierPage('sf', ' SF1$&2 ')).toBe('https://www.sf-express.com/chn/sc/waybill/waybill-detail/SF1%24%262');
});
