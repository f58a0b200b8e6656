import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { ProductFormInput } from '#lib/contract/product-form.ts';
import { createTestUser, signIn } from '../../seed/factories.ts';
import { makeCategory, makeProduct } from '../../seed/product-factory.ts';
import { askAs } from '../access/owned-records-for-tests.ts';
import { optionOf, productFormOf, variantOf } from '../product-forms-for-tests.ts';
import { type AnyData, createTestApi, type TestApi } from '../test-api.ts';
import { picture, upload, useFolder } from '../uploads-for-tests.ts';

let test: TestApi;
let cleanFolder: () => Promise<void>;
let operator: { id: number; token: string };
let categoryId: number;
let slug: string;
let count = 0;
beforeAll(async () => {
  test = await createTestApi();
  cleanFolder = await useFolder(test.ctx);
  const { id } = await createTestUser(test.ctx, { group: 'operator' });
  operator = { id, token: (await signIn(test.ctx, id)).token };
  categoryId = await makeCategory(test.ctx.db, 'goods');
});
beforeEach(() => {
  count += 1;
  slug = `goods-${count}`;
});
afterAll(async () => {
  await test.close();
  await cleanFolder();
});

const call = (name: string, body: object) => askAs(test, operator, `post /api/operator/product/${name}`, body);
const form = (wishes: Partial<ProductFormInput> = {}) => productFormOf(slug, categoryId, wishes);
const save = (product: object, which: object = {}) => call('save', { ...which, product });
const info = async (id: number): Promise<AnyData> =>
  (await test.get(`/api/operator/product/info?id=${id}`, operator)).data;
const create = async (wishes: Partial<ProductFormInput> = {}): Promise<AnyData> => {
  const { data } = await save(form(wishes));
  return info(data.id);
};
const saveAgain = (read: AnyData, change: object = {}) =>
  save({ ...read.form, ...change }, { id: read.id, version: read.version });
const publish = ({ id, version }: AnyData) => call('publish', { id, version });
const refusedAt = (...fields: string[]) => ({
  code: 0,
  data: {
    error: 'invalid_input',
    fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  },
});
const changed = { code: 0, data: { error: 'status_changed' } };

describe('a product', () => {
  it('is kept as it was written, in both languages, and read back so', async () => {
    const wish = form({
      options: [optionOf('size', ['a4', 'a5'])],
      variants: [
        variantOf(`${slug}-A4`, { options: { size: 'a4' }, stock: 5, list_price: '15' }),
        variantOf(`${slug}-A5`, { options: { size: 'a5' } }),
      ],
      tiers: [{ from_quantity: 10, price: '11.00' }],
      specifications: [{ label: { 'zh-cn': '尺寸', en: 'Size' }, value: { 'zh-cn': '大', en: 'Large' } }],
      floor_bp: 8000,
    });
    const read = await create(wish);
    expect(read).toMatchObject({ status: 'draft', version: 1, form: { ...wish, variants: expect.anything() } });
    expect(read.form.variants).toMatchObject([
      { sku: `${slug}-A4`, price: '12.50', list_price: '15.00', stock: 5, stock_was: 5 },
      { sku: `${slug}-A5`, list_price: null, stock: null },
    ]);
    expect(await saveAgain(read)).toMatchObject({ code: 1, data: { id: read.id, version: 2 } });
    const { form: again } = await info(read.id);
    expect(again).toEqual(read.form);
  });

  it('loses what could run from its description', async () => {
    const description = '<p onclick="x()">好<script>alert(1)</script></p><ul><li><strong>强</strong></li></ul>';
    const { form: kept } = await create({
      texts: { 'zh-cn': { name: '名', summary: '', description, keywords: '' }, en: form().texts.en },
    });
    expect(kept.texts['zh-cn'].description).toBe('<p>好</p><ul><li><strong>强</strong></li></ul>');
  });

  it('is one product when the same is sent twice', async () => {
    const body = JSON.stringify({ product: form() });
    const headers = {
      'content-type': 'application/json',
      'ba-user-token': operator.token,
      'idempotency-key': randomUUID(),
    };
    const send = async () => {
      const request = new Request('http://shop.test/api/operator/product/save', { method: 'POST', headers, body });
      return (await test.api.fetch(request, { remoteAddress: '192.0.2.1' })).json();
    };
    const [first, second] = [await send(), await send()];
    expect(first).toMatchObject({ code: 1 });
    expect(second).toMatchObject({ data: (first as AnyData).data });
  });

  it('goes to one of two people who save it at once', async () => {
    const read = await create();
    const answers = await Promise.all([
      saveAgain(read, { minimum_quantity: 2 }),
      saveAgain(read, { minimum_quantity: 3 }),
    ]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 1]);
    expect(answers.find(({ code }) => code === 0)).toMatchObject(changed);
    expect((await info(read.id)).version).toBe(2);
  });

  it('writes down who changed which price and stock', async () => {
    const read = await create({ variants: [variantOf(`${slug}-1`, { stock: 3 })] });
    await saveAgain(read, { variants: [{ ...read.form.variants[0], price: '13.00', stock: 8 }] });
    const { history } = await info(read.id);
    expect(history).toMatchObject([
      { event: 'change_stock', from: '3', to: '8', sku: `${slug}-1` },
      { event: 'change_price', from: '12.50', to: '13.00', who: expect.any(String) },
      { event: 'edit' },
      { event: 'create' },
    ]);
  });

  it('is copied as a draft under other names and without a stock', async () => {
    const read = await create({ variants: [variantOf(`${slug}-S`, { stock: 7 })] });
    const copy = await info((await call('duplicate', { id: read.id })).data.id);
    expect(copy).toMatchObject({
      status: 'draft',
      form: { slug: `${slug}-2`, variants: [{ sku: `${slug}-S-2`, stock: 0 }] },
    });
  });
});

