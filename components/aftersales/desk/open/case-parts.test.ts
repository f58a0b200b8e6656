import { expect, it } from '@jest/globals';
import { isWithoutReason, partsFor, type Requestable, toCaseParts, typesOf } from './case-parts.ts';

const offer = (type: string, qty: number, isFree = false) => ({ type, qty, is_no_reason: isFree });
const requestable: Requestable = {
  is_at_once: false,
  lines: [
    { line_id: 1, offers: [offer('refund_only', 3), offer('return_refund', 2, true), offer('reship', 2)] },
    { line_id: 2, offers: [offer('refund_only', 5), offer('return_refund', 5)] },
    { line_id: 3, offers: [offer('refund_only', 4)] },
  ],
};

it('offers what can be requested of any line, and for it the lines it can be requested of', () => {
  expect(typesOf(requestable)).toEqual(['refund_only', 'return_refund', 'reship']);
  expect(partsFor(requestable, 'return_refund')).toEqual([
    { id: 1, most: 2 },
    { id: 2, most: 5 },
  ]);
  expect(partsFor(requestable, 'exchange')).toEqual([]);
});

it('needs no reason only where none of the chosen lines needs one', () => {
  expect(isWithoutReason(requestable, 'return_refund', [1])).toBe(true);
  expect(isWithoutReason(requestable, 'return_refund', [1, 2])).toBe(false);
});

it('takes what was typed, and leaves out what was not', () => {
  const lines = [
    { id: 1, most: 3 },
    { id: 2, most: 1 },
  ];
  expect(toCaseParts(lines, { 1: ' 2 ', 2: '' })).toEqual({ lines: [{ line_id: 1, qty: 2 }] });
});

it.each(['2', 'two', '1.5', '-1'])('finds more than is left, and what is no number: %s', (text) => {
  expect(toCaseParts([{ id: 2, most: 1 }], { 2: text })).toEqual({ fault: { line: 2 } });
});

it('a request is about something', () => {
  expect(toCaseParts([{ id: 1, most: 3 }], { 1: '0' })).toEqual({ fault: 'none' });
});
