import {
  getHome,
  getProduct,
  type ListProductsInput,
  listCategories,
  listProducts,
  suggest,
} from '#lib/server/catalogue/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';

interface Case {
  name: string;
  /** The case this one is the last page of. */
  lastPageOf?: string;
  prepare: (ctx: ServerContext) => Promise<() => Promise<unknown>>;
}

type Input = Omit<ListProductsInput, 'locale'>;

const locale = 'zh-cn';

function plain(name: string, run: (ctx: ServerContext) => Promise<unknown>): Case {
  return { name, prepare: async (ctx) => () => run(ctx) };
}

/** A list's first page, and its last. */
function pages(name: string, input: Input): Case[] {
  const first = `${name}, first page`;
  return [
    plain(first, (ctx) => listProducts(ctx, { locale, ...input })),
    {
      name: `${name}, last page`,
      lastPageOf: first,
      prepare: async (ctx) => {
        const { last_page: page } = await listProducts(ctx, { locale, ...input });
        return () => listProducts(ctx, { locale, ...input, page });
      },
    },
  ];
}

export const catalogueCases: Case[] = [
  ...pages('all products', {}),
  ...pages('all products by price', { sort: 'price_asc' }),
  ...pages('a trade (a third of the shop)', { category: 'office' }),
  ...pages('a category', { category: 'boxes', sort: 'newest' }),
  ...pages('one facet', { facets: { colour: ['red'] } }),
  ...pages('category and facet', { category: 'boxes', facets: { colour: ['red'] } }),
  ...pages('two facets', { facets: { colour: ['red'], material: ['wood'] } }),
  ...pages('price range', { priceMin: 100_00, priceMax: 200_00 }),
  ...pages('search 名片', { search: '名片' }),
  ...pages('search 打印机', { search: '打印机' }),
  ...pages('search 打印机 by price', { search: '打印机', sort: 'price_asc' }),
  ...pages('search printers', { search: 'printers' }),
  ...pages('search business cards', { search: 'business cards' }),
  ...pages('search 牛皮纸 手提袋', { search: '牛皮纸 手提袋' }),
  ...pages('search kraft 手提袋', { search: 'kraft 手提袋' }),
  plain('search 纸 (one character)', (ctx) => listProducts(ctx, { locale, search: '纸' })),
  plain('search A4', (ctx) => listProducts(ctx, { locale, search: 'A4' })),
  plain('search that finds nothing', (ctx) => listProducts(ctx, { locale, search: '没有这样的东西' })),
  plain('search in a category where it is not', (ctx) =>
    listProducts(ctx, { locale, search: '名片', category: 'office' }),
  ),
  ...['mingpian', 'mp', '名骗', '名片夹', 'buisness cards', 'busines crad'].map((search) =>
    plain(`search ${search}`, (ctx) => listProducts(ctx, { locale, search })),
  ),
  plain('suggestions for 名', (ctx) => suggest(ctx, '名', locale)),
  plain('suggestions for prin', (ctx) => suggest(ctx, 'prin', locale)),
  ...['mingp', '名骗', 'buisness'].map((typed) =>
    plain(`suggestions for ${typed}`, (ctx) => suggest(ctx, typed, locale)),
  ),
  plain('product page', (ctx) => getProduct(ctx, { slug: 'classic-business-cards' }, { locale })),
  plain('home', (ctx) => getHome(ctx, locale)),
  plain('category tree', (ctx) => listCategories(ctx, locale)),
];
