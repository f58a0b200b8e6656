import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createTranslator } from 'next-intl';
import { findWords } from './find-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const messages = { states: { paid: 'Paid' }, tooShort: 'At least {min}' };
const t = createTranslator({ locale: 'en', messages });

it.each([
  ['states.paid', undefined, 'Paid'],
  ['tooShort', { min: 6 }, 'At least 6'],
  ['states.returned', undefined, undefined],
])('%s with %j is %j', (key, values, words) => {
  expect(findWords(t, key, values)).toBe(words);
});

it('is how keys are said that are known only then: none is taken for another by a cast', () => {
  const cast = /\b(?:t|words|say|sentence|validation)\([^()\n]* as (?:'|never\b|Parameters<)/;
  const left = globSync(['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts') && cast.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(left).toEqual([]);
});
