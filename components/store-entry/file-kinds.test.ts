import { expect, it } from '@jest/globals';
import { kindNames } from '#lib/utils/kind-names.ts';
import { allowedKinds, isPicture } from './file-kinds.ts';

it.each([
  ['jpg,png,pdf', ['jpg', 'pdf']],
  [' .JPG, .zip', ['jpg']],
  [['webp'], []],
  ['', []],
])('of %j a field takes %j', (allowedSuffixes, kinds) => {
  expect(allowedKinds(['jpg', 'pdf'], { allowedSuffixes })).toEqual(kinds);
});

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
