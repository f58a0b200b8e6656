import { type DocumentKind, newDocumentNumber } from '../kernel/ids.ts';

const tries = 20;

/**
 * Inserts a document under a number that is free: `insert` answers undefined when its number is taken, and is called
 * again with another (docs/domain/common.md 3). Numbers are random, so on a busy day two do meet.
 */
export async function withDocumentNumber<T>(
  kind: DocumentKind,
  now: Date,
  insert: (no: string) => Promise<T | undefined>,
): Promise<T> {
  for (let left = tries; left > 0; left -= 1) {
    const inserted = await insert(newDocumentNumber(kind, now));
    if (inserted !== undefined) return inserted;
  }
  throw new Error(`no free number for ${kind} after ${tries} tries`);
}
