import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { changed, openProductDesk, refusedAt } from '#lib/server/http/testing/product-desk-for-tests.ts';
import { variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import { picture, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openProductDesk();
beforeEach(() => desk.nextSlug());
afterAll(() => desk.close());

describe('publishing', () => {
  it('sells it: in lists of both languages, found by its words, and ordered', async () => {
    const read = await desk.create({ variants: [variantOf(`${desk.slug}-P`, { stock: 2 })] });
    const listed = async (locale: 'zh-cn' | 'en') =>
      (await desk.test.get(`/api/product/list?search=${desk.slug}-P`, { locale })).data.list.map(
        ({ name }: AnyData) => name,
      );
    expect(await listed('en')).toEqual([]);
    expect(await desk.publish(read)).toMatchObject({ code: 1, data: { version: 2 } });
    expect([await listed('zh-cn'), await listed('en')]).toEqual([[`商品 ${desk.slug}`], [`Goods ${desk.slug}`]]);
    const { id } = await createTestUser(desk.test.ctx);
    const buyer = { id, token: (await signIn(desk.test.ctx, id)).token };
    const place = { province_id: 440_000, city_id: 440_300, area_id: 440_305, address: '科技园 1 号' };
    const address = await askAs(desk.test, buyer, 'post /api/address/save', {
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
    const preview = await askAs(desk.test, buyer, 'post /api/order/preview', { what, address_id: address.data.id });
    const input = { what, address_id: address.data.id, expected_total: preview.data.payable };
    const order = await askAs(desk.test, buyer, 'post /api/order/create', input);
    expect([preview.msg, order.msg, order.code]).toEqual([preview.msg, order.msg, 1]);
    expect((await desk.info(read.id)).reserved[read.form.variants[0].id]).toBe(2);
  });

  it('asks for a price, and for something to configure where it is made to measure', async () => {
    expect(await desk.publish(await desk.create({ variants: [] }))).toMatchObject(refusedAt('product.variants'));
    desk.slug = `${desk.slug}-b`;
    expect(await desk.publish(await desk.create({ pricing: 'configured' }))).toMatchObject(
      refusedAt('product.pricing'),
    );
    desk.slug = `${desk.slug}-c`;
    expect(await desk.publish(await desk.create({ pricing: 'quote', variants: [] }))).toMatchObject({ code: 1 });
  });

  it('refuses to empty what is in the shop, and an old version', async () => {
    const read = await desk.create();
    await desk.publish(read);
    expect(await desk.publish(read)).toMatchObject(changed);
    const now = await desk.info(read.id);
    expect(await desk.saveAgain(now, { variants: [] })).toMatchObject(refusedAt('product.variants'));
    expect(await desk.call('archive', { id: read.id, version: now.version })).toMatchObject({ code: 1 });
    expect((await desk.test.get(`/api/product/info?id=${read.id}`)).data).toMatchObject({ error: 'not_found' });
  });
});

describe('pictures', () => {
  it('are prepared in sizes and formats, shown in their order, and become the shop’s', async () => {
    const bytes = await picture('jpeg');
    const sent = await upload(desk.test, {
      ...desk.operator,
      bytes,
      name: 'a.jpg',
      type: 'image/jpeg',
      path: '/api/ajax/upload?topic=catalogue',
    });
    const { data } = await desk.call('picture', { url: sent.data.file.url });
    expect(data.picture.sources.map(({ type }: AnyData) => type)).toEqual(['image/avif', 'image/webp']);
    const read = await desk.create({ pictures: [{ file_id: data.file_id, alt: { 'zh-cn': '正面', en: '' } }] });
    await desk.publish(read);
    const { data: shown } = await desk.test.get(`/api/product/info?id=${read.id}`, { locale: 'en' });
    expect(shown.pictures).toMatchObject([{ url: data.picture.url, alt: '正面' }]);
    const { rows } = await desk.test.ctx.db.execute(sql`select user_id from files where id = ${data.file_id}`);
    expect(rows).toEqual([{ user_id: null }]);
  });

  it('are taken of nobody but who may edit products, and of nobody else’s uploads', async () => {
    const { id } = await createTestUser(desk.test.ctx);
    const { token } = await signIn(desk.test.ctx, id);
    const path = '/api/ajax/upload?topic=Catalogue';
    expect(await upload(desk.test, { token, path })).toMatchObject({ code: 401 });
    const avatar = await upload(desk.test, { token, path: '/api/ajax/upload?topic=avatar' });
    expect(await desk.call('picture', { url: avatar.data.file.url })).toMatchObject(refusedAt('url'));
  });
});

describe('price and stock of one variant', () => {
  it('change in the list and in the shop, the price by version', async () => {
    const read = await desk.create({ variants: [variantOf(`${desk.slug}-Q`, { stock: 4 })] });
    await desk.publish(read);
    const [variant] = read.form.variants;
    const price = { variant_id: variant.id, version: 2, price: '9.90', list_price: '' };
    expect(await desk.call('priceSave', price)).toMatchObject({ code: 1, data: { version: 3 } });
    expect(await desk.call('priceSave', price)).toMatchObject(changed);
    expect(await desk.call('priceSave', { ...price, version: 3, list_price: '1' })).toMatchObject(
      refusedAt('list_price'),
    );
    const stock = { variant_id: variant.id, stock: 14, stock_was: 4, reason: '盘点' };
    expect(await desk.call('stockSave', stock)).toMatchObject({ code: 1 });
    expect(await desk.call('stockSave', { ...stock, reason: '' })).toMatchObject(refusedAt('reason'));
    const { data } = await desk.test.get(`/api/operator/product/list?q=${desk.slug}-Q`, desk.operator);
    expect(data.list).toMatchObject([{ price: '9.90', stock: 14, is_stock_low: false }]);
  });
});
