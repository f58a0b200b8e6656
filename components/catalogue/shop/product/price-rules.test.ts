import { describe, expect, test } from '@jest/globals';
import type { ProductVariant } from '#lib/contract/catalogue/shop-records.ts';
import {
  cleanQuantity,
  firstVariantFirst,
  goodsFen,
  nearestVariant,
  tierFor,
  toAmount,
  toFen,
  unitFen,
} from './price-rules.ts';

const variant = (sku: string, options: Record<string, string>, price: string, stock: number | null = 5) =>
  ({ id: 1, sku, options, price, list_price: null, stock }) satisfies ProductVariant;

const variants = [
  variant('S-RED', { size: 's', colour: 'red' }, '30.00'),
  variant('S-BLUE', { size: 's', colour: 'blue' }, '20.00', 0),
  variant('L-RED', { size: 'l', colour: 'red' }, '50.00'),
];
const tiers = [
  { from_quantity: 100, price: '1.20' },
  { from_quantity: 500, price: '0.90' },
];

describe('prices', () => {
  test.each([
    ['12.34', 1234],
    ['0.05', 5],
    ['1699.00', 169_900],
  ])('%s is %d fen and back', (amount, fen) => {
    expect(toFen(amount)).toBe(fen);
    expect(toAmount(fen)).toBe(amount);
  });

  test.each([
    [99, undefined],
    [100, 100],
    [499, 100],
    [10_000, 500],
  ])('%d units reach the step %p', (quantity, from) => {
    expect(tierFor(tiers, quantity)?.from_quantity).toBe(from);
  });

  test('a step lowers the price of a version and never raises it', () => {
    expect(unitFen({ pricing: 'fixed', price: '2.00', tiers }, 1)).toBe(200);
    expect(unitFen({ pricing: 'fixed', price: '2.00', tiers }, 500)).toBe(90);
    expect(unitFen({ pricing: 'fixed', price: '0.50', tiers }, 500)).toBe(50);
  });

  test('made to measure, a small order never gets the price of a large one', () => {
    expect(unitFen({ pricing: 'configured', price: '0.90', tiers }, 100)).toBe(120);
    expect(unitFen({ pricing: 'configured', price: '0.90', tiers }, 1)).toBe(120);
    expect(unitFen({ pricing: 'configured', price: '680.00', tiers: [] }, 2)).toBe(68_000);
  });

  test('on request there is none', () => {
    expect(unitFen({ pricing: 'quote', price: null, tiers: [] }, 1)).toBeUndefined();
  });
});

describe('the goods as chosen', () => {
  const [variant] = variants;

  test('cost the quantity at the price of its step', () => {
    expect(goodsFen({ pricing: 'fixed', price: '20.00', tiers: [] }, { variant, quantity: 3 })).toBe(9000);
    expect(goodsFen({ pricing: 'fixed', price: '20.00', tiers }, { variant, quantity: 500 })).toBe(45_000);
    expect(goodsFen({ pricing: 'fixed', price: '20.00', tiers: [] }, { variant: undefined, quantity: 2 })).toBe(4000);
  });

  test.each(['configured', 'quote'] as const)('are not known of a product that is %s', (pricing) => {
    expect(goodsFen({ pricing, price: '20.00', tiers }, { variant, quantity: 500 })).toBeUndefined();
  });
});

describe('versions', () => {
  test('starts with the cheapest that can be had', () => {
    expect(firstVariantFirst(variants).map(({ sku }) => sku)).toEqual(['S-RED', 'S-BLUE', 'L-RED']);
    expect(firstVariantFirst([])).toEqual([]);
  });

  test('lets other choices give way where a combination is not made', () => {
    const now = { size: 'l', colour: 'red' };
    expect(nearestVariant(variants, now, { key: 'colour', value: 'blue' })?.sku).toBe('S-BLUE');
    expect(nearestVariant(variants, now, { key: 'size', value: 's' })?.sku).toBe('S-RED');
  });

  test.each([
    ['abc', 50],
    ['3', 50],
    ['75', 75],
    ['99999999', 999_999],
  ])('the quantity %p becomes %d', (text, quantity) => {
    expect(cleanQuantity(text, 50)).toBe(quantity);
  });
});
