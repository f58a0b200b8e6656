import { locales } from '../lib/i18n/locales.ts';
import { deskRoutes } from '../lib/routes/desk-routes.ts';
import { memberRoutes } from '../lib/routes/member-routes.ts';
import { storeRoutes } from '../lib/routes/store-routes.ts';
import en from '../messages/en/shell.json' with { type: 'json' };
import zh from '../messages/zh-cn/shell.json' with { type: 'json' };
import { expectAccessibleDayAndNight } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/one-browser.ts';

const shellWords = { 'zh-cn': zh, en };
const unknown = [
  '/Product',
  '/product/',
  '/zh-cn',
  '/zh-cn/product',
  '/nope',
  '/user/login/',
  '/productlist-0',
  '/picture.png',
  '/a//b',
];

for (const path of unknown) {
  test(`${path} is no page`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain(zh.notFound.title);
  });
}

/** Well written, and nobody's: rendered and kept each for itself, they would fill the memory. */
const invented = [
  '/no-such-product',
  '/no/such/product',
  '/user/no-such-page',
  '/user-guide/filtered',
  '/product?id=999999',
  '/product?id=999999&q=x',
  '/productlist-999999',
  '/productlist-999999?page=2',
  '/service-999999',
  '/page/no-such-page',
  '/page/%61bout',
  '/product/by-id/1',
  '/product-list/1',
  '/product.rsc',
  '/404',
];

test('every address that nobody has is one and the same answer', async ({ request }) => {
  const found = new Set<string | undefined>();
  for (const path of [...unknown, ...invented]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 404, 'no-store']);
    found.add(answer.headers().etag);
  }
  expect([...found]).toEqual([expect.any(String)]);
});

test('where there are no pages there is not even that answer', async ({ request }) => {
  const image = '/_next/image?url=%2Fsocial.png&w=640&q=75';
  for (const path of [
    '/art/product',
    '/static/x',
    '/_next/x',
    '/_next/static/x.js',
    image,
    '/internal/x',
    '/build/x',
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status(), await answer.text()]).toEqual([path, 404, '']);
  }
});

test.describe('an unknown page below the member centre', () => {
  test.use({ expectedTroubles: [/404/] });

  test('runs its scripts for whoever asks after somebody else', async ({ page }) => {
    for (const path of ['/user/no-such-page', '/user/no-such-page', '/user-guide']) {
      const answer = await page.goto(path);
      expect(await answer?.text()).not.toContain('nonce="');
      await expect(page.getByText(zh.notFound.path.replace('{path}', path))).toBeVisible();
    }
  });
});

test('every protected address sends a guest to the same place and tells nothing', async ({ request }) => {
  for (const { pattern, guards } of [...memberRoutes, ...storeRoutes, ...deskRoutes]) {
    if (guards.length === 0) continue;
    const path = pattern.replace('{url}', 'x');
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([
      path,
      307,
      expect.stringMatching(`/\\?to=${encodeURIComponent(path)}$`),
    ]);
  }
});

for (const language of locales) {
  const { notFound } = shellWords[language];

  test.describe(`an unknown page in ${language}`, () => {
    test.use({ language, expectedTroubles: [/404/] });

    test('names the address and offers ways on', async ({ page }) => {
      await page.goto('/Product');
      await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
      await expect(page.getByText(notFound.path.replace('{path}', '/Product'))).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${notFound.title} - `));
      await page.getByRole('link', { name: notFound.home, exact: true }).click();
      await expect(page).toHaveURL(/\/$/);
    });

    test('can be used by everybody, by day and in the dark', async ({ page }) => {
      await page.goto('/Product');
      await expectAccessibleDayAndNight(page);
    });
  });
}
