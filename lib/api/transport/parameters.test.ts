import { expect, it } from '@jest/globals';
import { flattenParameters } from './parameters.ts';

it.each([
  [
    { page: 1, q: '纸' },
    [
      ['page', '1'],
      ['q', '纸'],
    ],
  ],
  [
    { facet: ['a', 'b'] },
    [
      ['facet[0]', 'a'],
      ['facet[1]', 'b'],
    ],
  ],
  [
    { search: { name: 'x', range: { min: 1 } } },
    [
      ['search[name]', 'x'],
      ['search[range][min]', '1'],
    ],
  ],
  [
    { none: undefined, nil: null, no: false, zero: 0 },
    [
      ['no', 'false'],
      ['zero', '0'],
    ],
  ],
])('flattens %j', (given, expected) => {
  expect(flattenParameters(given)).toEqual(expected);
});
