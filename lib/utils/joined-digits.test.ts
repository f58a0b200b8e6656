import { describe, expect, it } from '@jest/globals';
import { joinedDigits } from './joined-digits.ts';

const found = (text: string) => text.split(joinedDigits).filter((_, index) => index % 2 === 1);

describe('digits joined by hyphens', () => {
  it.each([
    ['2026-11-27', ['2026-11-27']],
    ['请在2026-11-27 10:00前付款', ['2026-11-27']],
    ['11-27 10:00', ['11-27']],
    ['From 2026-11-01 to 2026-11-30.', ['2026-11-01', '2026-11-30']],
    ['400-820-8820', ['400-820-8820']],
    ['客服电话：0571-87654321，', ['0571-87654321']],
    ['+86-571-87654321', ['+86-571-87654321']],
  ])('are found in %s', (text, digits) => {
    expect(found(text)).toEqual(digits);
    expect(text.split(joinedDigits).join('')).toBe(text);
  });

  it.each(['SKU-2026-11', '2026-11-27-', 'A4-80', '10-abc', '-5', '123456789-1', '1-2-3-4-5-6'])(
    'are not part of a longer name: %s',
    (text) => expect(found(text)).toEqual([]),
  );
});
