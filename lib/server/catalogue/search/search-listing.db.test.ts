import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct } from '../../factories/product-factory.ts';
import { type ListProductsInput, listProducts } from '../listing/list-products.ts';
import { readPageIds } from '../listing/read-listing.ts';
import { readListingAnew } from '../listing/read-listing-anew.ts';
import { refreshListing } from '../listing/refresh-listing.ts';
import { productListing } from '../listing-tables.ts';
import { products } from '../tables.ts';
import { inSingular, toSearchWords } from './search-words.ts';
import { suggest } from './suggest.ts';

const test = await createTestContext();
const { db } = test.ctx;
const category = await makeCategory(db, 'print');
const make = (slug: string, name: [string, string], sold: number, keywords = '') =>
  makeProduct(db, { slug, name, sold, keywords, categoryId: category });
await make('classic', ['经典名片', 'Classic business cards'], 50, '名片 卡片');
await make('pvc', ['PVC 名片', 'PVC cards'], 90);
await make('printer', ['激光打印机', 'Laser printer'], 500, '打印 名片打印');
await make('bank', ['银行卡套', 'Bank card sleeve'], 5);
await make('green', ['绿色手提袋', 'Green carrier bag'], 7);
afterAll(() => test.close());

const list = (search: string, input: Partial<ListProductsInput> = {}) =>
  listProducts(test.ctx, { locale: 'zh-cn', search, ...input });
const find = async (search: string) => {
  const found = await list(search);
  return [found.search?.shown, found.search?.query, found.list.map(({ slug }) => slug).join(' '), found.total];
};

describe('a search whose words find nothing', () => {
  it('offers no other search that is typed wrongly as well', async () => {
    const { search } = await list('busines crad');
    expect([search?.query, ...(search?.did_you_mean ?? [])].filter((query) => /busines\b/.test(query ?? ''))).toEqual(
      [],
    );
  });

  it('offers no other search that is the same but for an “s”', async () => {
    const { search } = await list('busines crad');
    const offered = [search?.query, ...(search?.did_you_mean ?? [])].map((query) => inSingular(query ?? ''));
    expect(new Set(offered).size).toBe(offered.length);
  });

  it.each([
    ['名骗', 'corrected', '名片', 'pvc classic printer'],
    ['经典名骗', 'corrected', '经典名片', 'classic'],
    ['mingpian', 'read', '名片', 'pvc classic printer'],
    ['MingPian', 'read', '名片', 'pvc classic printer'],
    ['ming pian', 'read', '名片', 'pvc classic printer'],
    ["jingdian ming'pian", 'read', '经典名片', 'classic'],
    ['minpian', 'read', '名片', 'pvc classic printer'],
    ['mingpain', 'read', '名片', 'pvc classic printer'],
    ['mingpi', 'read', '名片', 'pvc classic printer'],
    ['mp', 'read', '名片', 'pvc classic printer'],
    ['dyj', 'read', '打印机', 'printer'],
    ['yinhang', 'read', '银行', 'bank'],
    ['lvse', 'read', '绿色', 'green'],
    ['luse', 'read', '绿色', 'green'],
    ['shoutidai', 'read', '手提袋', 'green'],
    ['名片夹', 'near', '名片', 'pvc classic printer'],
    ['buisness cards', 'corrected', 'business cards', 'classic'],
    ['busines crad', 'corrected', 'business cards', 'classic'],
    ['carrirer bagg', 'corrected', 'carrier bag', 'green'],
    ['printers', 'corrected', 'printer', 'printer'],
    ['mingpian crads', 'corrected', '名片 cards', 'pvc classic'],
    ['business zzzzzz', 'near', 'business', 'classic'],
    ['银行 打印机', 'near', '银行', 'bank'],
  ])('%j is answered as %s by %j', async (typed, shown, query, slugs) => {
    expect(await find(typed)).toEqual([shown, query, slugs, slugs.split(' ').length]);
  });

  it('is empty where nothing comes near, and shows what sells best instead', async () => {
    const found = await list('qqqqzzzz');
    expect(found).toMatchObject({ list: [], total: 0, facets: [], search: { shown: 'none', did_you_mean: [] } });
    expect(found.instead.map(({ slug }) => slug)).toEqual(['printer', 'pvc', 'classic', 'green', 'bank']);
    expect((await list('!?')).instead).toHaveLength(5);
  });

  it('keeps its words where only a filter is in the way', async () => {
    const found = await list('名片', { priceMin: 100_000_00 });
    expect(found).toMatchObject({ list: [], search: { shown: 'exact', query: '名片' } });
    expect(found.instead).toHaveLength(5);
  });

  it('is narrowed down and paged like any other', async () => {
    const [first, second] = await Promise.all([1, 2].map((page) => list('mingpian', { limit: 12, page })));
    expect([first?.total, first?.last_page, second?.list]).toEqual([3, 1, []]);
    expect(await list('mingpian', { kind: 'service' })).toMatchObject({ total: 0, search: { query: '名片' } });
  });
});

