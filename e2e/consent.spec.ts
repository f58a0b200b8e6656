import type { Browser, Page } from '@playwright/test';
import { asc } from 'drizzle-orm';
import { localeCookie } from '../lib/i18n/locales.ts';
import { buyPath } from '../lib/routes/buy-link.ts';
import { testPassword } from '../lib/server/factories/factories.ts';
import { publishAgain, publishLegalTexts } from '../lib/server/factories/legal-texts-factory.ts';
import { makeCategory, makeProduct } from '../lib/server/factories/product-factory.ts';
import { legalConsents } from '../lib/server/identity/consent-tables.ts';
import { writeShopFacts } from '../lib/server/site/index.ts';
import { expectAccessible } from './fixtures/accessible.ts';
import { waitUntilAwake } from './fixtures/awake.ts';
import { type EmptyShop, startEmptyShop } from './fixtures/empty-shop.ts';
import { findCode } from './fixtures/outbox.ts';
import { expect, lend, test } from './fixtures/test.ts';
import { answerCaptcha } from './pages/captcha.ts';
import { fieldWords, logIn } from './pages/login.ts';
import { memberWords } from './pages/words.ts';

test.describe.configure({ mode: 'serial' });

const language = 'en';
const { auth, orders, ui } = memberWords[language];
const fields = fieldWords[language];
const reader = { username: 'reader', email: 'reader@example.com' };

/** A shop of its own: what is published here, everybody would be asked for. */
let shop: EmptyShop;
let pens = 0;
test.beforeAll(async () => {
  shop = await startEmptyShop(async (ctx) => {
    await ctx.db.transaction((tx) => writeShopFacts(ctx, tx, { 'site.isOpen': true }));
    const categoryId = await makeCategory(ctx.db, 'pens');
    pens = await makeProduct(ctx.db, { slug: 'pen', categoryId, stock: 20 });
  });
});
test.afterAll(() => shop?.stop());

/** Somebody whom this browser does not know yet, at the login page. */
async function atLogin(browser: Browser, query: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: shop.url });
  await context.addCookies([{ name: localeCookie, value: language, url: shop.url }]);
  const page = await context.newPage();
  await waitUntilAwake(page);
  await page.goto(`/user/login${query}`);
  await lend(page, [], () => work(page));
  await context.close();
}

const asReader = (page: Page) => logIn(page, language, { username: reader.username, password: testPassword });
const question = (page: Page) => page.getByRole('heading', { name: auth.consent.title });
const expectArrived = (page: Page) => expect(page).toHaveURL(/\/user\/account\/overview$/);

/** What is recorded of them, the first first. */
const recorded = () =>
  shop.ctx.db
    .select({ text: legalConsents.text, number: legalConsents.number, place: legalConsents.place })
    .from(legalConsents)
    .orderBy(asc(legalConsents.givenAt), asc(legalConsents.text));

test('registration opens with the texts, and agrees to them', async ({ browser }) => {
  await atLogin(browser, '?tab=register', async (page) => {
    await expect(page.getByRole('heading', { name: auth.register.closedTitle })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);

    await publishLegalTexts(shop.ctx);
    await page.reload();
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: auth.register.submit }) });
    await expect(form.getByRole('link')).toHaveText(['terms of service', 'privacy policy']);
    await form.getByRole('textbox', { name: fields.email, exact: true }).fill(reader.email);
    await form.getByRole('button', { name: ui.code.send }).click();
    await answerCaptcha(page);
    const code = form.getByRole('textbox', { name: ui.code.label, exact: true });
    await expect(code).toBeFocused();
    await code.fill(await findCode(shop.ctx, reader.email));
    await form.getByRole('textbox', { name: auth.register.username, exact: true }).fill(reader.username);
    await form.getByLabel(fields.password, { exact: true }).fill(testPassword);
    await form.getByRole('button', { name: auth.register.submit }).click();
    await expectArrived(page);
  });
  expect(await recorded()).toEqual([
    { text: 'privacy', number: 1, place: 'register' },
    { text: 'terms', number: 1, place: 'register' },
  ]);
});

test('a version that asks is asked for once, with the next login', async ({ browser }) => {
  const number = await publishAgain(shop.ctx, 'terms', { asksConsent: true });
  await atLogin(browser, '', async (page) => {
    await asReader(page);
    await expect(question(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([new RegExp(auth.consent.texts.terms)]);
    await expectAccessible(page);
    await page.getByRole('button', { name: auth.consent.agree }).click();
    await expectArrived(page);
  });
  expect((await recorded()).at(-1)).toEqual({ text: 'terms', number, place: 'login' });
  await atLogin(browser, '', async (page) => {
    await asReader(page);
    await expectArrived(page);
  });
});

test('whoever does not agree goes on, and the next order says what is new', async ({ browser }) => {
  const version = await publishAgain(shop.ctx, 'privacy', { asksConsent: true });
  await atLogin(browser, '', async (page) => {
    await asReader(page);
    await expect(question(page)).toBeVisible();
    await page.getByRole('button', { name: auth.consent.later }).click();
    await expectArrived(page);
    const preview = page.waitForResponse((answer) => answer.url().endsWith('/api/order/preview'));
    await page.goto(buyPath({ product_id: pens, qty: 1 }));
    const { data } = await (await preview).json();
    expect(data.legal_texts).toMatchObject([
      { text: 'terms', is_due: false },
      { text: 'privacy', version, is_due: true },
    ]);
    await expect(page.getByText(orders.checkout.legal.due)).toBeVisible();
    await expectAccessible(page);
  });
  expect(await recorded()).toHaveLength(3);
});
