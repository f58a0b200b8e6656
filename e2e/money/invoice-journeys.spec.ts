import { eq } from 'drizzle-orm';
import { formatMoney } from '../../lib/i18n/money.ts';
import { buyPath } from '../../lib/routes/buy-link.ts';
import { products } from '../../lib/server/catalogue/tables.ts';
import { createTestUser } from '../../lib/server/factories/factories.ts';
import { applyForRequests } from '../../lib/server/invoices/index.ts';
import { asStore } from '../../lib/server/orders/index.ts';
import { expectAccessible } from '../fixtures/accessible.ts';
import { type ApiUser, asUser } from '../fixtures/as-user.ts';
import { newReceivedOrders, withInvoices } from '../fixtures/invoiced.ts';
import { enterAs } from '../fixtures/member.ts';
import { readMail } from '../fixtures/outbox.ts';
import { openAs } from '../fixtures/people.ts';
import { withShop } from '../fixtures/shop-context.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeStep } from '../pages/aftersales.ts';
import { expectInvoiceState, openInvoice, paperOf, recordDocument } from '../pages/invoices.ts';
import { confirmReceipt, expectOrderState, payByPlayBank } from '../pages/ordering.ts';
import { deskWords, filledIn, memberWords } from '../pages/words.ts';

const language = 'zh-cn';
const { invoices: words, orders } = memberWords[language];
const { storeInvoices } = deskWords[language];
const money = (amount: string) => formatMoney(language, amount);

const title = { name: '北风商贸（上海）有限公司', taxNo: '91310000MA1FL0000N' };

/** Twenty digits that no other document has. */
const newNumber = () => `2631${Date.now()}${Math.floor(Math.random() * 1000)}`.padEnd(20, '0');

/** Something ready to buy, as its page leads to the checkout. */
async function checkoutOf(api: ApiUser): Promise<string> {
  const [row] = await withShop(({ db }) =>
    db.select({ id: products.id }).from(products).where(eq(products.slug, 'heavy-duty-stapler')),
  );
  const id = row?.id ?? 0;
  const { variants } = await api.get<{ variants: { id: number }[] }>('/api/product/info', { id });
  return buyPath({ product_id: id, variant_id: variants[0]?.id ?? 0, qty: 1 });
}

/** A customer with an address, and a store that takes what is ordered. */
const newParties = () =>
  withInvoices(async ({ newStore }) => {
    const store = await newStore();
    const customer = await withShop((shop) => createTestUser(shop));
    return { store, customerId: customer.id };
  });

