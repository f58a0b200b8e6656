import { expect, it } from '@jest/globals';
import { toWalPosition } from './wal-position.ts';

it.each([
  ['0/0', 0n],
  ['0/1A', 26n],
  ['16/B374D848', 0x16_b374_d848n],
  ['FFFFFFFF/FFFFFFFF', 0xffff_ffff_ffff_ffffn],
])('reads %s', (text, position) => {
  expect(toWalPosition(text)).toBe(position);
});

it('orders by number, not by letters', () => {
  expect(toWalPosition('9/0') < toWalPosition('10/0')).toBe(true);
  expect(toWalPosition('0/FFFFFFFF') < toWalPosition('1/0')).toBe(true);
});

it('counts the head of an empty page to the page before, and nothing else', () => {
  expect(toWalPosition('0/2018')).toBe(0x2000n);
  expect(toWalPosition('0/2000')).toBe(0x2000n);
  expect(toWalPosition('0/2028')).toBe(0x2028n);
});
