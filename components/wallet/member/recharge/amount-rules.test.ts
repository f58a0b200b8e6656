import { describe, expect, it } from '@jest/globals';
import { isWithin, presetsWithin } from './amount-rules.ts';

const limits = { min: '1.00', max: '1000.00' };

describe('an amount', () => {
  it.each([
    ['1', true],
    ['0.99', false],
    ['1000.00', true],
    ['1000.01', false],
    ['abc', true],
  ])('%j is within the limits: %s', (text, isIn) => {
    expect(isWithin(text, limits)).toBe(isIn);
  });
});

it('offers no amount that would be refused', () => {
  expect(presetsWithin(limits)).toEqual(['100', '200', '500', '1000']);
  expect(presetsWithin({ min: '3000.00', max: '4000.00' })).toEqual([]);
});
