import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { localeCookie } from '../../lib/i18n/locales.ts';
import { createTestUser, signIn, testPassword } from '../../lib/server/factories/factories.ts';
import { users } from '../../lib/server/identity/tables.ts';
import { newSetupAddress } from '../../lib/server/site/index.ts';
import { auditMoney } from '../../lib/server/workflows/ledger/audit-money.ts';
import englishApi from '../../messages/en/api.json' with { type: 'json' };
import errors from '../../messages/en/errors.json' with { type: 'json' };
import security from '../../messages/en/identitySecurity.json' with { type: 'json' };
import opening from '../../messages/en/siteOpening.json' with { type: 'json' };
import words from '../../messages/en/siteSetup.json' with { type: 'json' };
import ui from '../../messages/en/ui.json' with { type: 'json' };
import api from '../../messages/zh-cn/api.json' with { type: 'json' };
import { expectAccessible } from '../fixtures/accessible.ts';
import { withToken } from '../fixtures/as-user.ts';
import { type EmptyShop, startEmptyShop } from '../fixtures/empty-shop.ts';
import { enterBy } from '../fixtures/member.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmTransfer } from '../pages/desk.ts';
import { payByBank, placeOrder } from '../pages/ordering.ts';
import { chooseLook, importProducts, makeHome, publishLegalTexts } from '../pages/own-shop.ts';
import { takeAndShip } from '../pages/seller.ts';
import { memberWords } from '../pages/words.ts';

/** One after the other, in the shop that the first of them sets up. */
test.describe.configure({ mode: 'serial' });

/** Its jobs run: products come in by one. */
let shop: EmptyShop;
test.beforeAll(async () => {
  shop = await startEmptyShop(undefined, 'all');
});
test.afterAll(() => shop?.stop());

test.use({ expectedTroubles: [/503/] });

const { setup, state, openDialog, links, steps } = opening;

test('an owner sets up an empty shop by the address of the terminal, shows it to a friend, and opens it to strangers', async ({
  page,
  browser,
}) => {
  const open = async () => (await browser.newContext({ baseURL: shop.url })).newPage();
  const stranger = await open();
  await seesNothing(stranger);

  await page.goto(`${shop.url}/en/user/setup#${await newSetupAddress(shop.ctx)}`);
  await makeAccount(page);
  expect(page.url()).not.toContain('#');
  await protectAccount(page);

  await expect(page.getByRole('heading', { name: setup.shop.title })).toBeVisible();
  await page.getByLabel('Name (Chinese)').fill('麦香面包房');
  await page.getByLabel('Name (English)').fill('Wheat Bakery');
  await page.getByLabel(setup.fields.tel).fill('0571-12345678');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page.getByRole('heading', { name: setup.company.title })).toBeVisible();
  await page.getByRole('button', { name: setup.skip }).click();
  await chooseLook(page);
  await expect(page.getByRole('heading', { name: setup.delivery.title })).toBeVisible();
  await page.getByRole('textbox', { name: setup.fields.base }).fill('lots');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page.getByText(setup.faults.amount)).toBeVisible();
  await page.getByRole('textbox', { name: setup.fields.base }).fill('8');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page.getByRole('heading', { name: setup.bank.title })).toBeVisible();
  for (const field of ['holder', 'bankName', 'account'] as const)
    await page.getByRole('textbox', { name: setup.fields[field] }).fill('6217 0001');
  await page.getByRole('button', { name: setup.save }).click();

  // What was done is done, what was skipped is found again.
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.filter({ hasText: steps.delivery.name })).toContainText(steps.done);
  await expect(list.filter({ hasText: steps.company.name })).toContainText(steps.company.why);
  await publishLegalTexts(page);
  await makeHome(page);
  await importProducts(page, 40);
  await page.goto(`${shop.url}/user/desk/home`);
  for (const { name } of [steps.look, steps.legal, steps.payment, steps.categories, steps.product, steps.home])
    await expect(list.filter({ hasText: name })).toContainText(steps.done);
  await list
    .filter({ has: page.getByText(steps.opening.name, { exact: true }) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { name: state.closed })).toBeVisible();

  const friend = await open();
  await friend.goto(await giveLink(page));
  // The link is looked at, and then leads home.
  await friend.waitForURL(`${shop.url}/`);
  await expect.poll(() => statusOf(friend, '/')).toBe(200);
  await seesNothing(stranger, ['麦香面包房', '0571-12345678']);

  await page.getByRole('button', { name: state.doOpen }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(steps.mail.name)).toBeVisible();
  for (const { name } of [steps.legal, steps.delivery, steps.payment])
    await expect(dialog.getByText(name)).toHaveCount(0);
  await dialog.getByRole('button', { name: openDialog.anyway }).click();
  await expect(page.getByRole('heading', { name: state.open })).toBeVisible();
  await expect.poll(() => statusOf(stranger, '/')).toBe(200);
  expect((await stranger.request.get(`${shop.url}/robots.txt`)).status()).toBe(200);
  await Promise.all([stranger, friend].map((each) => each.context().close()));
});

