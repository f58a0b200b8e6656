import { expect, it } from '@jest/globals';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { leftOf, toParts } from './ship-parts.ts';

type Line = SellerOrderDetail['lines'][number];
const line = (id: number, facts: Partial<Line>) => ({ id, qty: 10, shipped_qty: 0, refunded_qty: 0, ...facts }) as Line;
const lines = [line(1, { shipped_qty: 4 }), line(2, { qty: 3, refunded_qty: 1 }), line(3, { shipped_qty: 10 })];

it('counts what has neither left nor been given back', () => {
  expect(lines.map(leftOf)).toEqual([6, 2, 0]);
});

it.each([
  [
    { 1: '6', 2: '2' },
    [
      { line_id: 1, qty: 6 },
      { line_id: 2, qty: 2 },
    ],
  ],
  [{ 1: ' 1 ', 2: '' }, [{ line_id: 1, qty: 1 }]],
  [{ 2: '2', 3: '0' }, [{ line_id: 2, qty: 2 }]],
])('packs %j', (typed, packed) => {
  expect(toParts(lines, typed)).toEqual({ lines: packed });
});

it.each([
  [{ 1: '7' }, { line: 1 }],
  [{ 1: '1', 2: '3' }, { line: 2 }],
  [{ 1: '1.5' }, { line: 1 }],
  [{ 1: '-1' }, { line: 1 }],
  [{ 1: 'x' }, { line: 1 }],
  [{ 3: '1' }, { line: 3 }],
  [{ 1: '0' }, 'none'],
  [{}, 'none'],
])('refuses %j at its place', (typed, fault) => {
  expect(toParts(lines, typed as Record<number, string>)).toEqual({ fault });
});
