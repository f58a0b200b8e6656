import type { APIRequestContext, APIResponse } from '@playwright/test';
import { type ApiUser, asUser } from '../fixtures/as-user.ts';
import { type CachingProxy, startCachingProxy } from '../fixtures/caching-proxy.ts';
import { idOfMember } from '../fixtures/member-facts.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the proxy kept goes from one test to the next, as it does from one visitor to the next. */
test.describe.configure({ mode: 'serial', timeout: 420_000 });

let proxy: CachingProxy;
test.beforeAll(async ({ baseURL }) => {
  proxy = await startCachingProxy(baseURL ?? 'http://127.0.0.1:3000');
});
test.afterAll(() => proxy?.stop());

const languageOf = (html: string) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];

/** Asks through the proxy as somebody whose cookies are these. */
async function ask(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  return request.get(proxy.url + path, { maxRedirects: 0, headers: { cookie: '', ...headers } });
}

/** Whether the proxy answered without asking the shop. */
const isFromCache = (answer: APIResponse) => answer.headers()['x-proxy-cache'] === 'HIT';

const chinese = { cookie: 'ba-lang=zh-cn' };
const english = { cookie: 'ba-lang=en' };

test('files that never change are kept by a cache in between', async ({ request }) => {
  const html = await (await ask(request, '/')).text();
  for (const pattern of [/\/_next\/static\/[^"\\]+\.js/, /\/storage\/[^"\\ ]+\.webp/]) {
    const file = pattern.exec(html)?.[0] ?? '';
    // A drawing stands for a picture that is being made: that is kept by nobody.
    await expect.poll(async () => (await ask(request, file)).headers()['content-type']).not.toBe('image/svg+xml');
    await ask(request, file);
    const again = await ask(request, file);
    expect([file, again.status(), isFromCache(again)]).toEqual([file, 200, true]);
  }
});

test('each visitor gets the own language, whoever asked before', async ({ request }) => {
  for (const path of ['/', '/product', '/classic-business-cards', '/page/about', '/product?page=2']) {
    for (const [headers, language] of [
      [chinese, 'zh-CN'],
      [english, 'en'],
      [chinese, 'zh-CN'],
      [{}, 'zh-CN'],
    ] as const) {
      const answer = await ask(request, path, headers);
      expect([path, headers, languageOf(await answer.text())]).toEqual([path, headers, language]);
    }
  }
});

test('nobody is handed the cookie of somebody else', async ({ request }) => {
  for (const path of ['/en', '/en/product', '/en/page/about']) {
    const first = await ask(request, path);
    expect([path, first.headers()['set-cookie']]).toEqual([path, expect.stringContaining('ba-lang=en')]);
    expect(first.headers()['cache-control']).toContain('private');
    const settled = await ask(request, path, english);
    expect([path, settled.headers()['set-cookie'], isFromCache(settled)]).toEqual([path, undefined, false]);
    const next = await ask(request, path, chinese);
    expect([path, languageOf(await next.text())]).toEqual([path, 'en']);
    expect(next.headers()['set-cookie']).toContain('ba-lang=en');
  }
});

test('a page that has not changed is not sent again, and of two languages each is another page', async ({
  request,
}) => {
  // Asked of the shop itself: this proxy keeps what it may not give unasked not at all, and then asks for the whole.
  const askShop = (headers: Record<string, string>) => request.get('/product', { maxRedirects: 0, headers });
  const first = await askShop(chinese);
  const etag = first.headers().etag ?? '';
  expect([first.headers()['cache-control'], etag]).toEqual(['no-cache', expect.stringMatching(/"/)]);
  expect((await askShop({ ...chinese, 'if-none-match': etag })).status()).toBe(304);
  expect((await askShop({ ...english, 'if-none-match': etag })).status()).toBe(200);
});

/** A product in the shop under an address that was asked for before. */
async function publishAt(desk: ApiUser, slug: string): Promise<void> {
  const { productFormOf } = await import('../../lib/server/http/testing/product-forms-for-tests.ts');
  const { categories } = await desk.get<{ categories: { id: number }[] }>('/api/operator/product/choices');
  const product = productFormOf(slug, categories[0]?.id ?? 0);
  const { id } = await desk.post<{ id: number }>('/api/operator/product/save', { product });
  const { version } = await desk.get<{ version: number }>('/api/operator/product/info', { id });
  await desk.post('/api/operator/product/publish', { id, version });
}

test('an address that was unknown is a page as soon as there is one', async ({ request }) => {
  const slug = `later-${Date.now().toString(36)}`;
  const unknown = await ask(request, `/${slug}`);
  expect([unknown.status(), unknown.headers()['cache-control']]).toEqual([404, 'no-store']);
  await publishAt(await asUser(request, await idOfMember('demo_operator')), slug);
  await expect.poll(async () => (await ask(request, `/${slug}`)).status()).toBe(200);
});

test('where the login is asked for is not kept', async ({ request }) => {
  for (const path of ['/user', '/user/message', '/user/login']) {
    await ask(request, path);
    const again = await ask(request, path);
    expect([path, isFromCache(again), again.headers()['cache-control']]).toEqual([
      path,
      false,
      expect.stringContaining('no-store'),
    ]);
  }
});
