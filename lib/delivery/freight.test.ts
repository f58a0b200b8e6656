import { describe, expect, it } from '@jest/globals';
import { freightOf } from './freight.ts';
import { freightRulesOf } from './freight-rules.ts';

const rules = { base: 1200, freeFrom: 29_900, remote: 2000, remoteProvinces: [650_000] };
const near = 110_000;
const far = 650_000;

describe('freight', () => {
  it.each([
    ['goods below the limit', { fulfilment: 'ship', goods: 29_899, provinceId: near }, 1200],
    ['goods at the limit', { fulfilment: 'ship', goods: 29_900, provinceId: near }, 0],
    ['a far province', { fulfilment: 'ship', goods: 100, provinceId: far }, 3200],
    ['a far province above the limit', { fulfilment: 'ship', goods: 50_000, provinceId: far }, 2000],
    ['an address not known yet', { fulfilment: 'ship', goods: 100 }, 1200],
    ['a service', { fulfilment: 'service', goods: 100, provinceId: far }, 0],
    ['a file', { fulfilment: 'digital', goods: 100 }, 0],
    ['goods that are fetched', { fulfilment: 'pickup', goods: 100, provinceId: near }, 0],
  ] as const)('of %s', (_, parcel, expected) => {
    expect(freightOf(rules, parcel)).toBe(expected);
  });
});

it('follows the rules as the API tells them', () => {
  const notified = { base: '12.00', free_from: '299.00', remote: '20.00', remote_provinces: [650_000] };
  expect(freightRulesOf({ ...notified, transit_days: 2, remote_transit_days: 5 })).toEqual(rules);
});
