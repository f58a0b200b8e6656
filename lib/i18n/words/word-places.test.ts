import { expect, it } from '@jest/globals';
import { defaultLocale } from '../locales.ts';
import { originalWords } from './original-words.ts';
import { wordPlaces } from './word-places.ts';

it('names every file of messages once, with who reads it', () => {
  const files = new Set([...originalWords(defaultLocale).keys()].map((key) => key.split('.')[0]));
  expect(Object.values(wordPlaces).flat().sort()).toEqual([...files].sort());
});
