import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Locale } from '../../lib/i18n/locales.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { takeStep } from './aftersales.ts';
import { deskWords, filledIn, memberWords } from './words.ts';

/** A member asks for a part of the commissions, as typed, and answers the number of the withdrawal. */
export async function requestWithdrawal(
  page: Page,
  language: Locale,
  { typed, shown }: { typed: string; shown: string },
): Promise<string> {
  const { payouts: words } = memberWords[language];
  await page.goto('/user/recommend/components/list-withdraw');
  const { title, submit, amount: label } = words.apply;
  await takeStep(page, { begin: words.available.withdraw, title, send: submit }, async (dialog) => {
    await dialog.getByLabel(label, { exact: true }).fill(typed);
    await expect(dialog.getByText(shown).first()).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
  await expect(page.getByText(words.states.pending).last()).toBeVisible();
  const no = await page
    .getByText(/^WD\d{14}$/)
    .first()
    .textContent();
  expect(no).toMatch(/^WD\d{14}$/);
  return no ?? '';
}

const wayOf = (page: Page, no: string) => page.goto(`/user/desk/withdrawals?no=${no}`);

/** An operator approves it, who then may not pay it. */
export async function approveWithdrawal(reviewer: Page, language: Locale, no: string): Promise<void> {
  const { deskPayouts: desk } = deskWords[language];
  await wayOf(reviewer, no);
  await expectAccessible(reviewer);
  const { approve, begin } = desk.decisions;
  await takeStep(reviewer, { begin: `${approve} ${no}`, title: filledIn(desk.titles.approve, { no }), send: approve });
  await expect(reviewer.getByText(desk.states.approved, { exact: true }).last()).toBeVisible();
  await expect(reviewer.getByRole('button', { name: begin })).toHaveCount(0);
}

/** Another one takes it, reads the account in full and records the transfer. */
export async function payWithdrawal(
  payer: Page,
  language: Locale,
  { no, account }: { no: string; account: string },
): Promise<void> {
  const { deskPayouts: desk } = deskWords[language];
  await wayOf(payer, no);
  const { begin, payee, paid } = desk.decisions;
  await expect(payer.getByText(account)).toHaveCount(0);
  await takeStep(payer, { begin: `${begin} ${no}`, title: filledIn(desk.titles.begin, { no }), send: begin });
  await payer.getByRole('button', { name: `${payee} ${no}` }).click();
  const dialog = payer.getByRole('dialog', { name: filledIn(desk.titles.payee, { no }) });
  await expect(dialog.getByText(account)).toBeVisible();
  await payer.keyboard.press('Escape');
  await takeStep(
    payer,
    { begin: `${paid} ${no}`, title: filledIn(desk.titles.paid, { no }), send: paid },
    async (step) => {
      // A bank gives a number once, and the shop takes it for one withdrawal.
      await step.getByLabel(desk.reference, { exact: true }).fill(`B-${no}`);
      await attachReceipt(step, language);
      await expectAccessible(payer, 'dialog');
    },
  );
  await expect(payer.getByText(desk.states.paid, { exact: true }).last()).toBeVisible();
}

async function attachReceipt(dialog: Locator, language: Locale): Promise<void> {
  const { ui } = memberWords[language];
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#f4f1ea' } });
  const file = { name: 'receipt.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await dialog.locator('input[type=file]').setInputFiles([file]);
  await expect(dialog.getByText(filledIn(ui.voucherFile.ready, { name: file.name }))).toBeVisible();
}

/** The member reads that it was paid, and when. */
export async function expectPaidOut(page: Page, language: Locale, no: string): Promise<void> {
  const { payouts: words } = memberWords[language];
  await page.goto('/user/recommend/components/list-withdraw');
  await expect(page.getByText(words.states.paid, { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: `${words.list.details} ${no}` }).click();
  const details = page.getByRole('dialog', { name: filledIn(words.list.detailsTitle, { no }) });
  await expect(details.getByText(words.states.paid).first()).toBeVisible();
  await expectAccessible(page, 'dialog');
}
