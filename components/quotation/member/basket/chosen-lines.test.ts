import { expect, it } from '@jest/globals';
import { item } from '../../compare/item-for-tests.ts';
import { chosenLines, comparablePair } from './chosen-lines.ts';

const priced = item({ id: 1, amount: '10.10' });
const open = item({ id: 2, amount: '5.05', result: 'needs_quote' });
const wrong = item({ id: 3, faults: { qty: 'too few' } });
const other = item({ id: 4, product_id: 9, amount: '0.20' });
const items = [priced, open, wrong, other];

it.each([
  [[1, 4], { total: '10.30', canOrder: true, canAsk: true }],
  [[1, 2], { total: '15.15', canOrder: false, canAsk: true, needsQuote: true }],
  [[1, 3], { canOrder: false, canAsk: false, faulty: 1 }],
  [[], { total: '0.00', canOrder: false, canAsk: false }],
  [[99], { ids: [], canOrder: false }],
])('of the lines %j it knows %j', (chosen, known) => {
  expect(chosenLines(items, new Set(chosen))).toMatchObject(known);
});

it.each([
  [[1, 2], { left: 1, right: 2 }],
  [[1, 4], undefined],
  [[1], undefined],
  [[1, 2, 3], undefined],
])('compares %j: %j', (chosen, pair) => {
  expect(comparablePair(items, new Set(chosen))).toEqual(pair);
});
