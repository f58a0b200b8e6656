import type { ListingQuery } from '#lib/api/catalogue/shop-products.ts';
import { type ListingState, listingAddress } from '#lib/routes/listing-state.ts';
import { paths } from '#lib/routes/paths.ts';

/** Which listing: everything, or one category. */
interface ListingPlace {
  categoryId?: number;
}

export function listingBase({ categoryId }: ListingPlace): string {
  return categoryId === undefined ? paths.products : paths.productList(categoryId);
}

/** The call that answers a listing's address. */
export function listingQuery({ categoryId }: ListingPlace, state: ListingState): ListingQuery {
  return {
    // A search looks through services too; the plain list of products leaves them to their own page.
    ...(categoryId === undefined && !state.search && { kind: 'product' as const }),
    page: state.page,
    sort: state.sort,
    ...(categoryId !== undefined && { category: String(categoryId) }),
    ...(state.search && { search: state.search }),
    ...(state.min && { price_min: state.min }),
    ...(state.max && { price_max: state.max }),
    ...(Object.keys(state.facets).length > 0 && { facets: state.facets }),
  };
}

/** What every part of a listing needs to make its links. */
export interface ListingLinks {
  base: string;
  state: ListingState;
  to(change?: Partial<ListingState>): string;
}

export function listingLinks(place: ListingPlace, state: ListingState): ListingLinks {
  const base = listingBase(place);
  return { base, state, to: (change) => listingAddress(base, state, change) };
}
