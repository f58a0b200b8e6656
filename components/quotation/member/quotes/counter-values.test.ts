import { expect, it } from '@jest/globals';
import { item } from '../../compare/item-for-tests.ts';
import { counterFault, counterStart, isCounter, toCounterItems } from './counter-values.ts';

const items = [item({ line_key: 'a', qty: 100 }), item({ line_key: 'b', qty: 1, target_price: '9.90' })];

it('begins with the quantities of the offer and the prices that were requested before', () => {
  expect(counterStart(items)).toEqual({ a: { qtyText: '100', target: '' }, b: { qtyText: '1', target: '9.90' } });
});

it.each([
  [{ a: { qtyText: '', target: '' } }, { line: 'a', field: 'qty' }],
  [{ a: { qtyText: '1.5', target: '' } }, { line: 'a', field: 'qty' }],
  [{ a: { qtyText: '1000000', target: '' } }, { line: 'a', field: 'qty' }],
  [{ a: { qtyText: '1', target: '1.23456' } }, { line: 'a', field: 'target' }],
  [{ a: { qtyText: '1', target: ' 1.20 ' } }, undefined],
])('finds in %j the fault %j', (values, fault) => {
  expect(counterFault(values)).toEqual(fault);
});

it('is nothing to send while it says what the offer says', () => {
  const [plain] = items;
  const same = plain ? [plain] : [];
  expect(isCounter(same, counterStart(same), ' ')).toBe(false);
  expect(isCounter(same, counterStart(same), 'cheaper?')).toBe(true);
  expect(isCounter(same, { a: { qtyText: '200', target: '' } }, '')).toBe(true);
  expect(isCounter(same, { a: { qtyText: '100', target: '0.80' } }, '')).toBe(true);
});

it('leaves out prices nobody named', () => {
  expect(toCounterItems({ a: { qtyText: '200', target: '' }, b: { qtyText: '1', target: '9.00' } })).toEqual([
    { line_key: 'a', qty: 200 },
    { line_key: 'b', qty: 1, target_price: '9.00' },
  ]);
});
