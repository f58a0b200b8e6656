import { expect, it } from '@jest/globals';
import type { SellerOrderDetail } from '#lib/api/orders/store-orders.ts';
import { leftOf } from './ship-parts.ts';

type Line = SellerOrderDetail['lines'][number];
const line = (id: number, facts: Partial<Line>) => ({ id, qty: 10, shipped_qty: 0, refunded_qty: 0, ...facts }) as Line;
const lines = [line(1, { shipped_qty: 4 }), line(2, { qty: 3, refunded_qty: 1 }), line(3, { shipped_qty: 10 })];

it('counts what has neither left nor been given back', () => {
  expect(lines.map(leftOf)).toEqual([6, 2, 0]);
});
