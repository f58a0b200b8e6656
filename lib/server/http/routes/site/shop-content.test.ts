import { afterAll, describe, expect, it } from '@jest/globals';
import { productFormerSlugs } from '#lib/server/catalogue/former-slug-tables.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { savePages } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const { db, clock } = test.ctx;
const body =
  '<h2>标题</h2><script>x()</script><p style="x">文<a href="javascript:x()">链</a><a href="/page/help">助</a></p>';
const chinese = { locale: 'zh-cn' as const, title: '关于', description: '我们', body };
const english = { locale: 'en' as const, title: 'About', description: 'Us', body: '<p>Text</p>' };
await savePages(
  db,
  [
    { url: 'help', sort: 1, texts: [chinese] },
    { url: 'about', sort: 0, texts: [chinese, english] },
  ],
  clock.now(),
);
const category = await makeCategory(db, 'cards');
await makeProduct(db, { slug: 'card', categoryId: category });
afterAll(() => test.close());

describe('content pages', () => {
  it('come in the language asked for, else in zh-cn', async () => {
    expect(await test.get('/api/content/page?url=about')).toMatchObject({ data: { locale: 'en', title: 'About' } });
    expect(await test.get('/api/content/page?url=help')).toMatchObject({ data: { locale: 'zh-cn', title: '关于' } });
  });

  it('hold nothing that could run', async () => {
    const { data } = await test.get('/api/content/page?url=about', { locale: 'zh-cn' });
    expect(data.body).toBe('<h2>标题</h2><p>文<a>链</a><a href="/page/help">助</a></p>');
  });

  it.each(['nothing', '', 'ABOUT', '../about'])('are not found for %j', async (url) => {
    expect(await test.get(`/api/content/page?url=${url}`)).toMatchObject({ code: 0, data: { error: 'not_found' } });
  });

  it('are listed in their order, once each', async () => {
    const { data } = await test.get('/api/content/pages');
    expect(data.list.map(({ url, title }: { url: string; title: string }) => [url, title])).toEqual([
      ['about', 'About'],
      ['help', '关于'],
    ]);
  });
});

describe('the sitemap', () => {
  it('names its files and what is in them', async () => {
    const { data } = await test.get('/api/site/sitemap');
    expect(data.list).toEqual([
      { kind: 'page', chunk: 0 },
      { kind: 'category', chunk: 0 },
      { kind: 'product', chunk: 0 },
    ]);
    const slugs = async (kind: string, chunk = 0) =>
      (await test.get(`/api/site/sitemapEntries?kind=${kind}&chunk=${chunk}`)).data.list.map(
        ({ slug }: { slug: string }) => slug,
      );
    expect(await slugs('page')).toEqual(['help', 'about']);
    expect(await slugs('category')).toEqual(['cards']);
    expect(await slugs('product')).toEqual(['card']);
    expect(await slugs('product', 5)).toEqual([]);
  });
});

describe('the addresses of the shop', () => {
  const read = async (query = '') => (await test.get(`/api/site/addresses${query}`)).data;

  it('are those of pages, categories and listed products, those of before too', async () => {
    const { db } = test.ctx;
    const category = await makeCategory(db, 'moved-things');
    const moved = await makeProduct(db, { slug: 'moved-now', categoryId: category });
    await makeProduct(db, { slug: 'not-yet', categoryId: category, status: 'draft' });
    await db.insert(productFormerSlugs).values({ slug: 'moved-before', productId: moved });
    const { products, categories, pages, next, time } = await read();
    expect(pages.sort()).toEqual(['about', 'help']);
    expect(categories).toContain(category);
    expect(products).toContainEqual({ id: moved, is_service: false, slugs: ['moved-now', 'moved-before'] });
    expect(JSON.stringify(products)).not.toContain('not-yet');
    expect([next, time]).toEqual([null, Math.floor(test.ctx.clock.now().getTime() / 1000)]);
  });

  it('go on behind an id, and can be asked for by when they changed', async () => {
    const all = await read();
    const [first] = all.products;
    const rest = await read(`?after=${first.id}`);
    expect(rest.products).toEqual(all.products.slice(1));
    expect([rest.categories, rest.pages]).toEqual([[], []]);
    expect((await read(`?since=${all.time + 3600}`)).products).toEqual([]);
    expect((await read(`?since=${all.time - 60}`)).products).toEqual(all.products);
  });
});
