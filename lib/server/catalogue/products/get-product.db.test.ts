import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { makeCategory, makeProduct, namesOf } from '../../factories/product-factory.ts';
import { insertFiles } from '../../files/index.ts';
import { createAttribute } from '../attributes/create-attribute.ts';
import { getHome } from '../listing/get-home.ts';
import { suggest } from '../search/suggest.ts';
import { productVariants } from '../tables.ts';
import { getProduct } from './get-product.ts';
import { listSitemapEntries, listSitemapFiles } from './list-sitemap.ts';

const test = await createTestContext();
const { db } = test.ctx;
const category = await makeCategory(db, 'desks', undefined);
const colours = await createAttribute(db, {
  key: 'colour',
  sort: 0,
  isCardFact: true,
  texts: namesOf('Colour'),
  values: [{ key: 'oak', texts: namesOf('Oak') }],
});
const variant = {
  url: '/storage/demo/deskdesk-320.avif',
  mime: 'image/avif' as const,
  width: 320,
  height: 320,
  size: 9,
};
const [fileId = 0] = await insertFiles(db, [
  {
    topic: 'demo',
    path: 'demo/deskdesk-640.webp',
    url: '/storage/demo/deskdesk-640.webp',
    name: 'desk.webp',
    mime: 'image/webp',
    size: 10,
    width: 640,
    height: 640,
    dominantColour: '#c8a06a',
    sha256: 'x',
    variants: [variant, { ...variant, url: '/storage/demo/deskdesk-160.avif', width: 160, height: 160 }],
  },
]);
const desk = await makeProduct(db, {
  slug: 'oak-desk',
  categoryId: category,
  name: ['橡木桌', 'Oak <desk>'],
  isFeatured: true,
  options: [
    {
      key: 'size',
      texts: namesOf('Size'),
      values: ['s', 'l'].map((key) => ({ key, texts: namesOf(key.toUpperCase()) })),
    },
  ],
  variants: [
    { sku: 'D-L', options: { size: 'l' }, priceAmount: 50_000, listAmount: 60_000, stockOnHand: 3 },
    { sku: 'D-S', options: { size: 's' }, priceAmount: 40_050, listAmount: null, stockOnHand: 0 },
  ],
  tiers: [
    { fromQuantity: 100, priceAmount: 35_000 },
    { fromQuantity: 10, priceAmount: 38_000 },
  ],
  attributeValueIds: [...colours.values()],
  specifications: [
    { locale: 'zh-cn', label: '尺寸', value: '一米四' },
    { locale: 'en', label: 'Size', value: '1.4 m' },
  ],
  media: [{ fileId, alts: [{ locale: 'zh-cn', alt: '一张桌子' }] }],
});
await makeProduct(db, { slug: 'pine-desk', categoryId: category, sold: 5 });
await makeProduct(db, { slug: 'fitting', categoryId: category, kind: 'service', pricing: 'quote', variants: [] });
await makeProduct(db, { slug: 'hidden', categoryId: category, status: 'draft' });
afterAll(() => test.close());

