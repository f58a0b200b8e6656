import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Locale, localeCookie } from '../lib/i18n/locales.ts';
import { formatMoney } from '../lib/i18n/money.ts';
import { createTestUser } from '../lib/server/factories/factories.ts';
import { auditMoney } from '../lib/server/workflows/ledger/audit-money.ts';
import { asUser } from './fixtures/as-user.ts';
import { enterAs } from './fixtures/member.ts';
import { idOfMember } from './fixtures/member-facts.ts';
import { openAs } from './fixtures/people.ts';
import { withShop } from './fixtures/shop-context.ts';
import { expect, test } from './fixtures/test.ts';
import { confirmTransfer } from './pages/desk.ts';
import { payByBank, placeOrder } from './pages/ordering.ts';
import {
  addNode,
  answerAtFirst,
  archiveProduct,
  type BothTexts,
  chooseNode,
  chooseUnnamed,
  createConfiguredProduct,
  describeNode,
  previewOf,
  publishProduct,
  publishSpecification,
} from './pages/product-desk.ts';
import { deskWords, memberWords } from './pages/words.ts';

const language = 'zh-cn';
const { deskCatalogue, deskSpecification: specification } = deskWords[language];
const { product: productWords } = deskCatalogue;

const tree = {
  printing: { 'zh-cn': '印制', en: 'Printing' },
  cover: { 'zh-cn': '封面工艺', en: 'Cover finish' },
  plain: { 'zh-cn': '素面', en: 'Plain' },
  foil: { 'zh-cn': '烫金', en: 'Gold foil' },
  foilText: { 'zh-cn': '烫金文字', en: 'Words in foil' },
  pages: { 'zh-cn': '内页页数', en: 'Inner pages' },
} satisfies Record<string, BothTexts>;

/** A product of this run alone. */
async function newProduct() {
  const mark = Date.now().toString(36);
  const { data } = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0f5b5e' } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    slug: `journey-notebook-${mark}`,
    category: '商务印品',
    name: { 'zh-cn': `手工笔记本 ${mark}`, en: `Hand-bound notebook ${mark}` },
    summary: { 'zh-cn': '锁线裸脊，可以完全摊平', en: 'Sewn by hand, lies flat when open' },
    description: { 'zh-cn': '内页为 80 克道林纸。', en: 'Inner pages of 80 gram cream paper.' },
    sku: `JN-${mark}`,
    startPrice: '10.00',
    picture: data,
  };
}

/** Twenty with sixty pages each in foil: 30.00 + 20 × 60 × 0.25, above the limit of free freight. */
const order = { quantity: '20', pages: '60', total: '330.00' };

async function buildTree(page: Page): Promise<void> {
  await addNode(page, language, { kind: 'group', label: tree.printing });
  await addNode(page, language, { kind: 'single', label: tree.cover });
  await chooseUnnamed(page, language, 'option');
  await describeNode(page, language, { label: tree.plain });
  await chooseUnnamed(page, language, 'option');
  await describeNode(page, language, { label: tree.foil, cost: { rule: 'fixed', amount: '30.00' } });
  await addNode(page, language, { kind: 'text', label: tree.foilText });
  await chooseNode(page, tree.cover[language]);
  await answerAtFirst(page, language, tree.plain[language]);
  await chooseNode(page, tree.printing[language]);
  const cost = { rule: 'per_unit', amount: '0.25' } as const;
  await addNode(page, language, { kind: 'number', label: tree.pages, initial: '40', cost });
}

/** The child question is there for its option alone, and the price is that of what is chosen. */
async function tryPreview(page: Page): Promise<void> {
  const { preview, total } = previewOf(page, language);
  const foilText = preview.getByRole('textbox', { name: tree.foilText[language] });
  await expect(foilText).toHaveCount(0);
  await expect(total).toHaveText(formatMoney(language, '10.00'));
  await preview.getByRole('radio', { name: tree.foil[language] }).check({ force: true });
  await expect(foilText).toBeVisible();
  await expect(total).toHaveText(formatMoney(language, '40.00'));
}

