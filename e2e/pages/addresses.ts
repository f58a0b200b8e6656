import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { memberWords } from './words.ts';

const district = { 'zh-cn': '南山区', en: 'Nanshan District' };

/** Adds an address from a pasted line, and finds it as the default of the book. */
export async function addPastedAddress(page: Page, language: Locale): Promise<void> {
  const { add, form, paste, list, default: isDefault } = memberWords[language].addresses;
  await page.getByRole('link', { name: add }).click();
  await page.getByLabel(paste.title).fill('张三 13800138000 广东省深圳市南山区科技园 1 号');
  await page.getByRole('button', { name: paste.fill }).click();
  await expect(page.getByRole('textbox', { name: form.receiver, exact: true })).toHaveValue('张三');
  await expect(page.getByLabel(form.district).locator('option:checked')).toHaveText(district[language]);
  await page.getByRole('textbox', { name: form.address, exact: true }).fill('科技园 1 号楼 302 室');
  await page.getByRole('button', { name: form.save }).click();
  const card = page.getByRole('list', { name: list }).getByRole('listitem');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('科技园 1 号楼 302 室');
  await expect(card).toContainText(isDefault);
}
