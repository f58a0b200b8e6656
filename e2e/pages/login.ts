import type { Locator, Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { demoLogins, demoPassword } from '../../lib/server/seed/demo-logins.ts';
import en from '../../messages/en/identityShop.json' with { type: 'json' };
import enUi from '../../messages/en/ui.json' with { type: 'json' };
import zh from '../../messages/zh-cn/identityShop.json' with { type: 'json' };
import zhUi from '../../messages/zh-cn/ui.json' with { type: 'json' };
import { answerCaptcha } from './captcha.ts';

export const authWords: Record<Locale, typeof zh> = { 'zh-cn': zh, en };

/** Labels of fields that stand in more than one form. */
export const fieldWords: Record<Locale, typeof zhUi.fields> = { 'zh-cn': zhUi.fields, en: enUi.fields };

export const demoBuyer = demoLogins.find(({ role }) => role === 'customer')?.username ?? '';

/** The login dialog, by its name. */
export function loginDialog(page: Page, language: Locale): Locator {
  return page.getByRole('dialog', { name: authWords[language].dialog.title });
}

/** Fills in the login form, wherever it stands, and sends it with the captcha answered from the keyboard. */
export async function logIn(page: Page, language: Locale, given: { username?: string; password?: string } = {}) {
  const { login } = authWords[language];
  await page.getByLabel(login.username).fill(given.username ?? demoBuyer);
  await page.getByLabel(fieldWords[language].password, { exact: true }).fill(given.password ?? demoPassword);
  await page.locator('form').getByRole('button', { name: login.submit, exact: true }).click();
  await answerCaptcha(page);
}
