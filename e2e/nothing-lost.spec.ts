import type { APIRequestContext, Page } from '@playwright/test';
import { earnPoints } from '../lib/server/wallet/index.ts';
import { type ApiUser, asUser } from './fixtures/as-user.ts';
import { waitUntilAwake } from './fixtures/awake.ts';
import { becomeMember } from './fixtures/member.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { payByPlayBank, placeOrder } from './pages/ordering.ts';
import { memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { quotation, orders, store, shell: shellWords } = memberWords[language];

interface Draft {
  no: string;
  title: string;
  requirements: string;
  current: { items: { id: number; qty: number; note: string }[] };
}

/** A member with one ready product in the basket. */
async function withBasket(page: Page, request: APIRequestContext, baseURL: string): Promise<ApiUser & { id: number }> {
  const { id } = await becomeMember(page, baseURL);
  const customer = await asUser(request, id);
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  await customer.post('/api/address/save', {
    ...area,
    receiver: '沈知远',
    mobile: '+86 138 0013 8000',
    address: '文三路 478 号',
    is_default: true,
  });
  await fillBasket(customer);
  return { ...customer, id };
}

/** Puts in the first ready product that five pieces can be ordered of. */
async function fillBasket(customer: ApiUser): Promise<void> {
  const { list } = await customer.get<{ list: Product[] }>('/api/product/list', { limit: 40 });
  for (const { id } of list.filter(({ pricing, kind }) => pricing === 'fixed' && kind === 'product')) {
    const { variants } = await customer.get<{ variants: { id: number }[] }>('/api/product/info', { id });
    const line = { product_id: id, variant_id: variants[0]?.id, qty: 5 };
    const { no, item } = await customer.post<{ no: string; item: Line }>('/api/quote/itemSave', line);
    if (Object.keys(item.faults).length === 0 && item.result === 'auto_price') return;
    await customer.post('/api/quote/itemRemove', { no, ids: [item.id] });
  }
  throw new Error('no ready product in the demo shop');
}

interface Product {
  id: number;
  pricing: string;
  kind: string;
}

interface Line {
  id: number;
  faults: object;
  result: string;
}

const basketOf = (customer: ApiUser) => customer.get<Draft>('/api/quote/basket');
const sentBy = async (customer: ApiUser): Promise<Draft> => {
  const { list } = await customer.get<{ list: { no: string }[] }>('/api/quote/list', { status: 'submitted' });
  return customer.get('/api/quote/info', { no: list[0]?.no ?? '' });
};
const requirements = (page: Page) => page.getByLabel(quotation.request.requirements);
const ask = (page: Page) => page.getByRole('button', { name: quotation.basket.ask });
const quantity = (page: Page) => page.getByRole('textbox', { name: /的数量$/ });

test.describe('what is typed in the basket', () => {
  test('goes with the request that is pressed at once', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.goto('/user/quotation_order');
    await quantity(page).fill('7');
    await requirements(page).fill('请用牛皮纸包装，\n周五前到。');
    await ask(page).click();
    await expect(page.getByText(quotation.next.submitted)).toBeVisible();
    const sent = await sentBy(customer);
    expect(sent.requirements).toBe('请用牛皮纸包装，\n周五前到。');
    expect(sent.current.items.map(({ qty }) => qty)).toEqual([7]);
  });

  test('is ordered as it stands', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.goto('/user/quotation_order');
    await quantity(page).fill('3');
    await page.getByRole('link', { name: quotation.basket.order }).click();
    await expect(page.getByRole('heading', { level: 1, name: orders.checkout.title })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '× 3' }).first()).toBeVisible();
    expect((await basketOf(customer)).current.items[0]?.qty).toBe(3);
  });

  test('is saved when the page is left by a link at once, and by Back', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.goto('/user/account/overview');
    await page.goto('/user/quotation_order');
    await requirements(page).fill('由链接离开');
    await page.locator('a[href^="/user/account/myorder"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/myorder/);
    expect((await basketOf(customer)).requirements).toBe('由链接离开');
    await page.goBack();
    await expect(requirements(page)).toHaveValue('由链接离开');
    await requirements(page).fill('由后退离开');
    await page.goBack();
    await expect(async () => expect((await basketOf(customer)).requirements).toBe('由后退离开')).toPass();
  });

  test('is kept by two tabs that each type something else', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.goto('/user/quotation_order');
    await expect(requirements(page)).toBeVisible();
    const { no } = await basketOf(customer);
    await customer.post('/api/quote/save', { no, title: '另一个窗口', requirements: '' });
    // Whoever comes back to a window has it read anew, once it is two seconds old.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByLabel(quotation.request.name)).toHaveValue('另一个窗口', { timeout: 500 });
    }).toPass();
    await requirements(page).fill('这个窗口');
    await ask(page).click();
    await expect(page.getByText(quotation.next.submitted)).toBeVisible();
    expect(await sentBy(customer)).toMatchObject({ title: '另一个窗口', requirements: '这个窗口' });
  });

  test('is sent once by two presses while the server is slow', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.route('**/api/quote/save', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto('/user/quotation_order');
    await requirements(page).fill('慢');
    await ask(page).dblclick();
    await expect(page.getByText(quotation.next.submitted)).toBeVisible();
    const { list } = await customer.get<{ list: unknown[] }>('/api/quote/list', { status: 'submitted' });
    expect(list).toHaveLength(1);
    expect((await sentBy(customer)).requirements).toBe('慢');
  });
});