describe('a search that finds something', () => {
  it('says so, and has nothing instead', async () => {
    const found = await list('名片');
    expect(found).toMatchObject({ search: { shown: 'exact', query: '名片', did_you_mean: [] }, instead: [] });
    expect((await listProducts(test.ctx, { locale: 'en' })).search).toBeNull();
  });

  it('puts what is called so before what mentions it, however popular that is', async () => {
    expect(await find('名片')).toEqual(['exact', '名片', 'pvc classic printer', 3]);
    expect((await list('名片', { sort: 'price_asc' })).list.map(({ slug }) => slug)).toHaveLength(3);
  });

  it('offers what else may have been meant where it finds little', async () => {
    const id = await makeProduct(test.ctx.db, { slug: 'mp', name: ['MP3 播放器', 'MP3 player'], categoryId: category });
    expect((await list('mp')).search).toMatchObject({ shown: 'exact', query: 'mp', did_you_mean: ['名片'] });
    await archive(id);
  });
});

it('reads initials that are the beginning of numbers, and keeps those behind', async () => {
  const { db } = test.ctx;
  const skus = await Promise.all(
    [1, 2, 3, 4, 5].map((n) =>
      makeProduct(db, {
        slug: `sku-${n}`,
        name: ['画框', 'Frame'],
        sold: 900,
        categoryId: category,
        variants: [{ sku: `MP-${n}`, options: {}, priceAmount: 100, listAmount: null, stockOnHand: null }],
      }),
    ),
  );
  const found = await list('mp');
  expect(found.search).toMatchObject({ shown: 'read_first', query: '名片' });
  expect(found.list.map(({ slug }) => slug).slice(0, 2)).toEqual(['pvc', 'classic']);
  expect(found.total).toBe(8);
  for (const id of skus) await archive(id);
});

async function archive(id: number) {
  const { db } = test.ctx;
  await db.update(products).set({ status: 'archived' }).where(eq(products.id, id));
  await refreshListing(db, id);
}

describe('the vocabulary', () => {
  it('knows a product from its commit on, and forgets it with the last that has its words', async () => {
    const { db } = test.ctx;
    expect((await list('haibao')).search?.shown).toBe('none');
    const add = (slug: string) => makeProduct(db, { slug, name: ['活动海报', 'Event posters'], categoryId: category });
    const ids = await db.transaction(async (tx) => {
      const id = await makeProduct(tx, { slug: 'p1', name: ['活动海报', 'Event posters'], categoryId: category });
      expect((await list('haibao')).search?.shown).toBe('none');
      return [id];
    });
    ids.push(await add('p2'));
    expect(await find('haibao')).toEqual(['read', '海报', 'p2 p1', 2]);
    expect(await find('postres')).toEqual(['corrected', 'posters', 'p2 p1', 2]);
    for (const id of ids) await archive(id);
    expect((await list('haibao')).search?.shown).toBe('none');
    expect((await list('postres')).search?.shown).toBe('none');
  });

  it('follows a new name, and counts right when products of the same words change at once', async () => {
    const { db } = test.ctx;
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        makeProduct(db, { slug: `same-${n}`, name: ['陶瓷马克杯', 'Ceramic mug'], categoryId: category }),
      ),
    );
    await Promise.all(ids.slice(0, 3).map(archive));
    const { rows } = await db.execute(sql`
      select t.term from search_terms t
      left join (select unnest(terms) as term, count(*)::int as products from listing_terms group by 1) counted
        using (term)
      where t.products <> coalesce(counted.products, 0)`);
    expect(rows).toEqual([]);
    for (const id of ids) await archive(id);
  });

  it('has no words of a change that was taken back', async () => {
    const taken = test.ctx.db.transaction(async (tx) => {
      await makeProduct(tx, { slug: 'never', name: ['帆布鞋', 'Canvas shoes'], categoryId: category });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect((await list('fanbuxie')).search?.shown).toBe('none');
  });

  it('is what lists of before are read by as well, once they have been read anew', async () => {
    await test.ctx.db.update(productListing).set({ nameText: null, wording: 1 });
    expect(await find('名片')).toEqual(['exact', '名片', 'printer pvc classic', 3]);
    expect(await readListingAnew(test.ctx)).toBeGreaterThan(0);
    expect(await readListingAnew(test.ctx)).toBe(0);
    expect(await find('名片')).toEqual(['exact', '名片', 'pvc classic printer', 3]);
  });
});

