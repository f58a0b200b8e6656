import { eq } from 'drizzle-orm';
import { products } from '../lib/server/catalogue/tables.ts';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { createTestStore } from '../lib/server/factories/store-factories.ts';
import { auditMoney } from '../lib/server/workflows/ledger/audit-money.ts';
import { type ApiUser, asUser } from './fixtures/as-user.ts';
import { enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { acceptAndShip, answerQuotation, confirmTransfer } from './pages/desk.ts';
import { confirmReceipt, expectOrderState, payByBank, placeOrder } from './pages/ordering.ts';
import { applyForStore, handIn } from './pages/store-entry.ts';
import { deskWords, filledIn, memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { quotation, orders: words } = memberWords[language];
const { deskOrders } = deskWords[language];

interface Detail {
  no: string;
  orders: { no: string }[];
}

/** A customer with an address. */
async function newCustomer(
  request: Parameters<typeof asUser>[0],
): Promise<{ id: number; api: ApiUser; addressId: number }> {
  const { id } = await withShop((ctx) => createTestUser(ctx));
  const api = await asUser(request, id);
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: '沈知远', mobile: '13800138000', address: '文三路 478 号', is_default: true };
  const { id: addressId } = await api.post<{ id: number }>('/api/address/save', address);
  return { id, api, addressId };
}

/** Ready goods, ordered and said to be transferred; answers the numbers of what is paid and of the order. */
async function orderReadyGoods({ api, addressId }: Awaited<ReturnType<typeof newCustomer>>): Promise<Detail> {
  const [stapler] = await withShop(({ db }) =>
    db.select({ id: products.id }).from(products).where(eq(products.slug, 'heavy-duty-stapler')),
  );
  const product = await api.get<{ id: number; variants: { id: number }[] }>('/api/product/info', {
    id: stapler?.id ?? 0,
  });
  const input = { source: 'buy_now', product_id: product.id, variant_id: product.variants[0]?.id, qty: 1 };
  const choice = { what: input, address_id: addressId };
  const { payable } = await api.post<{ payable: string }>('/api/order/preview', choice);
  const { no } = await api.post<{ no: string }>('/api/order/create', { ...choice, expected_total: payable });
  const group = await api.post<{ payments: { no: string }[]; orders: { no: string }[] }>('/api/order/pay', {
    no,
    channel: 'bank',
  });
  await api.post('/api/order/voucher', { no, payment_no: group.payments[0]?.no, reference: `race ${no}` });
  return { no, orders: group.orders };
}

test('a customer asks, a store answers, the money comes by bank, and the store ships', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const customer = await newCustomer(request);
  const { owner } = await withShop((ctx) => createTestStore(ctx));
  const store = await openAs(browser, { baseURL: baseURL ?? '', userId: owner.id });
  const operator = await openAs(browser, { baseURL: baseURL ?? '', userId: await idOfMember('demo_operator') });
  await enterAs(page, baseURL ?? '', customer.id);
  let quotationNo = '';
  let orderNo = '';
  let groupNo = '';

  await test.step('the customer configures and asks', async () => {
    await page.goto('/stapled-brochures');
    const size = page.getByRole('radio', { name: /^A4/ });
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('heading', { name: '封面' }).hover();
      await expect(size).toBeAttached({ timeout: 2000 });
    }).toPass();
    await size.check({ force: true });
    await page.getByRole('button', { name: quotation.storefront.add }).click();
    await expect(page.getByText(quotation.storefront.added)).toBeVisible();
    await page.goto('/user/quotation_order');
    await page.getByRole('button', { name: quotation.basket.ask }).click();
    const requested = () => customer.api.get<{ list: { no: string }[] }>('/api/quote/list', { status: 'submitted' });
    await expect.poll(async () => (await requested()).list.length).toBe(1);
    const { list } = await requested();
    quotationNo = list[0]?.no ?? '';
  });

  await test.step('the store takes it out of the pool and answers', async () => {
    await store.goto('/user/store/quotation?scope=pool');
    await expect(store.getByRole('link', { name: quotationNo }).or(store.getByText(quotationNo)).first()).toBeVisible();
    await answerQuotation(store, language, { path: `/user/store/quotation/info?no=${quotationNo}`, price: '4.00' });
    await expect(store.getByText(quotation.statuses.quoted).first()).toBeVisible();
  });

  await test.step('the customer confirms and says the transfer is on its way', async () => {
    const { current } = await customer.api.get<{ current: { total: string } }>('/api/quote/info', { no: quotationNo });
    await page.goto(`/user/quotation_order?no=${quotationNo}`);
    await page.getByRole('link', { name: quotation.actions.confirm }).click();
    groupNo = await placeOrder(page, language, current.total);
    await payByBank(page, language, { total: current.total, reference: 'e2e 客户转账' });
    const group = await customer.api.get<{ orders: { no: string }[] }>('/api/order/group', { no: groupNo });
    orderNo = group.orders[0]?.no ?? '';
  });

  await test.step('the operator finds it on the statement', async () => {
    await confirmTransfer(operator, language, { groupNo, tradeNo: `B${groupNo}` });
    await expect(page.getByRole('heading', { name: words.pay.done.title })).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the store accepts and ships, the customer receives', async () => {
    await acceptAndShip(store, language, { no: orderNo, trackingNo: 'SF2233445566' });
    await page.goto(`/user/order_info?no=${orderNo}`);
    await expectOrderState(page, words.status.shipped_ship);
    await confirmReceipt(page, language, orderNo);
    await expectOrderState(page, words.status.received);
    expect(await withShop(auditMoney)).toEqual([]);
  });
});

