import {
  defaultListingPageSize,
  type ListingSort,
  listingPageSizes,
  type ProductListing,
} from '#lib/contract/catalogue.ts';
import type { ProductKind } from '#lib/contract/catalogue-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import { resolveFacets } from './attribute-repository.ts';
import { findCategory } from './category-repository.ts';
import { countListing } from './count-listing.ts';
import { describeCategory } from './describe-category.ts';
import type { ListingFilter } from './listing-filter.ts';
import { readPageIds } from './read-listing.ts';
import { lastPage } from './rules.ts';
import { toSearchPatterns } from './search-text.ts';
import { moneyText, readCards } from './to-card.ts';

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
 * One page of the shop's goods with everything to narrow it down further. Throws `not_found` for a category that does
 * not exist; facets that do not exist are passed over; a page after the last is empty.
 */
export async function listProducts(ctx: ServerContext, input: ListProductsInput): Promise<ProductListing> {
  const { locale } = input;
  const category = input.category ? await findCategory(ctx.db, input.category, locale) : undefined;
  if (input.category && !category) throw new DomainError('not_found');
  const filter: ListingFilter = {
    patterns: toSearchPatterns(input.search ?? ''),
    category,
    kind: input.kind,
    facets: await resolveFacets(ctx.db, input.facets ?? {}),
    priceMin: input.priceMin,
    priceMax: input.priceMax,
  };
  const limit = listingPageSizes.find((size) => size === input.limit) ?? defaultListingPageSize;
  const page = Math.max(1, input.page ?? 1);
  // Something was typed, but no letter and no digit: nothing can match.
  const isHopeless = Boolean(input.search?.trim()) && filter.patterns.length === 0;
  const [counts, about] = await Promise.all([
    countListing(ctx.db, filter, { locale, isHopeless }),
    category ? describeCategory(ctx.db, category, locale) : null,
  ]);
  const last = lastPage(counts.total, limit, counts.reachable);
  const offset = (page - 1) * limit;
  const { sort = 'popular' } = input;
  const isBeyond = isHopeless || page > last;
  const ids = isBeyond ? [] : await readPageIds(ctx.db, filter, { way: counts.way, sort, limit, offset });
  return {
    list: await readCards(ctx.db, ids, locale),
    total: counts.total,
    page,
    limit,
    last_page: last,
    is_total_bounded: counts.isBounded,
    facets: counts.facets,
    are_facets_bounded: counts.areFacetsBounded,
    price_range: toRange(counts.priceMin, counts.priceMax),
    category: about,
  };
}

function toRange(min: Fen | null, max: Fen | null): ProductListing['price_range'] {
  const [from, to] = [moneyText(min), moneyText(max)];
  return from === null || to === null ? null : { min: from, max: to };
}
