import { inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { listingTerms, searchTerms } from '../search-tables.ts';
import { isWord } from './product-terms.ts';
import { keysOf } from './term-keys.ts';

/** Words per statement: each has about forty keys. */
const batchSize = 2000;

/** Makes words known to the vocabulary; those that are known stay as they are. Always in one order, as locks need it. */
export async function addTerms(tx: Executor, terms: Iterable<string>): Promise<void> {
  const requested = [...new Set(terms)].sort();
  for (let start = 0; start < requested.length; start += batchSize) {
    const batch = requested.slice(start, start + batchSize);
    const known = await tx.select({ term: searchTerms.term }).from(searchTerms).where(inArray(searchTerms.term, batch));
    const knownTerms = new Set(known.map(({ term }) => term));
    const missing = batch.filter((term) => !knownTerms.has(term));
    if (missing.length === 0) continue;
    const rows = missing.map((term) => ({ term, isWord: isWord(term), keys: keysOf(term) }));
    await tx.insert(searchTerms).values(rows).onConflictDoNothing();
  }
}

/**
 * Keeps the words of these published products; a trigger counts them in the vocabulary, in the same transaction. A row is
 * written only where it says something else.
 */
export async function writeListingTerms(tx: Executor, rows: { productId: number; terms: string[] }[]): Promise<void> {
  if (rows.length === 0) return;
  await addTerms(
    tx,
    rows.flatMap(({ terms }) => terms),
  );
  await tx
    .insert(listingTerms)
    .values(rows)
    .onConflictDoUpdate({
      target: listingTerms.productId,
      set: { terms: sql`excluded.terms` },
      setWhere: sql`listing_terms.terms is distinct from excluded.terms`,
    });
}

export async function removeListingTerms(tx: Executor, productIds: number[]): Promise<void> {
  await tx.delete(listingTerms).where(inArray(listingTerms.productId, productIds));
}
