import { expect, it } from '@jest/globals';
import { lineAftersale, namedCases } from './line-cases.ts';

const caseOf = (no: string, isOpen: boolean, ...ids: number[]) => ({
  no,
  type: 'exchange',
  status: isOpen ? 'applied' : 'completed',
  is_open: isOpen,
  line_ids: ids,
});
const newest = caseOf('AS3', false, 1);
const open = caseOf('AS2', true, 1, 2);
const first = caseOf('AS1', false, 2, 3);

it('an order names its open requests, or the last one', () => {
  expect(namedCases([newest, open, first])).toEqual([open]);
  expect(namedCases([newest, first])).toEqual([newest]);
  expect(namedCases([])).toEqual([]);
});

it('a line names its own, and says whether another one can be made', () => {
  const order = { cases: [newest, open, first], aftersale: { line_ids: [3], until: null } };
  expect(lineAftersale(order, 1)).toEqual({ latest: open, canApply: false });
  expect(lineAftersale(order, 3)).toEqual({ latest: first, canApply: true });
  expect(lineAftersale(order, 4)).toEqual({ latest: undefined, canApply: false });
  expect(lineAftersale({ cases: [], aftersale: null }, 3).canApply).toBe(false);
});