test('the invoice asked for at checkout comes by itself, and by mail to its accountant', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { store, customerId } = await newParties();
  const api = await asUser(request, customerId);
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: '沈知远', mobile: '13800138000', address: '文三路 478 号', is_default: true };
  await api.post('/api/address/save', address);
  await enterAs(page, baseURL ?? '', customerId);
  const email = `accounts-${customerId}@example.com`;
  const fapiaoNo = newNumber();
  let orderNo = '';
  let no = '';

  await test.step('the request stands at checkout, and is on unless it is taken off', async () => {
    const { invoice, submit } = orders.checkout;
    await page.goto(await checkoutOf(api));
    await page.getByRole('radio', { name: invoice.kinds.company }).check();
    await page.getByLabel(invoice.companyName).fill(title.name);
    await page.getByLabel(invoice.taxNo).fill(title.taxNo);
    await page.getByLabel(invoice.email).fill(email);
    await expect(page.getByRole('checkbox', { name: invoice.isAutomatic })).toBeChecked();
    await page.getByRole('button', { name: submit, exact: true }).click();
    await expect(page).toHaveURL(/pay\?no=CG\d{14}$/);
  });
  await test.step('it is paid, and the order says that the invoice will be requested', async () => {
    const { list } = await api.get<{ list: { no: string; payable: string }[] }>('/api/order/list');
    orderNo = list[0]?.no ?? '';
    await payByPlayBank(page, language, list[0]?.payable ?? '');
    await page.getByRole('link', { name: orders.pay.done.order }).click();
    await expect(page.getByText(words.order.planned.too_early)).toBeVisible();
  });
  await test.step('the store sends it, and the customer has it', async () => {
    await withInvoices(async ({ accept, ship }) => {
      await accept(store, orderNo);
      await ship(asStore(store), orderNo);
    });
    await page.reload();
    await confirmReceipt(page, language, orderNo);
    await expectOrderState(page, orders.status.received);
  });
  await test.step('the job applies for it', async () => {
    await withShop(applyForRequests);
    // The job of the shop itself may be about it at this moment.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('link', { name: /^IV\d{14}$/ })).toBeVisible({ timeout: 3000 });
    }).toPass();
    no = (await page.getByRole('link', { name: /^IV\d{14}$/ }).textContent()) ?? '';
  });
  await test.step('the store issues it manually', async () => {
    const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: store.userId });
    await seller.goto('/user/store/invoice/customer');
    await seller.getByRole('table', { name: storeInvoices.list.titles.store }).getByRole('link', { name: no }).click();
    await recordDocument(seller, language, { color: 'blue', no, fapiaoNo });
    await expectInvoiceState(seller, words.status.issued);
    await seller.context().close();
  });
  await test.step('the customer reads it, with its file', async () => {
    await page.getByRole('link', { name: no }).click();
    await expectInvoiceState(page, words.status.issued);
    const paper = paperOf(page, language, fapiaoNo);
    for (const text of [title.name, title.taxNo]) await expect(paper.getByText(text)).toBeVisible();
    const saved = page.waitForEvent('download');
    await paper.getByRole('button', { name: filledIn(words.files.save, { format: 'PDF' }) }).click();
    expect((await saved).suggestedFilename()).toBe(`${fapiaoNo}.pdf`);
    await expectAccessible(page);
  });
  await test.step('the accountant opens the document from the mail without an account', async () => {
    const { body } = await readMail(email);
    expect(body).toContain(no);
    // Whoever reads it may be a stranger: it says nothing that the customer has written.
    expect(body).not.toContain(title.name);
    const [link = ''] = /http\S+/.exec(body) ?? [];
    const file = await request.get(link);
    expect((await file.body()).toString()).toMatch(/^%PDF-/);
  });
});

test('two orders on one invoice, and one of them refunded: the red document stands beside the blue', async ({
  page,
  browser,
  baseURL,
}) => {
  const { customer, store, orders: bought } = await newReceivedOrders([{ payable: 10_000 }, { payable: 5000 }]);
  const [kept, refunded] = bought.map(({ no }) => no);
  await enterAs(page, baseURL ?? '', customer.userId);
  const red = newNumber();
  let no = '';
  let blue = '';

  await test.step('both are chosen, and asked for together', async () => {
    await page.goto('/user/account/invoice/invoice');
    for (const box of await page.getByRole('list', { name: words.apply.title }).getByRole('checkbox').all())
      await box.check();
    await expect(page.getByText(filledIn(words.apply.chosen, { count: 2, total: money('150.00') }))).toBeVisible();
    await page.getByRole('link', { name: words.apply.next }).click();
    const sums = { net: money('132.75'), tax: money('17.25'), total: money('150.00') };
    await expect(page.getByText(filledIn(words.preview.sums, sums))).toBeVisible();
    // What it will say stands beside the form, and within the page.
    const overflow = () => page.evaluate(() => document.body.scrollWidth - document.documentElement.clientWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: words.confirm.submit }).click();
    await expectInvoiceState(page, words.status.submitted);
    no = new URL(page.url()).searchParams.get('no') ?? '';
    for (const order of bought) await expect(page.getByRole('link', { name: order.no })).toBeVisible();
  });
  await test.step('one document says both', async () => {
    blue = await withInvoices(async ({ issue }) => (await issue(no)).document.fapiaoNo);
    await page.reload();
    const paper = paperOf(page, language, blue);
    for (const sum of ['132.75', '17.25', '150.00']) await expect(paper.getByText(money(sum))).toBeVisible();
  });
  await test.step('a refund of one of them waits for its red document', async () => {
    await withInvoices(async ({ payBack, follow }) => {
      await payBack(refunded ?? '', 'all');
      await follow();
    });
    // The job of the shop itself may be about it at this moment.
    await expect(async () => {
      await page.reload();
      await expectInvoiceState(page, words.status.reversing);
    }).toPass();
    await expect(page.getByText(words.redCauses.refund)).toBeVisible();
  });
  await test.step('the store issues it', async () => {
    const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: store.userId });
    await seller.goto(`/user/store/invoice/customer?no=${no}`);
    const redNo = (await seller.getByText(/^RD\d{14}$/).textContent()) ?? '';
    await recordDocument(seller, language, { color: 'red', no: redNo, fapiaoNo: red });
    await expectInvoiceState(seller, words.status.partially_reversed);
    await seller.context().close();
  });
  await test.step('the customer sees both, and what is left', async () => {
    await page.reload();
    await expectInvoiceState(page, words.status.partially_reversed);
    await expect(paperOf(page, language, blue)).toBeVisible();
    const paper = paperOf(page, language, red);
    for (const sum of ['-44.25', '-5.75', '-50.00']) await expect(paper.getByText(money(sum))).toBeVisible();
    const left = page.getByText(words.view.left, { exact: true }).locator('..');
    await expect(left).toContainText(money('100.00'));
    await expectAccessible(page);
    await page.goto('/user/account/invoice/records');
    const row = page.getByRole('row').filter({ hasText: no });
    await expect(row).toContainText(filledIn(words.records.reversed, { amount: money('50.00') }));
  });
  await test.step('of the one that was kept nothing can be asked for again', async () => {
    await page.goto(`/user/order_info?no=${kept}`);
    await expect(page.getByRole('link', { name: no })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words.order.apply })).toHaveCount(0);
  });
});

