import { formatMoney } from '../../lib/i18n/money.ts';
import { denyRed } from '../../lib/server/invoices/index.ts';
import { fixedClock, shopDay } from '../../lib/server/kernel/clock.ts';
import { invoicesOf } from '../../lib/server/workflows/invoices/invoices-for-tests.ts';
import { recipientOf, refundsOf } from '../../lib/server/workflows/invoices/refunds-for-tests.ts';
import validation from '../../messages/zh-cn/validation.json' with { type: 'json' };
import { expectAccessible } from '../fixtures/accessible.ts';
import { enterAs } from '../fixtures/member.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { deskWords, filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { storeInvoices: words } = deskWords[language];
const { ui } = memberWords[language];

const asked = 30;
const headings = ['发票流水号', '开票状态', '发票号码', '开票日期', '价税合计', '失败原因'];

/** A store that thirty customers have asked for an invoice. */
function newRequests() {
  return withShop(async (shop) => {
    const invoices = invoicesOf({
      ctx: { ...shop, env: { ...shop.env, PAYMENT_SANDBOX: true }, clock: fixedClock(new Date()) },
    });
    const first = await invoices.newReceived();
    const { storeId, userId } = first.store;
    const nos: string[] = [];
    for (let n = 0; n < asked; n += 1) {
      const order = n === 0 ? first : await invoices.newReceived();
      await shop.db.$client.query('update orders set store_id = $1 where no = $2', [storeId, order.no]);
      nos.push(...(await invoices.apply(order.customer, [order.no])));
    }
    return { nos, ownerId: userId };
  });
}

