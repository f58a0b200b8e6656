import type { z } from 'zod';
import {
  type listingQuery,
  productCategories,
  productHome,
  productInfo,
  productList,
  productRows,
  productSuggest,
  type Suggestion,
  serviceInfo,
  serviceList,
} from '#lib/contract/catalogue/shop-products.ts';
import type { ProductCard, ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { amountSentence, unitSentence } from '#lib/i18n/unit-sentences.ts';
import {
  getHome,
  getProduct,
  listCategories,
  listProductOptions,
  listProducts,
  listRows,
  suggest,
} from '#lib/server/catalogue/index.ts';
import type { Asked } from '#lib/server/http/cached-answers.ts';
import type { RequestScope } from '#lib/server/http/scope/request-scope.ts';
import type { ChangeTag } from '#lib/server/kernel/changes.ts';
import { parseFen } from '#lib/server/kernel/money.ts';
import { type App, serve } from '../../serve.ts';
import { toIds } from '../../to-lookup.ts';

export function registerCatalogue(app: App): void {
  serve(app, productList, {
    guard: 'public',
    cached: { isOneOfMany },
    isReadFromReplica: true,
    run: (call) => runList(call, call.query, call.query.kind),
  });
  serve(app, serviceList, {
    guard: 'public',
    cached: { isOneOfMany },
    isReadFromReplica: true,
    run: (call) => runList(call, call.query, 'service'),
  });
  serve(app, productInfo, {
    guard: 'public',
    cached: { tagsOf: ofProduct },
    isReadFromReplica: true,
    run: ({ server, query, locale }) => getProduct(server, query, { locale }),
  });
  serve(app, serviceInfo, {
    guard: 'public',
    cached: { tagsOf: ofProduct },
    isReadFromReplica: true,
    run: ({ server, query, locale }) => getProduct(server, query, { locale, kind: 'service' }),
  });
  serve(app, productCategories, {
    guard: 'public',
    cached: {},
    isReadFromReplica: true,
    run: async ({ server, locale }) => listOf(await listCategories(server, locale)),
  });
  registerHome(app);
}

/** What pages of blocks show, and what a search suggests. */
function registerHome(app: App): void {
  serve(app, productHome, {
    guard: 'public',
    cached: {},
    isReadFromReplica: true,
    run: ({ server, locale }) => getHome(server, locale),
  });
  serve(app, productRows, {
    guard: 'public',
    cached: { isOneOfMany: () => true },
    isReadFromReplica: true,
    run: ({ server, query, locale }) => listRows(server, query, locale),
  });
  serve(app, productSuggest, {
    guard: 'public',
    cached: { isOneOfMany: () => true },
    isReadFromReplica: true,
    run: async ({ server, query, locale }) => {
      const { list, ...rest } = await suggest(server, query.search ?? '', locale);
      return { ...rest, list: list.map((found) => ({ ...found, ...toPriceWords(found, locale) })) };
    },
  });
}

const ofProduct = ({ id }: { id: number }): ChangeTag[] => [`product:${id}`];

/** Whatever is chosen or typed: visitors make up more of that than is worth keeping for all. */
const isOneOfMany = ({ query: { page = 1, category, search, ...chosen } }: Asked<ListingQuery>): boolean =>
  page > 1 ||
  [category, search, chosen.quickSearch, chosen.initValue, chosen.price_min, chosen.price_max].some(Boolean) ||
  Object.keys(chosen.facets).length > 0;

type ListingQuery = Omit<z.output<typeof listingQuery>, 'kind'>;

async function runList({ server, locale }: RequestScope, query: ListingQuery, kind: ProductKind | undefined) {
  const { price_min, price_max, select, quickSearch, initValue, ...rest } = query;
  const listing = await listProducts(server, {
    ...rest,
    locale,
    kind,
    search: query.search ?? (select ? quickSearch : undefined),
    priceMin: price_min === undefined ? undefined : parseFen(price_min),
    priceMax: price_max === undefined ? undefined : parseFen(price_max),
  });
  if (!select) return listing;
  const ids = toIds(initValue);
  return { ...listing, options: await listProductOptions(server, { locale, quickSearch, ids, page: query.page }) };
}

function listOf<T>(list: T[]): { list: T[]; total: number } {
  return { list, total: list.length };
}

type Priced = Pick<ProductCard, 'start'> & { unit: ProductCard['unit'] | null };

/** The unit and the smallest order in words: what lists below a field show brings no words along. */
function toPriceWords({ unit, start }: Priced, locale: Locale): Pick<Suggestion, 'unit' | 'start'> {
  const inWords = (name: string) => unitSentence(locale, name);
  const piecesOf = (order: NonNullable<Priced['start']>) =>
    order.quantity === 1 ? inWords(order.unit) : amountSentence(locale, order.unit, order.quantity);
  return {
    unit: unit && inWords(unit),
    start: start && { amount: start.amount, quantity: start.quantity, pieces: piecesOf(start) },
  };
}