test('points that are typed count in the order that is pressed at once', async ({ page, request, baseURL }) => {
  const customer = await withBasket(page, request, baseURL ?? '');
  const ref = { type: 'gift', no: `gift-${customer.id}` };
  await withShop(({ db, clock }) =>
    earnPoints(db, { userId: customer.id, points: 900, ref, memo: { key: 'memoWelcome' }, at: clock.now() }),
  );
  await page.goto('/user/quotation_order');
  await page.getByRole('link', { name: quotation.basket.order }).click();
  await page.getByLabel(orders.checkout.points.label, { exact: true }).fill('7');
  await page.getByRole('button', { name: orders.checkout.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/pay\?no=CG\d{14}$/);
  const { list } = await customer.get<{ list: { no: string }[] }>('/api/order/list');
  const { points_used: points } = await customer.get<{ points_used: number }>('/api/order/info', {
    no: list[0]?.no ?? '',
  });
  expect(points).toBe(7);
});

test.describe('what cannot be saved', () => {
  test.use({ expectedTroubles: [/Failed to load resource|net::ERR_FAILED/] });

  test('stops the request, says so, stays where it was typed, and goes with the next press', async ({
    page,
    request,
    baseURL,
  }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.route('**/api/quote/save', (route) => route.abort());
    await page.goto('/user/quotation_order');
    await requirements(page).fill('服务器不在');
    await ask(page).click();
    await expect(page.getByText(shellWords.failures.unsaved)).toBeVisible();
    await expect(requirements(page)).toHaveValue('服务器不在');
    await page.unroute('**/api/quote/save');
    await ask(page).click();
    await expect(page.getByText(quotation.next.submitted)).toBeVisible();
    expect((await sentBy(customer)).requirements).toBe('服务器不在');
  });

  test('is said at its field, whether the server or the page refuses it', async ({ page, request, baseURL }) => {
    const customer = await withBasket(page, request, baseURL ?? '');
    await page.goto('/user/quotation_order');
    await requirements(page).fill('数字\u202e反过来');
    await ask(page).click();
    await expect(requirements(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(requirements(page)).toBeFocused();
    await requirements(page).fill('数字');
    await quantity(page).fill('很多');
    await page.getByRole('link', { name: quotation.basket.order }).click();
    await expect(quantity(page)).toBeFocused();
    await expect(quantity(page)).toHaveValue('很多');
    await page.getByRole('link', { name: quotation.basket.order }).click();
    await expect(page).toHaveURL(/\/user\/quotation_order$/);
    expect((await basketOf(customer)).requirements).toBe('数字');
  });

  test('stands there again after a link that was pressed twice', async ({ page, request, baseURL }) => {
    await withBasket(page, request, baseURL ?? '');
    await page.route('**/api/quote/save', (route) => route.abort());
    await page.goto('/user/quotation_order');
    await requirements(page).fill('先走一步');
    const away = page.locator('a[href^="/user/account/myorder"]').filter({ visible: true }).first();
    await away.click();
    await expect(page.getByText(shellWords.failures.unsavedLink)).toBeVisible();
    await away.click();
    await expect(page).toHaveURL(/myorder/);
    await page.goBack();
    await expect(requirements(page)).toHaveValue('先走一步');
  });
});

test('an application keeps what was typed when a link is pressed at once', async ({ page, request, baseURL }) => {
  const { id } = await becomeMember(page, baseURL ?? '');
  const applicant = await asUser(request, id);
  await page.goto('/user/applay_entry');
  await page.getByRole('button', { name: store.entry.intro.begin }).click();
  await page.getByRole('button', { name: new RegExp(store.entry.steps.shop) }).click();
  const name = page.locator('input[name="store_name"]');
  await name.fill('江南印务');
  await page.locator('a[href^="/user/account/myorder"]').filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/myorder/);
  const { form } = await applicant.get<{ form: { store_name: string } }>('/api/store/application');
  expect(form.store_name).toBe('江南印务');
});

test('back after paying shows what is now', async ({ page, request, baseURL }) => {
  const customer = await withBasket(page, request, baseURL ?? '');
  await page.goto('/user/quotation_order');
  await page.getByRole('link', { name: quotation.basket.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: orders.checkout.title })).toBeVisible();
  const confirm = page.url();
  await page.goto('/user/account/overview');
  await page.goto(confirm);
  const { no, current } = await basketOf(customer);
  const preview = await customer.post<{ payable: string }>('/api/order/preview', {
    what: { source: 'cart', no, items: current.items.map((item) => item.id) },
    address_id: (await customer.get<{ list: { id: number }[] }>('/api/address/list')).list[0]?.id,
    points: 0,
  });
  // Another tab stands for a page that the browser keeps whole while it is left.
  const kept = await page.context().newPage();
  await waitUntilAwake(kept);
  await kept.goto(confirm);
  const send = { name: orders.checkout.submit, exact: true };
  await expect(kept.getByRole('button', send)).toBeEnabled();
  await placeOrder(page, language, preview.payable);
  await payByPlayBank(page, language, preview.payable);
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(kept.getByRole('link', { name: orders.checkout.toOrders })).toBeVisible();
  await expect(kept.getByRole('button', send)).toHaveCount(0);
  await kept.close();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(confirm);
  await expect(page.getByRole('link', { name: orders.checkout.toOrders })).toBeVisible();
  await expect(page.getByRole('button', { name: orders.checkout.submit, exact: true })).toHaveCount(0);
});
