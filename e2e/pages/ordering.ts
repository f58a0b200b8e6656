import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { formatMoney } from '../../lib/i18n/money.ts';
import { testPassword } from '../../lib/server/factories/factories.ts';
import { filledIn, memberWords } from './words.ts';

/** Sends the order as it stands on the page, and answers the number it is paid by. */
export async function placeOrder(page: Page, language: Locale, total: string): Promise<string> {
  const words = memberWords[language].orders.checkout;
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(formatMoney(language, total)).first()).toBeAttached();
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/user\/quotation_order\/pay\?no=CG\d{14}$/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

/** Pays a part from the balance and the rest by the play bank, whose notice comes through the signed notice endpoint. */
export async function payMixed(page: Page, language: Locale, { part, rest }: { part: string; rest: string }) {
  const words = memberWords[language].orders.pay;
  await page.getByRole('radio', { name: memberWords[language].ui.channels.sandbox }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('textbox', { name: words.mix.amount }).fill(part);
  await page.getByRole('button', { name: filledIn(words.submit, { amount: formatMoney(language, rest) }) }).click();
  await page.getByLabel(words.prove.password, { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: words.prove.submit }).click();
  await page.getByRole('button', { name: words.sandbox.succeed }).click();
  await expect(page.getByRole('heading', { name: words.done.title })).toBeVisible();
}

/** Pays all of it by the play bank. */
export async function payByPlayBank(page: Page, language: Locale, total: string): Promise<void> {
  const words = memberWords[language].orders.pay;
  await page.getByRole('radio', { name: memberWords[language].ui.channels.sandbox }).check();
  await page.getByRole('button', { name: filledIn(words.submit, { amount: formatMoney(language, total) }) }).click();
  await page.getByRole('button', { name: words.sandbox.succeed }).click();
  await expect(page.getByRole('heading', { name: words.done.title })).toBeVisible();
}

/** Chooses a bank transfer for all of it and says that it was made. */
export async function payByBank(
  page: Page,
  language: Locale,
  { total, reference }: { total: string; reference: string },
) {
  const words = memberWords[language].orders.pay;
  await page.getByRole('radio', { name: memberWords[language].ui.channels.bank }).check();
  await page
    .getByRole('button', { name: filledIn(words.submitBank, { amount: formatMoney(language, total) }) })
    .click();
  await page.getByLabel(words.voucher.reference).fill(reference);
  await page.getByRole('button', { name: words.voucher.submit }).click();
  await expect(page.getByRole('heading', { name: words.processing.bankTitle })).toBeVisible();
}

/** Says that everything has come. */
export async function confirmReceipt(page: Page, language: Locale, no: string): Promise<void> {
  const { actions, dialogs } = memberWords[language].orders;
  await page.getByRole('button', { name: actions.confirm.ship }).click();
  const dialog = page.getByRole('dialog', { name: filledIn(dialogs.confirm.title, { no }) });
  await dialog.getByRole('button', { name: dialogs.confirm.do }).click();
}

/** The state at the top of an order's own page. */
export async function expectOrderState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('status').getByRole('heading', { name: state })).toBeVisible();
}
