import { type SQL, sql } from 'drizzle-orm';
import type { ListingSort } from '#lib/contract/catalogue.ts';
import type { ProductKind } from '#lib/contract/catalogue-records.ts';
import type { Fen } from '../kernel/money.ts';

/** What narrows a list down, with names already resolved to keys of the database. */
export interface ListingFilter {
  /** LIKE patterns of `toSearchPatterns`, all of which must match. */
  patterns: string[];
  /** A category and its level in the tree, 1 for a root. */
  category?: { id: number; level: number } | undefined;
  kind?: ProductKind | undefined;
  /** Per attribute: any of its values will do; all attributes must. */
  facets: { attributeId: number; valueIds: number[] }[];
  priceMin?: Fen | undefined;
  priceMax?: Fen | undefined;
}

/** Conditions on `product_listing`, aliased `l`. */
export function toConditions(filter: ListingFilter): SQL {
  const conditions: SQL[] = filter.patterns.map((pattern) => sql`l.search_text like ${pattern}`);
  const { category, kind, priceMin, priceMax } = filter;
  if (category) conditions.push(sql`${categoryColumn(category.level)} = ${category.id}`);
  if (kind) conditions.push(sql`l.kind = ${kind}`);
  for (const { valueIds } of filter.facets) {
    conditions.push(sql`l.facet_value_ids && ${sql.param(valueIds)}::integer[]`);
  }
  if (priceMin !== undefined) conditions.push(sql`l.price_amount >= ${priceMin}`);
  if (priceMax !== undefined) conditions.push(sql`l.price_amount <= ${priceMax}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
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
  const { patterns, facets, priceMin, priceMax } = filter;
  return patterns.length === 0 && facets.length === 0 && priceMin === undefined && priceMax === undefined;
}
