import { expect, test } from './fixtures/one-browser.ts';

const languages = [
  { language: 'zh-cn', tag: 'zh-CN' },
  { language: 'en', tag: 'en' },
] as const;

for (const { language, tag } of languages) {
  test.describe(`a visitor in ${language}`, () => {
    test.use({ language });

    test('finds the shop open, in their language', async ({ page }) => {
      const answer = await page.goto('/');
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation').first()).toBeVisible();
    });

    test('finds goods on the product page', async ({ page }) => {
      await page.goto('/product');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  });
}

test.describe('an address that is none', () => {
  test.use({ expectedTroubles: [/404/] });

  test('is answered with status 404 and a way back', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
});

test('the API says that it is well', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.ok()).toBe(true);
});
