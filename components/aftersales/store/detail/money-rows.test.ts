import { expect, it } from '@jest/globals';
import { moneyRows } from './money-rows.ts';

const facts = { goods: '20.00', freight: '0.00', requested: '20.00', proposed: null, approved: null };
const keysOf = (change: Partial<Parameters<typeof moneyRows>[0]>) =>
  moneyRows({ ...facts, ...change }).map(({ key }) => key);

it('says what there is, and no noughts', () => {
  expect(keysOf({})).toEqual(['goods', 'requested']);
  expect(keysOf({ freight: '6.00', proposed: '15.00' })).toEqual(['goods', 'freight', 'requested', 'proposed']);
  expect(keysOf({ approved: '20.00' })).toEqual(['goods', 'requested', 'approved']);
});

it('what is sent again has no amounts', () => {
  expect(keysOf({ goods: '0.00', requested: '0.00', approved: '0.00' })).toEqual([]);
});