describe('a product is refused', () => {
  const twoSizes = [optionOf('size', ['a4', 'a5'])];
  it.each<[string, (own: string) => object, ...string[]]>([
    [
      'without a Chinese name',
      () => ({ texts: { ...form().texts, 'zh-cn': { ...form().texts.en, name: ' ' } } }),
      'product.texts.zh-cn.name',
    ],
    [
      'with English words and no English name',
      () => ({ texts: { ...form().texts, en: { ...form().texts.en, name: '', summary: 'x' } } }),
      'product.texts.en.name',
    ],
    ['with an address that is none', () => ({ slug: 'Not A Slug' }), 'product.slug'],
    ['with an address of digits', () => ({ slug: '123' }), 'product.slug'],
    ['in no category', () => ({ category_id: 999_999 }), 'product.category_id'],
    [
      'with an attribute value that is not there',
      () => ({ attribute_value_ids: [999_999] }),
      'product.attribute_value_ids',
    ],
    [
      'with a price above the crossed-out one',
      (own) => ({ variants: [variantOf(own, { list_price: '12.49' })] }),
      'product.variants.0.list_price',
    ],
    [
      'with a price that is none',
      (own) => ({ variants: [variantOf(own, { price: '1.234' })] }),
      'product.variants.0.price',
    ],
    ['with a SKU that is none', () => ({ variants: [variantOf('a b')] }), 'product.variants.0.sku'],
    [
      'with a SKU twice',
      (own) => ({
        options: twoSizes,
        variants: [variantOf(own, { options: { size: 'a4' } }), variantOf(own, { options: { size: 'a5' } })],
      }),
      'product.variants.1.sku',
    ],
    [
      'with two variants alike',
      (own) => ({ variants: [variantOf(own), variantOf(`${own}x`)] }),
      'product.variants.1.options',
    ],
    [
      'with a variant that chooses nothing',
      (own) => ({ options: twoSizes, variants: [variantOf(own)] }),
      'product.variants.0.options',
    ],
    ['with a stock below zero', (own) => ({ variants: [variantOf(own, { stock: -1 })] }), 'product.variants.0.stock'],
    ['with an option of nothing', () => ({ options: [optionOf('size', [])] }), 'product.options.0.values'],
    [
      'with steps that go back',
      () => ({
        tiers: [
          { from_quantity: 5, price: '9' },
          { from_quantity: 5, price: '8' },
        ],
      }),
      'product.tiers.1.from_quantity',
    ],
    ['with days the wrong way round', () => ({ lead_days_min: 5, lead_days_max: 4 }), 'product.lead_days_max'],
    ['with a minimum of nothing', () => ({ minimum_quantity: 0 }), 'product.minimum_quantity'],
    ['as a service that is sent', () => ({ kind: 'service' }), 'product.fulfilment'],
    ['on request with a price', () => ({ pricing: 'quote' }), 'product.pricing'],
    ['with a floor above the price', () => ({ floor_bp: 10_001 }), 'product.floor_bp'],
    [
      'with a picture nobody prepared',
      () => ({ pictures: [{ file_id: 999_999, alt: { 'zh-cn': '', en: '' } }] }),
      'product.pictures.0.file_id',
    ],
  ])('%s', async (_, wishes, ...fields) => {
    expect(await save(form(wishes(`${slug}-R`) as Partial<ProductFormInput>))).toMatchObject(refusedAt(...fields));
    expect((await test.get(`/api/operator/product/list?q=${slug}`, operator)).data.list).toEqual([]);
  });

  it('under an address or with a SKU of another product', async () => {
    await create();
    const other = { ...form(), slug: `${slug}-b` };
    expect(await save(other)).toMatchObject(refusedAt('product.variants.0.sku'));
    expect(await save({ ...form(), variants: [variantOf('FREE-1')] })).toMatchObject(refusedAt('product.slug'));
  });

  it('with a variant of another product, which keeps it', async () => {
    const other = await create();
    slug = `${slug}-b`;
    const own = await create();
    const stolen = { ...other.form.variants[0], sku: 'STOLEN-1' };
    expect(await saveAgain(own, { variants: [stolen] })).toMatchObject(refusedAt('product.variants.0.sku'));
    expect((await info(other.id)).form.variants[0].sku).toBe(other.form.variants[0].sku);
  });

  it('when it is not there, and without a key', async () => {
    expect(await save(form(), { id: 999_999, version: 1 })).toMatchObject({ data: { error: 'not_found' } });
    const keyless = await test.post('/api/operator/product/save', { product: form() }, operator);
    expect(keyless).toMatchObject({ data: { error: 'invalid_input' } });
  });
});

