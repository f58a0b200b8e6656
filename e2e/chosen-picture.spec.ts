import type { Locator, Page } from '@playwright/test';
import { locales } from '../lib/i18n/locales.ts';
import { becomeMember } from './fixtures/member.ts';
import { expect, test } from './fixtures/test.ts';
import { memberWords } from './pages/words.ts';

const words = {
  'zh-cn': {
    black: '墨黑',
    clay: '陶土',
    white: '白卡',
    none: '不印刷',
    walnut: '胡桃木',
    frame: /^白/,
    size: '160 × 80 厘米',
    width: /^宽/,
    height: /^高/,
    drawn: '按比例绘制：1,800 × 600 毫米',
  },
  en: {
    black: 'Ink black',
    clay: 'Clay',
    white: 'White',
    none: 'None',
    walnut: 'Walnut',
    frame: /^White/,
    size: '160 × 80 cm',
    width: /^Width/,
    height: /^Height/,
    drawn: 'Drawn to scale: 1,800 × 600 mm',
  },
} as const;

const slides = (page: Page) => page.locator('[id^="picture-"]');

/** The picture of the gallery that stands in its frame. */
async function shownPicture(page: Page): Promise<{ alt: string; file: string }> {
  const shown = await slides(page).evaluateAll((all) => {
    const strip = all[0]?.parentElement;
    const middle = (strip?.scrollLeft ?? 0) + (strip?.clientWidth ?? 0) / 2 + (strip?.offsetLeft ?? 0);
    const slide = all.find(
      (each) =>
        (each as HTMLElement).offsetLeft <= middle && middle < (each as HTMLElement).offsetLeft + each.clientWidth,
    );
    const image = slide?.querySelector('img');
    return { alt: image?.alt ?? '', file: image?.getAttribute('src') ?? '' };
  });
  return shown;
}

/** Files are named after what they show. */
const fileOf = async (image: Locator) => (await image.getAttribute('src')) ?? '';

for (const language of locales) {
  test.describe(`the picture of what is chosen, ${language}`, () => {
    test.use({ language });
    const { black, clay } = words[language];

    test('is that of the version, in the gallery and in the quotation', async ({ page, baseURL }) => {
      await becomeMember(page, baseURL ?? '');
      await page.goto('/staff-task-chair');
      const pageTop = () => page.evaluate(() => window.scrollY);
      await expect.poll(async () => (await shownPicture(page)).alt).toContain(black);

      await page.getByRole('radio', { name: clay }).check({ force: true });
      await expect.poll(async () => (await shownPicture(page)).alt).toContain(clay);
      const top = await pageTop();
      // By the keyboard too, and the page stays where it is.
      await page.getByRole('radio', { name: clay }).press('ArrowRight');
      await expect.poll(async () => (await shownPicture(page)).alt).toContain(black);
      expect(await pageTop()).toBe(top);
      const { file } = await shownPicture(page);
      const { storefront } = memberWords[language].quotation;
      await page.getByRole('button', { name: storefront.add }).click();
      const added = page.getByRole('dialog', { name: storefront.added });
      await expect(added).toBeVisible();
      expect(await fileOf(added.locator('img'))).toBe(file);
      await page.goto('/user/quotation_order');
      await expect(page.locator(`main img[src="${file}"]`)).toHaveCount(1);
    });

    test('follows colours and size together, its thumbnail in sight', async ({ page }) => {
      const { walnut, frame, size } = words[language];
      await page.goto('/straight-leg-desk');
      const choices = [page.getByRole('radio', { name: walnut }), page.getByRole('radio', { name: frame })];
      for (const choice of choices) await choice.check({ force: true });
      await page.getByRole('radio', { name: size }).check({ force: true });
      const alt = async () => (await shownPicture(page)).alt;
      await expect.poll(alt).toContain(walnut);
      await expect.poll(alt).toContain(size);
      await expect(page.locator('a[aria-current][href^="#picture-"]')).toBeInViewport({ ratio: 1 });
    });

    test('follows the answers of a configurator', async ({ page }) => {
      const { white, none } = words[language];
      await page.goto('/custom-mailer-boxes');
      const plain = await shownPicture(page);
      const choice = page.getByRole('radio', { name: new RegExp(`^${white}`) });
      await choice.check({ force: true });
      await expect.poll(async () => (await shownPicture(page)).alt).toContain(white);
      expect((await shownPicture(page)).file).not.toBe(plain.file);
      await expect(page.getByRole('radio', { name: new RegExp(`^${none}`) })).toBeChecked();
    });

    test('is joined by a drawing of the size that is typed, with its figures', async ({ page }) => {
      const { width, height, drawn } = words[language];
      await page.goto('/printed-banners');
      // The code comes when somebody is there.
      await page.mouse.move(200, 200);
      for (const [side, number] of [
        [width, '1800'],
        [height, '600'],
      ] as const)
        await page.getByRole('textbox', { name: side }).fill(number);
      const drawing = page.getByRole('img', { name: drawn });
      await expect(drawing).toBeVisible();
      expect(await drawing.locator('text').allTextContents()).toEqual(['1,800 mm', '600']);
      const ratio = await drawing.locator('polygon').evaluate((face) => {
        const { width: across, height: down } = (face as SVGPolygonElement).getBBox();
        return across / down;
      });
      expect(ratio).toBeCloseTo(3, 1);
      // What is half typed has no proportions.
      await page.getByRole('textbox', { name: height }).fill('');
      await expect(drawing).toBeHidden();
    });
  });
}
