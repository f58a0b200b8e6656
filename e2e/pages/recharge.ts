import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { filledIn, memberWords } from './words.ts';

interface Recharged {
  /** Yuan with two decimals. */
  amount: string;
  /** What the balance is afterwards. */
  balance: string;
}

/** Puts money on the balance by the play bank, whose notice comes through the signed notice endpoint. */
export async function rechargeByPlayMoney(page: Page, language: Locale, { amount, balance }: Recharged): Promise<void> {
  const { balance: words, recharge } = memberWords[language].wallet;
  const shown = { amount: formatMoney(language, amount) };
  await page.getByRole('button', { name: words.recharge }).first().click();
  await page.getByRole('textbox', { name: recharge.new.amount, exact: true }).fill(amount);
  await page.getByRole('radio', { name: memberWords[language].ui.channels.sandbox }).check();
  await page.getByRole('button', { name: filledIn(recharge.new.submit, shown) }).click();
  await page.getByRole('button', { name: recharge.sandbox.succeed }).click();
  await expect(page.getByRole('heading', { name: recharge.done.title })).toBeVisible();
  await expect(page.getByText(recharge.status.succeeded, { exact: true })).toBeVisible();
  const total = filledIn(recharge.done.balance, { amount: formatMoney(language, balance) });
  await expect(page.getByText(total)).toBeVisible();
}

/** Finds the movement on the page of the bill or the balance, with what it left behind. */
export async function expectMovement(page: Page, language: Locale, { amount, balance }: Recharged): Promise<void> {
  const row = page.getByRole('table').getByRole('row', { name: `+${formatMoney(language, amount)}` });
  await expect(row).toHaveCount(1);
  // By its text: on a phone its name begins with the name of the column.
  await expect(row.getByRole('cell').getByText(formatMoney(language, balance), { exact: true })).toBeVisible();
}
