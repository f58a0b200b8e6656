import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { withoutWalking } from './within-time.ts';

/** A word of the vocabulary that a key led to. */
export interface FoundTerm extends Record<string, unknown> {
  key: string;
  term: string;
  isWord: boolean;
  products: number;
}

/** Keys looked up at once: more cannot come of what fits into a search field and was worth it. */
const mostKeys = 400;
/** Words each key may lead to: those of most products. */
const mostPerKey = 12;

/** Words of published products that these keys lead to. */
export async function findTerms(db: Executor, keys: Iterable<string>): Promise<Map<string, FoundTerm[]>> {
  const requested = [...new Set(keys)].slice(0, mostKeys);
  if (requested.length === 0) return new Map();
  const rows = await withoutWalking<FoundTerm>(
    db,
    sql`
    select asked.key, found.term, found.is_word as "isWord", found.products
    from unnest(${sql.param(requested)}::text[]) as asked (key)
    cross join lateral (
      select t.term, t.is_word, t.products from search_terms t where t.keys @> array[asked.key] and t.products > 0
      order by t.is_word desc, t.products desc, t.term limit ${mostPerKey}) found`,
  );
  return Map.groupBy(rows, ({ key }) => key);
}
