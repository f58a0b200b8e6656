import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMoney } from '../lib/i18n/money.ts';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { toMember } from '../lib/server/factories/store-factories.ts';
import { fixedClock } from '../lib/server/kernel/clock.ts';
import { payoutsOf } from '../lib/server/workflows/payouts/payouts-for-tests.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { enterAs } from './fixtures/member.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { takeStep } from './pages/aftersales.ts';
import { deskWords, filledIn, memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { payouts: words, ui } = memberWords[language];
const { deskPayouts: desk } = deskWords[language];

const threeDays = 3 * 86_400_000;

/** A member with commissions and an account that has cooled down, and two people of the desk. */
function newPeople(): Promise<{ earnerId: number; mobile: string; reviewerId: number; payerId: number }> {
  return withShop(async (shop) => {
    const ctx = { ...shop, clock: fixedClock(new Date(Date.now() - threeDays)) };
    const payouts = payoutsOf({ ctx });
    const { member } = await payouts.newEarner(120_00);
    const newOperator = async () => toMember((await createTestUser(shop, { group: 'operator' })).id).userId;
    const mobile = `138${String(member.userId).padStart(8, '0')}`;
    return { earnerId: member.userId, mobile, reviewerId: await newOperator(), payerId: await newOperator() };
  });
}

const wayOf = (page: Page, no: string) => page.goto(`/user/desk/withdrawals?no=${no}`);

async function attachReceipt(dialog: Locator): Promise<void> {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#f4f1ea' } });
  const file = { name: 'receipt.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await dialog.locator('input[type=file]').setInputFiles([file]);
  await expect(dialog.getByText(filledIn(ui.voucherFile.ready, { name: file.name }))).toBeVisible();
}

test('commissions go out: asked for, approved by one operator, paid by another, and read by the member', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { earnerId, mobile, reviewerId, payerId } = await newPeople();
  await enterAs(page, baseURL ?? '', earnerId);
  const reviewer = await openAs(browser, { baseURL: baseURL ?? '', userId: reviewerId });
  const payer = await openAs(browser, { baseURL: baseURL ?? '', userId: payerId });
  const amount = formatMoney(language, '80.00');
  let no = '';

  await test.step('the member asks for a part of it, and sees what will arrive', async () => {
    await page.goto('/user/recommend/components/list-withdraw');
    const { title, submit, amount: label } = words.apply;
    await takeStep(page, { begin: words.available.withdraw, title, send: submit }, async (dialog) => {
      await dialog.getByLabel(label, { exact: true }).fill('80');
      await expect(dialog.getByText(amount).first()).toBeVisible();
      await expectAccessible(page, 'dialog');
    });
    await expect(page.getByText(words.states.pending).last()).toBeVisible();
    no =
      (await page
        .getByText(/^WD\d{14}$/)
        .first()
        .textContent()) ?? '';
    expect(no).toMatch(/^WD\d{14}$/);
    await expect(page.getByText(formatMoney(language, '40.00'), { exact: true })).toBeVisible();
  });

  await test.step('one operator approves it, and may not pay it', async () => {
    await wayOf(reviewer, no);
    await expectAccessible(reviewer);
    const { approve, begin } = desk.decisions;
    await takeStep(reviewer, {
      begin: `${approve} ${no}`,
      title: filledIn(desk.titles.approve, { no }),
      send: approve,
    });
    await expect(reviewer.getByText(desk.states.approved, { exact: true }).last()).toBeVisible();
    await expect(reviewer.getByRole('button', { name: begin })).toHaveCount(0);
  });

  await test.step('another one takes it, reads the account in full and records the transfer', async () => {
    await wayOf(payer, no);
    const { begin, payee, paid } = desk.decisions;
    await expect(payer.getByText(mobile)).toHaveCount(0);
    await takeStep(payer, { begin: `${begin} ${no}`, title: filledIn(desk.titles.begin, { no }), send: begin });
    await payer.getByRole('button', { name: `${payee} ${no}` }).click();
    const account = payer.getByRole('dialog', { name: filledIn(desk.titles.payee, { no }) });
    await expect(account.getByText(mobile)).toBeVisible();
    await payer.keyboard.press('Escape');
    const title = filledIn(desk.titles.paid, { no });
    await takeStep(payer, { begin: `${paid} ${no}`, title, send: paid }, async (dialog) => {
      await dialog.getByLabel(desk.reference, { exact: true }).fill('B20261123-1');
      await attachReceipt(dialog);
      await expectAccessible(payer, 'dialog');
    });
    await expect(payer.getByText(desk.states.paid, { exact: true }).last()).toBeVisible();
  });

  await test.step('the member reads that it was paid, and when', async () => {
    await page.reload();
    await expect(page.getByText(words.states.paid, { exact: true }).last()).toBeVisible();
    await page.getByRole('button', { name: `${words.list.details} ${no}` }).click();
    const details = page.getByRole('dialog', { name: filledIn(words.list.detailsTitle, { no }) });
    await expect(details.getByText(words.states.paid).first()).toBeVisible();
    await expectAccessible(page, 'dialog');
  });
});
