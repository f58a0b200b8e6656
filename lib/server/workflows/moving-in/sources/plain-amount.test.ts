import { describe, expect, it } from '@jest/globals';
import { isShortened, toMinorUnits, toPlainAmount } from './plain-amount.ts';

describe('amounts of files', () => {
  it.each([
    ['12.50', '12.50'],
    ['12,50', '12.50'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['€ 12,50', '12.50'],
    ['12,50 €', '12.50'],
    ['US$1,234.56', '1234.56'],
    ['-5.00', '-5.00'],
    ['-€5,00', '-5.00'],
    ['(5.00)', '-5.00'],
    ["'12.50", '12.50'],
    ['¥99', '99'],
    ['163056', '163056'],
    ['', undefined],
    ['free', undefined],
    ['1.23E+12', undefined],
    ['12,5,0', undefined],
  ])('reads %j as %j', (text, plain) => {
    expect(toPlainAmount(text)).toBe(plain);
  });

  it.each([
    ['12.345', 2, 1235],
    ['12.344', 2, 1234],
    ['-12.345', 2, -1235],
    ['12', 2, 1200],
    ['0.5', 0, 1],
    ['1250', 0, 1250],
    ['1.2345', 3, 1235],
    ['-0.001', 2, 0],
    ['9999999999999', 2, undefined],
  ])('counts %j with %d decimals as %j', (plain, decimals, amount) => {
    expect(toMinorUnits(plain, decimals)).toBe(amount);
  });

  it.each([
    ['1.23E+12', true],
    ['1,23E+12', true],
    ["'6E+12", true],
    ['#1001', false],
    ['E12', false],
    ['LOAF-1E', false],
  ])('knows whether %j was shortened by a spreadsheet', (text, is) => {
    expect(isShortened(text)).toBe(is);
  });
});
