import { describe, expect, it } from '@jest/globals';
import { fenOf, fromFen, toFen, withDecimals } from './amount.ts';

describe('an amount', () => {
  it.each([
    ['1', 100],
    [' 12.5 ', 1250],
    ['0.07', 7],
    ['999999999.99', 99_999_999_999],
    ['', undefined],
    ['1.234', undefined],
    ['-5', undefined],
    ['1,000', 100_000],
    ['１，０００．５０', 100_050],
    ['¥12.5', 1250],
    ['12,5', undefined],
    ['1e3', undefined],
    ['.5', undefined],
  ])('%j is %s fen', (text, fen) => {
    expect(toFen(text)).toBe(fen);
  });

  it('is written with two decimals', () => {
    expect([withDecimals('5'), withDecimals('5.1'), withDecimals('5.12'), withDecimals('x')]).toEqual([
      '5.00',
      '5.10',
      '5.12',
      undefined,
    ]);
  });

  it.each([
    ['12.30', 1230],
    ['-0.05', -5],
    ['-120.00', -12_000],
    ['0.00', 0],
  ])('%s of the API is %s fen and back', (amount, fen) => {
    expect(fenOf(amount)).toBe(fen);
    expect(fromFen(fen)).toBe(amount);
  });
});
