import { eq } from 'drizzle-orm';
import type { InviteKey } from '#lib/contract/store/store-staff.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import { findFaces, lockGroup } from '#lib/server/identity/index.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { findLastApplication } from '../application-repository.ts';
import { storeInvitations } from '../staff-tables.ts';
import { findStoreOf, type Store } from '../store-repository.ts';
import { storeMembers, stores } from '../tables.ts';
import { getAnswerable, type Invitation } from './invitation-repository.ts';

interface ShownInvitation {
  invitation: Invitation;
  store: Store;
  /** What the one who invites is called. */
  inviter: string;
}

/** What an invitation asks, for who may answer it. Throws `invitation_over`, for one that never was too. */
export async function describeInvitation(
  ctx: ServerContext,
  { userId }: Member,
  key: InviteKey,
): Promise<ShownInvitation> {
  const invitation = await getAnswerable(ctx.db, { key, userId, at: ctx.clock.now() });
  const store = await getStore(ctx.db, invitation.storeId);
  const faces = await findFaces(ctx.db, [invitation.invitedBy]);
  return { invitation, store, inviter: faces.get(invitation.invitedBy)?.nickname ?? '' };
}

async function getStore(db: Executor, id: number): Promise<Store> {
  const [store] = await db.select().from(stores).where(eq(stores.id, id));
  if (!store || store.status === 'closed') throw new DomainError('invitation_over');
  return store;
}

/**
 * Makes a member one of the store's staff; which rules that gives is the caller's part of the transaction. A link works
 * once: of two who use it one wins. Throws `invitation_over`, `works_elsewhere` for who works for a store, `applied_for_store`
 * while the own application is being looked at, and `cannot_join` for operators and disabled accounts.
 */
export async function takeInvitation(
  tx: Executor,
  { userId }: Member,
  { key, at }: { key: InviteKey; at: Date },
): Promise<{ invitation: Invitation; store: Store }> {
  await requireJoinable(tx, userId);
  const invitation = await getAnswerable(tx, { key, userId, at, isLocked: true });
  const store = await getStore(tx, invitation.storeId);
  const answered = { status: 'accepted' as const, endedAt: at, answeredBy: userId };
  await tx.update(storeInvitations).set(answered).where(eq(storeInvitations.id, invitation.id));
  const { role, storeId } = invitation;
  const [joined] = await tx
    .insert(storeMembers)
    .values({ storeId, userId, role, createdAt: at })
    .onConflictDoNothing()
    .returning();
  if (!joined) throw new DomainError('works_elsewhere');
  return { invitation, store };
}

/** Everything about one member takes turns, as with applicants. */
async function requireJoinable(tx: Executor, userId: number): Promise<void> {
  const group = await lockGroup(tx, userId);
  if (await findStoreOf(tx, userId)) throw new DomainError('works_elsewhere');
  if ((await findLastApplication(tx, userId))?.status === 'submitted') throw new DomainError('applied_for_store');
  if (group !== 'customer') throw new DomainError('cannot_join');
}

/** Refuses an invitation, for good. Throws `invitation_over`. */
export async function refuseInvitation(
  tx: Executor,
  { userId }: Member,
  { key, at }: { key: InviteKey; at: Date },
): Promise<{ invitation: Invitation; store: Store }> {
  const invitation = await getAnswerable(tx, { key, userId, at, isLocked: true });
  const store = await getStore(tx, invitation.storeId);
  const answered = { status: 'declined' as const, endedAt: at, answeredBy: userId };
  await tx.update(storeInvitations).set(answered).where(eq(storeInvitations.id, invitation.id));
  return { invitation, store };
}

/** A line in the history of the store, for everything that happens to its staff. */
export async function logStaff(
  tx: Executor,
  { id: entityId, status }: Pick<Store, 'id' | 'status'>,
  { event, actor, data }: { event: string; actor: Member; data: Record<string, unknown> },
): Promise<void> {
  await logStatusChange(tx, { entityType: 'store', entityId, from: status, to: status, event, actor, data });
}
