import { expect, it } from '@jest/globals';
import { grossOfRow, leftOfInvoice } from './invoice-sums.ts';

it.each([
  ['150.00', '0.00', '150.00'],
  ['150.00', '50.00', '100.00'],
  ['0.30', '0.10', '0.20'],
  ['1234567.89', '1234567.89', '0.00'],
])('of %s with %s taken back leaves %s', (amount, red, left) => {
  expect(leftOfInvoice({ amount, red_amount: red })).toBe(left);
});

it('a row comes to its net and its tax', () => {
  expect(grossOfRow({ net: '0.10', tax: '0.20' })).toBe('0.30');
});
