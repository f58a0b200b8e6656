import { expect, it } from '@jest/globals';
import type { SpecSelection } from '#lib/contract/catalogue/specification.ts';
import { node } from '#lib/specification/template-for-tests.ts';
import { typedSize } from './typed-size.ts';

const nodes = [node('number', 'pages'), node('dimension', 'size'), node('dimension', 'lid')];

it('is the first size that is there in whole', () => {
  expect(typedSize(nodes, { pages: 4, size: { width: 600, height: 1800 } })).toEqual({ width: 600, height: 1800 });
  expect(typedSize(nodes, { size: '600×', lid: { width: 10, height: 20 } })).toEqual({ width: 10, height: 20 });
});

it.each<SpecSelection>([{}, { size: '600×' }, { size: { width: 600, height: 0 } }, { pages: 4 }])(
  'is none of %j',
  (answers) => {
    expect(typedSize(nodes, answers)).toBeUndefined();
  },
);
