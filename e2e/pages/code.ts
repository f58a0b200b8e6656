import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { readCode } from '../fixtures/outbox.ts';
import { answerCaptcha } from './captcha.ts';
import { memberWords } from './words.ts';

/** Has a code sent to the address that the form holds, and types it in. */
export async function enterSentCode(page: Page, form: Locator, sent: { language: Locale; to: string }): Promise<void> {
  const { code } = memberWords[sent.language].ui;
  const field = form.getByRole('textbox', { name: code.label, exact: true });
  await form.getByRole('button', { name: code.send }).click();
  await answerCaptcha(page);
  await expect(field, 'the code is on its way').toBeFocused();
  await field.fill(await readCode(sent.to));
}
