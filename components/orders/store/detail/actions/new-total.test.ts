import { expect, it } from '@jest/globals';
import { newTotal } from './new-total.ts';

const order = { goods: '100.00', freight: '12.00', adjust: '-2.00', points_amount: '5.00' };

it.each([
  ['', '', '105.00'],
  ['-10.5', '', '94.50'],
  ['8', '0', '101.00'],
  ['-93', '0', '0.00'],
  ['0.01', '11.99', '105.00'],
])('with a change of “%s” and a freight of “%s” costs %s', (change, freight, total) => {
  expect(newTotal(order, { change, freight })).toBe(total);
});

it.each([
  ['ten', ''],
  ['--1', ''],
  ['1.234', ''],
  ['', 'x'],
  ['-93.01', '0'],
])('knows no total for “%s” and “%s”', (change, freight) => {
  expect(newTotal(order, { change, freight })).toBeUndefined();
});