describe('publishing', () => {
  it('sells it: in lists of both languages, found by its words, and ordered', async () => {
    const read = await create({ variants: [variantOf(`${slug}-P`, { stock: 2 })] });
    const listed = async (locale: 'zh-cn' | 'en') =>
      (await test.get(`/api/product/list?search=${slug}-P`, { locale })).data.list.map(({ name }: AnyData) => name);
    expect(await listed('en')).toEqual([]);
    expect(await publish(read)).toMatchObject({ code: 1, data: { version: 2 } });
    expect([await listed('zh-cn'), await listed('en')]).toEqual([[`商品 ${slug}`], [`Goods ${slug}`]]);
    const { id } = await createTestUser(test.ctx);
    const buyer = { id, token: (await signIn(test.ctx, id)).token };
    const place = { province_id: 440_000, city_id: 440_300, area_id: 440_305, address: '科技园 1 号' };
    const address = await askAs(test, buyer, 'post /api/address/save', {
      receiver: '张三',
      mobile: '13800138000',
      ...place,
    });
    const what = {
      source: 'buy_now',
      product_id: read.id,
      variant_id: read.form.variants[0].id,
      selection: {},
      qty: 2,
    };
    const preview = await askAs(test, buyer, 'post /api/order/preview', { what, address_id: address.data.id });
    const wish = { what, address_id: address.data.id, expected_total: preview.data.payable };
    const order = await askAs(test, buyer, 'post /api/order/create', wish);
    expect([preview.msg, order.msg, order.code]).toEqual([preview.msg, order.msg, 1]);
    expect((await info(read.id)).reserved[read.form.variants[0].id]).toBe(2);
  });

  it('asks for a price, and for something to configure where it is made to measure', async () => {
    expect(await publish(await create({ variants: [] }))).toMatchObject(refusedAt('product.variants'));
    slug = `${slug}-b`;
    expect(await publish(await create({ pricing: 'configured' }))).toMatchObject(refusedAt('product.pricing'));
    slug = `${slug}-c`;
    expect(await publish(await create({ pricing: 'quote', variants: [] }))).toMatchObject({ code: 1 });
  });

  it('refuses to empty what is in the shop, and an old version', async () => {
    const read = await create();
    await publish(read);
    expect(await publish(read)).toMatchObject(changed);
    const now = await info(read.id);
    expect(await saveAgain(now, { variants: [] })).toMatchObject(refusedAt('product.variants'));
    expect(await call('archive', { id: read.id, version: now.version })).toMatchObject({ code: 1 });
    expect((await test.get(`/api/product/info?id=${read.id}`)).data).toMatchObject({ error: 'not_found' });
  });
});

