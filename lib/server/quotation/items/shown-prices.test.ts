import { describe, expect, it } from '@jest/globals';
import { shownPrices } from './shown-prices.ts';

describe('the price of a line', () => {
  it('is the offered one beside its amount', () => {
    const line = { qty: 800, amount: 308_800, unitPrice: 38_600, targetPrice: null };
    expect(shownPrices(line)).toEqual({ unit: '3.86', former: null });
  });

  it('is the wanted one in a counter-offer, with the offered one as the former', () => {
    const line = { qty: 880, amount: 305_360, unitPrice: 38_600, targetPrice: 34_700 };
    expect(shownPrices(line)).toEqual({ unit: '3.47', former: '3.86' });
  });

  it('stays the listed one while a price is only requested', () => {
    const line = { qty: 10, amount: 1000, unitPrice: 10_000, targetPrice: 9000 };
    expect(shownPrices(line)).toEqual({ unit: '1.00', former: null });
  });

  it('is none where no four digits make the amount, and of lines that kept a rounded one', () => {
    expect(shownPrices({ qty: 880, amount: 305_600, unitPrice: 34_727, targetPrice: null }).unit).toBeNull();
    expect(shownPrices({ qty: 8, amount: 250, unitPrice: 3100, targetPrice: null }).unit).toBe('0.3125');
  });
});
