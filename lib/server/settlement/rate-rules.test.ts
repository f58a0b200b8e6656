import { describe, expect, it } from '@jest/globals';
import type { FeeScope } from '#lib/contract/orders/fees.ts';
import { matchFees, type Rate } from './rate-rules.ts';

function rate(scope: FeeScope, scopeId: number, facts: Partial<Rate> = {}): Rate {
  const made = { changedBy: null, reason: '', validFrom: new Date(0), createdAt: new Date(0) };
  const limits = { minAmount: 0, maxAmount: null };
  return { id: scopeId, kind: 'sales', bp: 500, ...limits, ...made, scope, scopeId, ...facts };
}

const line = { productId: 7, categoryPath: [1, 2, 3], storeId: 9 };
const all = [
  rate('default', 0),
  rate('store', 9),
  rate('category', 1),
  rate('category', 3),
  rate('category', 2),
  rate('product', 7),
];

describe('the rate of a line', () => {
  it.each([
    ['the product', all, 'product', 7],
    ['the nearest category', all.filter(({ scope }) => scope !== 'product'), 'category', 3],
    ['a category above it', [rate('category', 1), rate('category', 2), rate('store', 9)], 'category', 2],
    ['the store', [rate('store', 9), rate('default', 0)], 'store', 9],
    ['the default', [rate('product', 8), rate('category', 4), rate('store', 8), rate('default', 0)], 'default', 0],
    ['what is left where a closer one ended', [rate('product', 7, { bp: null }), rate('store', 9)], 'store', 9],
  ])('is that of %s', (_, rates, scope, rateId) => {
    expect(matchFees(rates, line)).toMatchObject([{ scope, rateId }]);
  });

  it('is found for each kind on its own', () => {
    const rates = [rate('default', 0, { id: 1 }), rate('product', 7, { id: 2, kind: 'service' })];
    const fees = matchFees([...rates, rate('default', 0, { id: 3, kind: 'payment', bp: 60, maxAmount: 500 })], line);
    expect(fees.map(({ kind, rateId }) => [kind, rateId])).toEqual([
      ['sales', 1],
      ['payment', 3],
      ['service', 2],
    ]);
  });

  it('is none where nothing names one', () => {
    expect(matchFees([rate('store', 9)], { productId: null, categoryPath: [], storeId: null })).toEqual([]);
  });
});