describe('pictures', () => {
  it('are prepared in sizes and formats, shown in their order, and become the shop’s', async () => {
    const bytes = await picture('jpeg');
    const sent = await upload(test, {
      ...operator,
      bytes,
      name: 'a.jpg',
      type: 'image/jpeg',
      path: '/api/ajax/upload?topic=catalogue',
    });
    const { data } = await call('picture', { url: sent.data.file.url });
    expect(data.picture.sources.map(({ type }: AnyData) => type)).toEqual(['image/avif', 'image/webp']);
    const read = await create({ pictures: [{ file_id: data.file_id, alt: { 'zh-cn': '正面', en: '' } }] });
    await publish(read);
    const { data: shown } = await test.get(`/api/product/info?id=${read.id}`, { locale: 'en' });
    expect(shown.pictures).toMatchObject([{ url: data.picture.url, alt: '正面' }]);
    const { rows } = await test.ctx.db.execute(sql`select user_id from files where id = ${data.file_id}`);
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('are taken of nobody but who may edit products, and of nobody else’s uploads', async () => {
    const { id } = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, id);
    const path = '/api/ajax/upload?topic=Catalogue';
    expect(await upload(test, { token, path })).toMatchObject({ code: 401 });
    const avatar = await upload(test, { token, path: '/api/ajax/upload?topic=avatar' });
    expect(await call('picture', { url: avatar.data.file.url })).toMatchObject(refusedAt('url'));
  });
});

describe('price and stock of one variant', () => {
  it('change in the list and in the shop, the price by version', async () => {
    const read = await create({ variants: [variantOf(`${slug}-Q`, { stock: 4 })] });
    await publish(read);
    const [variant] = read.form.variants;
    const price = { variant_id: variant.id, version: 2, price: '9.90', list_price: '' };
    expect(await call('priceSave', price)).toMatchObject({ code: 1, data: { version: 3 } });
    expect(await call('priceSave', price)).toMatchObject(changed);
    expect(await call('priceSave', { ...price, version: 3, list_price: '1' })).toMatchObject(refusedAt('list_price'));
    const stock = { variant_id: variant.id, stock: 14, stock_was: 4, reason: '盘点' };
    expect(await call('stockSave', stock)).toMatchObject({ code: 1 });
    expect(await call('stockSave', { ...stock, reason: '' })).toMatchObject(refusedAt('reason'));
    const { data } = await test.get(`/api/operator/product/list?q=${slug}-Q`, operator);
    expect(data.list).toMatchObject([{ price: '9.90', stock: 14, is_stock_low: false }]);
  });
});

describe('the list', () => {
  it('finds products of every state by words, SKU and address, and by what is asked of them', async () => {
    const { id } = await create({ variants: [variantOf(`${slug}-L`, { stock: 1 })] });
    const found = async (query: string) =>
      (await test.get(`/api/operator/product/list?${query}`, operator)).data.list.map((row: AnyData) => row.id);
    for (const q of [slug, `${slug}-l`, `商品 ${slug}`])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(await found(`q=${slug}&status=draft&kind=product&pricing=fixed&category=${categoryId}&low=1`)).toEqual([id]);
    expect(await found(`q=${slug}&status=published`)).toEqual([]);
    expect(await found(`q=${slug}&category=${categoryId + 999}`)).toEqual([]);
  });

  it('is paged by key in every order', async () => {
    const shelf = await makeCategory(test.ctx.db, 'shelf');
    for (let made = 0; made < 23; made += 1) {
      await makeProduct(test.ctx.db, { slug: `shelf-${made}`, categoryId: shelf, sold: made % 3 });
    }
    for (const sort of ['-id', 'id', '-changed', 'changed', '-sold', 'sold']) {
      const page = async (after = '') =>
        (await test.get(`/api/operator/product/list?category=${shelf}&sort=${sort}${after}`, operator)).data;
      const first = await page();
      const second = await page(`&after=${first.next}`);
      const ids = [...first.list, ...second.list].map((row: AnyData) => row.id);
      expect([new Set(ids).size, first.total, second.next]).toEqual([23, 23, null]);
    }
  });
});