test('a store issues thirty in a batch with two refused rows', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const { nos, ownerId } = await newRequests();
  await enterAs(page, baseURL ?? '', ownerId);

  await test.step('what is to be done stands on the home of invoices', async () => {
    await page.goto('/user/store/invoice');
    await expect(page.getByRole('link', { name: `${words.home.figures.todo} ${asked}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: words.home.toCustomers }).click();
    await expect(page.getByRole('table', { name: words.list.titles.store })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('all of it goes to the tax software as a file', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.list.export }).click();
    await page.getByRole('menuitem', { name: ui.export.xlsx }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
    // Opened again while it is on its way out, it moves under the pointer.
    await expect(page.getByRole('menu')).toBeHidden();
  });
  await test.step('or as the CSV that other tax software reads', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: words.list.export }).click();
    await page.getByRole('menuitem', { name: ui.export.csv }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
  });
  await test.step('what the tax software answers is shown row by row before anything is saved', async () => {
    await page.getByRole('button', { name: words.list.readResults }).click();
    const dialog = page.getByRole('dialog', { name: words.results.title });
    const day = shopDay(new Date());
    const rows = nos.map((no, index) => {
      const number = `2633${Date.now()}1${index.toString().padStart(2, '0')}`;
      if (index < 2) return [no, '失败', '', '', '', '抬头与税号不符'];
      return [no, '成功', number, day, '100.00', ''];
    });
    const text = [headings, ...rows].map((cells) => cells.join(',')).join('\n');
    const file = { name: 'results.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await dialog.locator('input[type="file"]').setInputFiles(file);
    await expect(dialog.getByText(words.results.outcomes.rejected, { exact: true })).toHaveCount(2);
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: '登记 30 行' }).click();
    const done = filledIn(words.results.done, { issued: '28', rejected: '2' });
    await expect(dialog.getByText(done)).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await test.step('nothing waits any more, and a refused one says why', async () => {
    await expect(page.getByText(words.list.empty.todo)).toBeVisible();
    await page.goto(`/user/store/invoice/customer?no=${nos[0]}`);
    await expect(page.getByText(filledIn(words.detail.reason, { reason: '抬头与税号不符' }))).toBeVisible();
    await page.goto(`/user/store/invoice/customer?no=${nos[5]}`);
    await expect(page.getByText(words.detail.bare)).toBeVisible();
    await expectAccessible(page);
  });
});

/** A special invoice of which a part went back; the company has refused the red letter over it. */
function newRefused() {
  return withShop(async (shop) => {
    const clock = fixedClock(new Date());
    const ctx = { ...shop, env: { ...shop.env, PAYMENT_SANDBOX: true }, clock };
    const refunds = refundsOf({ ctx });
    const order = await refunds.newIssued({ payable: 10_000, qty: 10 }, 'special');
    await refunds.payBack(order.no, 1000);
    await refunds.follow();
    await denyRed(ctx, recipientOf(order), (await refunds.redOf(order.invoice)).no, '已入账');
    return { no: order.invoice, ownerId: order.store.userId };
  });
}

test('a store takes back a part of an invoice as a discount', async ({ page, baseURL }) => {
  const order = await withShop((shop) => {
    const ctx = { ...shop, env: { ...shop.env, PAYMENT_SANDBOX: true }, clock: fixedClock(new Date()) };
    return refundsOf({ ctx }).newIssued({ payable: 10_000, qty: 10 });
  });
  await enterAs(page, baseURL ?? '', order.store.userId);
  await page.goto(`/user/store/invoice/customer?no=${order.invoice}`);
  await page.getByRole('button', { name: words.actions.ask_red, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.askRed.amount).fill('20');
  await dialog.getByRole('button', { name: words.askRed.confirm }).click();
  // Incorrectly issued is what stands there first, and is no reason for a part.
  await expect(dialog.getByText(validation.redWhole)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel(words.askRed.reason).selectOption('sales_discount');
  await dialog.getByRole('button', { name: words.askRed.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(formatMoney(language, '20.00')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.actions.record_red, exact: true })).toBeVisible();
});

/** An invoice over two orders, an item of each. */
function newMerged() {
  return withShop(async (shop) => {
    const ctx = { ...shop, env: { ...shop.env, PAYMENT_SANDBOX: true }, clock: fixedClock(new Date()) };
    const refunds = refundsOf({ ctx });
    const first = await refunds.newReceived({ payable: 10_000 });
    const second = await refunds.newReceived({ payable: 4000 });
    const join = 'update orders set store_id = $1, user_id = $2 where no = $3';
    await shop.db.$client.query(join, [first.store.storeId, first.customer.userId, second.no]);
    const [no = ''] = await refunds.apply(first.customer, [first.no, second.no]);
    await refunds.issue(no);
    return { no, ownerId: first.store.userId };
  });
}

test('a store takes back two items of an invoice in one red letter, each with an amount of its own', async ({
  page,
  baseURL,
}) => {
  const { no, ownerId } = await newMerged();
  await enterAs(page, baseURL ?? '', ownerId);
  await page.goto(`/user/store/invoice/customer?no=${no}`);
  await page.getByRole('button', { name: words.actions.ask_red, exact: true }).click();
  const dialog = page.getByRole('dialog');
  const amountOf = (place: string) => dialog.getByLabel(filledIn(words.askRed.rowAmount, { place }));
  await dialog.getByRole('checkbox').nth(0).check();
  await dialog.getByRole('checkbox').nth(1).check();
  await dialog.getByLabel(words.askRed.reason).selectOption('sales_discount');
  await amountOf('2').fill('40.01');
  await dialog.getByRole('button', { name: words.askRed.confirm }).click();
  // What is too much is said at its item.
  await expect(dialog.getByText(validation.redAmount)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await amountOf('1').fill('15');
  await amountOf('2').fill('');
  await dialog.getByRole('button', { name: words.askRed.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(formatMoney(language, '55.00')).first()).toBeVisible();
});

test('a store asks again for a red letter that its customer has refused', async ({ page, baseURL }) => {
  const { no, ownerId } = await newRefused();
  await enterAs(page, baseURL ?? '', ownerId);
  await page.goto(`/user/store/invoice/customer?no=${no}`);
  await expect(page.getByText('已入账').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.actions.ask_red_again, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.askRedAgain.textSpecial)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel(words.askRedAgain.note).fill('已电话沟通');
  await dialog.getByRole('button', { name: words.askRedAgain.confirm }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('已电话沟通')).toBeVisible();
  await expect(page.getByRole('button', { name: words.actions.withdraw_red })).toBeVisible();
  await expect(page.getByRole('button', { name: words.actions.ask_red_again, exact: true })).toBeHidden();
});
