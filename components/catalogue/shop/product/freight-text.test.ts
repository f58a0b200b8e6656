import { expect, it } from '@jest/globals';
import { freightText } from './freight-text.ts';

const words = {
  free: 'Free',
  from: 'from',
  toGo: '{more} to go',
  remoteFrom: 'remote',
  remoteToGo: 'remote, {more} to go',
  remoteOnly: 'remote only',
};
const far = 650_000;
const rules = { base: 1200, freeFrom: 29_900, remote: 2000, remoteProvinces: [far] };

it.each([
  ['below the limit', { goods: 27_900 }, { amount: '¥12.00', hint: '¥20.00 to go' }],
  ['at the limit', { goods: 29_900 }, { amount: 'Free', hint: 'from' }],
  ['of a price nobody knows yet', { goods: undefined }, { amount: '¥12.00', hint: 'from' }],
  ['far, below the limit', { goods: 27_900, provinceId: far }, { amount: '¥32.00', hint: 'remote, ¥20.00 to go' }],
  ['far, at the limit', { goods: 29_900, provinceId: far }, { amount: '¥20.00', hint: 'remote only' }],
  ['far, of a price nobody knows yet', { goods: undefined, provinceId: far }, { amount: '¥32.00', hint: 'remote' }],
])('says the freight of goods %s', (_, parcel, expected) => {
  expect(freightText({ locale: 'en', rules, words }, parcel)).toEqual(expected);
});

it('names no limit to reach where sending costs nothing anyway', () => {
  const free = { ...rules, base: 0 };
  expect(freightText({ locale: 'en', rules: free, words }, { goods: 100 })).toEqual({ amount: 'Free', hint: 'from' });
});
