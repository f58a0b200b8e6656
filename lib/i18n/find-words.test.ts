import { expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import { findWords } from './find-words.ts';

const messages = { states: { paid: 'Paid' }, tooShort: 'At least {min}' };
const t = createTranslator({ locale: 'en', messages });

it.each([
  ['states.paid', undefined, 'Paid'],
  ['tooShort', { min: 6 }, 'At least 6'],
  ['states.returned', undefined, undefined],
])('%s with %j is %j', (key, values, words) => {
  expect(findWords(t, key, values)).toBe(words);
});
