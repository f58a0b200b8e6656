import { expect, it } from '@jest/globals';
import { inTreeOrder } from './tree-order.ts';

it('lists each with what is below it before its next sibling', () => {
  const list = [
    { id: 1, parent_id: null },
    { id: 2, parent_id: null },
    { id: 4, parent_id: 2 },
    { id: 3, parent_id: 1 },
    { id: 5, parent_id: 1 },
    { id: 6, parent_id: 3 },
  ];
  expect(inTreeOrder(list).map(({ id }) => id)).toEqual([1, 3, 6, 5, 2, 4]);
});
