import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { memberWords } from './words.ts';

/** Gives the browser a device that keeps passkeys and always recognises its owner. */
export async function plugInAuthenticator(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const always = { isUserVerified: true, automaticPresenceSimulation: true };
  await browser.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...always } });
}

/** Adds a passkey on the page of the account's security. */
export async function addPasskey(page: Page, language: Locale, password: string): Promise<void> {
  const { passkeys, twoFactor } = memberWords[language].security;
  await page.getByRole('button', { name: passkeys.add }).click();
  const dialog = page.getByRole('dialog', { name: passkeys.add });
  await dialog.getByLabel(twoFactor.passwordField, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: passkeys.adding.next }).click();
  await dialog.getByRole('button', { name: passkeys.adding.create }).click();
  await expect(dialog).toBeHidden();
}

/** Removes the only passkey of the list. */
export async function removePasskey(page: Page, language: Locale): Promise<void> {
  const { passkeys } = memberWords[language].security;
  await page.getByRole('table', { name: passkeys.title }).getByRole('button', { name: passkeys.remove }).click();
  await page.getByRole('dialog').getByRole('button', { name: passkeys.remove }).click();
  await expect(page.getByText(passkeys.empty)).toBeVisible();
}
