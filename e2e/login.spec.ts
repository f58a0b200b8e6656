import { locales } from '../lib/i18n/locales.ts';
import en from '../messages/en/shell.json' with { type: 'json' };
import zh from '../messages/zh-cn/shell.json' with { type: 'json' };
import { expectAccessibleDayAndNight } from './fixtures/accessible.ts';
import { expect, test } from './fixtures/one-browser.ts';
import { authWords, demoBuyer, fieldWords, logIn, loginDialog } from './pages/login.ts';

const shellWords = { 'zh-cn': zh, en };

for (const language of locales) {
  const auth = authWords[language];
  const shell = shellWords[language];

  test.describe(`login in ${language}`, () => {
    test.use({ language });

    test('opens over the page, logs in without leaving it, and out again', async ({ page }) => {
      await page.goto('/services');
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: shell.account.login, exact: true }).click();
      await expect(loginDialog(page, language)).toBeVisible();
      await logIn(page, language);
      await expect(loginDialog(page, language)).toHaveCount(0);
      await expect(page).toHaveURL(/\/services$/);
      await expect(header.getByRole('link', { name: shell.account.register })).toHaveCount(0);
      const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}'));
      expect(Object.keys(kept).sort()).toEqual(['id', 'refresh_token', 'sp_uid', 'token', 'use_address']);
      await header
        .getByLabel(new RegExp(shell.account.menuOf.replace('{name}', '\\S+')))
        .first()
        .click();
      await header.getByRole('button', { name: shell.account.logout }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(header.getByRole('link', { name: shell.account.login, exact: true })).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('ba-user-token');
    });

    test('says that something is wrong without saying what, and keeps what was typed', async ({ page }) => {
      await page.goto('/user/login');
      await logIn(page, language, { password: 'not-the-one' });
      await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
      await expect(page.getByLabel(auth.login.username)).toHaveValue(demoBuyer);
    });

    test('the register action opens the register tab', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('banner').getByRole('link', { name: shell.account.register }).click();
      const tab = page.getByRole('tab', { name: auth.tabs.register });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    });

    test('a direct visit to a protected page asks for the login over a public one', async ({ page }) => {
      await page.goto('/user/account/profile');
      await expect(loginDialog(page, language)).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await page.keyboard.press('Escape');
      await expect(loginDialog(page, language)).toHaveCount(0);
    });

    test('faults stand at their fields, the first one focused', async ({ page }) => {
      await page.goto('/user/login?tab=register');
      await page.getByRole('button', { name: auth.register.submit }).click();
      await expect(page.getByLabel(fieldWords[language].email, { exact: true }).first()).toBeFocused();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    });

    test('the referral code of the address is kept and proposed', async ({ page }) => {
      await page.goto('/?sp_uid=FRIEND7');
      await page.getByRole('banner').getByRole('link', { name: shell.account.register }).click();
      await expect(page.getByLabel(auth.register.recommend)).toHaveValue('FRIEND7');
    });

    for (const path of ['/user/login', '/user/login?tab=register']) {
      test(`everybody can use ${path}, by day and in the dark`, async ({ page }) => {
        await page.goto(path);
        await page.locator('form').waitFor();
        await expectAccessibleDayAndNight(page);
      });
    }

    test('everybody can use the dialog and its captcha, by day and in the dark', async ({ page }) => {
      await page.goto('/services');
      await page.getByRole('banner').getByRole('link', { name: shell.account.login, exact: true }).click();
      await page.getByLabel(auth.login.username).fill(demoBuyer);
      await page.getByLabel(fieldWords[language].password, { exact: true }).fill('anything1');
      await page.locator('form').getByRole('button', { name: auth.login.submit, exact: true }).click();
      await page.getByAltText(auth.captcha.image).waitFor();
      await expectAccessibleDayAndNight(page, 'dialog[open]');
    });
  });
}
