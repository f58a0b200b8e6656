import { locales } from '../lib/i18n/locales.ts';
import en from '../messages/en/shell.json' with { type: 'json' };
import zh from '../messages/zh-cn/shell.json' with { type: 'json' };
import { expect, test } from './fixtures/one-browser.ts';
import { test as testAlone } from './fixtures/test.ts';

const shellWords = { 'zh-cn': zh, en };

for (const language of locales) {
  const words = shellWords[language];

  test.describe(`the shell in ${language}`, () => {
    test.use({ language });

    test('changes pages without loading anew and marks the present one', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const nav = page.getByRole('navigation', { name: words.nav.main });
      await nav.locator('a[href="/services"]').click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(nav.locator('a[href="/services"]')).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    });

    test('changes the language and stays on the page', async ({ page }) => {
      const other = language === 'en' ? 'zh-cn' : 'en';
      await page.goto('/services');
      await page.getByLabel(`${words.language.label} · ${words.mode.label}`).click();
      await page.getByRole('link', { name: words.language[other] }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other === 'en' ? 'en' : 'zh-CN');
      await expect(page).toHaveURL(/\/services$/);
      const cookie = (await page.context().cookies()).find(({ name }) => name === 'ba-lang');
      expect(cookie?.value).toBe(other);
    });

    test('keeps the chosen colours', async ({ page }) => {
      await page.goto('/');
      await page.getByLabel(`${words.language.label} · ${words.mode.label}`).click();
      await page.getByRole('button', { name: words.mode.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    });

    test('has a drawer on a phone, closed by Escape', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto('/');
      const opener = page.getByRole('button', { name: words.nav.openMenu });
      await opener.click();
      const drawer = page.getByRole('dialog', { name: words.nav.menu });
      await expect(drawer.getByRole('link', { name: words.account.login, exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('leads to the content by the first tab stop', async ({ page }) => {
      await page.goto('/');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.skip })).toBeFocused();
    });

    test('suggests while one types, for the keyboard too', async ({ page }) => {
      await page.goto('/services');
      const field = page.getByRole('banner').getByLabel(words.search.label);
      await field.fill(language === 'en' ? 'card' : '名片');
      await expect(page.getByRole('option').first()).toBeVisible();
      await field.press('ArrowDown');
      await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await field.press('Enter');
      await expect(page).not.toHaveURL(/\/services$/);
    });
  });
}

testAlone.describe('without a script', () => {
  testAlone.use({ javaScriptEnabled: false });

  testAlone('search and language still work', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('banner').getByLabel(zh.search.label).fill('名片');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\?q=/);
    await page.goto('/services');
    await page.getByLabel(`${zh.language.label} · ${zh.mode.label}`).click();
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL(/\/services$/);
  });
});
