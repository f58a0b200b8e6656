import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../../lib/i18n/locales.ts';
import { enterSentCode } from './code.ts';
import { accountMenu } from './header.ts';
import { memberWords } from './words.ts';

/** Binds the first e-mail address: the password says that it is the owner, the code that the address is theirs. */
export async function bindEmail(page: Page, language: Locale, given: { email: string; password: string }) {
  const { actions, prove, new: fields, done } = memberWords[language].account.binding;
  await page.getByRole('button', { name: actions.bind.email }).click();
  const dialog = page.getByRole('dialog', { name: actions.bind.email });
  await dialog.getByRole('textbox', { name: fields.first.email, exact: true }).fill(given.email);
  await dialog.getByLabel(prove.password, { exact: true }).fill(given.password);
  await enterSentCode(page, dialog, { language, to: given.email });
  await dialog.getByRole('button', { name: fields.submit }).click();
  await expect(page.getByText(done.email)).toBeVisible();
  await expect(page.getByRole('button', { name: actions.change.email })).toBeVisible();
}

/** Chooses a picture, crops it, and finds it on the page and in the header: at the page's own host, or at that of files. */
export async function changeAvatar(page: Page, language: Locale, files = ''): Promise<void> {
  const { upload, crop, alt } = memberWords[language].account.profile.avatar;
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0a7f5a' } })
    .png()
    .toBuffer();
  await page
    .locator(`input[type="file"][aria-label="${upload}"]`)
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: crop.title });
  await dialog.getByRole('button', { name: crop.zoomIn }).click();
  await dialog.getByRole('group', { name: crop.area }).press('ArrowRight');
  await dialog.getByRole('button', { name: crop.right }).click();
  await dialog.getByRole('button', { name: crop.save }).click();
  await expect(dialog).toHaveCount(0);
  const shown = page.getByRole('img', { name: alt });
  await expect(shown).toHaveAttribute('src', new RegExp(`^${files}/(?!.*avatar\\.)`));
  const address = (await shown.getAttribute('src')) ?? '';
  await expect(accountMenu(page, language).locator('summary img')).toHaveAttribute('src', address);
  const { width, height } = await sharp(await (await page.request.get(address)).body()).metadata();
  expect(width, 'the picture is square').toBe(height);
}
