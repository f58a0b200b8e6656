import { describe, expect, it } from '@jest/globals';
import { node } from '#lib/specification/template-for-tests.ts';
import { multiplied, priceSteps } from './price-steps.ts';

const tiers = [
  { from_qty: 1, amount_in_fen: 333 },
  { from_qty: 100, amount_in_fen: 155 },
  { from_qty: 500, amount_in_fen: 155 },
];
const cards = node('group', 'cards', { price_rule: { type: 'tier', tiers } });
const pages = node('number', 'pages', { price_rule: { type: 'per_unit', amount_in_fen: 12 } });
const setup = node('group', 'setup', { price_rule: { type: 'fixed', amount_in_fen: 8000 } });

describe('an amount of the breakdown', () => {
  it.each([
    ['quantity × unit price', { node: cards, qty: 20, answer: undefined }, 6660, { count: 20, price: '3.33' }],
    ['pages of every piece', { node: pages, qty: 10, answer: 8 }, 960, { count: 80, price: '0.12' }],
  ])('is shown as %s', (_, line, amount, shown) => {
    expect(multiplied(line, amount)).toEqual(shown);
  });

  it('is one sum where it is charged once, or for one piece', () => {
    expect(multiplied({ node: setup, qty: 20, answer: undefined }, 8000)).toBeUndefined();
    expect(multiplied({ node: cards, qty: 1, answer: undefined }, 333)).toBeUndefined();
    expect(multiplied({ node: undefined, qty: 5, answer: undefined }, 333)).toBeUndefined();
  });
});

describe('the steps of a price', () => {
  it('mark the one that is reached, and say what the next saves', () => {
    const found = priceSteps({ node: cards, qty: 99, answer: undefined });
    expect(found?.steps.map(({ isReached }) => isReached)).toEqual([true, false, false]);
    expect(found?.next).toEqual({ from: 100, price: '1.55', saving: '1.78' });
  });

  it('promise no saving where the next is no cheaper, or there is none', () => {
    expect(priceSteps({ node: cards, qty: 100, answer: undefined })?.next).toBeUndefined();
    expect(priceSteps({ node: cards, qty: 5000, answer: undefined })?.next).toBeUndefined();
    expect(priceSteps({ node: setup, qty: 1, answer: undefined })).toBeUndefined();
  });
});
