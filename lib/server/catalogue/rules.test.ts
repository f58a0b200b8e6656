import { describe, expect, it } from '@jest/globals';
import type { Locale } from '#lib/i18n/locales.ts';
import { isAvailable, lastPage, listedPrice, pickText, reachableProducts, roundEstimate } from './rules.ts';

const variant = (priceAmount: number, listAmount: number | null = null, stockOnHand: number | null = null) => ({
  priceAmount,
  listAmount,
  stockOnHand,
  stockReserved: 0,
});

describe('listed price', () => {
  it.each([
    ['one price', 'fixed', [variant(900, 1200)], { priceAmount: 900, listAmount: 1200, isPriceFrom: false }],
    ['several', 'fixed', [variant(900), variant(500, 600)], { priceAmount: 500, listAmount: 600, isPriceFrom: true }],
    ['all the same', 'fixed', [variant(5), variant(5)], { priceAmount: 5, listAmount: null, isPriceFrom: false }],
    ['made to measure', 'configured', [variant(48)], { priceAmount: 48, listAmount: null, isPriceFrom: true }],
    ['on request', 'quote', [variant(48)], { priceAmount: null, listAmount: null, isPriceFrom: false }],
    ['no variant', 'fixed', [], { priceAmount: null, listAmount: null, isPriceFrom: false }],
  ] as const)('%s', (_, pricing, variants, expected) => {
    expect(listedPrice(pricing, [...variants])).toEqual(expected);
  });
});

describe('availability', () => {
  it.each([
    [[], true],
    [[variant(1, null, 0)], false],
    [[variant(1, null, 0), variant(1, null, 3)], true],
    [[variant(1, null, 0), variant(1)], true],
    [[{ ...variant(1, null, 3), stockReserved: 3 }], false],
    [[{ ...variant(1, null, 3), stockReserved: 2 }], true],
  ])('%j', (variants, expected) => {
    expect(isAvailable(variants)).toBe(expected);
  });
});

describe('text in the best language there is', () => {
  const rows = (...locales: string[]) => locales.map((locale) => ({ locale: locale as Locale }));

  it('takes the language asked for, then zh-cn, then any', () => {
    expect(pickText(rows('zh-cn', 'en'), 'en')?.locale).toBe('en');
    expect(pickText(rows('de', 'zh-cn'), 'en')?.locale).toBe('zh-cn');
    expect(pickText(rows('de'), 'en')?.locale).toBe('de');
    expect(pickText([], 'en')).toBeUndefined();
  });
});

describe('last page', () => {
  it('ends with the list, and never later than can be reached', () => {
    expect([0, 1, 24, 25].map((total) => lastPage(total, 24, reachableProducts))).toEqual([1, 1, 1, 2]);
    expect(lastPage(1_000_000, 24, reachableProducts)).toBe(100);
  });
});

describe('an estimate', () => {
  it('keeps two digits and never promises more than there is', () => {
    expect([0, 7, 42, 138, 2560, 24_016].map(roundEstimate)).toEqual([0, 7, 42, 130, 2500, 24_000]);
  });
});
