import { expect, it } from '@jest/globals';
import { pictureTypes } from './picture-types.ts';

it.each([
  ['jpg,jpeg,png,zip,pdf', ['JPG', 'PNG']],
  ['.PNG, .webp', ['PNG', 'WebP']],
  ['pdf', []],
])('finds in %s the pictures %j', (suffixes, names) => {
  expect(pictureTypes(suffixes).map(({ name }) => name)).toEqual(names);
});
