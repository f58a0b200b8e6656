import { formatMoney } from '../../lib/i18n/money.ts';
import { createTestUser } from '../../lib/server/factories/factories.ts';
import { fixedClock, shopDay } from '../../lib/server/kernel/clock.ts';
import { settlementInvoicesOf } from '../../lib/server/workflows/payouts/settlement-invoices-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeStep } from '../pages/aftersales.ts';
import { deskWords, filledIn } from '../pages/words.ts';

const language = 'zh-cn';
const { settlementInvoices: words, storeInvoices } = deskWords[language];

/** A store with a settled statement, and an operator. */
function newPeople() {
  return withShop(async (shop) => {
    const invoices = settlementInvoicesOf({ ctx: { ...shop, clock: fixedClock(new Date()) } });
    const store = await invoices.newStore();
    const statement = await invoices.newSettled(store, 120_00);
    return { statement, ownerId: store.userId, deskId: (await createTestUser(shop, { group: 'operator' })).id };
  });
}

test('a store hands in its invoice to the platform, which is refused once and then accepted', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const { statement, ownerId, deskId } = await newPeople();
  const amount = formatMoney(language, '120.00');
  await enterAs(page, baseURL ?? '', ownerId);
  const desk = await openAs(browser, { baseURL: baseURL ?? '', userId: deskId });
  let no = '';

  const handIn = async (typed: string) => {
    const { title, submit, amount: label } = words.form;
    await page.getByRole('button', { name: words.handIn, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const buffer = Buffer.from(`%PDF-1.7\n1 0 obj<</N(${crypto.randomUUID()})>>endobj\n`);
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer });
    await expect(dialog.getByText(filledIn(storeInvoices.record.agrees, { name: 'invoice.pdf' }))).toBeVisible();
    await dialog.getByLabel(storeInvoices.record.number).fill(`2633${Date.now()}001`);
    await dialog.getByLabel(storeInvoices.record.date).fill(shopDay(new Date()));
    await dialog.getByLabel(label).fill(typed);
    await dialog.getByRole('button', { name: submit, exact: true }).click();
    return dialog;
  };

  await test.step('the store sees what to invoice; another amount is said at its field', async () => {
    await page.goto('/user/store/invoice/settlements');
    await expect(page.getByRole('link', { name: statement })).toBeVisible();
    await expectAccessible(page);
    const dialog = await handIn('100');
    await expect(dialog.getByText('120.00').last()).toBeVisible();
    await expectAccessible(page, 'dialog');
    await dialog.getByLabel(words.form.amount).fill('120');
    await dialog.getByRole('button', { name: words.form.submit, exact: true }).click();
    await expect(dialog).toBeHidden();
    no =
      (await page
        .getByText(/^SI\d{14}$/)
        .first()
        .textContent()) ?? '';
    await expect(page.getByText(words.nothing)).toBeVisible();
  });
  await test.step('an operator refuses it with a reason, which the store reads', async () => {
    await desk.goto('/user/desk/invoices/settlements');
    await expect(desk.getByText(no).first()).toBeVisible();
    await expectAccessible(desk);
    const { refuse, refuseTitle } = words.desk;
    await takeStep(
      desk,
      { begin: `${refuse} ${no}`, title: filledIn(refuseTitle, { no }), send: refuse },
      async (dialog) => {
        await dialog.getByRole('textbox').fill('税率有误');
      },
    );
    await page.reload();
    await expect(page.getByText('税率有误')).toBeVisible();
    await expect(page.getByRole('link', { name: statement }).first()).toBeVisible();
  });
  await test.step('the next one is accepted', async () => {
    await expect(await handIn('120')).toBeHidden();
    await expect(page.getByText(words.nothing)).toBeVisible();
    no =
      (await page
        .getByText(/^SI\d{14}$/)
        .first()
        .textContent()) ?? '';
    await desk.goto(`/user/desk/invoices/settlements?no=${no}`);
    await expect(desk.getByText(amount).first()).toBeVisible();
    const { accept, acceptTitle } = words.desk;
    await takeStep(desk, { begin: `${accept} ${no}`, title: filledIn(acceptTitle, { no }), send: accept });
    await page.reload();
    await expect(page.getByText(words.statuses.accepted, { exact: true }).last()).toBeVisible();
    await expectAccessible(page);
  });
});
