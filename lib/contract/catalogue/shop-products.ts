import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idField, limitField, moneyText, noQuery, pageField, pageOf } from '../fields.ts';
import { picture } from '../files/picture.ts';
import { initValueField, quickSearchField } from '../lookup.ts';
import { categoryLink, categoryNode, facet } from './facets.ts';
import { productCard, productDetail } from './shop-records.ts';

export const defaultListingPageSize = 24;

/**
 * `popular` is by units sold; of a search, what is called so comes before what mentions it. Products on request have no price and stand last in both price orders. Of a search that
 * matches tens of thousands, every order is one among the most popular matches.
 */
export const listingSorts = ['popular', 'newest', 'price_asc', 'price_desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** What somebody typed or linked to; what is too long is cut, so that a long search still searches. */
const text = (max: number) =>
  z
    .string()
    .transform((typed) => typed.trim().slice(0, max))
    .optional();

/** Yuan with at most two decimals, e.g. `12.5`. */
const amountText = z
  .string()
  .trim()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'amount')
  .optional();

/** `facets[material]=wood,steel` or `facets[material][]=wood`: attribute key → value keys. */
const facetChoice = z
  .record(z.string().max(40), z.union([z.string().max(400), z.array(z.string().max(40)).max(20)]))
  .transform(toValueKeys)
  .default({});

function toValueKeys(given: Record<string, string | string[]>): Record<string, string[]> {
  const entries = Object.entries(given).slice(0, 12);
  const keysOf = (value: string | string[]) =>
    (Array.isArray(value) ? value : value.split(',')).map((key) => key.trim()).filter(Boolean);
  return Object.fromEntries(entries.map(([key, value]) => [key, [...new Set(keysOf(value))].slice(0, 20)]));
}

export const listingQuery = z.object({
  page: pageField.optional(),
  limit: limitField.optional(),
  search: text(60),
  /** Id or slug of a category; products of its subcategories count too. */
  category: text(80),
  kind: z.enum(['product', 'service'], 'choice').optional(),
  facets: facetChoice,
  price_min: amountText,
  price_max: amountText,
  sort: z.enum(listingSorts, 'choice').default('popular'),
  /** The family's remote select: `true` answers `options` (id, name) as well, searched by `quickSearch`. */
  select: z.stringbool('choice').optional(),
  quickSearch: quickSearchField,
  initValue: initValueField,
});

/**
 * What the products of a search's answer are. `exact`: what was typed finds them. Otherwise it finds nothing, and `query`
 * does: `read` takes it for pinyin or initials (`read_first`: what is called so, then what has the letters as typed),
 * `corrected` for a slip of the keyboard, `near` looks for as much of it as
 * there is. `none`: nothing comes near, the list is empty.
 */
const searchOutcomes = ['exact', 'read', 'read_first', 'corrected', 'near', 'none'] as const;

const searchAnswer = z.object({
  shown: z.enum(searchOutcomes),
  /** The words that the list is of. */
  query: z.string(),
  /** Other searches that find something and may have been meant, likeliest first. */
  did_you_mean: z.array(z.string()),
});

export const productListing = pageOf(productCard).extend({
  page: z.int(),
  limit: z.int(),
  /**
   * The last page that can be asked for, later ones answer an empty list: 2,400 products deep, and 120 for a search that
   * matches tens of thousands.
   */
  last_page: z.int(),
  /** True: `total` is an estimate, rounded down. Say "more than". */
  is_total_bounded: z.boolean(),
  facets: z.array(facet),
  /** True: facet counts are estimates from a sample, rounded down; a rare value may be missing. */
  are_facets_bounded: z.boolean(),
  /** Lowest and highest price among the matches, whatever price filter is set; null when none has a price. */
  price_range: z.object({ min: z.string(), max: z.string() }).nullable(),
  /** The category asked for, with the way to it (itself last) and its direct children. */
  category: categoryLink
    .extend({
      description: z.string(),
      picture: picture.nullable(),
      breadcrumb: z.array(categoryLink),
      children: z.array(categoryLink.extend({ count: z.int() })),
    })
    .nullable(),
  /** Null without a search. */
  search: searchAnswer.nullable(),
  /** What sells best, where the list is empty: nothing of it was looked for. */
  instead: z.array(productCard),
  /** Only with `select=true`. */
  options: z.array(z.object({ id: z.int(), name: z.string() })).optional(),
});
export type ProductListing = z.output<typeof productListing>;

