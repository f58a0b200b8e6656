import type { Page } from '@playwright/test';
import { expect, lend, test } from './fixtures/test.ts';

const pages = [
  '/',
  '/product',
  '/product?facet=material.kraft',
  '/services',
  '/classic-business-cards',
  '/page/about',
  '/cooperate',
];
const phone = { width: 390, height: 844 };

/** Where each element is, and how it is drawn, with what styles put before and after it. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ofElement = [
      'color',
      'background',
      'border',
      'font',
      'opacity',
      'visibility',
      'box-shadow',
      'text-decoration',
    ];
    const ofParts = ['content', 'width', 'height', 'background-color'];
    const drawn = (element: Element, names: string[], part?: string) => {
      const style = getComputedStyle(element, part);
      return names.map((name) => style.getPropertyValue(name)).join(' ');
    };
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const parts = ['::before', '::after'].map((part) => drawn(element, ofParts, part));
      return [element.className, x, y, width, height, drawn(element, ofElement), ...parts].join(' | ');
    });
  });

/** Sheets wait until told; no script comes, so that nothing but the sheets makes a difference. */
async function openWithoutSheets(page: Page, address: string): Promise<() => void> {
  const sheets = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.route(/\/_next\/static\/.*\.css/, async (route) => {
    await sheets.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return sheets.resolve;
}

test.describe('a page of the storefront', () => {
  for (const [address, size] of [
    ...pages.map((each) => [each, phone] as const),
    ['/', { width: 1280, height: 900 }] as const,
  ]) {
    test(`${address} looks at ${size.width} pixels before its sheets are there as it does after`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ viewport: size, baseURL: `${baseURL}` });
      const page = await context.newPage();
      await lend(page, [/ERR_FAILED/], async () => {
        const letSheetsCome = await openWithoutSheets(page, address);
        const links = page.locator('link[rel=stylesheet][data-precedence]');
        expect(await links.count()).toBeGreaterThan(2);
        const before = await looks(page);
        letSheetsCome();
        await expect(page.locator('link[rel=stylesheet][data-precedence]:not([media=all])')).toHaveCount(0);
        expect(await looks(page)).toEqual(before);
      });
      await context.close();
    });
  }
});
