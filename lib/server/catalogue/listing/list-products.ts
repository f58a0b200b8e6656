import {
  defaultListingPageSize,
  type ListingSort,
  type ProductListing,
} from '#lib/contract/catalogue/shop-products.ts';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { Fen } from '../../kernel/money.ts';
import { resolveFacets } from '../attributes/attribute-repository.ts';
import { findCategory } from '../categories/category-repository.ts';
import { describeCategory } from '../categories/describe-category.ts';
import { lastPage, reachableProducts } from '../rules.ts';
import { loadSynonyms } from '../search/load-synonyms.ts';
import { type FoundListing, searchListing } from '../search/search-listing.ts';
import { type Synonyms, toSearchWords } from '../search/search-words.ts';
import { isPlain, type ListingFilter } from './listing-filter.ts';
import { findPageIds, findPopularIds } from './listing-repository.ts';
import { readPageIds } from './read-listing.ts';
import { moneyText, readCards } from './to-card.ts';

/** Best-sellers shown where a list is empty. */
const insteadOfNothing = 8;

export interface ListProductsInput {
  locale: Locale;
  search?: string | undefined;
  /** Id or slug. */
  category?: string | undefined;
  kind?: ProductKind | undefined;
  facets?: Record<string, string[]>;
  priceMin?: Fen | undefined;
  priceMax?: Fen | undefined;
  sort?: ListingSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/**
 * One page of the shop's goods with everything to narrow it down further. Where words find nothing, the page is of what
 * may have been meant, and says so. Throws `not_found` for a category that does not exist; facets that do not exist are
 * passed over; a page after the last is empty.
 */
export async function listProducts(ctx: ServerContext, input: ListProductsInput): Promise<ProductListing> {
  const { locale } = input;
  const [category, synonyms, facets] = await Promise.all([
    input.category ? findCategory(ctx.db, input.category, locale) : undefined,
    input.search ? loadSynonyms(ctx.db) : noSynonyms,
    resolveFacets(ctx.db, input.facets ?? {}),
  ]);
  if (input.category && !category) throw new DomainError('not_found');
  const filter: ListingFilter = {
    words: toSearchWords(input.search ?? '', synonyms),
    category,
    kind: input.kind,
    facets,
    priceMin: input.priceMin,
    priceMax: input.priceMax,
  };
  const request = requestOf(input);
  const [found, about, ahead] = await Promise.all([
    searchListing(ctx.db, filter, { locale, synonyms, typed: input.search?.trim() ?? '', wanted: request }),
    category ? describeCategory(ctx.db, category, locale) : null,
    // Without filters the way to read a page is known before anything has been counted.
    isPlain(filter) ? findPageIds(ctx.db, filter, request.sort, request) : undefined,
  ]);
  return { ...(await readPage(ctx.db, input, { found, ahead })), search: found.search, category: about };
}

const noSynonyms: Synonyms = new Map();

function requestOf({ sort = 'popular', ...input }: ListProductsInput) {
  const limit = input.limit ?? defaultListingPageSize;
  const page = Math.max(1, input.page ?? 1);
  return { sort, page, limit, offset: Math.min((page - 1) * limit, reachableProducts) };
}

interface Found {
  found: FoundListing;
  /** The products of the page, where they are known already. */
  ahead: number[] | undefined;
}

async function readPage(db: Executor, input: ListProductsInput, { found: { filter, counts }, ahead }: Found) {
  const { locale } = input;
  const { page, limit, ...request } = requestOf(input);
  const last = lastPage(counts.total, limit, counts.reachable);
  const { way, survey } = counts;
  const [ids, insteadIds] = await Promise.all([
    page > last || counts.total === 0 ? [] : (ahead ?? readPageIds(db, filter, { ...request, way, survey, limit })),
    counts.total === 0 ? findPopularIds(db, insteadOfNothing) : [],
  ]);
  const cards = await readCards(db, [...ids, ...insteadIds], locale);
  return {
    list: cards.slice(0, cards.length - insteadIds.length),
    instead: cards.slice(cards.length - insteadIds.length),
    total: counts.total,
    page,
    limit,
    last_page: last,
    is_total_bounded: counts.isBounded,
    facets: counts.facets,
    are_facets_bounded: counts.areFacetsBounded,
    price_range: toRange(counts.priceMin, counts.priceMax),
  };
}

function toRange(min: Fen | null, max: Fen | null): ProductListing['price_range'] {
  const [from, to] = [moneyText(min), moneyText(max)];
  return from === null || to === null ? null : { min: from, max: to };
}