test('a stranger finds a product in it and buys; the owner finds the money and ships', async ({ browser }) => {
  const { ctx, url } = shop;
  const openAs = async (id: number) => {
    const session = await signIn(ctx, id);
    const page = await (await browser.newContext({ baseURL: url })).newPage();
    await page.context().addCookies([{ name: localeCookie, value: 'en', url }]);
    await enterBy(page, url, session);
    return { page, api: withToken(page.request, session.token) };
  };
  const { page: customer, api } = await openAs((await createTestUser(ctx)).id);
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: 'Li Wei', mobile: '13800138000', address: '478 Wensan Road', is_default: true };
  await api.post('/api/address/save', address);

  await customer.goto('/en');
  await expectAccessible(customer);
  await customer.getByRole('link', { name: /Loaf, no\. 40/ }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Loaf, no. 40' })).toBeVisible();
  await customer.getByRole('button', { name: memberWords.en.quotation.storefront.buy }).click();
  const total = '68.00';
  const group = await placeOrder(customer, 'en', total);
  await payByBank(customer, 'en', { total, reference: 'Loaf' });

  const [operator] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.username, 'owner'));
  const owner = await openAs(operator?.id ?? 0);
  await confirmTransfer(owner.page, 'en', { groupNo: group, tradeNo: 'B1' });
  const { orders } = await api.get<{ orders: { no: string }[] }>('/api/order/group', { no: group });
  const [{ no } = { no: '' }] = orders;
  await takeAndShip(owner.api, no, 'SF2233445566');
  await customer.goto(`/user/order_info?no=${no}`);
  await expect(customer.getByText('SF2233445566').first()).toBeVisible();
  expect(await auditMoney(ctx)).toEqual([]);
  await Promise.all([customer, owner.page].map((each) => each.context().close()));
});

test('a setup address that is used, forged or half copied leads to the login, and to nothing else', async ({
  page,
}) => {
  await page.goto(`${shop.url}/en/user/setup#forged`);
  await expect(page.getByText(errors.setup_done)).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${shop.url}/en/user/setup`);
  await expect(page.getByText(words.byTerminal)).toBeVisible();
  await page.goto(`${shop.url}/en/user/preview#1.2.3`);
  await expect(page.getByText(errors.preview_invalid)).toBeVisible();
});

const statusOf = async (page: Page, path: string) => (await page.goto(shop.url + path))?.status();

/** The one page of a shop that is not open, whatever is asked for, in both languages. */
async function seesNothing(page: Page, shown: string[] = []): Promise<void> {
  for (const path of ['/', '/en/product', '/page/about', '/user/orders', '/no/such/page']) {
    expect([path, await statusOf(page, path)]).toEqual([path, 503]);
    for (const text of [api.openingTitle, englishApi.openingTitle]) await expect(page.getByText(text)).toBeVisible();
  }
  for (const text of shown) await expect(page.locator('body')).toContainText(text);
  for (const path of ['/robots.txt', '/sitemap.xml', '/api/product/list'])
    expect((await page.request.get(shop.url + path)).status()).toBe(503);
}

async function makeAccount(page: Page): Promise<void> {
  await page.getByLabel(words.username).fill('owner');
  await page.getByLabel(words.email).fill('owner@example.com');
  await page.getByLabel(ui.fields.password, { exact: true }).fill(testPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: words.submit }).click();
}

async function protectAccount(page: Page): Promise<void> {
  const { setup: factor, passwordField, codeField, codes } = security.twoFactor;
  await page.getByLabel(passwordField, { exact: true }).fill(testPassword);
  await page.getByRole('button', { name: factor.next }).click();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?)+$/).innerText()).replaceAll(' ', '');
  await page.getByLabel(codeField).fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: factor.enable }).click();
  await page.getByRole('button', { name: codes.done }).click();
}

/** A preview link as it is copied. */
async function giveLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: links.add }).click();
  await page.getByLabel(links.note).fill('A friend');
  const answer = page.waitForResponse((response) => response.url().endsWith('/opening/linkAdd'));
  await page.getByRole('button', { name: links.create }).click();
  const { data } = (await (await answer).json()) as { data: { address: string } };
  await expect(page.getByText('A friend').first()).toBeVisible();
  return data.address;
}