/** The configurator of a product's page, once it listens. */
async function configurator(page: Page, locale: Locale) {
  const foil = page.getByRole('radio', { name: new RegExp(`^${tree.foil[locale]}`) });
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('heading', { name: tree.printing[locale] }).hover();
    await expect(foil).toBeAttached({ timeout: 2000 });
  }).toPass();
  const { builder } = memberWords[locale].quotation;
  return {
    foil,
    foilText: page.getByRole('textbox', { name: tree.foilText[locale] }),
    pages: page.getByRole('textbox', { name: tree.pages[locale], exact: true }),
    quantity: page.getByRole('textbox', { name: builder.quantity, exact: true }),
    price: page.getByRole('region', { name: builder.price, exact: true }),
  };
}

test('an operator puts a product with a specification on sale in both languages, and it sells', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const product = await newProduct();
  const base = baseURL ?? '';
  const statusOfPage = async () => (await request.get(`/${product.slug}`)).status();
  const buyer = await withShop((ctx) => createTestUser(ctx));
  const api = await asUser(request, buyer.id);
  const area = { province_id: 330000, city_id: 330100, area_id: 330106 };
  const address = { ...area, receiver: '沈知远', mobile: '13800138000', address: '文三路 478 号', is_default: true };
  await api.post('/api/address/save', address);
  const customer = await openAs(browser, { baseURL: base, userId: buyer.id, language: 'en' });
  await enterAs(page, base, await idOfMember('demo_operator'));
  let groupNo = '';
  let productId = 0;

  await test.step('the operator writes the product', async () => {
    productId = await createConfiguredProduct(page, language, product);
    expect(await statusOfPage()).toBe(404);
  });

  await test.step('builds its specification, and puts both on sale', async () => {
    await page.getByRole('link', { name: productWords.specificationEdit }).click();
    await expect(page.getByRole('heading', { level: 1, name: product.name[language] })).toBeVisible();
    await buildTree(page);
    await tryPreview(page);
    await publishSpecification(page, language, 1);
    await page.getByRole('link', { name: specification.owner.back.product }).click();
    await publishProduct(page, language);
    await expect.poll(statusOfPage).toBe(200);
  });

  await test.step('a customer reads it in English, and configures it', async () => {
    await customer.goto(`/${product.slug}`);
    await expect(customer.getByRole('heading', { level: 1, name: product.name.en })).toBeVisible();
    await expect(customer.getByText(product.summary.en).first()).toBeVisible();
    await expect(customer.getByText(product.description.en)).toBeVisible();
    const fields = await configurator(customer, 'en');
    await expect(fields.foilText).toHaveCount(0);
    await fields.foil.check({ force: true });
    await fields.foilText.fill('2027');
    await fields.pages.fill(order.pages);
    await fields.quantity.fill(order.quantity);
    await expect(fields.price).toContainText(formatMoney('en', order.total));
  });

  await test.step('reads it in Chinese, finds the answers again, and buys', async () => {
    await customer.context().addCookies([{ name: localeCookie, value: language, url: base }]);
    await customer.goto(`/${product.slug}`);
    await expect(customer.getByRole('heading', { level: 1, name: product.name[language] })).toBeVisible();
    await expect(customer.getByText(product.description[language])).toBeVisible();
    const { foil, foilText, price } = await configurator(customer, language);
    await expect(foil).toBeChecked();
    await expect(foilText).toHaveValue('2027');
    await expect(price).toContainText(formatMoney(language, order.total));
    await customer.getByRole('button', { name: memberWords[language].quotation.storefront.buy }).click();
    groupNo = await placeOrder(customer, language, order.total);
    await payByBank(customer, language, { total: order.total, reference: product.sku });
  });

  await test.step('the operator finds the money, and the order says what was chosen', async () => {
    await confirmTransfer(page, language, { groupNo, tradeNo: `B${groupNo}` });
    const { orders } = await api.get<{ orders: { no: string }[] }>('/api/order/group', { no: groupNo });
    await customer.goto(`/user/order_info?no=${orders[0]?.no}`);
    await expect(customer.getByText(product.name[language]).first()).toBeVisible();
    for (const text of [tree.foil[language], '2027', order.pages, formatMoney(language, order.total)]) {
      await expect(customer.getByRole('main').getByText(text).first()).toBeVisible();
    }
    expect(await withShop(auditMoney)).toEqual([]);
  });

  await test.step('takes it off sale again, and the order keeps what was bought', async () => {
    await archiveProduct(page, language, productId);
    await expect.poll(statusOfPage).toBe(404);
    await customer.reload();
    await expect(customer.getByText(product.name[language]).first()).toBeVisible();
  });
});