test('two stores race for an order in the pool: one wins and ships, the other is told', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const customer = await newCustomer(request);
  const [first, second] = await withShop(
    async (ctx) => [await createTestStore(ctx), await createTestStore(ctx)] as const,
  );
  const stores = await Promise.all(
    [first, second].map(({ owner }) => openAs(browser, { baseURL: baseURL ?? '', userId: owner.id })),
  );
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
  const bought = await orderReadyGoods(customer);
  const orderNo = bought.orders[0]?.no ?? '';

  await confirmTransfer(page, language, { groupNo: bought.no, tradeNo: `B${bought.no}` });
  const cards = stores.map((store) =>
    store.getByRole('article').or(store.getByRole('listitem')).filter({ hasText: '厚层订书机' }),
  );
  await Promise.all(stores.map((store) => store.goto('/user/store/orderpool?sort=newest')));
  for (const card of cards) await expect(card.first()).toBeVisible();
  // Nobody's name, number or street stands in the pool.
  for (const store of stores) await expect(store.getByText(/沈知远|13800138000|文三路/)).toHaveCount(0);
  await Promise.all(
    cards.map((card) =>
      card
        .first()
        .getByRole('button', { name: new RegExp(`^${deskOrders.pool.claim}`) })
        .click(),
    ),
  );
  const won = stores.map((store) => store.getByText(orderNo));
  await expect(async () => {
    const seen = await Promise.all(won.map((text) => text.count()));
    expect(seen.filter((count) => count > 0)).toHaveLength(1);
  }).toPass();
  const winner = (await won[0]?.count()) ? stores[0] : stores[1];
  const loser = winner === stores[0] ? stores[1] : stores[0];
  await expect(loser?.getByText(deskOrders.pool.taken) ?? page.getByText('')).toBeVisible();
  if (winner) await acceptAndShip(winner, language, { no: orderNo, trackingNo: 'SF9988776655' });
  await loser?.goto(`/user/store/order_info?no=${orderNo}`);
  await expect(loser?.getByText(deskOrders.detail.missing) ?? page.getByText('')).toBeVisible();
});

test('a customer applies, is sent back, mends it, and is a store from the approval on', async ({
  browser,
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const user = await withShop((ctx) => createTestUser(ctx));
  const applicant = await openAs(browser, { baseURL: baseURL ?? '', userId: user.id });
  await enterAs(page, baseURL ?? '', await idOfMember('demo_operator'));
  const { application } = deskWords[language].deskStores;
  const { store, storeFields } = memberWords[language];
  const { entry } = store;
  const form = await applyForStore(applicant, language);
  const open = async () => {
    await page.goto('/user/desk/applications');
    await page.getByRole('link', { name: form.store_name }).first().click();
    await expect(page.getByText(form.company_name).first()).toBeVisible();
  };

  await test.step('the operator says what is to be changed', async () => {
    await open();
    await page.getByRole('button', { name: application.reject, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: filledIn(application.rejectTitle, { store: form.store_name }) });
    await dialog.getByRole('button', { name: application.reject, exact: true }).click();
    await expect(dialog.getByLabel(memberWords[language].ui.reason.label)).toBeFocused();
    await dialog.getByLabel(memberWords[language].ui.reason.label).fill('地址不完整');
    await dialog.getByLabel(application.remarkField).selectOption('address');
    await dialog.getByLabel(filledIn(application.remarkOn, { field: storeFields.fields.address })).fill('请写明楼层');
    await dialog.getByRole('button', { name: application.reject, exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the customer changes just that', async () => {
    await applicant.reload();
    await expect(applicant.getByText('地址不完整').first()).toBeVisible();
    await applicant.getByRole('button', { name: entry.rejected.again }).click();
    const address = applicant.getByLabel(storeFields.fields.address, { exact: true });
    await expect(applicant.getByText(filledIn(storeFields.remark, { text: '请写明楼层' }))).toBeVisible();
    await address.fill('建国路 1 号 3 层');
    await handIn(applicant, language);
  });

  await test.step('the operator approves it', async () => {
    await open();
    await expect(page.getByText('建国路 1 号 3 层').first()).toBeVisible();
    await page.getByRole('button', { name: application.approve, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: filledIn(application.approveTitle, { store: form.store_name }) });
    await dialog.getByRole('button', { name: application.approve, exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  // From the next request on the owner has the back office.
  await applicant.goto('/user/store/home');
  await expect(applicant.getByText(form.store_name).first()).toBeVisible();
  await applicant.goto('/user/store/orderpool');
  await expect(applicant.getByRole('heading', { level: 1, name: deskOrders.pool.title })).toBeVisible();
});