test('an invoice with a wrong title is reversed and issued again with the right one', async ({
  page,
  browser,
  baseURL,
}) => {
  const { customer, store, orders: bought } = await newReceivedOrders([{ payable: 10_000 }]);
  const right = '南山文具（深圳）有限公司';
  const { no, old } = await withInvoices(async ({ apply, issue, titleOf }) => {
    const [first = ''] = await apply(
      customer,
      bought.map((order) => order.no),
    );
    await titleOf(customer, { name: right });
    return { no: first, old: (await issue(first)).document.fapiaoNo };
  });
  await enterAs(page, baseURL ?? '', customer.userId);
  const [red, replaced] = [newNumber(), newNumber()];
  let newNo = '';

  await test.step('where the right title is not there yet, it is written on the way', async () => {
    await openInvoice(page, no);
    await page.getByRole('button', { name: words.changeTitle.open, exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: words.titles.add }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.form.add })).toBeVisible();
    await page.getByRole('link', { name: words.form.cancel }).click();
    await expectInvoiceState(page, words.status.issued);
  });
  await test.step('the customer asks for another title', async () => {
    const { open, title: heading, submit } = words.changeTitle;
    await takeStep(page, { begin: open, title: heading, send: submit }, async (dialog) => {
      await dialog.getByLabel(words.wish.title, { exact: true }).selectOption({ label: right });
      await expectAccessible(page, 'dialog');
    });
    await expectInvoiceState(page, words.status.reversing);
  });
  const seller = await openAs(browser, { baseURL: baseURL ?? '', userId: store.userId });
  await test.step('the store takes the old one back, and the new one waits for it', async () => {
    await seller.goto(`/user/store/invoice/customer?no=${no}`);
    const redNo = (await seller.getByText(/^RD\d{14}$/).textContent()) ?? '';
    await recordDocument(seller, language, { color: 'red', no: redNo, fapiaoNo: red });
    await expectInvoiceState(seller, words.status.reversed);
    newNo = (await seller.getByRole('link', { name: /^IV\d{14}$/ }).textContent()) ?? '';
    await seller.getByRole('link', { name: newNo }).click();
    await expectInvoiceState(seller, words.status.submitted);
    await recordDocument(seller, language, { color: 'blue', no: newNo, fapiaoNo: replaced });
    await expectInvoiceState(seller, words.status.issued);
    await seller.context().close();
  });
  await test.step('the old one is shown as reversed, and leads to the one with the right title', async () => {
    await page.reload();
    await expectInvoiceState(page, words.status.reversed);
    for (const number of [old, red]) await expect(paperOf(page, language, number)).toBeVisible();
    await expect(page.getByRole('button', { name: words.changeTitle.open })).toHaveCount(0);
    await page.getByRole('link', { name: newNo }).click();
    await expectInvoiceState(page, words.status.issued);
    await expect(paperOf(page, language, replaced).getByText(right)).toBeVisible();
    await expect(page.getByRole('link', { name: no })).toBeVisible();
  });
});
