import { describe, expect, it } from '@jest/globals';
import englishWords from '#messages/en/referral.json' with { type: 'json' };
import chineseWords from '#messages/zh-cn/referral.json' with { type: 'json' };
import { demoSettings } from '../seed-identity.ts';
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

it('tell of referrals what the settings of the demo shop say', () => {
  const { body } = seedPages.find(({ url }) => url === 'referral-rules') ?? { body: { 'zh-cn': '', en: '' } };
  const rates = [demoSettings['referral.level1Bp'], demoSettings['referral.level2Bp']].map((bp) => `${bp / 100}%`);
  for (const words of [body['zh-cn'], body.en]) expect(words.match(/[\d.]+%/g)).toEqual(rates);
  // A state is called there as in the list of commissions.
  for (const [locale, { statuses }] of Object.entries({ 'zh-cn': chineseWords, en: englishWords })) {
    const cells = [...body[locale as 'en'].matchAll(/<tr><td>(.+?)<\/td>/g)].map(([, cell]) => cell);
    expect(cells).toEqual(Object.values(statuses));
  }
  // Where commissions can go.
  expect(body.en).toMatch(/bank card, Alipay or your account balance/);
  expect(body['zh-cn']).not.toMatch(/微信/);
});

describe.each(seedPages)('/page/$url', ({ title, description, body }) => {
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