describe('words in one, and joints of letters and digits', () => {
  const made: number[] = [];
  beforeAll(async () => {
    const make = async (slug: string, name: [string, string], sold: number, keywords = '') =>
      made.push(await makeProduct(test.ctx.db, { slug, name, sold, keywords, categoryId: category }));
    await make('router', ['Wi-Fi 6 路由器', 'Wi-Fi 6 router'], 3);
    await make('router-2', ['WIFI6 无线路由器', 'WiFi6 wireless router'], 2);
    await make('cat-6', ['六类网线', 'Cat 6 cable'], 9);
    await make('cat6', ['网线 CAT6', 'CAT6 patch cord'], 8);
    await make('size', ['卡片 90×54 mm', 'Card 90 x 54mm'], 1);
    await make('design-service', ['设计服务', 'Design service'], 70, '平面设计 名片');
    await make('design-in-one', ['名片设计', 'Card design'], 1);
    await make('design-apart', ['名片与海报设计', 'Cards and posters, designed'], 60);
  });
  afterAll(async () => {
    for (const id of made) await archive(id);
  });

  it.each([
    ['wifi6', 'router router-2'],
    ['WiFi 6', 'router router-2'],
    ['wi-fi 6', 'router router-2'],
    ['wi-fi6 路由器', 'router router-2'],
    ['cat6', 'cat-6 cat6'],
    ['cat 6', 'cat-6 cat6'],
    ['Ｃａｔ－６', 'cat-6 cat6'],
    ['90*54', 'size'],
    ['90x54mm', 'size'],
    ['90mm×54mm', 'size'],
  ])('%j finds %s', async (typed, slugs) => {
    expect(await find(typed)).toEqual(['exact', typed, slugs, slugs.split(' ').length]);
    const { list: suggested } = await suggest(test.ctx, typed, 'zh-cn');
    expect(suggested.map(({ slug }) => slug).join(' ')).toBe(slugs);
  });

  it('finds what has the words of a run apart, behind what has it in one, the mentioned last, on every page', async () => {
    const slugs = 'design-in-one design-apart design-service';
    expect(await find('名片设计')).toEqual(['exact', '名片设计', slugs, 3]);
    expect((await suggest(test.ctx, '名片设计', 'zh-cn')).list.map(({ slug }) => slug).join(' ')).toBe(slugs);
    const pages = await Promise.all([1, 2, 3].map((page) => list('名片设计', { limit: 1, page })));
    expect(pages.map(({ list: [only] }) => only?.slug).join(' ')).toBe(slugs);
    expect((await find('海报设计'))[2]).toBe('design-apart');
    expect((await list('名片设计', { sort: 'price_asc' })).total).toBe(3);
  });

  it('falls back to what comes near where nothing has all the words', async () => {
    expect((await find('路由器设计')).slice(0, 2)).toEqual(['near', expect.stringMatching(/路由器|设计/)]);
  });

  it('shows what has it in one before the others where so much matches that a sample is read', async () => {
    const [{ id: first } = { id: 0 }] = (await list('名片设计')).list;
    const words = toSearchWords('名片 设计');
    const filter = { words, facets: [], first: [first] };
    const read = (offset: number, limit: number) =>
      readPageIds(test.ctx.db, filter, { way: 'matches', survey: undefined, sort: 'popular', offset, limit });
    const all = await read(0, 3);
    expect(all[0]).toBe(first);
    expect(new Set(all).size).toBe(3);
    expect([...(await read(0, 2)), ...(await read(2, 2))]).toEqual(all);
  });
});

describe('suggestions', () => {
  it('show a product so that it is recognised', async () => {
    const { list: found, search } = await suggest(test.ctx, '名片', 'zh-cn');
    expect(found.map(({ slug }) => slug)).toEqual(['pvc', 'classic', 'printer']);
    expect(found[0]).toMatchObject({ kind: 'product', name: 'PVC 名片', category: 'print (zh-cn)', price: '10.00' });
    expect(search).toEqual({ shown: 'exact', query: '名片', did_you_mean: [] });
  });

  it.each([
    ['mingp', 'read', '名片'],
    ['名骗', 'corrected', '名片'],
    ['名片夹', 'near', '名片'],
    ['buisness', 'corrected', 'business'],
  ])('for %j are those %s by %j', async (typed, shown, query) => {
    const { list: found, search } = await suggest(test.ctx, typed, 'en');
    expect(search).toMatchObject({ shown, query });
    expect(found.length).toBeGreaterThan(0);
  });

  it('are none where nothing comes near or nothing can be looked for', async () => {
    expect(await suggest(test.ctx, 'qqqqzzzz', 'en')).toMatchObject({ list: [], search: { shown: 'none' } });
    expect(await suggest(test.ctx, ' - ', 'en')).toEqual({ list: [], total: 0, search: null });
  });
});
