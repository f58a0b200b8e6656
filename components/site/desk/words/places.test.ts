import { expect, it } from '@jest/globals';
import { locales } from '#lib/i18n/locales.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';

it.each(locales)('names in %s the place of every sentence that can be replaced', (locale) => {
  const words = originalWords(locale);
  const namespaces = new Set([...words.keys()].map((key) => key.split('.')[0]));
  expect([...namespaces].filter((name) => !words.has(`siteDesk.words.places.${name}`))).toEqual([]);
});
