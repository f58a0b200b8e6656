import type { APIRequestContext } from '@playwright/test';
import type { ProductFormInput } from '../../lib/contract/catalogue/product-fields.ts';
import { legalKinds } from '../../lib/contract/site/desk-legal.ts';
import { defaultLocale, type Locale, localeCookie, locales } from '../../lib/i18n/locales.ts';
import { type FigureName, figureNames, isFigure, shortNames } from '../../lib/i18n/words/figures.ts';
import { localisedPath, paths } from '../../lib/routes/paths.ts';
import { siteRoutes } from '../../lib/routes/site-routes.ts';
import { createSignedInOperator } from '../../lib/server/factories/factories.ts';
import { demoWords } from '../../lib/server/http/demo-words-for-tests.ts';
import { productFormOf, variantOf } from '../../lib/server/http/testing/product-forms-for-tests.ts';
import { updateSettings, writeShopFacts } from '../../lib/server/site/index.ts';
import { unusualFigures, unusualSettings } from '../../lib/server/site/words/unusual-figures-for-tests.ts';
import { type ApiUser, withToken } from '../fixtures/as-user.ts';
import { type EmptyShop, startEmptyShop } from '../fixtures/empty-shop.ts';
import { expect, test } from '../fixtures/test.ts';
import { type Walked, walkPages, wordsIn } from '../fixtures/walk-pages.ts';

test.describe.configure({ mode: 'serial' });

/** Opened by an owner who has filled in nothing. */
let shop: EmptyShop;
let desk: ApiUser;
test.beforeAll(async ({ playwright }) => {
  shop = await startEmptyShop(async (ctx) => {
    await ctx.db.transaction((tx) => writeShopFacts(ctx, tx, { 'site.isOpen': true }));
    await updateSettings(ctx, { 'member.isOperatorTwoFactorRequired': false });
  });
  const { token } = await createSignedInOperator(shop.ctx);
  desk = withToken(await playwright.request.newContext({ baseURL: shop.url }), token);
});
test.afterAll(() => shop?.stop());

/** Every page of the storefront that has no record in its address, and what programs read of the shop. */
const pages = siteRoutes.filter(({ pattern }) => !pattern.includes('{')).map(({ pattern }) => pattern);
const files = ['/robots.txt', '/sitemap.xml', '/sitemaps/site-0.xml', '/manifest.webmanifest', '/favicon.ico'];
const begin = [
  ...locales.flatMap((locale) => pages.map((path) => localisedPath(locale, path))),
  ...files,
  '/api/openapi.json',
  '/api/reference',
];

/** An address without a language is in the one that the visitor has. */
const readPage = (request: APIRequestContext, path: string) =>
  request.get(shop.url + path, { headers: { cookie: `${localeCookie}=${defaultLocale}` } });

/** The words of the demo with what stands around them, to be found again. */
const saidIn = ({ path, text }: Walked) =>
  [...text.matchAll(new RegExp(demoWords, 'giu'))].map(
    ({ index }) => `${path}: ${text.slice(Math.max(0, index - 60), index + 40)}`,
  );

/** Reads all that can be reached, as it is now. Answers the paths. */
async function readAll(request: APIRequestContext, more: string[] = []): Promise<string[]> {
  const walked = await walkPages(request, shop.url, [...begin, ...more]);
  expect(walked.filter(({ status }) => status >= 400).map(({ path, status }) => [path, status])).toEqual([]);
  expect(walked.flatMap(saidIn)).toEqual([]);
  const drawings = ['/art/hero.svg', '/art/door-', '/art/step-'];
  expect(walked.filter(({ text }) => drawings.some((each) => text.includes(each))).map(({ path }) => path)).toEqual([]);
  return walked.map(({ path }) => path);
}

test('says nothing of the demo on any page, and leads nowhere where nothing is', async ({ request }) => {
  const read = await readAll(request);
  expect(read).toEqual(
    expect.arrayContaining([
      '/en/licences',
      '/user/login',
      expect.stringMatching(/^\/social\.png\?v=\w+$/),
      '/en/cooperate',
    ]),
  );
  for (const path of ['/no-such-page', '/en/no-such-page']) {
    const answer = await readPage(request, path);
    expect([answer.status(), saidIn({ path, status: 404, text: await answer.text() })]).toEqual([404, []]);
  }
});

/** Where the service is. */
let service = '';

const named = (name: string) => ({ name, description: '', summary: '', keywords: '' });

/** Goods, a service and texts, as an owner would have them first; one text is a draft. */
async function fill(): Promise<void> {
  const texts = { 'zh-cn': named('面包'), en: named('Bread') };
  const category = await desk.post<{ id: number }>('/api/operator/category/save', { slug: 'bread', texts });
  await publish(
    productFormOf('rye-bread', category.id, { texts: { 'zh-cn': named('黑麦面包'), en: named('Rye bread') } }),
  );
  const rolls = {
    texts: { 'zh-cn': named('小面包'), en: named('Rolls') },
    variants: [variantOf('ROLLS', { stock: 20 })],
  };
  await publish(productFormOf('rolls', category.id, rolls));
  const lesson = { 'zh-cn': named('烘焙课'), en: named('Baking class') };
  service = paths.service(
    await publish(
      productFormOf('baking-class', category.id, { kind: 'service', fulfilment: 'service', texts: lesson }),
    ),
  );
  for (const kind of legalKinds) {
    const { page_id: id } = await desk.post<{ page_id: number }>('/api/operator/legal/draft', { kind });
    const place = { id, version: 1, url: kind, sort: 100 };
    if (kind !== 'cookies') await desk.post('/api/operator/page/place', { ...place, is_published: true });
  }
}

