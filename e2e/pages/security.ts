import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Locale } from '../../lib/i18n/locales.ts';
import { memberWords } from './words.ts';

/** Sets another password, which ends every session: the way on is the login. */
export async function changePassword(page: Page, language: Locale, given: { old: string; next: string }) {
  const { password } = memberWords[language].security;
  await page.getByLabel(password.old, { exact: true }).fill(given.old);
  await page.getByLabel(password.new, { exact: true }).fill(given.next);
  await page.getByLabel(password.again, { exact: true }).fill(given.next);
  await page.getByRole('button', { name: password.submit }).click();
  await expect(page).toHaveURL(/\/user\/login/);
}

export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Switches the second factor on as an authenticator app would, by the secret that stands beside the picture. */
export async function switchTwoFactorOn(page: Page, language: Locale, password: string): Promise<SecondFactor> {
  const { setup, codes, on, ...words } = memberWords[language].security.twoFactor;
  await page.getByRole('button', { name: setup.open }).click();
  const dialog = page.getByRole('dialog', { name: setup.title });
  await dialog.getByLabel(words.passwordField, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: setup.next }).click();
  await expect(dialog.getByRole('img', { name: setup.qr })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7 ]{32,}$/).innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: words.codeField }).fill(appCode(secret, new Date()));
  await dialog.getByRole('button', { name: setup.enable }).click();
  await expect(dialog.getByText(codes.text)).toBeVisible();
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: codes.done }).click();
  await expect(page.getByText(on, { exact: true })).toBeVisible();
  return { secret, recoveryCodes };
}

/** What the authenticator app shows at that time. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/** The second step of the login. */
export async function enterSecondFactor(page: Page, language: Locale, code: string): Promise<void> {
  const { secondFactor } = memberWords[language].auth;
  await page.getByRole('textbox', { name: secondFactor.code }).fill(code);
  await page.getByRole('button', { name: secondFactor.submit }).click();
}
