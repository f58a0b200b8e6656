import { afterAll, describe, expect, it } from '@jest/globals';
import { catalogueHome, productListing } from '#lib/contract/catalogue/shop-products.ts';
import { productDetail } from '#lib/contract/catalogue/shop-records.ts';
import { allSpecs } from '#lib/server/seed/content/all-content.ts';
import { createDemoContext } from '#lib/server/seed/demo-context-for-tests.ts';
import { isEmptyDatabase, seedDemo } from '#lib/server/seed/seed-demo.ts';
import { defaultSelection } from '#lib/specification/default-selection.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi({}, createDemoContext);
afterAll(() => test.close());

const data = async (address: string, locale: 'zh-cn' | 'en' = 'en') => {
  const answer = await test.get(address, { locale });
  expect(answer).toMatchObject({ code: 1 });
  return answer.data;
};
const notFound = { code: 0, data: { error: 'not_found' } };

it('is not told from an empty one by its rules alone', async () => {
  const empty = await createTestApi();
  expect(await isEmptyDatabase(empty.ctx)).toBe(true);
  await empty.close();
});

describe('the demo shop', () => {
  it('is as large as promised, and seeding it again adds nothing', async () => {
    const before = await data('/api/product/list?kind=product');
    expect(before.total).toBeGreaterThanOrEqual(60);
    expect((await data('/api/service/list')).total).toBeGreaterThanOrEqual(12);
    expect((await data('/api/content/pages')).total).toBeGreaterThanOrEqual(8);
    await seedDemo(test.ctx);
    expect((await data('/api/product/list?kind=product')).total).toBe(before.total);
    expect(await isEmptyDatabase(test.ctx)).toBe(false);
  });
});

describe('what can be configured in the demo shop', () => {
  it.each(allSpecs.map(({ product }) => product))('%s has a tree and prices what it starts with', async (slug) => {
    const { id } = await data(`/api/product/info?slug=${slug}`);
    const { template_version_id, nodes, minimum_quantity: qty } = await data(`/api/quote/templates?product=${id}`);
    const body = { template_version_id, qty, selection: defaultSelection(nodes) };
    const { data: priced } = await test.post('/api/quote/price', body);
    expect([priced.faults, Number(priced.total) > 0]).toEqual([{}, true]);
  });
});

describe('/api/product/list', () => {
  it('answers what the contract says', async () => {
    const listing = await data('/api/product/list');
    expect(() => productListing.parse(listing)).not.toThrow();
    expect(listing).toMatchObject({ page: 1, limit: 24, is_total_bounded: false, category: null });
    expect(listing.list).toHaveLength(24);
    expect(listing).not.toHaveProperty('options');
  });

  it('finds the same in both languages and answers in the one asked for', async () => {
    const [zh, en] = await Promise.all([
      data(`/api/product/list?search=${encodeURIComponent('名片')}`, 'zh-cn'),
      data(`/api/product/list?search=${encodeURIComponent('名片')}`, 'en'),
    ]);
    expect(zh.list.map(({ id }: { id: number }) => id)).toEqual(en.list.map(({ id }: { id: number }) => id));
    expect(zh.list[0].name).toMatch(/名片/);
    expect(en.list[0].name).toMatch(/cards/);
  });

  it('narrows down by category, facets and price together', async () => {
    const listing = await data(
      '/api/product/list?category=print-packaging&facets[material]=kraft,vinyl&price_min=1&price_max=20.5&sort=price_asc',
    );
    expect(listing.total).toBeGreaterThan(0);
    const prices = listing.list.map(({ price }: { price: string }) => Number(price));
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...prices)).toBeLessThanOrEqual(20.5);
    const material = listing.facets.find(({ key }: { key: string }) => key === 'material');
    expect(material.values.filter((value: { is_selected: boolean }) => value.is_selected)).toHaveLength(2);
  });

  it.each([
    ['page=-1&limit=9999&sort=nonsense&kind=car', ['kind', 'limit', 'page', 'sort']],
    ['page=abc&price_min=free&price_max=-3', ['page', 'price_max', 'price_min']],
    ['facets=text', ['facets']],
    ['facets[x][y]=z', ['facets.x']],
    ['page=1e9', ['page']],
    ['limit=1.5', ['limit']],
  ])('refuses what nobody can mean, at its name: %s', async (query, fields) => {
    const { code, data } = await test.get(`/api/product/list?${query}`);
    expect([code, data.error, Object.keys(data.fields).sort()]).toEqual([0, 'invalid_input', fields]);
  });

  it.each([
    'page=&limit=&sort=&kind=&price_min=&price_max=',
    'facets[material][]=%27%3B--',
    `search=${'%25'.repeat(300)}`,
  ])('takes what a form sends, and what finds nothing: %s', async (query) => {
    const listing = await data(`/api/product/list?${query}`);
    expect(listing.limit).toBe(24);
  });

  it('searches by the beginning of what is too long', async () => {
    const listing = await data(`/api/product/list?search=${'desk '.repeat(40)}`);
    expect(listing.total).toBeGreaterThan(0);
    expect(listing.total).toBeLessThan(40);
  });

  it('is not found for a category that does not exist', async () => {
    expect(await test.get('/api/product/list?category=nowhere')).toMatchObject(notFound);
  });

  it('serves the remote select of the family', async () => {
    const searched = await data('/api/product/list?select=true&quickSearch=desk');
    expect(searched.options.length).toBeGreaterThan(0);
    const [first] = searched.options;
    expect(first).toEqual({ id: expect.any(Number), name: expect.any(String) });
    const named = await data(`/api/product/list?select=true&initValue[0]=${first.id}`);
    expect(named.options).toEqual([first]);
  });
});

