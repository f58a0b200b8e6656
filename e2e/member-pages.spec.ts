import type { Page } from '@playwright/test';
import { locales } from '../lib/i18n/locales.ts';
import { expectAccessible, switchMode } from './fixtures/accessible.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { demoBuyer } from './pages/login.ts';
import { memberPages } from './pages/member-table.ts';
import { memberWords } from './pages/words.ts';

const devices = {
  desk: { mode: 'light', size: { width: 1280, height: 900 } },
  phone: { mode: 'dark', size: { width: 360, height: 740 } },
} as const;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const language of locales) {
  const words = memberWords[language];
  // On each device every page is loaded in one language, and in the other it becomes that device's with the page open.
  const [first, second] = language === 'en' ? (['phone', 'desk'] as const) : (['desk', 'phone'] as const);

  test.describe(`the member centre in ${language}`, () => {
    test.use({ language, colorScheme: devices[first].mode, viewport: devices[first].size });
    // One for all: the list of devices, which is one of the pages, would grow with every test.
    let session: Awaited<ReturnType<typeof openSession>>;
    test.beforeAll(async () => {
      session = await openSession(await idOfMember(demoBuyer));
    });

    for (const { path, entry = path, heading } of memberPages) {
      test(`everybody can use ${path}, on a ${first} and on a ${second}`, async ({ page, baseURL }) => {
        const expectUsable = async (device: keyof typeof devices) => {
          await expect(page.getByRole('heading', { level: 1, name: heading(words), exact: true })).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          if (device === 'desk') await expectMarked(page, words.member.menu.label, entry);
          await expectNoSidewaysScroll(page);
        };
        await enterBy(page, baseURL ?? '', session);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page).toHaveTitle(new RegExp(`^${heading(words)} - .+`));
        await expectUsable(first);
        // Each device and its mode once: what axe finds depends on no language.
        await expectAccessible(page);
        await page.setViewportSize(devices[second].size);
        await switchMode(page, devices[second].mode);
        await expectUsable(second);
      });
    }
  });
}

/** The entry of the menu that the page belongs to is marked, or none is. */
async function expectMarked(page: Page, menu: string, entry: string): Promise<void> {
  const marked = page.getByRole('navigation', { name: menu }).locator('[aria-current="page"]');
  if (entry) await expect(marked).toHaveAttribute('href', entry);
  else await expect(marked).toHaveCount(0);
}
