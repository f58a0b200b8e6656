import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Fen } from '../../kernel/money.ts';
import type { SearchWords } from '../search/search-words.ts';
import { isIn, isPricedAbout, standsBefore } from './listing-keys.ts';

/** What narrows a list down, with names already resolved to keys of the database. */
export interface ListingFilter {
  /** What somebody looks for, as `toSearchWords` writes it. */
  words: SearchWords;
  /** Of the matches only those that are called so, or only those that are called otherwise and mention it. */
  part?: 'named' | 'mentioned' | undefined;
  /** A category and its level in the tree, 1 for a root. */
  category?: { id: number; level: number } | undefined;
  kind?: ProductKind | undefined;
  /** Per attribute: any of its values will do; all attributes must. */
  facets: { attributeId: number; valueIds: number[] }[];
  priceMin?: Fen | undefined;
  priceMax?: Fen | undefined;
  /** By popularity these come before all others: they have what was typed in one, and not only its parts. */
  first?: number[] | undefined;
  /** Without these. */
  except?: number[] | undefined;
  /** Only what stands before this value in an order or beside it, and perhaps some of what follows. */
  before?: { sort: ListingSort; value: number } | undefined;
}

/** That a product is one of so many that are in a sample; written as the partial indexes have it. */
export const inSample = (share: number): SQL => sql.raw(`l.product_id % ${share} = 0`);

/** Conditions on `product_listing`, aliased `l`, of a filter that is `isPlain`: the beginning of an index in order. */
export function toPlace({ category, kind }: Pick<ListingFilter, 'category' | 'kind'>): SQL {
  return allOf([
    ...(category ? [sql`${categoryColumn(category.level)} = ${category.id}`] : []),
    ...(kind ? [sql`l.kind = ${kind}`] : []),
  ]);
}

/** Alternatives that each take an index read; more, and the index is asked for fewer of the words. */
const mostAlternatives = 24;

/**
 * Conditions on `product_listing`, aliased `l`, that an index of words and keys answers, but for the last digits of prices.
 * Each mixture of forms is an alternative of its own, with all keys in it: the planner knows nothing of what was typed and
 * would look for one word alone, and for the forms of another in each row that has it.
 */
export function toConditions(filter: ListingFilter): SQL {
  const column = toColumn(filter.part);
  const mixtures = filter.words.reduce((count, forms) => count * forms.length, 1);
  const indexed =
    mixtures > 1 && mixtures <= mostAlternatives
      ? [
          anyOf(
            mixturesOf(filter.words).map((patterns) =>
              allOf([...patterns.map((pattern) => toTest(column, pattern)), ...toKeyTests(filter)]),
            ),
          ),
        ]
      : [...toWordTests(filter.words, column), ...toKeyTests(filter)];
  return allOf([...indexed, ...toPriceTests(filter), ...toPartTests(filter), ...toExceptions(filter)]);
}

/** Every way to choose one form of each word. */
const mixturesOf = (words: SearchWords): string[][] =>
  words.reduce<string[][]>(
    (mixtures, forms) => mixtures.flatMap((mixture) => forms.map((form) => [...mixture, ...form])),
    [[]],
  );

const toKeyTests = ({ category, kind, facets, priceMin, priceMax, before }: ListingFilter): SQL[] => [
  ...(before ? standsBefore(before.sort, before.value) : []),
  ...isIn(category?.id, kind),
  ...toFacetTests(facets),
  ...isPricedAbout(priceMin, priceMax),
];

const toFacetTests = (facets: ListingFilter['facets']): SQL[] =>
  facets.map(({ valueIds }) => sql`l.facet_value_ids && ${sql.param(valueIds)}::integer[]`);

/** The same as tests of a row that has been read, its category left out. */
export function toTests(filter: ListingFilter): SQL {
  const kind = filter.kind ? [sql`l.kind = ${filter.kind}`] : [];
  return allOf([
    ...kind,
    ...toFacetTests(filter.facets),
    ...toPriceTests(filter),
    ...toWordTests(filter.words, toColumn(filter.part)),
    ...toPartTests(filter),
    ...toExceptions(filter),
  ]);
}

const toExceptions = ({ except }: ListingFilter): SQL[] =>
  except ? [sql`l.product_id <> all(${sql.param(except)}::bigint[])`] : [];

const allOf = (tests: SQL[]): SQL => (tests.length > 0 ? sql.join(tests, sql` and `) : sql`true`);

/** Written so that no index of prices takes part: the planner takes any range for a few products, and it may be half the shop. */
function toPriceTests({ priceMin, priceMax }: ListingFilter): SQL[] {
  return [
    ...(priceMin === undefined ? [] : [sql`l.price_amount + 0 >= ${priceMin}`]),
    ...(priceMax === undefined ? [] : [sql`l.price_amount + 0 <= ${priceMax}`]),
  ];
}

const toColumn = (part: ListingFilter['part']): SQL => (part === 'named' ? sql`l.name_text` : sql`l.search_text`);

const toPartTests = ({ words, part }: ListingFilter): SQL[] =>
  part === 'mentioned' ? [sql`not ${toNamed({ words })}`] : [];

const toTest = (column: SQL, pattern: string): SQL => sql`${column} like ${pattern}`;

const anyOf = (tests: SQL[]): SQL => sql`(${sql.join(tests, sql` or `)})`;

/** That a text has all of these words, each in any of its forms. */
function toWordTests(words: SearchWords, column: SQL): SQL[] {
  return words.map((forms) => {
    const tests = forms.map((patterns) => allOf(patterns.map((pattern) => toTest(column, pattern))));
    return tests.length === 1 ? sql`${tests[0]}` : anyOf(tests);
  });
}

/** That a product is called so, and not only mentions it. */
export function toNamed({ words }: Pick<ListingFilter, 'words'>): SQL {
  if (words.length === 0) return sql`true`;
  return sql`((${sql.join(toWordTests(words, sql`l.name_text`), sql` and `)}) is true)`;
}

function categoryColumn(level: number): SQL {
  return sql.raw(`l.category_${level === 1 || level === 2 ? level : 3}_id`);
}

/** Written exactly as the indexes are, nulls included, or PostgreSQL would sort instead of walking one of them. */
export function toOrder(sort: ListingSort): SQL {
  const keys: Record<ListingSort, string> = {
    popular: 'l.sold desc nulls last',
    newest: 'l.published_at desc nulls last',
    price_asc: 'l.price_amount asc nulls last',
    price_desc: 'l.price_amount desc nulls last',
  };
  return sql.raw(`${keys[sort]}, l.product_id desc nulls last`);
}

/** By what an order goes, as a number. */
export function toValue(sort: ListingSort): SQL {
  const values: Record<ListingSort, string> = {
    popular: 'l.sold',
    newest: 'extract(epoch from l.published_at)',
    price_asc: 'l.price_amount',
    price_desc: 'l.price_amount',
  };
  return sql.raw(values[sort]);
}

/** Nothing but a place in the tree and a kind: the kept counts know the answer. */
export function isPlain(filter: ListingFilter): boolean {
  const { words, facets, priceMin, priceMax } = filter;
  return words.length === 0 && facets.length === 0 && priceMin === undefined && priceMax === undefined;
}
