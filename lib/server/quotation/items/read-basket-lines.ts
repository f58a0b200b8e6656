import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { getCurrentVersion, getQuotation } from '../repository.ts';
import { freshenItems, type ShownItem } from './freshen-items.ts';
import { getItems } from './item-repository.ts';
import type { ItemChoice } from './remove-items.ts';

/**
 * Lines of an own draft at the prices of today, with what is wrong with each, to show what would be ordered. Throws
 * `not_found` when one is not there, and `status_changed` for what is no draft any more.
 */
export async function readBasketLines(db: Executor, { userId, no, ids, findMade }: ItemChoice): Promise<ShownItem[]> {
  const quotation = await getQuotation(db, { userId, no });
  if (quotation.status !== 'draft') throw new DomainError('status_changed');
  const version = await getCurrentVersion(db, quotation);
  return freshenItems(db, await getItems(db, version.id, ids), findMade);
}
