import { describe, expect, it } from '@jest/globals';
import { isAccountNumber, maskAccountNumber, toAccountDigits } from './bank-account.ts';

describe('a bank account', () => {
  it.each([
    ['company', '110906000000000'],
    ['company', '12345678'],
    ['company', '44250100003600000123'],
    ['personal', '6222020000000000000'],
    ['personal', '4111111111111111'],
  ] as const)('of a %s may be %s', (type, digits) => {
    expect(isAccountNumber(digits, type)).toBe(true);
  });

  it.each([
    ['company', '1234567'],
    ['company', '1'.repeat(33)],
    ['company', '0000000000'],
    ['company', '4425010000360000012X'],
    ['personal', '6222020000000000001'],
    ['personal', '411111111111111'],
    ['personal', '0000000000000000'],
    ['personal', ''],
  ] as const)('of a %s may not be %s', (type, digits) => {
    expect(isAccountNumber(digits, type)).toBe(false);
  });

  it('is kept without the groups people type it in', () => {
    expect(toAccountDigits(' 6222 0200-0000 0000 000 ')).toBe('6222020000000000000');
  });

  it('is shown by its end alone', () => {
    expect(maskAccountNumber('6222020000000001234')).toBe('**** **** **** 1234');
    expect(maskAccountNumber('')).toBe('');
  });
});
