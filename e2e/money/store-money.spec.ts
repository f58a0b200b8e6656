import { eq } from 'drizzle-orm';
import { formatMoney } from '../../lib/i18n/money.ts';
import { createTestUser, testPassword } from '../../lib/server/factories/factories.ts';
import { createTestStore, newApplicationForm, toMember } from '../../lib/server/factories/store-factories.ts';
import { orders } from '../../lib/server/orders/tables.ts';
import { auditMoney } from '../../lib/server/workflows/ledger/audit-money.ts';
import { fulfilmentOf } from '../../lib/server/workflows/orders/fulfil-for-tests.ts';
import { testStoreAccount } from '../../lib/server/workflows/payouts/payouts-for-tests.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { completeOrder } from '../fixtures/complete-order.ts';
import { enterAs } from '../fixtures/member.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeStep } from '../pages/aftersales.ts';
import { makeBatch, readBankAnswer, saveBankFile } from '../pages/bank-batches.ts';
import { acceptAndShip } from '../pages/desk.ts';
import { confirmReceipt, expectOrderState, payByPlayBank } from '../pages/ordering.ts';
import { approveWithdrawal } from '../pages/withdrawals.ts';
import { deskWords, filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { statements: words, finance } = deskWords[language];
const { orders: orderWords, payouts } = memberWords[language];
/** Of 300.00 the platform keeps its default commission. */
const [paid, commission, earned] = ['300.00', '15.00', '285.00'];

/** A customer with an order for a store that is not paid yet, the store, and three people of the desk. */
function newPeople() {
  return withShop(async (ctx) => {
    const shop = fulfilmentOf({ ctx });
    const { company_name, payee_name: holder } = newApplicationForm();
    const { owner, store } = await createTestStore(ctx, { company_name, payee_name: holder });
    const customer = toMember((await createTestUser(ctx)).id);
    const { group, order } = await shop.newOrders(customer, { payable: 300_00 });
    await ctx.db.update(orders).set({ fulfilment: 'ship', fixedStoreId: store.id }).where(eq(orders.id, order.id));
    const newOperator = async () => (await shop.newOperator()).userId;
    const desk = { clerkId: await newOperator(), reviewerId: await newOperator(), payerId: await newOperator() };
    return {
      ...desk,
      customerId: customer.userId,
      groupNo: group.no,
      orderNo: order.no,
      ownerId: owner.id,
      store,
      holder,
    };
  });
}

test('what a store sells ends in its bank account: order, statement, withdrawal, file of the bank', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const { customerId, groupNo, orderNo, ownerId, store, holder, clerkId, reviewerId, payerId } = await newPeople();
  const money = (amount: string) => formatMoney(language, amount);
  const open = (userId: number) => openAs(browser, { baseURL: baseURL ?? '', userId });
  await enterAs(page, baseURL ?? '', ownerId);
  let statementNo = '';
  let no = '';

  await test.step('a customer pays, the store accepts and ships, the customer has it', async () => {
    const customer = await open(customerId);
    await customer.goto(`/user/quotation_order/pay?no=${groupNo}`);
    await payByPlayBank(customer, language, paid);
    await acceptAndShip(page, language, { no: orderNo, trackingNo: 'SF1234567890123' });
    await customer.goto(`/user/order_info?no=${orderNo}`);
    await confirmReceipt(customer, language, orderNo);
    await expectOrderState(customer, orderWords.status.received);
    await customer.context().close();
  });
  await test.step('the time to object passes, and the store reads what the order earned', async () => {
    await completeOrder(orderNo);
    await page.goto('/user/store/finance');
    const line = page.getByRole('row').filter({ hasText: orderNo });
    for (const amount of [paid, commission, earned]) await expect(line).toContainText(money(amount));
    await expect(line).toContainText(finance.lines.states.pending);
    await expectAccessible(page);
  });
  await test.step('an operator states it without waiting for the cycle', async () => {
    const clerk = await open(clerkId);
    await clerk.goto('/user/desk/statements');
    const { make } = words.desk;
    await takeStep(clerk, { begin: make.button, title: make.title, send: make.confirm }, async (dialog) => {
      await dialog.getByLabel(make.store).fill(store.name);
      await clerk.getByRole('option', { name: store.name }).click();
    });
    await clerk.context().close();
  });
  await test.step('the store confirms its statement', async () => {
    await page.goto('/user/store/finance?view=statements');
    statementNo =
      (await page
        .getByText(/^SS\d{14}$/)
        .first()
        .textContent()) ?? '';
    const { confirm, confirmTitle } = words.store;
    const title = filledIn(confirmTitle, { no: statementNo });
    await takeStep(page, { begin: `${confirm} ${statementNo}`, title, send: confirm });
    await expect(page.getByText(words.states.confirmed, { exact: true }).last()).toBeVisible();
  });
  const reviewer = await open(reviewerId);
  await test.step('it is settled, and the store asks for what it can take', async () => {
    await reviewer.goto(`/user/desk/statements/info?no=${statementNo}`);
    const { moves, titles } = words.desk;
    const title = filledIn(titles.settle, { no: statementNo });
    await takeStep(reviewer, { begin: `${moves.settle} ${statementNo}`, title, send: moves.settle });
    await page.goto('/user/store/finance?view=withdrawals');
    const { apply, payee, available } = payouts;
    await takeStep(page, { begin: available.withdraw, title: apply.title, send: apply.submit }, async (dialog) => {
      await dialog.getByLabel(apply.amount, { exact: true }).fill(earned);
      await expect(dialog.getByText(money(earned)).first()).toBeVisible();
      await dialog.getByLabel(payee.password, { exact: true }).fill(testPassword);
      await expectAccessible(page, 'dialog');
    });
    no =
      (await page
        .getByText(/^SW\d{14}$/)
        .first()
        .textContent()) ?? '';
    expect(no).toMatch(/^SW\d{14}$/);
  });
  await test.step('one operator approves it', () => approveWithdrawal(reviewer, language, no));
  await test.step('another one puts it into a file, where alone the account stands in full', async () => {
    const payer = await open(payerId);
    await makeBatch(payer, language, { nos: [no], total: earned });
    await expect(payer.getByText(testStoreAccount)).toHaveCount(0);
    const [, ...rows] = await saveBankFile(payer, language);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toEqual(expect.arrayContaining([no, holder, testStoreAccount, earned]));
    await readBankAnswer(payer, language, [{ no, amount: earned }]);
    await expect(payer.getByText(deskWords[language].batches.progress.done)).toBeVisible();
  });
  await test.step('the store reads that it was paid, step by step', async () => {
    await page.reload();
    await expect(page.getByText(payouts.states.paid, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(testStoreAccount)).toHaveCount(0);
    await page.getByRole('button', { name: `${payouts.list.details} ${no}` }).click();
    const details = page.getByRole('dialog', { name: filledIn(payouts.list.detailsTitle, { no }) });
    for (const state of ['pending', 'approved', 'paying', 'paid'] as const) {
      await expect(details.getByText(payouts.states[state]).first()).toBeVisible();
    }
    await expectAccessible(page, 'dialog');
    expect(await withShop(auditMoney)).toEqual([]);
  });
});