async function publish(product: ProductFormInput): Promise<number> {
  const { id } = await desk.post<{ id: number }>('/api/operator/product/save', { product });
  const { version } = await desk.get<{ version: number }>('/api/operator/product/info', { id });
  await desk.post('/api/operator/product/publish', { id, version });
  return id;
}

test('with its first goods and legal texts says nothing of it either, and leads to no draft', async ({ request }) => {
  await fill();
  const read = await readAll(request, [
    '/rye-bread',
    '/en/rye-bread',
    '/sitemaps/product-0.xml',
    '/sitemaps/page-0.xml',
  ]);
  const linked = [
    '/page/terms',
    '/en/page/privacy',
    '/page/delivery',
    '/en/page/returns',
    '/rye-bread',
    '/en/rye-bread',
  ];
  expect(read).toEqual(expect.arrayContaining(linked));
  expect(read.filter((path) => path.includes('cookies'))).toEqual([]);
});

type Said = { path: string; figures: FigureName[] };

/** What of the shop's own sentences stands on its pages. */
const ofSentences = (): Said[] => [
  {
    path: '/rye-bread',
    figures: [
      'order_confirmDays',
      'order_extendDays',
      'aftersale_windowDays',
      'invoice_slaDays',
      'shipping_baseFen',
      'shipping_freeFromFen',
    ],
  },
  { path: '/rolls', figures: ['aftersale_noReasonDays'] },
  { path: service, figures: ['order_confirmServiceDays', 'aftersale_windowDays'] },
  { path: '/cooperate', figures: ['site_leadReplyDays', 'quote_validDays'] },
];

const figuresIn = (text: string): FigureName[] =>
  [...text.matchAll(/\{(\w+)(?:, \w+)?\}/g)].flatMap(([, name = '']) => {
    if (isFigure(name)) return [name];
    return name in shortNames ? [shortNames[name as keyof typeof shortNames]] : [];
  });

test('whatever a page promises is what its setting says', async ({ request }) => {
  const all = {
    title: 'All',
    description: '{aftersale_windowDays}',
    body: `<ul>${figureNames.map((name) => `<li>${name}: {${name}}.</li>`).join('')}</ul>`,
  };
  await desk.post('/api/operator/page/save', {
    version: 0,
    url: 'all',
    is_published: true,
    sort: 1,
    texts: { 'zh-cn': all, en: all },
  });
  const legal = (
    await desk.get<{ list: { url: string; page_id: number; state: string }[] }>('/api/operator/legal/list')
  ).list;
  const ofPages = await Promise.all(
    legal
      .filter(({ state }) => state === 'published')
      .map(async ({ url, page_id: id }): Promise<Said[]> => {
        const { texts } = await desk.get<{ texts: Record<Locale, { body: string }> }>('/api/operator/page/info', {
          id,
        });
        return locales.map((locale) => ({
          path: localisedPath(locale, `/page/${url}`),
          figures: figuresIn(texts[locale].body),
        }));
      }),
  );
  const said = [
    ...ofSentences().flatMap(({ path, figures }) =>
      locales.map((locale) => ({ path: localisedPath(locale, path), figures })),
    ),
    ...ofPages.flat(),
  ];
  expect(said.every(({ figures }) => figures.length > 0)).toBe(true);
  // Kept as they are now.
  for (const { path } of said) await readPage(request, path);

  const { list } = await desk.get<{ list: { key: string; value: unknown }[] }>('/api/operator/settings/see');
  const changes = Object.entries(unusualSettings).map(([key, value]) => ({
    key,
    before: list.find((each) => each.key === key)?.value,
    value,
  }));
  await desk.post('/api/operator/settings/save', { changes });
  // The process hears of it a moment after the answer, and gives the page of before while a rendering that had begun goes on.
  const heard = async () => (await readPage(request, '/page/all')).text();
  await expect.poll(heard).toContain(`order_confirmDays: ${unusualFigures.order_confirmDays}.`);

  for (const { path, figures } of said) {
    await expect(async () => {
      const words = wordsIn(await (await readPage(request, path)).text());
      for (const name of figures)
        expect([path, name, words]).toEqual([path, name, expect.stringContaining(unusualFigures[name])]);
    }).toPass({ timeout: 10_000 });
  }
  for (const locale of locales) {
    const html = await (await readPage(request, localisedPath(locale, '/page/all'))).text();
    for (const name of figureNames) expect(wordsIn(html)).toContain(`${name}: ${unusualFigures[name]}.`);
    expect(html).toContain(`<meta name="description" content="${unusualFigures.aftersale_windowDays}"`);
  }
});
