import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { shopDay, toUnixSeconds } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { ConfirmableOffer } from '#lib/server/quotation/index.ts';
import { findAbsence } from '#lib/server/store/index.ts';

/**
 * An offer becomes an order only while its store takes orders (docs/domain/store.md 3); the quotation stays as it is.
 * What was ordered before is another matter. Throws `offer_store_away` until its holiday ends, and
 * `offer_store_closed`.
 */
export async function requireOfferingStore(
  db: Executor,
  { clock }: Pick<ServerContext, 'clock'>,
  { storeId }: Pick<ConfirmableOffer, 'storeId'>,
): Promise<void> {
  const absence = storeId === null ? null : await findAbsence(db, storeId, clock.now());
  if (absence === null) return;
  if (absence === 'closed') throw new DomainError('offer_store_closed');
  const data = { closed_until: toUnixSeconds(absence) };
  throw new DomainError('offer_store_away', { values: { day: shopDay(absence) }, data });
}
