import type { Page } from '@playwright/test';
import { deskRoutes } from '../lib/routes/desk-routes.ts';
import { storeRoutes } from '../lib/routes/store-routes.ts';
import en from '../messages/en/member.json' with { type: 'json' };
import zh from '../messages/zh-cn/member.json' with { type: 'json' };
import routes from '../messages/zh-cn/routes.json' with { type: 'json' };
import { expectAccessible } from './fixtures/accessible.ts';
import { goWithin, inTens } from './fixtures/go-within.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';

/** One name a page: the tab says what the heading says, and so does the entry of the menu that leads here. */
async function expectOneName(page: Page): Promise<void> {
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  await expect.poll(async () => (await page.title()).split(' - ')[0]).toBe(heading);
  const path = new URL(page.url()).pathname;
  const labels = [zh.menu.label, en.menu.label].join('|');
  const menu = page.getByRole('navigation', { name: new RegExp(`^(${labels})$`) });
  const entry = menu.locator(`a[href="${path}"][aria-current="page"]`).filter({ visible: true });
  // What waits there stands below the name.
  for (const text of await entry.allInnerTexts()) expect(text.split('\n')[0]?.trim()).toBe(heading);
}

async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // Answers have come, or are said not to.
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ has: page.locator('.MuiSkeleton-root') }),
  ).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expectOneName(page);
  await expectAccessible(page);
}

const sides = [
  { who: 'demo_store', routes: storeRoutes },
  { who: 'demo_operator', routes: deskRoutes },
];

for (const { who, routes } of sides) {
  test.describe(`pages of ${who}`, () => {
    let session: Awaited<ReturnType<typeof openSession>>;
    test.beforeAll(async () => {
      session = await openSession(await idOfMember(who));
    });

    for (const { pattern } of routes) {
      test(`everybody can use ${pattern}, in Chinese on a desk`, async ({ page, baseURL }) => {
        await enterBy(page, baseURL ?? '', session);
        const answer = await page.goto(pattern);
        expect(answer?.status()).toBe(200);
        await expectUsable(page);
      });
    }

    test.describe('on a phone in the dark', () => {
      test.use({ language: 'en', colorScheme: 'dark', viewport: { width: 360, height: 740 } });

      for (const patterns of inTens(routes.map(({ pattern }) => pattern))) {
        test(`everybody can use ${patterns[0]} and what follows it, in English`, async ({ page, baseURL }) => {
          await enterBy(page, baseURL ?? '', session);
          for (const pattern of patterns) {
            await test.step(pattern, async () => {
              await goWithin(page, pattern);
              await expectUsable(page);
            });
          }
        });
      }
    });
  });
}

test.describe('a page that is refused', () => {
  test.use({ expectedTroubles: [/404/] });

  test('keeps its own title', async ({ page, baseURL }) => {
    await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_buyer')));
    for (const [path, name] of [
      ['/user/desk/settings', routes['user/desk/settings']],
      ['/user/store/finance', routes['user/store/finance']],
    ] as const) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveTitle(new RegExp(`^${name} - `));
    }
  });

  test('for want of a login is called in the tab as it is with one', async ({ page }) => {
    await page.goto('/user/account/bill');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${routes['user/account/bill']} - `));
  });
});

test('who works for no store, and who is no operator, finds none of these pages', async ({ page, baseURL }) => {
  await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_buyer')));
  for (const path of ['/user/store/home', '/user/store/orderpool', '/user/desk/home', '/user/desk/users']) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  await enterBy(page, baseURL ?? '', await openSession(await idOfMember('demo_operator')));
  expect((await page.request.get('/user/store/orderpool')).status()).toBe(404);
});
