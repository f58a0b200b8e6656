import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue/shop-products.ts';
import type { ProductKind } from '#lib/contract/catalogue/shop-records.ts';
import type { Fen } from '../../kernel/money.ts';
import { sampleShare } from '../listing-tables.ts';
import type { SearchWords } from '../search/search-words.ts';

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
}

/** That a product is in the sample; written as the partial indexes have it. */
export const inSample: SQL = sql.raw(`l.product_id % ${sampleShare} = 0`);

/** Conditions on `product_listing`, aliased `l`. */
export function toConditions(filter: ListingFilter): SQL {
  const { category, kind, priceMin, priceMax, part } = filter;
  const conditions = toWordConditions(filter.words, part === 'named' ? sql`l.name_text` : sql`l.search_text`);
  if (part === 'mentioned') conditions.push(sql`not ${toNamed(filter)}`);
  if (category) conditions.push(sql`${categoryColumn(category.level)} = ${category.id}`);
  if (kind) conditions.push(sql`l.kind = ${kind}`);
  for (const { valueIds } of filter.facets) {
    conditions.push(sql`l.facet_value_ids && ${sql.param(valueIds)}::integer[]`);
  }
  if (priceMin !== undefined) conditions.push(sql`l.price_amount >= ${priceMin}`);
  if (priceMax !== undefined) conditions.push(sql`l.price_amount <= ${priceMax}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** That a text has all of these words, each in any of its forms. */
function toWordConditions(words: SearchWords, column: SQL): SQL[] {
  return words.map((forms) => {
    const tests = forms.map((patterns) =>
      sql.join(
        patterns.map((pattern) => sql`${column} like ${pattern}`),
        sql` and `,
      ),
    );
    return tests.length === 1 ? sql`${tests[0]}` : sql`(${sql.join(tests, sql` or `)})`;
  });
}

/** That a product is called so, and not only mentions it. */
export function toNamed({ words }: ListingFilter): SQL {
  if (words.length === 0) return sql`true`;
  return sql`((${sql.join(toWordConditions(words, sql`l.name_text`), sql` and `)}) is true)`;
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

/** Nothing but a place in the tree and a kind: the kept counts know the answer. */
export function isPlain(filter: ListingFilter): boolean {
  const { words, facets, priceMin, priceMax } = filter;
  return words.length === 0 && facets.length === 0 && priceMin === undefined && priceMax === undefined;
}
