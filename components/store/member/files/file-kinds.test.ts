import { expect, it } from '@jest/globals';
import { kindNames } from '#lib/utils/kind-names.ts';
import { isPicture } from './file-kinds.ts';

it.each([
  ['/storage/private/licence/a.PNG?e=1&s=x.pdf', true],
  ['/storage/private/licence/a.pdf?e=1', false],
  ['/storage/a', false],
  ['', false],
])('%s is a picture: %s', (address, answer) => {
  expect(isPicture(address)).toBe(answer);
});

it('names each kind once', () => {
  expect([kindNames(['jpg', 'jpeg', 'png']), kindNames(['jpeg'])]).toEqual(['JPG / PNG', 'JPEG']);
});