describe('a product', () => {
  it('has everything its page shows', async () => {
    const product = await getProduct(test.ctx, { slug: 'oak-desk' }, { locale: 'en' });
    expect(product).toMatchObject({
      id: desk,
      locale: 'en',
      name: 'Oak <desk>',
      price: '400.50',
      is_price_from: true,
      list_price: null,
      is_available: true,
      breadcrumb: [{ slug: 'desks' }],
      options: [
        {
          key: 'size',
          name: 'Size',
          values: [
            { key: 's', name: 'S' },
            { key: 'l', name: 'L' },
          ],
        },
      ],
      variants: [
        { sku: 'D-L', options: { size: 'l' }, price: '500.00', list_price: '600.00', stock: 3 },
        { sku: 'D-S', options: { size: 's' }, price: '400.50', list_price: null, stock: 0 },
      ],
      tiers: [
        { from_quantity: 10, price: '380.00' },
        { from_quantity: 100, price: '350.00' },
      ],
      attributes: [{ key: 'colour', name: 'Colour', values: [{ key: 'oak', name: 'Oak' }] }],
      specifications: [{ label: 'Size', value: '1.4 m' }],
    });
    expect(product.related.map(({ slug }) => slug)).toEqual(['pine-desk', 'fitting']);
  });

  it('shows its pictures in every size, smallest first, with a text that falls back', async () => {
    const { picture, pictures } = await getProduct(test.ctx, { id: desk }, { locale: 'en' });
    expect(pictures).toEqual([{ ...picture, shows: {} }]);
    expect(picture).toEqual({
      url: '/storage/demo/deskdesk-640.webp',
      alt: '一张桌子',
      width: 640,
      height: 640,
      colour: '#c8a06a',
      sources: [
        { type: 'image/avif', srcset: '/storage/demo/deskdesk-160.avif 160w, /storage/demo/deskdesk-320.avif 320w' },
      ],
    });
  });

  it('keeps no markup that could run', async () => {
    const category = await makeCategory(test.ctx.db, 'html');
    const name: [string, string] = ['<script>alert(1)</script><p onclick="x()">好</p>', 'ok'];
    await makeProduct(test.ctx.db, { slug: 'html', categoryId: category, name });
    const { description } = await getProduct(test.ctx, { slug: 'html' }, { locale: 'zh-cn' });
    expect(description).not.toMatch(/script|onclick/);
    expect(description).toContain('好');
  });

  it.each([
    ['an unknown id', { id: 999_999 }, {}],
    ['an unknown slug', { slug: 'nothing' }, {}],
    ['nothing at all', {}, {}],
    ['one that is not published', { slug: 'hidden' }, {}],
    ['a product as a service', { slug: 'oak-desk' }, { kind: 'service' as const }],
  ])('is not found for %s', async (_, reference, options) => {
    await expect(getProduct(test.ctx, reference, { locale: 'zh-cn', ...options })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('stock', () => {
  it('cannot fall below zero, whoever takes from it', async () => {
    const below = test.ctx.db.update(productVariants).set({ stockOnHand: -1 }).where(eq(productVariants.sku, 'D-L'));
    await expect(below).rejects.toMatchObject({
      cause: { constraint: expect.stringMatching(/^product_variants_(stock|reserved)$/) },
    });
  });
});

describe('around the catalogue', () => {
  it('fills the sections of the home page', async () => {
    const home = await getHome(test.ctx, 'en');
    expect(home.featured.map(({ slug }) => slug)).toEqual(['oak-desk']);
    expect(home.best_sellers.map(({ slug }) => slug)).toContain('pine-desk');
    expect(home.services.map(({ slug }) => slug)).toEqual(['fitting']);
    expect(home.trades.map(({ slug }) => slug)).toContain('desks');
  });

  it('suggests categories and products, in either language', async () => {
    const listOf = async (...requests: [string, 'zh-cn' | 'en']) => (await suggest(test.ctx, ...requests)).list;
    expect(await listOf('desk', 'zh-cn')).toMatchObject([
      { kind: 'category', slug: 'desks' },
      { kind: 'product', slug: 'pine-desk' },
      { kind: 'product', slug: 'oak-desk', name: '橡木桌' },
      { kind: 'service', slug: 'fitting' },
    ]);
    expect(await listOf('橡', 'en')).toMatchObject([{ name: 'Oak <desk>' }]);
    expect(await listOf('  ', 'en')).toEqual([]);
  });

  it('lists what is published, and nothing else, for the sitemap', async () => {
    const files = await listSitemapFiles(test.ctx);
    expect(files.map(({ kind }) => kind)).toEqual(['category', 'product', 'service']);
    const entries = await listSitemapEntries(test.ctx, { kind: 'product', chunk: 0 });
    expect(entries.map(({ slug }) => slug)).toEqual(['oak-desk', 'pine-desk', 'html']);
    expect(await listSitemapEntries(test.ctx, { kind: 'product', chunk: 7 })).toEqual([]);
  });
});
