import { describe, expect, it } from '@jest/globals';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { bareFigure, spoken } from '#lib/i18n/words/bare-figures-for-tests.ts';
import englishWords from '#messages/en/referral.json' with { type: 'json' };
import chineseWords from '#messages/zh-cn/referral.json' with { type: 'json' };
import { seedPages } from './pages.ts';

const chinese = /[\u3000-\u303f\u3400-\u9fff\uff01-\uff60]/;
const allowedTags = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The names of all tags in order, closing ones with their slash, to compare the two languages by. */
function tagsOf(html: string): string[] {
  return [...html.matchAll(/<(\/?[a-z0-9]+)[^>]*>/gi)].map(([, name = '']) => name);
}

describe('the content pages', () => {
  it('are the ones the footer and the checkout refer to, each once', () => {
    const urls = seedPages.map((page) => page.url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toEqual(
      expect.arrayContaining(['about', 'help', 'terms', 'privacy', 'delivery', 'returns', 'contact', 'referral-rules']),
    );
  });

  it('link only to places the shop has', () => {
    const known = ['/cooperate', '/product', '/services', ...seedPages.map((page) => `/page/${page.url}`)];
    const links = seedPages.flatMap(({ body }) =>
      Object.values(body).flatMap((html) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)),
    );
    expect(links.filter((href) => !known.includes(href))).toEqual([]);
  });
});

it('tell of referrals what the shop does', () => {
  const { body } = seedPages.find(({ url }) => url === 'referral-rules') ?? { body: { 'zh-cn': '', en: '' } };
  for (const words of [body['zh-cn'], body.en])
    expect(words.match(/\{(?:commission2?|withdraw_feeBp)\}/g)).toEqual([
      '{commission}',
      '{commission2}',
      '{withdraw_feeBp}',
    ]);
  // A state is called there as in the list of commissions.
  for (const [locale, { statuses }] of Object.entries({ 'zh-cn': chineseWords, en: englishWords })) {
    const cells = [...body[locale as 'en'].matchAll(/<tr><td>(.+?)<\/td>/g)].map(([, cell]) => cell);
    expect(cells).toEqual(Object.values(statuses));
  }
  // Where commissions can go.
  expect(body.en).toMatch(/bank card, Alipay or your account balance/);
  expect(body['zh-cn']).not.toMatch(/微信/);
});

/** Numbers that no setting keeps: what a page promises by itself, limits of the code, rules of the law, and the yuan that points are worth. */
const ownFigures: Record<string, Record<Locale, string[]>> = {
  help: { 'zh-cn': ['1.00 元', '10 分钟'], en: ['¥1', 'ten minutes'] },
  delivery: {
    'zh-cn': ['0 天', '3 个工作日', '3 周', '5 个工作日', '3 天'],
    en: ['3 working days', '3 weeks', '5 working days', '3 days'],
  },
  invoices: { 'zh-cn': ['72 小时'], en: ['72 hours'] },
  contact: {
    'zh-cn': ['2 小时', '一个工作日', '2 个工作日'],
    en: ['2 working hours', 'one working day', '2 working days'],
  },
  'referral-rules': { 'zh-cn': ['7 天'], en: ['7 days'] },
  terms: { 'zh-cn': ['1.00 元', '7 日'], en: ['¥1', '7 days'] },
  privacy: {
    'zh-cn': ['三年', '六个月', '15 个工作日', '14 周', '7 日'],
    en: ['three years', 'six months', '15 working days', '7 days'],
  },
};

describe.each(seedPages)('/page/$url', ({ url, title, description, body }) => {
  it.each(locales)('promises in %s no figure that a setting keeps', (locale) => {
    const said = [title, description, body].map((text) => spoken(text[locale].replace(/\{\w+, \w+\}/g, '…'))).join(' ');
    const found = [...said.matchAll(new RegExp(bareFigure[locale], 'giu'))].map(([figure]) => figure);
    expect(found).toEqual(ownFigures[url]?.[locale] ?? []);
  });

  it('is written in both languages', () => {
    for (const text of [title, description, body]) {
      expect(text['zh-cn']).toMatch(chinese);
      expect(text.en).toMatch(/[a-z]/);
      expect(text.en).not.toMatch(chinese);
    }
  });

  it('is long enough to answer, in either language', () => {
    const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');
    expect(plain(body['zh-cn']).match(/[\u4e00-\u9fff]/g)?.length).toBeGreaterThanOrEqual(400);
    expect(plain(body.en).trim().split(/\s+/).length).toBeGreaterThanOrEqual(250);
  });

  it('has the same structure in both languages, from allowed tags, each closed', () => {
    expect(tagsOf(body.en)).toEqual(tagsOf(body['zh-cn']));
    const open: string[] = [];
    for (const tag of tagsOf(body.en)) {
      expect(allowedTags).toContain(tag.replace('/', ''));
      if (!tag.startsWith('/')) open.push(tag);
      else expect(open.pop()).toBe(tag.slice(1));
    }
    expect(open).toEqual([]);
  });
});
