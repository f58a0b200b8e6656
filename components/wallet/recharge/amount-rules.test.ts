import { describe, expect, it } from '@jest/globals';
import { isWithin, presetsWithin, toFen, withDecimals } from './amount-rules.ts';

const limits = { min: '1.00', max: '1000.00' };

describe('an amount', () => {
  it.each([
    ['1', 100],
    [' 12.5 ', 1250],
    ['0.07', 7],
    ['999999999.99', 99_999_999_999],
    ['', undefined],
    ['1.234', undefined],
    ['-5', undefined],
    ['1,000', undefined],
    ['1e3', undefined],
    ['.5', undefined],
  ])('%j is %s fen', (text, fen) => {
    expect(toFen(text)).toBe(fen);
  });

  it.each([
    ['1', true],
    ['0.99', false],
    ['1000.00', true],
    ['1000.01', false],
    ['abc', true],
  ])('%j is within the limits: %s', (text, isIn) => {
    expect(isWithin(text, limits)).toBe(isIn);
  });

  it('is written with two decimals', () => {
    expect([withDecimals('5'), withDecimals('5.1'), withDecimals('5.12'), withDecimals('x')]).toEqual([
      '5.00',
      '5.10',
      '5.12',
      undefined,
    ]);
  });
});

it('offers no amount that would be refused', () => {
  expect(presetsWithin(limits)).toEqual(['100', '200', '500', '1000']);
  expect(presetsWithin({ min: '3000.00', max: '4000.00' })).toEqual([]);
});
