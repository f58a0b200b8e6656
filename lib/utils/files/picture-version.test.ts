import { expect, it } from '@jest/globals';
import { pictureVersion } from './picture-version.ts';

it.each([
  ['/storage/look/21f4d2ec01a358f65717b3ba.svg', '21f4d2ec01a3'],
  ['https://cdn.example/storage/brand/20261128/ab-cd_ef.png', 'abcdef'],
  ['/storage/logo.png', 'logo'],
  ['/logo.svg', ''],
  ['', ''],
  ['https://elsewhere.example/icon.png', ''],
  ['/storage/../x', ''],
])('%j is %j', (address, version) => expect(pictureVersion(address)).toBe(version));
