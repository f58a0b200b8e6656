import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { waitUntilAwake } from '../fixtures/awake.ts';
import { enterAs } from '../fixtures/member.ts';
import { memberWords } from './words.ts';

/** Opens a session of the same member in another browser. */
export async function openElsewhere(page: Page): Promise<Page> {
  const baseURL = new URL(page.url()).origin;
  const userId = await page.evaluate(() => JSON.parse(localStorage.getItem('userInfo') ?? '{}').id);
  const other = await page.context().browser()?.newPage({ baseURL });
  if (!other) throw new Error('the browser is gone');
  await waitUntilAwake(other);
  await enterAs(other, baseURL, userId);
  await other.goto('/user/account/profile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  return other;
}

/** Whose session is over is asked for a login by the next page. */
export async function expectLoggedOut(other: Page, language: Locale): Promise<void> {
  await other.goto('/user/account/balance');
  await expect(other).toHaveURL(/\/user\/login\?to=/);
  await expect(other.getByLabel(memberWords[language].auth.login.username)).toBeVisible();
  await other.context().close();
}

/** Signs out the one other device that the list shows. */
export async function signOutOtherDevice(page: Page, language: Locale): Promise<void> {
  const { sessions } = memberWords[language].security;
  await page.reload();
  const devices = page.getByRole('table', { name: sessions.title });
  await devices.getByRole('button', { name: sessions.end }).click();
  await page.getByRole('dialog').getByRole('button', { name: sessions.end }).click();
  await expect(devices.getByRole('button', { name: sessions.end })).toHaveCount(0);
}
