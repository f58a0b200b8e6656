import { expect, it } from '@jest/globals';
import { isWithoutReason, partsFor, type Requestable, typesOf } from './case-parts.ts';

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
