import { expect, it } from '@jest/globals';
import { sharedCode } from '#lib/contract/referral/campaign.ts';
import { readSharedCode } from './shared-code.ts';

it.each([
  ['ABCD2345', 'ABCD2345', ''],
  [' ABCD2345-spring-26 ', 'ABCD2345', 'spring-26'],
  ['ABCD2345-', 'ABCD2345', ''],
  ['ABCD2345-春天', 'ABCD2345', ''],
  [`ABCD2345-${'x'.repeat(41)}`, 'ABCD2345', ''],
  ['', '', ''],
])('%j is the code %j and the campaign %j', (shared, code, campaign) => {
  expect(readSharedCode(shared)).toEqual({ code, campaign });
});

it('reads what a link was made of', () => {
  expect(readSharedCode(sharedCode('ABCD2345', 'my-shop-1'))).toEqual({ code: 'ABCD2345', campaign: 'my-shop-1' });
});
