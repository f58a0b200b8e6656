import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { productSorts } from '#lib/contract/catalogue/desk-products.ts';
import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { listDeskProducts, listShadowedSlugs, releaseStock, reserveStock } from '#lib/server/catalogue/index.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { openProductDesk } from '#lib/server/http/testing/product-desk-for-tests.ts';
import { optionOf, productFormOf, variantOf } from '#lib/server/http/testing/product-forms-for-tests.ts';
import type { AnyData } from '../../test-api.ts';

const desk = await openProductDesk();
beforeEach(() => desk.nextSlug());
afterAll(() => desk.close());

describe('the list', () => {
  it('finds products of every state by words, SKU and address, and by what is asked of them', async () => {
    const { id } = await desk.create({ variants: [variantOf(`${desk.slug}-L`, { stock: 1 })] });
    const found = async (query: string) =>
      (await desk.test.get(`/api/operator/product/list?${query}`, desk.operator)).data.list.map(
        (row: AnyData) => row.id,
      );
    for (const q of [desk.slug, `${desk.slug}-l`, `商品 ${desk.slug}`])
      expect(await found(`q=${encodeURIComponent(q)}`)).toEqual([id]);
    expect(
      await found(`q=${desk.slug}&status=draft&kind=product&pricing=fixed&category=${desk.categoryId}&low=1`),
    ).toEqual([id]);
    expect(await found(`q=${desk.slug}&status=published`)).toEqual([]);
    expect(await found(`q=${desk.slug}&category=${desk.categoryId + 999}`)).toEqual([]);
  });

  it('finds drafts and what is in the shop by any writing of a joint', async () => {
    const shelf = await makeCategory(desk.test.ctx.db, `joint-${desk.slug}`);
    const texts = (name: string) => ({ name, summary: '', description: '', keywords: '' });
    const { data: draft } = await desk.save(
      productFormOf(`${desk.slug}-d`, shelf, { texts: { 'zh-cn': texts('Wi-Fi 7 面板 90×54'), en: texts('') } }),
    );
    const { db } = desk.test.ctx;
    const listed = await makeProduct(db, {
      slug: `${desk.slug}-p`,
      name: ['WIFI7 面板 90x54', 'x'],
      categoryId: shelf,
    });
    for (const q of ['wifi7', 'wi-fi 7', 'WiFi 7 面板', 'ｗｉｆｉ７', '90*54', '90mm × 54']) {
      const path = `/api/operator/product/list?category=${shelf}&sort=id&q=${encodeURIComponent(q)}`;
      const { data } = await desk.test.get(path, desk.operator);
      expect([q, data.list.map((row: AnyData) => row.id)]).toEqual([q, [draft.id, listed].sort((a, b) => a - b)]);
    }
    const { data: none } = await desk.test.get('/api/operator/product/list?q=%25', desk.operator);
    expect(none.list).toEqual([]);
  });

  it('names products where the shop itself answers, until they have another address', async () => {
    const shelf = await makeCategory(desk.test.ctx.db, `own-${desk.slug}`);
    const slugs = ['user', 'productlist-3', 'service-12'];
    const ids: number[] = [];
    for (const slug of slugs) ids.push(await makeProduct(desk.test.ctx.db, { slug, categoryId: shelf }));
    await makeProduct(desk.test.ctx.db, { slug: `service-${desk.slug}`, categoryId: shelf });
    const list = async (query = '') =>
      (await desk.test.get(`/api/operator/product/list?sort=id&category=${shelf}${query}`, desk.operator)).data.list;
    const named = await list('&address=own');
    expect(named.map((row: AnyData) => [row.slug, row.is_address_own])).toEqual(slugs.map((slug) => [slug, true]));
    expect((await list()).filter((row: AnyData) => !row.is_address_own)).toHaveLength(1);
    expect(await listShadowedSlugs(desk.test.ctx.db, 10)).toEqual(slugs);
    const { data: info } = await desk.test.get(`/api/operator/product/info?id=${ids[0]}`, desk.operator);
    expect(info.warnings).toContainEqual(expect.objectContaining({ field: 'slug', key: 'warnOwnAddress' }));
    for (const [at, id] of ids.entries()) {
      const { data } = await desk.test.get(`/api/operator/product/info?id=${id}`, desk.operator);
      const product = { ...data.form, slug: `mended-${desk.slug}-${at}` };
      const { code } = await desk.save(product, { id, version: data.version });
      expect(code).toBe(1);
    }
    expect(await list('&address=own')).toEqual([]);
    expect(await listShadowedSlugs(desk.test.ctx.db, 10)).toEqual([]);
  });

  it('is paged by key in every order', async () => {
    const shelf = await makeCategory(desk.test.ctx.db, 'shelf');
    for (let made = 0; made < 23; made += 1) {
      await makeProduct(desk.test.ctx.db, { slug: `shelf-${made}`, categoryId: shelf, sold: made % 3 });
    }
    for (const sort of productSorts) {
      const page = async (after = '') =>
        (await desk.test.get(`/api/operator/product/list?category=${shelf}&sort=${sort}${after}`, desk.operator)).data;
      const first = await page();
      const second = await page(`&after=${first.next}`);
      const ids = [...first.list, ...second.list].map((row: AnyData) => row.id);
      expect([new Set(ids).size, first.total, second.next]).toEqual([23, 23, null]);
    }
  });

  describe('is ordered', () => {
    const texts = (chinese: string, english: string) => {
      const rest = { summary: '', description: '', keywords: '' };
      return { 'zh-cn': { name: chinese, ...rest }, en: { name: english, ...rest } };
    };
    const make = async (name: string, inputs: Partial<ProductFormInput>) => {
      const { data } = await desk.save(productFormOf(`${desk.slug}-${name}`, shelf, inputs));
      return data.id as number;
    };
    const ordered = async (sort: string, locale: 'zh-cn' | 'en' = 'en') => {
      const path = `/api/operator/product/list?category=${shelf}&sort=${sort}`;
      const { data } = await desk.test.get(path, { ...desk.operator, locale });
      return data.list.map((row: AnyData) => row.slug.replace(`${desk.slug}-`, ''));
    };
    let shelf: number;
    beforeEach(async () => {
      shelf = await makeCategory(desk.test.ctx.db, `row-${desk.slug}`);
      const cheap = { price: '2.00', stock: 7 };
      await make('b', { texts: texts('一', 'Ball'), variants: [variantOf(`${desk.slug}-B`, cheap)] });
      await make('none', { texts: texts('三', 'zip'), pricing: 'quote', variants: [] });
      await make('a', {
        texts: texts('二', 'apple'),
        options: [optionOf('size', ['a4', 'a5'])],
        variants: [
          variantOf(`${desk.slug}-A4`, { options: { size: 'a4' }, price: '11.00', stock: 4 }),
          variantOf(`${desk.slug}-A5`, { options: { size: 'a5' }, price: '3.00', stock: 5 }),
        ],
      });
    });

    it('by name in the language of the reader, whatever the size of its letters', async () => {
      expect(await ordered('name')).toEqual(['a', 'b', 'none']);
      expect(await ordered('-name')).toEqual(['none', 'b', 'a']);
      expect(await ordered('name', 'zh-cn')).toEqual(['a', 'none', 'b']);
    });

    it('by name as a dictionary of the language has it, also from page to page', async () => {
      await make('north', { texts: texts('北', 'Éclair') });
      await make('calm', { texts: texts('安', 'flag') });
      await make('middle', { texts: texts('中', 'dot') });
      const { ctx } = desk.test;
      const walk = async (locale: 'zh-cn' | 'en') => {
        const slugs: string[] = [];
        let after: string | undefined;
        do {
          const input = { sort: 'name', limit: 2, after } as const;
          const page = await listDeskProducts(ctx, { categoryId: shelf, locale }, input);
          slugs.push(...page.list.map(({ product }) => product.slug.replace(`${desk.slug}-`, '')));
          after = page.next ?? undefined;
        } while (after);
        return slugs;
      };
      // an, bei, er, san, yi, zhong
      expect(await walk('zh-cn')).toEqual(['calm', 'north', 'a', 'none', 'b', 'middle']);
      expect(await walk('en')).toEqual(['a', 'b', 'middle', 'north', 'calm', 'none']);
    });

    it('by the price of the cheapest variant, and what has none at the end', async () => {
      expect(await ordered('price')).toEqual(['b', 'a', 'none']);
      expect(await ordered('-price')).toEqual(['none', 'a', 'b']);
    });

    it('by what is left of all variants, from the moment it is promised, given back or corrected', async () => {
      expect(await ordered('stock')).toEqual(['b', 'a', 'none']);
      const { list } = (await desk.test.get(`/api/operator/product/list?category=${shelf}&sort=-stock`, desk.operator))
        .data as { list: AnyData[] };
      expect(list.map(({ stock }) => stock)).toEqual([null, 9, 7]);
      const read = await desk.info(list[1]?.id);
      const pieces = read.form.variants.map(({ id }: AnyData) => ({ variantId: id, qty: 2 }));
      const inTransaction = (work: typeof reserveStock | typeof releaseStock) =>
        desk.test.ctx.db.transaction(async (tx) => void (await work(tx, pieces)));
      await inTransaction(reserveStock);
      expect(await ordered('stock')).toEqual(['a', 'b', 'none']);
      await inTransaction(releaseStock);
      expect(await ordered('stock')).toEqual(['b', 'a', 'none']);
      const input = { variant_id: read.form.variants[0].id, stock: 0, stock_was: 4, reason: '盘点' };
      expect(await desk.call('stockSave', input)).toMatchObject({ code: 1 });
      expect(await ordered('stock')).toEqual(['a', 'b', 'none']);
    });
  });
});
