import { expect, it } from '@jest/globals';
import { canOpen, toCaseParts, typesOf } from './case-parts.ts';

const line = (id: number, qty: number, back = 0) => ({ id, qty, refunded_qty: back });

it('takes what was typed, and leaves out what was not', () => {
  expect(toCaseParts([line(1, 3), line(2, 5, 4)], { 1: ' 2 ', 2: '' })).toEqual({ lines: [{ line_id: 1, qty: 2 }] });
});

it('finds more than is left, and what is no number', () => {
  expect(toCaseParts([line(2, 5, 4)], { 2: '2' })).toEqual({ fault: { line: 2 } });
  expect(toCaseParts([line(1, 3)], { 1: 'two' })).toEqual({ fault: { line: 1 } });
  expect(toCaseParts([line(1, 3)], { 1: '1.5' })).toEqual({ fault: { line: 1 } });
});

it('a request is about something', () => {
  expect(toCaseParts([line(1, 3)], { 1: '0' })).toEqual({ fault: 'none' });
});

it('of what has not left only money can go back; services and files are not returned', () => {
  expect(typesOf({ fulfilment: 'ship', status: 'pending_dispatch' })).toEqual(['refund_only']);
  expect(typesOf({ fulfilment: 'service', status: 'shipped' })).toEqual(['refund_only', 'reship']);
  expect(typesOf({ fulfilment: 'digital', status: 'received' })).toEqual(['refund_only']);
});

it.each([
  ['completed', 'paid', [line(1, 1)], true],
  ['completed', 'partially_refunded', [line(1, 2, 1)], true],
  ['completed', 'refunded', [line(1, 1, 1)], false],
  ['pending_payment', 'unpaid', [line(1, 1)], false],
  ['pending_dispatch', 'partially_paid', [line(1, 1)], false],
  ['closed', 'paid', [line(1, 1)], false],
] as const)('an order that is %s and %s can have one: %#', (status, payment, lines, expected) => {
  expect(canOpen({ status, payment_status: payment, lines: lines as never })).toBe(expected);
});
