import { locales } from '../lib/i18n/locales.ts';
import { deskRoutes } from '../lib/routes/desk-routes.ts';
import { memberRoutes } from '../lib/routes/member-routes.ts';
import { storeRoutes } from '../lib/routes/store-routes.ts';
import en from '../messages/en/shell.json' with { type: 'json' };
import zh from '../messages/zh-cn/shell.json' with { type: 'json' };
import { expectAccessible } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/test.ts';

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

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`can be used by everybody, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto('/Product');
        await expectAccessible(page);
      });
    }
  });
}
