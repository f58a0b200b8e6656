import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { enterSentCode } from './code.ts';
import { fieldWords, loginDialog } from './login.ts';
import { memberWords } from './words.ts';

export interface NewMember {
  mobile: string;
  username: string;
  password: string;
}

/** Makes an account by mobile in the open dialog; who registers is logged in and arrives in the member centre. */
export async function registerByMobile(page: Page, language: Locale, { mobile, ...member }: NewMember): Promise<void> {
  const { register, tabs } = memberWords[language].auth;
  const fields = fieldWords[language];
  const dialog = loginDialog(page, language);
  await dialog.getByRole('tab', { name: tabs.register }).click();
  await dialog.getByRole('button', { name: fields.mobile, exact: true }).click();
  await dialog.getByRole('textbox', { name: fields.mobile, exact: true }).fill(mobile);
  await enterSentCode(page, dialog, { language, to: mobile });
  await dialog.getByRole('textbox', { name: register.username, exact: true }).fill(member.username);
  await dialog.getByLabel(fields.password, { exact: true }).fill(member.password);
  await dialog.getByRole('button', { name: register.submit }).click();
  await expect(page).toHaveURL(/\/user\/account\/overview$/);
}
