import type { Page } from '@playwright/test';
import { locales } from '../lib/i18n/locales.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { demoBuyer } from './pages/login.ts';
import { memberPages } from './pages/member-table.ts';
import { memberWords } from './pages/words.ts';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const language of locales) {
  const words = memberWords[language];

  test.describe(`the member centre in ${language}`, () => {
    test.use({ language });
    // One for all: the list of devices, which is one of the pages, would grow with every test.
    let session: Awaited<ReturnType<typeof openSession>>;
    test.beforeAll(async () => {
      session = await openSession(await idOfMember(demoBuyer));
    });

    for (const { path, entry = path, title, heading } of memberPages) {
      test(`everybody can use ${path}, on a desk and on a phone`, async ({ page, baseURL }) => {
        await enterBy(page, baseURL ?? '', session);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        const main = page.getByRole('heading', { level: 1, name: heading(words), exact: true });
        await expect(main).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(new RegExp(`^${title(words)} - .+`));
        const marked = page.getByRole('navigation', { name: words.member.menu.label }).locator('[aria-current="page"]');
        if (entry) await expect(marked).toHaveAttribute('href', entry);
        else await expect(marked).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        await page.setViewportSize({ width: 360, height: 740 });
        await page.reload();
        await expect(main).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }
  });
}
