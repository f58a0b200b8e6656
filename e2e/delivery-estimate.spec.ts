import { expect, test } from './fixtures/one-browser.ts';

/** 289.00 each; freight as the settings of a shop begin: 12.00, free from 299.00, and 20.00 more for Xinjiang. */
const product = '/staff-task-chair';
const xinjiang = '650000';

const words = {
  'zh-cn': { quantity: '数量', region: '配送至', free: '免运费', day: /\d+月\d+日周[一二三四五]（\d+ 个工作日）/ },
  en: {
    quantity: 'Quantity',
    region: 'Deliver to',
    free: 'Free',
    day: /(Mon|Tue|Wed|Thu|Fri), \w+ \d+ \(\d+ working days\)/,
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
  const { quantity, region, free, day } = words[language];
  test.describe(`what sending costs, in ${language}`, () => {
    test.use({ language });

    test('follows what is chosen, and the earliest day the region', async ({ page }) => {
      await page.goto(product);
      const figures = page.locator('dl').filter({ hasText: day, visible: true });
      const freight = figures.locator('strong');
      await expect(freight).toHaveText('¥12.00');
      const [near] = day.exec(await figures.innerText()) ?? [];
      await page.getByLabel(quantity, { exact: true }).fill('2');
      await expect(freight).toHaveText(free);
      await page.getByLabel(region).selectOption(xinjiang);
      await expect(freight).toHaveText('¥20.00');
      await expect(figures).not.toContainText(near ?? '');
    });
  });
}
