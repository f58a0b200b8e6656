import { createTestUser, testPassword } from '../lib/server/factories/factories.ts';
import { auditMoney } from '../lib/server/workflows/ledger/audit-money.ts';
import { type ApiUser, asUser } from './fixtures/as-user.ts';
import { completeOrder } from './fixtures/complete-order.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { logIn, loginDialog } from './pages/login.ts';
import { confirmReceipt, expectOrderState, payMixed, placeOrder } from './pages/ordering.ts';
import { offer, takeAndShip } from './pages/seller.ts';
import { memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { quotation, orders: words } = memberWords[language];

/** What the customer has before the journey: an address, and something on the balance. */
async function prepare(customer: ApiUser): Promise<void> {
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: '沈知远', mobile: '13800138000', address: '文三路 478 号', is_default: true };
  await customer.post('/api/address/save', address);
  const input = { amount: '300.00', channel: 'sandbox' };
  const { payment_no: no } = await customer.post<{ payment_no: string }>('/api/recharge/create', input);
  await customer.post('/api/payment/sandbox/pay', { no, outcome: 'succeeded' });
}

test('a guest configures a product, haggles, pays in two ways and follows the order to its end', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const member = await withShop((ctx) => createTestUser(ctx));
  const customer = await asUser(request, member.id);
  const desk = await asUser(request, await idOfMember('demo_operator'));
  await prepare(customer);
  let quotationNo = '';
  let orderNo = '';

  await test.step('configure as a guest, and log in without losing it', async () => {
    await page.goto('/stapled-brochures');
    const size = page.getByRole('radio', { name: /^A4/ });
    // The questions are fetched for who begins to move.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await page.getByRole('heading', { name: '封面' }).hover();
      await expect(size).toBeAttached({ timeout: 2000 });
    }).toPass();
    await size.check({ force: true });
    await page.getByRole('button', { name: quotation.storefront.add }).click();
    await expect(loginDialog(page, language)).toBeVisible();
    await logIn(page, language, { username: member.username, password: testPassword });
    await expect(page.getByText(quotation.storefront.added)).toBeVisible();
  });

  await test.step('ask for an offer', async () => {
    await page.goto('/user/quotation_order');
    await page.getByRole('button', { name: quotation.basket.ask }).click();
    await expect(
      page.getByText(quotation.statuses.submitted, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
    const [sent] = (await customer.get<{ list: { no: string }[] }>('/api/quote/list', { status: 'submitted' })).list;
    quotationNo = sent?.no ?? '';
  });

  await test.step('answer the offer with another price', async () => {
    await offer(desk, quotationNo, '5.00');
    await page.goto(`/user/quotation_order?no=${quotationNo}`);
    await page.getByRole('button', { name: quotation.actions.counter }).click();
    await page.getByLabel(quotation.counter.target).fill('4.00');
    await page.getByRole('button', { name: quotation.counter.send }).click();
    await expect(page.getByText(quotation.statuses.negotiating).first()).toBeVisible();
  });

  await test.step('order the second offer, and pay it by balance and play bank', async () => {
    await offer(desk, quotationNo, '4.00');
    const { current } = await customer.get<{ current: { total: string } }>('/api/quote/info', { no: quotationNo });
    await page.goto(`/user/quotation_order?no=${quotationNo}`);
    await page.getByRole('link', { name: quotation.actions.confirm }).click();
    await placeOrder(page, language, current.total);
    await payMixed(page, language, { part: '30.00', rest: (Number(current.total) - 30).toFixed(2) });
    await page.getByRole('link', { name: words.pay.done.order }).click();
    await expect(page).toHaveURL(/\/user\/order_info\?no=SO\d{14}$/);
    orderNo = new URL(page.url()).searchParams.get('no') ?? '';
    await expectOrderState(page, words.status.pending_dispatch);
  });

  await test.step('follow it to the door', async () => {
    await takeAndShip(desk, orderNo, 'SF1234567890');
    await page.reload();
    await expectOrderState(page, words.status.shipped_ship);
    await expect(page.getByText('SF1234567890')).toBeVisible();
    await confirmReceipt(page, language, orderNo);
    await expectOrderState(page, words.status.received);
  });

  await test.step('see it completed, with sound books', async () => {
    await completeOrder(orderNo);
    await page.goto('/user/account/myorder?tab=finished');
    const order = page.getByRole('article', { name: orderNo });
    await expect(order.getByText(words.status.completed, { exact: true })).toBeVisible();
    expect(await withShop(auditMoney)).toEqual([]);
  });
});
