import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct, namesOf } from '../../factories/product-factory.ts';
import { createAttribute } from '../attributes/create-attribute.ts';
import { listCategories } from '../categories/list-categories.ts';
import { products } from '../tables.ts';
import { type ListProductsInput, listProducts } from './list-products.ts';
import { refreshListing } from './refresh-listing.ts';

const ids: Record<string, number> = {};

const test = await createTestContext();
const { db } = test.ctx;
const print = await makeCategory(db, 'print');
const cards = await makeCategory(db, 'cards', 'print');
const office = await makeCategory(db, 'office');
const values = await createAttribute(db, {
  key: 'colour',
  sort: 0,
  isCardFact: true,
  texts: namesOf('Colour'),
  values: ['red', 'blue', 'green'].map((key) => ({ key, texts: namesOf(key) })),
});
const sizes = await createAttribute(db, {
  key: 'size',
  sort: 1,
  isCardFact: false,
  texts: namesOf('Size'),
  values: ['s', 'l'].map((key) => ({ key, texts: namesOf(key) })),
});
const facts = (...keys: string[]) => keys.map((key) => values.get(key) ?? sizes.get(key) ?? 0);
const rows = [
  {
    slug: 'a',
    categoryId: cards,
    name: ['经典名片', 'Business cards'],
    amount: 1800,
    sold: 50,
    attributeValueIds: facts('red', 's'),
  },
  {
    slug: 'b',
    categoryId: cards,
    name: ['PVC 名片', 'PVC cards'],
    amount: 900,
    sold: 90,
    attributeValueIds: facts('blue', 's'),
  },
  {
    slug: 'c',
    categoryId: print,
    name: ['画册', undefined],
    amount: 5000,
    sold: 10,
    attributeValueIds: facts('blue', 'l'),
  },
  {
    slug: 'd',
    categoryId: office,
    name: ['办公桌', 'Office desk'],
    amount: 42900,
    sold: 70,
    attributeValueIds: facts('green', 'l'),
  },
  {
    slug: 'e',
    categoryId: office,
    name: ['上门安装', 'Assembly'],
    kind: 'service',
    pricing: 'quote',
    sold: 5,
    attributeValueIds: [],
  },
  { slug: 'f', categoryId: office, name: ['没有发布', 'Draft'], status: 'draft', attributeValueIds: facts('red') },
] as const;
for (const row of rows) {
  ids[row.slug] = await makeProduct(db, {
    ...row,
    name: [...row.name],
    attributeValueIds: [...row.attributeValueIds],
  });
}
afterAll(() => test.close());

const list = (input: Partial<ListProductsInput> = {}) => listProducts(test.ctx, { locale: 'zh-cn', ...input });
const slugs = async (input: Partial<ListProductsInput>) => (await list(input)).list.map(({ slug }) => slug).join('');

describe('orders', () => {
  it.each([
    ['popular', 'bdace'],
    ['newest', 'edcba'],
    ['price_asc', 'bacde'],
    ['price_desc', 'dcabe'],
  ] as const)('%s, products on request last among prices', async (sort, expected) => {
    expect(await slugs({ sort })).toBe(expected);
  });
});

describe('search', () => {
  it.each([
    ['名', 'ba'],
    ['名片', 'ba'],
    ['典名片', 'a'],
    ['cards', 'ba'],
    ['CARDS 名片 pvc', 'b'],
    ['pv', 'b'],
    ['画', 'c'],
    ['名画', ''],
    ['SKU-d', 'd'],
    ['%', ''],
    ['office', 'de'],
  ])('%j finds %j in either language', async (search, expected) => {
    expect(await slugs({ search })).toBe(expected);
  });

  it('counts what it found, facets too', async () => {
    const found = await list({ search: '名片' });
    expect(found).toMatchObject({ total: 2, is_total_bounded: false, are_facets_bounded: false });
    expect(found.facets[0]?.values.map(({ key, count }) => [key, count])).toEqual([
      ['red', 1],
      ['blue', 1],
    ]);
  });
});

