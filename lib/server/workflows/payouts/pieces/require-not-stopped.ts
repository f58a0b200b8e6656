import type { Executor } from '#lib/server/db/connection.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Owner } from '#lib/server/payouts/index.ts';
import { requirePromoterNotStopped } from '#lib/server/referral/index.ts';
import { lockStore, type Store } from '#lib/server/store/index.ts';

/** Nothing goes out to a store that is suspended (docs/domain/payouts.md 5). Throws `store_stopped`. */
export function requireStoreNotStopped({ status }: Pick<Store, 'status'>): void {
  if (status === 'suspended') throw new DomainError('store_stopped');
}

/** Whether money may go out to an owner; a store is kept from being suspended meanwhile. Throws `promoter_stopped`, `store_stopped`. */
export async function requireNotStopped(tx: Executor, { ownerType, ownerId }: Owner): Promise<void> {
  if (ownerType === 'user') await requirePromoterNotStopped(tx, ownerId);
  else requireStoreNotStopped(await lockStore(tx, ownerId));
}
