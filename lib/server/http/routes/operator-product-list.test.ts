import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeCategory, makeProduct } from '../../seed/product-factory.ts';
import { openProductDesk, type ProductDesk } from '../product-desk-for-tests.ts';
import { variantOf } from '../product-forms-for-tests.ts';
import type { AnyData } from '../test-api.ts';

let desk: ProductDesk;
beforeAll(async () => {
  desk = await openProductDesk();
});
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

  it('is paged by key in every order', async () => {
    const shelf = await makeCategory(desk.test.ctx.db, 'shelf');
    for (let made = 0; made < 23; made += 1) {
      await makeProduct(desk.test.ctx.db, { slug: `shelf-${made}`, categoryId: shelf, sold: made % 3 });
    }
    for (const sort of ['-id', 'id', '-changed', 'changed', '-sold', 'sold']) {
      const page = async (after = '') =>
        (await desk.test.get(`/api/operator/product/list?category=${shelf}&sort=${sort}${after}`, desk.operator)).data;
      const first = await page();
      const second = await page(`&after=${first.next}`);
      const ids = [...first.list, ...second.list].map((row: AnyData) => row.id);
      expect([new Set(ids).size, first.total, second.next]).toEqual([23, 23, null]);
    }
  });
});
