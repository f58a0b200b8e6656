import { expect, it } from '@jest/globals';
import { readQuantities, type TypedQuantities } from './read-quantities.ts';

const lines = [
  { id: 1, most: 6 },
  { id: 2, most: 2 },
  { id: 3, most: 0 },
];

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
])('takes %j', (typed, chosen) => {
  expect(readQuantities(lines, typed)).toEqual({ lines: chosen });
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
  expect(readQuantities(lines, typed as TypedQuantities)).toEqual({ fault });
});
