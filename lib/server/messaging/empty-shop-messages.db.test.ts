import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { originalWords } from '#lib/i18n/words/original-words.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { demoWords } from '#lib/server/http/demo-words-for-tests.ts';
import { replaceWords, updateSettings } from '../site/index.ts';
import { unusualFigures, unusualSettings } from '../site/words/unusual-figures-for-tests.ts';
import { inboxEvents } from './inbox-events.ts';
import { type WordedMessage, wordMessage } from './word-message.ts';

const test = await createTestContext();
afterAll(() => test.close());

type Values = Record<string, string | number>;

/** Something for every value of a sentence. */
function valuesOf(elements: MessageFormatElement[]): Values {
  return Object.fromEntries(
    elements.flatMap((element): [string, string | number][] => {
      if (element.type === TYPE.tag) return Object.entries(valuesOf(element.children));
      if (element.type === TYPE.argument) return [[element.value, '3']];
      if (element.type === TYPE.number || element.type === TYPE.date) return [[element.value, 3]];
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
      const inner = Object.values(element.options).flatMap(({ value }) => Object.entries(valuesOf(value)));
      const own = element.type === TYPE.plural ? 3 : (Object.keys(element.options)[0] ?? '');
      return [...inner, [element.value, own]];
    }),
  );
}

const words = originalWords('zh-cn');
const valuesAt = (...keys: string[]): Values =>
  Object.assign(
    {},
    ...keys.flatMap((key) => locales.map((locale) => valuesOf(parse(originalWords(locale).get(key) ?? '')))),
  );

const named = (start: string) =>
  [...words.keys()].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));

/** Everything that the shop sends: mails, text messages, and notices as mails, each as it is queued. */
const kinds: { channel: 'email' | 'mobile'; template: string; values: Values }[] = [
  ...named('api.mailBody')
    .filter((template) => template !== 'Notice')
    .map((template) => ({
      channel: 'email' as const,
      template,
      values: valuesAt(`api.mailTitle${template}`, `api.mailBody${template}`, `api.mailAction${template}`),
    })),
  ...named('api.sms')
    .filter((template) => template !== 'Notice')
    .map((template) => ({
      channel: 'mobile' as const,
      template,
      values: valuesAt(`api.sms${template}`),
    })),
  ...Object.keys(inboxEvents).map((event) => ({
    channel: 'email' as const,
    template: 'Notice',
    values: {
      ...valuesAt(`messagingInbox.${event}Title`, `messagingInbox.${event}Body`),
      noticeEvent: event,
      noticeLink: '/user/message',
    },
  })),
];

async function sendAll(locale: Locale): Promise<WordedMessage[]> {
  const row = { id: 1, createdAt: new Date(0), recipient: 'somebody@example.com', locale };
  const worded: WordedMessage[] = [];
  for (const kind of kinds) worded.push(await wordMessage(test.ctx, { ...row, ...kind }));
  return worded;
}

describe('what a shop without a seed sends', () => {
  it.each(locales)('says in %s nothing of the demo', async (locale) => {
    const sent = await sendAll(locale);
    expect(sent.length).toBeGreaterThan(100);
    const said = sent.flatMap(({ template, values, subject, body, html = '' }) =>
      [subject, body, html].filter((text) => demoWords.test(text)).map((text) => [template, values, text]),
    );
    expect(said).toEqual([]);
    expect(sent.filter(({ channel, html }) => channel === 'email' && !html?.startsWith('<!doctype html>'))).toEqual([]);
  });

  it.each(locales)('promises in %s what settings say, whatever the shop has it promise', async (locale) => {
    const key = 'api.mailAutomatic';
    const text = `${originalWords(locale).get(key)} {aftersale_windowDays, number} / {referral_level1Bp, number, ::percent .##}`;
    await replaceWords(test.ctx, undefined, [{ locale, key, text, field: 'text' }]);
    await updateSettings(test.ctx, unusualSettings);
    const mails = (await sendAll(locale)).filter(({ channel }) => channel === 'email');
    const promised = `${unusualFigures.aftersale_windowDays} / ${unusualFigures.referral_level1Bp}`;
    expect(mails.filter(({ html }) => !html?.includes(promised)).map(({ template }) => template)).toEqual([]);
  });
});
