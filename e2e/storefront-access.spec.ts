import { locales } from '../lib/i18n/locales.ts';
import { expectAccessible } from './fixtures/accessible.ts';
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
  '/page/returns',
  '/cooperate',
];

for (const language of locales) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });
      for (const path of pages) {
        test(`everybody can use ${path}`, async ({ page }) => {
          await page.goto(path);
          await expectAccessible(page);
        });
        test(`${path} fits a narrow screen`, async ({ page }) => {
          await page.setViewportSize({ width: 360, height: 740 });
          await page.goto(path);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
      }
    });
  }
}
