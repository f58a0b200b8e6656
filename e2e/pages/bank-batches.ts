import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import iconv from 'iconv-lite';
import type { Locale } from '../../lib/i18n/locales.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { deskWords, filledIn } from './words.ts';

/** Who pays chooses these withdrawals, sees what they come to, and opens the batch that is made of them. */
export async function makeBatch(
  page: Page,
  language: Locale,
  { nos, total }: { nos: readonly string[]; total: string },
): Promise<void> {
  const { batches: words } = deskWords[language];
  await page.goto('/user/desk/payouts');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.make, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: words.form.title });
  await expect(dialog.getByRole('checkbox', { name: nos[0] ?? '' })).toBeVisible();
  // Others of the shop stay at home.
  for (const row of await dialog.getByRole('checkbox').all()) if (await row.isChecked()) await row.uncheck();
  await expect(dialog.getByRole('button', { name: words.form.confirm })).toBeDisabled();
  for (const no of nos) await dialog.getByRole('checkbox', { name: no }).check();
  const sum = { count: nos.length, amount: formatMoney(language, total) };
  await expect(dialog.getByText(filledIn(words.form.sum, sum))).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: words.form.confirm }).click();
  await page.getByRole('link', { name: words.made.open }).click();
  await expect(page).toHaveURL(/payouts\/info\?no=PB\d{14}$/);
  const count = nos.length;
  await expect(page.getByText(filledIn(words.progress.open, { open: count, count }))).toBeVisible();
}

/** Saves the file of the batch that is open, and answers the cells of each row as the bank reads them, below their headings. */
export async function saveBankFile(page: Page, language: Locale): Promise<string[][]> {
  const { batches: words } = deskWords[language];
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words.info.download }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^PB\d{14}\.csv$/);
  const text = iconv.decode(await readFile(await file.path()), 'gb18030');
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '').trim()));
}

/** A line of the bank's answer. */
export interface BankAnswer {
  no: string;
  amount: string;
  /** Why it was not paid; missing: it was. */
  reason?: string;
}

/** Reads the bank's answer back: shown row by row first, and recorded then. */
export async function readBankAnswer(page: Page, language: Locale, answers: readonly BankAnswer[]): Promise<void> {
  const { batches: words } = deskWords[language];
  await page.getByRole('button', { name: words.info.read }).click();
  const dialog = page.getByRole('dialog', { name: words.result.title });
  const lines = answers.map(
    ({ no, amount, reason = '' }) => `${no},${reason ? '失败' : '成功'},${reason},${amount},${reason ? '' : `B${no}`}`,
  );
  const choose = async (text: string) =>
    dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('a,b\n1,2\n');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await choose(['业务编号,处理状态,失败原因,金额,银行流水号', ...lines].join('\n'));
  const failed = answers.filter(({ reason }) => reason).length;
  await expect(dialog.getByText(words.outcomes[failed > 0 ? 'failed' : 'paid'], { exact: true })).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: filledIn(words.result.apply, { count: answers.length }) }).click();
  await expect(dialog.getByText(filledIn(words.result.done, { paid: answers.length - failed, failed }))).toBeVisible();
  await page.keyboard.press('Escape');
}
