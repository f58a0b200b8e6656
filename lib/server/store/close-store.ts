import { and, asc, eq, lte } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import { releaseFile } from '../files/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { legalSubjectOf } from './file-subject.ts';
import { endLegalChange, findLastLegalChange } from './legal/legal-repository.ts';
import { endPayeeChange, findLastPayeeChange } from './payee/payee-repository.ts';
import { revokeInvitations } from './staff/invitation-repository.ts';
import { canMoveStore, type StoreMoveName, storeMoves } from './states.ts';
import { listStoreUsers, type Store } from './store-repository.ts';
import { storeMembers, stores } from './tables.ts';

interface StoreMove {
  move: StoreMoveName;
  at: Date;
  /** Undefined for the job that closes. */
  actor?: Actor;
  reason?: string;
}

/** One move of a store that the caller has locked, with a line of history. Throws `status_changed` for a forbidden one. */
export async function moveStore(tx: Executor, store: Store, { move, at, actor, reason }: StoreMove): Promise<Store> {
  if (!canMoveStore(store.status, move)) throw new DomainError('status_changed');
  const status = storeMoves[move].to;
  const since = move === 'close' || move === 'keep' ? { closingAt: move === 'close' ? at : null } : {};
  const facts = { status, version: store.version + 1, updatedAt: at, ...since };
  await tx.update(stores).set(facts).where(eq(stores.id, store.id));
  const change = { entityType: 'store', entityId: store.id, from: store.status, to: status, event: move };
  await logStatusChange(tx, { ...change, ...(actor && { actor }), ...(reason && { reason }) });
  return { ...store, ...facts };
}

/** Stores that have been closing since `until` or longer, the longest first. */
export async function listClosingStores(db: Executor, until: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.status, 'closing'), lte(stores.closingAt, until)))
    .orderBy(asc(stores.closingAt));
}

/**
 * Closes a store that the caller has locked: nobody works for it any more, and what waits for its people or for an
 * operator ends. Answers who worked there; what their groups allow is the caller's part. Throws `status_changed`.
 */
export async function endStore(tx: Executor, store: Store, at: Date): Promise<number[]> {
  await moveStore(tx, store, { move: 'finish', at });
  // First, so that whoever joins meanwhile is either among its people or finds the invitation over.
  await revokeInvitations(tx, store.id, at);
  const [payee, legal] = [await findLastPayeeChange(tx, store.id), await findLastLegalChange(tx, store.id)];
  if (payee?.status === 'pending') await endPayeeChange(tx, payee, { to: 'cancelled', at });
  if (legal?.status === 'pending') await endLegalChange(tx, legal, { to: 'cancelled', at });
  await releaseFile(tx, { subject: legalSubjectOf(store.id) });
  const users = await listStoreUsers(tx, store.id);
  await tx
    .update(storeMembers)
    .set({ isActive: false, endedAt: at })
    .where(and(eq(storeMembers.storeId, store.id), eq(storeMembers.isActive, true)));
  return users;
}
