import { afterAll, describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { finishedWords } from '#lib/i18n/words/finished-words.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';
import { createTestUser, signIn } from '../factories/factories.ts';
import { demoWords as demoSentences } from '../seed/content/words.ts';
import { demoSettings } from '../seed/seed-identity.ts';
import { describeSettings } from '../site/index.ts';
import { demoWords } from './demo-words-for-tests.ts';
import { describeApi } from './openapi/openapi.ts';
import { listRoutes } from './serve.ts';
import { createTestApi } from './test-api.ts';

/** A shop without a seed: what is said in it must do for a bakery as well as for a language school. */
const test = await createTestApi();
afterAll(() => test.close());

/** Sentences that may, each for its reason. */
const excepted = new Set([
  'aftersalesMember.apply.evidenceHelp', // the packaging that something was sent in
  'paymentsDesk.ledger.adviceBooks', // the engineers of who runs the shop
  'quotation.artwork.notes.restricted', // a permission of a PDF
]);

const found = (texts: Iterable<[where: string, text: string]>) =>
  [...texts].filter(([where, text]) => demoWords.test(text) && !excepted.has(where));

/** Every text of an answer, by its place. */
function* textsOf(value: unknown, place = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value];
  else if (value && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      yield [`${place} names`, key];
      yield* textsOf(part, place ? `${place}.${key}` : key);
    }
  }
}

describe('an empty shop', () => {
  it.each(locales)('says nothing of the demo’s trade in any sentence of %s', (locale) => {
    const said = new Map([...originalWords(locale), ...Object.entries(finishedWords()?.texts[locale] ?? {})]);
    expect(found(said)).toEqual([]);
  });

  it('would be noticed: the demo shop’s own words are found', () => {
    const sentences = Object.values(demoSentences).flatMap((said) => Object.values(said));
    expect(sentences.filter((text) => demoWords.test(text)).length).toBeGreaterThan(20);
    for (const name of Object.values(demoSettings['site.name'])) expect(demoWords.test(name)).toBe(true);
  });

  it('says nothing in words of its own', async () => {
    const { words } = (await test.get('/api/site/words')).data;
    expect(Object.values(words)).toEqual(locales.map(() => ({})));
  });

  it('has no setting that is the demo’s', async () => {
    const presets = (await describeSettings(test.ctx)).flatMap(({ key, value }) => [...textsOf(value, key)]);
    expect(found(presets)).toEqual([]);
  });

  const calls = [
    '/api/index/index?requiredLogin=0',
    '/api/content/pages',
    '/api/product/home',
    '/api/product/list',
    '/api/product/categories',
    '/api/service/list',
    '/api/store/trades',
    '/api/store/licences',
    '/api/site/words',
    '/api/site/maintenance',
  ];
  it.each(locales)('answers its calls in %s without it', async (locale: Locale) => {
    const member = await signIn(test.ctx, (await createTestUser(test.ctx, { group: 'operator' })).id);
    for (const path of [...calls, '/api/account/overview', '/api/message/list'])
      expect([path, found(textsOf(await test.get(path, { ...member, locale })))]).toEqual([path, []]);
  });

  it('describes its interface without it, examples and all', () => {
    expect(found(textsOf(describeApi(listRoutes(test.api.app))))).toEqual([]);
  });
});
