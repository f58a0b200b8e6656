import type { Page } from '@playwright/test';
import { locales } from '../lib/i18n/locales.ts';
import { expectAccessibleDayAndNight, switchMode } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/one-browser.ts';

const pages = [
  '/',
  '/product',
  '/product?facet=material.wood&view=list',
  '/product?q=zzzzqqqq',
  '/productlist-1',
  '/classic-business-cards',
  '/custom-mailer-boxes',
  '/services',
  '/licences',
  '/page/returns',
  '/cooperate',
];

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

for (const language of locales) {
  test.describe(language, () => {
    test.use({ language });
    for (const path of pages) {
      test(`everybody can use ${path}, and it fits a narrow screen, by day and in the dark`, async ({ page }) => {
        await page.goto(path);
        await expectAccessibleDayAndNight(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await expectNoSidewaysScroll(page);
        await switchMode(page, 'light');
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
