import type { APIRequestContext } from '@playwright/test';
import { routerMarker } from '../../server/page-cache/router-marker.ts';
import { becomeMember } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';

const chinese = { cookie: 'ba-lang=zh-cn' };
const english = { cookie: 'ba-lang=en' };
/** As the router of a browser asks for a page it goes to. */
const router = { rsc: '1' };
const routed = (path: string) => `${path}${path.includes('?') ? '&' : '?'}_rsc=`;

/** Of every kind of cached page, in a product that is always there. */
const pages = ['/', '/product', '/gel-pen-box', '/services', '/service-42', '/page/about', '/cooperate'];
const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = chinese) =>
  request.get(path, { headers: { 'accept-encoding': 'identity', ...headers }, maxRedirects: 0 });

/** Other tests change the shop meanwhile: two answers are the same page where nobody did between them. */
const whileNothingChanges = (look: () => Promise<void>) => expect(look).toPass({ timeout: 60_000 });

/** What the page cache itself says: Next would write its tags of content otherwise. */
const ofTheCache = /^W\/"[\w-]{22}"$/;

test.describe('a cached page', () => {
  test('is the same for everybody, in each language and however it is packed', async ({ request }) => {
    const look = async (path: string) => {
      const plain = await ask(request, path);
      const html = await plain.text();
      expect([path, plain.status(), plain.headers().etag]).toEqual([path, 200, expect.stringMatching(ofTheCache)]);
      for (const encoding of ['gzip', 'br', 'gzip, deflate, br, zstd']) {
        const packed = await ask(request, path, { ...chinese, 'accept-encoding': encoding });
        expect([path, packed.headers()['content-encoding']]).toEqual([path, encoding === 'gzip' ? 'gzip' : 'br']);
        expect((await packed.text()) === html).toBe(true);
        expect(packed.headers().etag).toBe(plain.headers().etag);
      }
      const known = await ask(request, path, { ...chinese, 'if-none-match': plain.headers().etag ?? '' });
      expect([path, known.status(), (await known.body()).length]).toEqual([path, 304, 0]);
      const head = await request.head(path, { headers: { ...chinese, 'accept-encoding': 'identity' } });
      expect(head.headers()['content-length']).toBe(String(Buffer.byteLength(html)));
      const inEnglish = await ask(request, path, english);
      expect([path, (await inEnglish.text()).includes('<html lang="en"')]).toEqual([path, true]);
      const byAddress = await ask(request, `/en${path === '/' ? '' : path}`);
      expect([path, (await byAddress.text()) === (await inEnglish.text())]).toEqual([path, true]);
    };
    for (const path of pages) await whileNothingChanges(() => look(path));
  });

  test('is nobody’s: who is logged in gets what everybody gets', async ({ page, baseURL, request }) => {
    const user = await becomeMember(page, baseURL ?? '');
    const look = async (path: string) => {
      const [own, others] = [await page.request.get(path), await ask(request, path)];
      expect([path, own.headers().etag]).toEqual([path, others.headers().etag]);
      expect((await own.text()).includes(user.username)).toBe(false);
      expect([own.headers()['set-cookie'], others.headers()['set-cookie']]).toEqual([undefined, undefined]);
    };
    for (const path of pages) await whileNothingChanges(() => look(path));
  });

  test('goes to the router of the browser too, wherever it stands', async ({ request }) => {
    const look = async (path: string) => {
      const first = await ask(request, routed(path), { ...chinese, ...router });
      expect([path, first.status(), first.headers()['content-type']]).toEqual([path, 200, 'text/x-component']);
      expect([path, first.headers().etag]).toEqual([path, expect.stringMatching(ofTheCache)]);
      const elsewhere = {
        ...chinese,
        ...router,
        'next-router-state-tree': '%5B%22%22%5D',
        'next-url': '/zh-cn/product',
      };
      expect((await (await ask(request, routed(path), elsewhere)).text()) === (await first.text())).toBe(true);
    };
    for (const path of pages) await whileNothingChanges(() => look(path));
  });

  test('is kept in no part that somebody makes up, nor under an address nobody has', async ({ request }) => {
    const madeUp = { ...chinese, ...router, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/made-up' };
    for (const marker of ['made-up', routerMarker(madeUp)]) {
      const answer = await ask(request, `/product?_rsc=${marker}`, madeUp);
      expect([marker, ofTheCache.test(answer.headers().etag ?? '')]).toEqual([marker, false]);
    }
    for (const path of [
      '/no-such-thing',
      '/product?id=999999',
      '/page/none',
      '/productlist-999999',
      '/service-999999',
    ]) {
      const answer = await ask(request, path);
      expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
      expect([path, ofTheCache.test(answer.headers().etag ?? '')]).toEqual([path, false]);
    }
    await whileNothingChanges(async () => {
      const [plain, added] = [await ask(request, '/product'), await ask(request, '/product?utm_source=a&x=b')];
      expect(added.headers().etag).toBe(plain.headers().etag);
    });
  });
});

test.describe('in a browser', () => {
  for (const language of ['zh-cn', 'en'] as const) {
    test.describe(language, () => {
      test.use({ language });
      test('every kind of page opens, one leads to the next without a load, and its policy refuses nothing', async ({
        page,
      }) => {
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('main')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-CN');
        }
        await page.goto('/product');
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        const product = page.getByRole('main').getByRole('article').first().getByRole('link').first();
        const address = await product.getAttribute('href');
        await product.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`));
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      });
    });
  }
});
