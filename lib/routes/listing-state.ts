import { type ListingSort, listingSorts } from '#lib/contract/catalogue/shop-products.ts';

/** What a listing's address says; the address is the only state a listing has. */
export interface ListingState {
  search: string;
  /** Attribute key → chosen value keys, in the order they were chosen. */
  facets: Record<string, string[]>;
  min: string;
  max: string;
  sort: ListingSort;
  page: number;
  view: 'grid' | 'list';
}

export type AddressParameters = Record<string, string | string[] | undefined>;

export const startState: ListingState = {
  search: '',
  facets: {},
  min: '',
  max: '',
  sort: 'popular',
  page: 1,
  view: 'grid',
};

const amount = /^\d{1,9}(\.\d{1,2})?$/;
const facetPair = /^([a-z0-9-]{1,40})\.([^,.]{1,40})$/;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
const all = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/** Reads an address; what cannot be meant is left out, because listings are shared by link. */
export function readListingState(parameters: AddressParameters): ListingState {
  const sort = first(parameters.sort) as ListingSort;
  const page = first(parameters.page);
  return {
    search: first(parameters.q).slice(0, 60),
    facets: readFacets(all(parameters.facet)),
    min: amount.test(first(parameters.min)) ? first(parameters.min) : '',
    max: amount.test(first(parameters.max)) ? first(parameters.max) : '',
    sort: listingSorts.includes(sort) ? sort : 'popular',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    view: first(parameters.view) === 'list' ? 'list' : 'grid',
  };
}

/** `facet=material.wood&facet=material.steel`: pairs a plain form can send. */
function readFacets(pairs: string[]): Record<string, string[]> {
  const facets: Record<string, string[]> = {};
  for (const pair of pairs.slice(0, 40)) {
    const [, key, value] = facetPair.exec(pair) ?? [];
    if (!key || !value) continue;
    const chosen = facets[key] ?? [];
    if (!chosen.includes(value)) facets[key] = [...chosen, value];
  }
  return facets;
}

/** The parameters a state needs, in one fixed order, so that a state has one address. */
export function listingParameters(state: ListingState): [string, string][] {
  const facets = Object.entries(state.facets).sort(([a], [b]) => (a < b ? -1 : 1));
  const pairs: [string, string][] = [
    ['q', state.search],
    ...facets.flatMap(([key, values]) =>
      [...values].sort().map((value): [string, string] => ['facet', `${key}.${value}`]),
    ),
    ['min', state.min],
    ['max', state.max],
    ['sort', state.sort === 'popular' ? '' : state.sort],
    ['view', state.view === 'grid' ? '' : state.view],
    ['page', state.page > 1 ? String(state.page) : ''],
  ];
  return pairs.filter(([, value]) => value !== '');
}

/** Address of a listing after a change. Whatever changes what is shown starts again at the first page. */
export function listingAddress(base: string, state: ListingState, change: Partial<ListingState> = {}): string {
  const query = new URLSearchParams(listingParameters({ ...state, page: 1, ...change })).toString();
  return query ? `${base}?${query}` : base;
}

/** The chosen values with one switched on or off. */
export function toggleFacet(facets: ListingState['facets'], key: string, value: string): ListingState['facets'] {
  const chosen = facets[key] ?? [];
  const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  const { [key]: _, ...others } = facets;
  return next.length > 0 ? { ...others, [key]: next } : others;
}

/** Is anything narrowed? Order and layout alone leave the set of products whole. */
export function isNarrowed(state: ListingState): boolean {
  return Boolean(state.search || state.min || state.max || Object.keys(state.facets).length > 0);
}

/** A filtered or reordered listing is nothing for search engines; pages of the plain listing are. */
export function isIndexable(state: ListingState): boolean {
  return !isNarrowed(state) && state.sort === 'popular' && state.view === 'grid';
}