describe('/api/product/info and /api/service/info', () => {
  it('answer by id and by slug what the contract says', async () => {
    const bySlug = await data('/api/product/info?slug=classic-business-cards');
    expect(() => productDetail.parse(bySlug)).not.toThrow();
    expect(await data(`/api/product/info?id=${bySlug.id}`)).toEqual(bySlug);
    expect((await data(`/api/product/info?id=${bySlug.id}`, 'zh-cn')).name).toBe('经典名片');
  });

  it('answer a service as a service only', async () => {
    const { list } = await data('/api/service/list');
    expect(list.every(({ kind }: { kind: string }) => kind === 'service')).toBe(true);
    expect((await data(`/api/service/info?id=${list[0].id}`)).slug).toBe(list[0].slug);
    expect(await test.get('/api/service/info?slug=classic-business-cards')).toMatchObject(notFound);
  });

  it.each(['id=0', 'id=999999', 'id=abc', 'slug=nothing', '', "slug=' or 1=1 --"])(
    'are not found for %j',
    async (query) => {
      expect(await test.get(`/api/product/info?${query}`)).toMatchObject(notFound);
      expect(await test.get(`/api/service/info?${query}`, { locale: 'zh-cn' })).toMatchObject({
        ...notFound,
        msg: '记录不存在或已被删除',
      });
    },
  );
});

describe('the rest of the catalogue', () => {
  it('/api/product/categories is the tree with counts', async () => {
    const { list } = await data('/api/product/categories', 'zh-cn');
    expect(list.map(({ slug }: { slug: string }) => slug)).toEqual(['print-packaging', 'office', 'services']);
    for (const { count, children } of list) {
      expect(children.reduce((sum: number, child: { count: number }) => sum + child.count, 0)).toBe(count);
    }
  });

  it('/api/product/home fills every section', async () => {
    const home = await data('/api/product/home');
    expect(() => catalogueHome.parse(home)).not.toThrow();
    for (const section of ['trades', 'featured', 'best_sellers', 'newest', 'services']) {
      expect(home[section].length).toBeGreaterThan(0);
    }
  });

  it('/api/product/suggest names what is meant while somebody types', async () => {
    const { list, total } = await data('/api/product/suggest?search=desk');
    expect(total).toBe(list.length);
    expect(list[0]).toMatchObject({ kind: 'category', slug: 'desks-tables' });
    expect(await data('/api/product/suggest')).toEqual({ list: [], total: 0, search: null });
  });

  it.each([
    ['zh-cn', '名片', '经典名片', { start: { quantity: 1, pieces: '盒' } }],
    ['en', 'business cards', 'Classic business cards', { start: { quantity: 1, pieces: 'box' } }],
    ['zh-cn', '现货牛皮飞机盒', '现货牛皮飞机盒', { unit: '包', start: null }],
    ['en', 'notebooks', 'Custom hardcover notebooks', { start: { quantity: 50, pieces: '50 pieces' } }],
  ] as const)('a suggestion says its price as cards do (%s, %s)', async (locale, search, name, price) => {
    const { list } = await data(`/api/product/suggest?search=${encodeURIComponent(search)}`, locale);
    expect(list.find((found: { name: string }) => found.name === name)).toMatchObject(price);
  });
});