export const productList = endpoint({
  method: 'get',
  path: '/api/product/list',
  summary: 'Products and services, with search, categories, facets and their counts, price range, sorting and paging',
  query: listingQuery,
  data: productListing,
});

/**
 * One of the two, of both the id; one that is not there, or can be none, answers `not_found`. A slug of before answers the product, with
 * its own.
 */
const productReference = z
  .object({
    id: idField.optional().catch(undefined),
    slug: text(120),
  })
  .transform(({ id, slug }) => (id === undefined ? { slug } : { id }));

export const productInfo = endpoint({
  method: 'get',
  path: '/api/product/info',
  summary: 'One product or service by id or slug, with everything its page shows',
  query: productReference,
  data: productDetail,
});

export const productCategories = endpoint({
  method: 'get',
  path: '/api/product/categories',
  summary: 'The category tree with the number of published products in each branch',
  query: noQuery,
  data: pageOf(categoryNode),
});

/** Everything the home page shows of the catalogue. */
export const catalogueHome = z.object({
  /** Root categories with their children: the three trades of the demo shop. */
  trades: z.array(categoryNode),
  featured: z.array(productCard),
  best_sellers: z.array(productCard),
  newest: z.array(productCard),
  services: z.array(productCard),
});
export type CatalogueHome = z.output<typeof catalogueHome>;

export const productHome = endpoint({
  method: 'get',
  path: '/api/product/home',
  summary: 'Categories, featured, best-selling and new products and services for the home page',
  query: noQuery,
  data: catalogueHome,
});

/** Ids beside each other, `3,17,42`: no more than a page of blocks shows. */
const idList = z
  .string()
  .max(800, 'tooLong')
  .regex(/^(?:[1-9]\d{0,15}(?:,[1-9]\d{0,15})*)?$/, 'invalid')
  .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
  .refine((ids) => ids.length <= 96, 'tooMany')
  .prefault('');

/** What rows of products on a page show, all rows at once. */
export const productRows = endpoint({
  method: 'get',
  path: '/api/product/rows',
  summary:
    'Cards of chosen products, and the best sellers of categories, in one go; what isn’t sold any more is left out',
  query: z.object({ products: idList, categories: idList }),
  data: z.object({
    products: z.array(productCard),
    categories: z.array(z.object({ id: z.int(), products: z.array(productCard) })),
  }),
});
export type ProductRows = z.output<typeof productRows.data>;

const suggestion = z.object({
  kind: z.enum(['product', 'service', 'category']),
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  /** Of a product or service: the rest of what helps to recognise it; a category has none of these. */
  picture: picture.nullable(),
  category: z.string().nullable(),
  price: moneyText.nullable(),
  is_price_from: z.boolean(),
  /** What the price is for one of, in words. */
  unit: z.string().nullable(),
  /** Of what is configured: its smallest order, with how many pieces that is in words; of one, its unit alone. */
  start: z.object({ amount: moneyText, quantity: z.int(), pieces: z.string() }).nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

const suggestions = pageOf(suggestion).extend({
  /** As in a listing; null while nothing searchable was typed. */
  search: searchAnswer.nullable(),
});
export type Suggestions = z.output<typeof suggestions>;

export const productSuggest = endpoint({
  method: 'get',
  path: '/api/product/suggest',
  summary:
    'Up to ten suggested categories, products and services while typing; close matches if nothing matches exactly',
  query: z.object({ search: text(60) }),
  data: suggestions,
});

export const serviceList = endpoint({
  method: 'get',
  path: '/api/service/list',
  summary: 'Services; the same query and answer as the product list',
  query: listingQuery.omit({ kind: true }),
  data: productListing,
});

export const serviceInfo = endpoint({
  method: 'get',
  path: '/api/service/info',
  summary: 'One service by id or slug; products that aren’t services are not found',
  query: productReference,
  data: productDetail,
});
