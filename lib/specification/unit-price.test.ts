import { describe, expect, it } from '@jest/globals';
import { amountOfPieces, nearestUnitPrice, readUnitPrice, shownUnitPrice, writeUnitPrice } from './unit-price.ts';

describe('the price of one piece', () => {
  it.each([
    [880, 305_360, '3.47'],
    [8, 250, '0.3125'],
    [3, 1000, '3.3333'],
    [1000, 3850, '0.0385'],
    [1, 0, '0.00'],
    [999_999, 99_999_900, '1.00'],
    [999_999, 100_000_000_000, '1000.001'],
    [10_000, 3851, null],
    [880, 305_600, null],
  ])('of %d pieces for %d fen is shown as %s', (qty, amountInFen, shown) => {
    expect(shownUnitPrice({ qty, amountInFen })).toBe(shown);
  });

  it('times the quantity is the amount to the fen wherever one is shown', () => {
    let count = 0;
    for (let seed = 1; seed <= 20_000; seed += 1) {
      const qty = (seed * 7919) % 5000 || 1;
      const amountInFen = (seed * 104_729) % 2_000_000;
      const shown = shownUnitPrice({ qty, amountInFen });
      if (shown === null) continue;
      count += 1;
      expect(shown).toMatch(/^\d+\.\d{2,4}$/);
      expect(amountOfPieces(readUnitPrice(shown) ?? Number.NaN, qty)).toBe(amountInFen);
    }
    expect(count).toBeGreaterThan(1000);
  });

  it('is the one that was named where that makes the amount', () => {
    const line = { qty: 3, amountInFen: 12 };
    expect(shownUnitPrice(line)).toBe('0.04');
    expect(shownUnitPrice(line, [385])).toBe('0.0385');
    expect(shownUnitPrice(line, [900, 385])).toBe('0.0385');
    expect(shownUnitPrice({ qty: 880, amountInFen: 305_360 }, [38_600])).toBe('3.47');
  });

  it('rounds half up', () => {
    expect(amountOfPieces(50, 1)).toBe(1);
    expect(amountOfPieces(49, 1)).toBe(0);
    expect(nearestUnitPrice(1, 3)).toBe(33);
    expect(nearestUnitPrice(2, 3)).toBe(67);
  });

  it.each([
    ['3.47', 34_700],
    ['3.4718', 34_718],
    ['3.471', 34_710],
    ['0.0385', 385],
    ['12.00', 120_000],
  ])('is read and written as %s', (text, price) => {
    expect(readUnitPrice(text)).toBe(price);
    expect(writeUnitPrice(price)).toBe(text);
  });

  it.each(['', '1.23456', '-1', '1,5', '1e3'])('is not read from %p', (text) => {
    expect(readUnitPrice(text)).toBeUndefined();
  });
});