describe('narrowing down', () => {
  it('takes a category with everything below it, by id or slug', async () => {
    expect(await slugs({ category: 'print' })).toBe('bac');
    expect(await slugs({ category: String(print) })).toBe('bac');
    expect(await slugs({ category: 'cards' })).toBe('ba');
    const { category, total } = await list({ category: 'cards' });
    expect(total).toBe(2);
    expect(category?.breadcrumb.map(({ slug }) => slug)).toEqual(['print', 'cards']);
    expect((await list({ category: 'print' })).category?.children).toMatchObject([{ slug: 'cards', count: 2 }]);
  });

  it('refuses a category that is not there', async () => {
    await expect(list({ category: 'nowhere' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('keeps the other values of a chosen facet countable', async () => {
    const found = await list({ facets: { colour: ['blue'] } });
    expect(found.list.map(({ slug }) => slug)).toEqual(['b', 'c']);
    expect(found.facets).toMatchObject([
      {
        key: 'colour',
        values: [
          { key: 'red', count: 1, is_selected: false },
          { key: 'blue', count: 2, is_selected: true },
          { key: 'green', count: 1, is_selected: false },
        ],
      },
      {
        key: 'size',
        values: [
          { key: 's', count: 1 },
          { key: 'l', count: 1 },
        ],
      },
    ]);
  });

  it('takes any value of a facet and all facets together', async () => {
    expect(await slugs({ facets: { colour: ['blue', 'red'] } })).toBe('bac');
    expect(await slugs({ facets: { colour: ['blue', 'red'], size: ['l'] } })).toBe('c');
    expect(await slugs({ facets: { nothing: ['x'], colour: ['purple'] } })).toBe('bdace');
  });

  it('takes a price range and tells the whole range there is', async () => {
    const found = await list({ priceMin: 1000, priceMax: 5000 });
    expect(found.list.map(({ slug }) => slug)).toEqual(['a', 'c']);
    expect(found.price_range).toEqual({ min: '9.00', max: '429.00' });
  });

  it('tells services and products apart', async () => {
    expect(await slugs({ kind: 'service' })).toBe('e');
    expect(await slugs({ kind: 'product' })).toBe('bdac');
  });
});

describe('texts', () => {
  it('come in the language asked for, else in zh-cn', async () => {
    const { list: rows } = await list({ locale: 'en', category: 'print' });
    expect(rows.map(({ name }) => name)).toEqual(['PVC cards', 'Business cards', '画册']);
    expect(rows[0]?.category.name).toBe('cards (en)');
  });
});

describe('pages', () => {
  it('are of the sizes there are, and empty after the last', async () => {
    expect(await list({ limit: 7, page: 9 })).toMatchObject({ list: [], limit: 7, page: 9, last_page: 1, total: 5 });
  });

  it('never show a product twice and miss none', async () => {
    const category = await makeCategory(test.ctx.db, 'many');
    for (let n = 0; n < 30; n += 1) await makeProduct(test.ctx.db, { slug: `many-${n}`, categoryId: category });
    const pages = await Promise.all([1, 2, 3].map((page) => list({ category: 'many', limit: 12, page })));
    expect(new Set(pages.flatMap((page) => page.list.map(({ id }) => id))).size).toBe(30);
    expect(pages.map((page) => page.list.length)).toEqual([12, 12, 6]);
  });
});

describe('kept counts', () => {
  it('follow every change and agree with counting', async () => {
    const { db } = test.ctx;
    await db
      .update(products)
      .set({ status: 'archived' })
      .where(eq(products.id, ids.a ?? 0));
    await refreshListing(db, ids.a ?? 0);
    expect(await list({ category: 'print' })).toMatchObject({ total: 2 });
    const { rows } = await db.execute(sql`
      with counted as (
        select c as category_id, kind, f as facet_value_id, count(*)::integer as products from product_listing,
          unnest(array[0, category_1_id, category_2_id, category_3_id]) as c, unnest(0 || facet_value_ids) as f
        where c is not null group by 1, 2, 3)
      select * from counted full join listing_counts kept using (category_id, kind, facet_value_id)
      where counted.products is distinct from nullif(kept.products, 0)`);
    expect(rows).toEqual([]);
    const [tree] = (await listCategories(test.ctx, 'en')).filter(({ slug }) => slug === 'print');
    expect(tree).toMatchObject({ count: 2, children: [{ slug: 'cards', count: 1 }] });
  });
});
