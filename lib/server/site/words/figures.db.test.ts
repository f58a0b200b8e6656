import fs from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { pageNamespaces } from '#lib/i18n/namespaces.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { figureNames, usualFigures } from '#lib/i18n/words/figures.ts';
import { finishedWords, withWords } from '#lib/i18n/words/finished-words.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';
import { createTestContext } from '../../db/test-context.ts';
import { updateSettings } from '../change-settings.ts';
import { getSettings } from '../settings.ts';
import { settingSchemas } from '../settings-schema.ts';
import { figuresOf } from './figures.ts';
import { unusualFigures, unusualSettings } from './unusual-figures-for-tests.ts';

const test = await createTestContext();
afterAll(() => test.close());

/** Figures that no new shop has, as texts show them. */
const unusual = new Map(Object.entries(unusualFigures));

type Tree = { [key: string]: Tree | string };
const textAt = (tree: unknown, path: string[]): unknown =>
  path.reduce<unknown>((found, key) => (found as Tree | undefined)?.[key], tree);

/** As `loadMessages` hands them to pages and to the browser. */
const readPageWords = (locale: Locale, name: string): unknown =>
  withWords(
    name,
    JSON.parse(fs.readFileSync(`messages/${locale}/${name}.json`, 'utf8')),
    finishedWords()?.texts[locale] ?? {},
  );

/** Every sentence that promises figures, with their names. */
const promising = locales.flatMap((locale) =>
  [...originalWords(locale)].flatMap(([key, text]) => {
    const names = figureNames.filter((name) => new RegExp(`\\{${name}\\b`).test(text));
    return names.length > 0 ? [{ locale, key, names }] : [];
  }),
);

describe('figures that sentences promise', () => {
  it('are those of the settings of a new shop', async () => {
    expect(figuresOf(await getSettings(test.ctx))).toEqual(usualFigures);
  });

  it('follow their settings, in what pages and what the server says', async () => {
    expect(Object.keys(unusualSettings).every((key) => key in settingSchemas)).toBe(true);
    await updateSettings(test.ctx, unusualSettings);
    for (const { locale, key, names } of promising) {
      const [namespace = '', ...path] = key.split('.');
      const isOfPages = (pageNamespaces as readonly string[]).includes(namespace);
      const said = isOfPages ? textAt(readPageWords(locale, namespace), path) : sentence(locale, key);
      for (const name of names) expect([key, said]).toEqual([key, expect.stringContaining(unusual.get(name) ?? '')]);
    }
  });
});
