import type { Page } from '@playwright/test';
import type { Locale } from '../lib/i18n/locales.ts';
import { expectAccessible, switchMode } from './fixtures/accessible.ts';
import { goWithin, inTens } from './fixtures/go-within.ts';
import { enterBy, openSession } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { demoBuyer } from './pages/login.ts';
import { type MemberPageFacts, memberPages } from './pages/member-table.ts';
import { memberWords } from './pages/words.ts';

const devices = {
  desk: { mode: 'light', size: { width: 1280, height: 900 } },
  phone: { mode: 'dark', size: { width: 360, height: 740 } },
} as const;

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function expectUsable(page: Page, { path, entry = path, heading }: MemberPageFacts, language: Locale) {
  const words = memberWords[language];
  await expect(page.getByRole('heading', { level: 1, name: heading(words), exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^${heading(words)} - .+`));
  const isWide = (page.viewportSize()?.width ?? 0) >= devices.desk.size.width;
  if (isWide) await expectMarked(page, words.member.menu.label, entry);
  await expectNoSidewaysScroll(page);
}

async function become(page: Page, { mode, size }: (typeof devices)[keyof typeof devices]): Promise<void> {
  await page.setViewportSize(size);
  await switchMode(page, mode);
}

// One for all: the list of devices, which is one of the pages, would grow with every test.
let session: Awaited<ReturnType<typeof openSession>>;
test.beforeAll(async () => {
  session = await openSession(await idOfMember(demoBuyer));
});

// Each device and its mode is held against axe once: what it finds depends on no language.
test.describe('in Chinese, on a desk and then on a phone', () => {
  test.use({ colorScheme: devices.desk.mode, viewport: devices.desk.size });

  for (const facts of memberPages) {
    test(`everybody can use ${facts.path}`, async ({ page, baseURL }) => {
      await enterBy(page, baseURL ?? '', session);
      const answer = await page.goto(facts.path);
      expect(answer?.status()).toBe(200);
      await expectUsable(page, facts, 'zh-cn');
      await expectAccessible(page);
      await become(page, devices.phone);
      await expectUsable(page, facts, 'zh-cn');
    });
  }
});

test.describe('in English, on a phone and then on a desk', () => {
  test.use({ language: 'en', colorScheme: devices.phone.mode, viewport: devices.phone.size });

  for (const pages of inTens(memberPages)) {
    test(`everybody can use ${pages[0]?.path} and what follows it`, async ({ page, baseURL }) => {
      await enterBy(page, baseURL ?? '', session);
      for (const facts of pages) {
        await test.step(facts.path, async () => {
          await goWithin(page, facts.path);
          await become(page, devices.phone);
          await expectUsable(page, facts, 'en');
          await expectAccessible(page);
          await become(page, devices.desk);
          await expectUsable(page, facts, 'en');
        });
      }
    });
  }
});

/** The entry of the menu that the page belongs to is marked, or none is. */
async function expectMarked(page: Page, menu: string, entry: string): Promise<void> {
  const marked = page.getByRole('navigation', { name: menu }).locator('[aria-current="page"]');
  if (entry) await expect(marked).toHaveAttribute('href', entry);
  else await expect(marked).toHaveCount(0);
}
