import { expect, type Page } from '@playwright/test';
import type { Locale } from '../../lib/i18n/locales.ts';
import { deskWords, filledIn, memberWords } from './words.ts';

/** A store or an operator takes a quotation up and offers every line at one price, by the form. */
export async function answerQuotation(
  page: Page,
  language: Locale,
  { path, price }: { path: string; price: string },
): Promise<void> {
  const { actions, offer } = deskWords[language].quotationDesk;
  await page.goto(path);
  await page.getByRole('button', { name: actions.open }).click();
  const prices = page.getByRole('textbox', {
    name: new RegExp(`^${offer.price.split('{')[0]?.replace(/[（(]/, '.')}`),
  });
  await expect(prices.first()).toBeVisible();
  for (const field of await prices.all()) await field.fill(price);
  await page.getByRole('button', { name: offer.send }).click();
  await page.getByRole('dialog').getByRole('button', { name: offer.dialog.confirm }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** An operator compares what was announced with the bank statement: the money for this payment is there. */
export async function confirmTransfer(
  page: Page,
  language: Locale,
  { groupNo, tradeNo }: { groupNo: string; tradeNo: string },
) {
  const { received } = deskWords[language].deskMoney;
  await page.goto('/user/desk/transfers');
  const row = page.getByRole('row').filter({ hasText: groupNo });
  await row.getByRole('button', { name: received.confirm }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(received.tradeNo).fill(tradeNo);
  await dialog.getByRole('button', { name: received.confirm }).click();
  await expect(row).toBeHidden();
}

/** Accepts an order that was claimed or given, and sends all of it in one parcel. */
export async function acceptAndShip(
  page: Page,
  language: Locale,
  { no, trackingNo }: { no: string; trackingNo: string },
) {
  const { actions } = deskWords[language].deskOrders;
  const { tracked } = memberWords[language].ui;
  await page.goto(`/user/store/order_info?no=${no}`);
  await page.getByRole('button', { name: actions.accept.name, exact: true }).click();
  await page.getByRole('button', { name: actions.ship.name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: filledIn(actions.ship.title, { no }) });
  await dialog.getByLabel(tracked.carrier, { exact: true }).selectOption('sf');
  await dialog.getByLabel(tracked.trackingNo).fill(trackingNo);
  await dialog.getByRole('button', { name: actions.ship.do }).click();
  await expect(page.getByText(trackingNo).first()).toBeVisible();
}
