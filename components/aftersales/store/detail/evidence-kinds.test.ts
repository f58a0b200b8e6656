import { expect, it } from '@jest/globals';
import { isPicture, stableKey } from './evidence-kinds.ts';

it.each([
  ['scratch.JPG', true],
  ['a.b.webp', true],
  ['film.mp4', false],
  ['report.pdf', false],
  ['', false],
])('%j can be shown as a picture: %s', (name, expected) => {
  expect(isPicture(name)).toBe(expected);
});

it('a file whose link was read anew is the same file', () => {
  const file = (signature: string) => ({ url: `/storage/a.jpg?sign=${signature}`, name: 'a.jpg' });
  expect(stableKey(file('one'))).toBe(stableKey(file('two')));
});
