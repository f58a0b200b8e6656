import type { APIRequestContext } from '@playwright/test';
import { changePrice } from '../../lib/server/catalogue/index.ts';
import { productFormOf } from '../../lib/server/http/testing/product-forms-for-tests.ts';
import { saveNavigation } from '../../lib/server/identity/index.ts';
import type { Member } from '../../lib/server/kernel/actor.ts';
import { getSettings, savePage, updateSettings } from '../../lib/server/site/index.ts';
import { type ApiUser, asUser } from '../fixtures/as-user.ts';
import { changeUnderLoad, graceInMs, numbersIn } from '../fixtures/change-under-load.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import type { Asked } from '../fixtures/read-while.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };
const chinese = { cookie: 'ba-lang=zh-cn' };
const english = { cookie: 'ba-lang=en' };
/** As the router of a browser asks for a page it goes to. */
const router = { rsc: '1' };

const ask = (request: APIRequestContext, path: string, headers: Record<string, string>) =>
  request.get(path, { headers, maxRedirects: 0 });

const inBothLanguages = (paths: string[]): Asked[] =>
  paths.flatMap((path) => [
    { path, headers: chinese },
    { path, headers: english },
  ]);

/** A price as it is shown, or in fen; the step is its end. */
const stepOfPrice = (price: number) => Math.round(price < 1_000_000 ? price * 100 : price) - 7_654_000;

async function publishProduct(desk: ApiUser, slug: string): Promise<number> {
  const { categories } = await desk.get<{ categories: { id: number }[] }>('/api/operator/product/choices');
  const product = productFormOf(slug, categories[0]?.id ?? 0);
  const { id } = await desk.post<{ id: number }>('/api/operator/product/save', { product });
  const { version } = await desk.get<{ version: number }>('/api/operator/product/info', { id });
  await desk.post('/api/operator/product/publish', { id, version });
  return id;
}

test.describe('while the shop changes, no answer shows what is over', () => {
  test('prices', async ({ request }) => {
    const slug = `moving-${Date.now().toString(36)}`;
    const id = await publishProduct(await asUser(request, await idOfMember('demo_operator')), slug);
    await expect.poll(async () => (await ask(request, `/${slug}`, chinese)).status()).toBe(200);
    const pages: Asked[] = [`/${slug}`, `/en/${slug}`, `/product?id=${id}`].flatMap((path) => [
      ...inBothLanguages([path]),
      { path: `${path}${path.includes('?') ? '&' : '?'}_rsc=`, headers: { ...english, ...router } },
    ]);
    const asked = [...pages, ...inBothLanguages([`/product?q=${slug}`, `/api/product/info?slug=${slug}`])];
    await withShop((ctx) =>
      changeUnderLoad(request, asked, {
        change: async (value) => {
          await changePrice(ctx, operator, { sku: `SKU-${slug}`, priceAmount: 7_654_000 + value, listAmount: null });
        },
        // No part of a longer word: the name of a picture may hold such digits.
        find: (text) =>
          numbersIn(/(?<![\w-])(7,?654\d\.\d\d|7654\d\d\d(?!\w))/g)(text.replaceAll(',', '')).map(stepOfPrice),
      }),
    );
  });

  test('texts of a page', async ({ request }) => {
    const url = `moving-${Date.now().toString(36)}`;
    const text = (value: number) => ({ title: `${url}-${value}-`, description: '', body: `<p>${url}-${value}-</p>` });
    let page = { id: undefined as number | undefined, version: 0 };
    await withShop(async (ctx) => {
      const save = async (value: number, isPublished = true) => {
        const texts = { 'zh-cn': text(value), en: text(value) };
        page = await savePage(ctx, operator, { ...page, url, isPublished, sort: 900, texts });
      };
      await save(100);
      await expect.poll(async () => (await ask(request, `/page/${url}`, chinese)).status()).toBe(200);
      const find = numbersIn(new RegExp(`${url}-(\\d+)-`, 'g'));
      await changeUnderLoad(request, inBothLanguages([`/page/${url}`]), { change: save, find });
      await save(999, false);
      await expect.poll(async () => (await ask(request, `/page/${url}`, chinese)).status()).toBe(404);
    });
  });

  test('settings', async ({ request }) => {
    const find = numbersIn(/©(?:行|row)(\d+)[。.]/g);
    await withShop(async (ctx) => {
      const before = (await getSettings(ctx))['site.copyright'];
      const change = (value: number) =>
        updateSettings(ctx, { 'site.copyright': { 'zh-cn': `©行${value}。`, en: `©row${value}.` } });
      try {
        await changeUnderLoad(request, inBothLanguages(['/', '/product', '/page/about']), { change, find });
      } finally {
        await updateSettings(ctx, { 'site.copyright': before });
      }
    });
  });

  test('menus, and who may see them', async ({ request }) => {
    const title = (value: number) => ({ 'zh-cn': `菜单${value}号`, en: `Menu ${value} of many` });
    const find = numbersIn(/(?:菜单|Menu )(\d+)(?:号| of many)/g);
    const entry = { type: 'nav', pid: 0, icon: '', menuType: 'link', path: '', url: '/product' } as const;
    await withShop(async (ctx) => {
      let id: number | undefined;
      const save = async (value: number, facts = { isPublic: true, status: 'enable' as 'enable' | 'disable' }) => {
        id = await saveNavigation(ctx, operator, { ...entry, ...facts, id, titles: title(value) });
      };
      const asked = inBothLanguages(['/', '/services']);
      await changeUnderLoad(request, asked, { change: save, find });
      // Only for who is logged in: on no page that everybody gets.
      await save(999, { isPublic: false, status: 'enable' });
      for (const { path, headers } of asked) {
        const read = async () => find(await (await ask(request, path, headers)).text());
        await expect.poll(read, { timeout: graceInMs }).toEqual([]);
      }
      await save(999, { isPublic: false, status: 'disable' });
    });
  });
});
