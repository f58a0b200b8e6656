import { expect, it } from '@jest/globals';
import { isShort, startOf, toReceived } from './received-lines.ts';

const line = (id: number, qty: number, received: number | null = null, resellable: number | null = null) => ({
  line_id: id,
  qty,
  received_qty: received,
  resellable_qty: resellable,
});

it('begins with all of it in order, or with what was recorded before', () => {
  expect(startOf([line(1, 3), line(2, 5, 4, 1)])).toEqual({
    1: { received: '3', resellable: '3' },
    2: { received: '4', resellable: '1' },
  });
});

it('reads what came back and what can be sold again', () => {
  expect(
    toReceived([line(1, 3), line(2, 5)], {
      1: { received: ' 2 ', resellable: '0' },
      2: { received: '', resellable: '' },
    }),
  ).toEqual({
    lines: [
      { line_id: 1, received_qty: 2, resellable_qty: 0 },
      { line_id: 2, received_qty: 0, resellable_qty: 0 },
    ],
  });
});

it.each([
  ['4', '0', 'received'],
  ['-1', '0', 'received'],
  ['1.5', '0', 'received'],
  ['x', '0', 'received'],
  ['2', '3', 'resellable'],
  ['2', 'x', 'resellable'],
] as const)('%s of 3 came back, %s to be sold again: the fault is in %s', (received, resellable, field) => {
  expect(toReceived([line(1, 3)], { 1: { received, resellable } })).toEqual({ fault: { line: 1, field } });
});

it.each([
  ['3', false],
  ['2', true],
  ['', true],
  // What cannot be read is said at its field.
  ['x', false],
] as const)('%s of 3 came back: less than everything is %s', (received, expected) => {
  expect(isShort([line(1, 3)], { 1: { received, resellable: '0' } })).toBe(expected);
});
