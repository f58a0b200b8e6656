import { and, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { InviteKey } from '#lib/contract/store/store-staff.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { findUserByName } from '#lib/server/identity/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { hashToken } from '#lib/server/kernel/ids.ts';
import { storeInvitations as invitations } from '../staff-tables.ts';

export type Invitation = typeof invitations.$inferSelect;

/** Those that nobody has answered or taken back, the last first. */
export async function listOpenInvitations(db: Executor, storeId: number): Promise<Invitation[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.storeId, storeId), inArray(invitations.status, ['pending', 'expired'])))
    .orderBy(desc(invitations.sentAt), desc(invitations.id));
}

export async function countPending(db: Executor, storeId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(invitations)
    .where(and(eq(invitations.storeId, storeId), eq(invitations.status, 'pending')));
  return row?.total ?? 0;
}

/** Whether an invitation to this address waits. */
export async function isInvited(db: Executor, storeId: number, address: string): Promise<boolean> {
  const isPending = and(eq(invitations.address, address), eq(invitations.status, 'pending'));
  const rows = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.storeId, storeId), isPending));
  return rows.length > 0;
}

/** Ends those of a store that have run out, so that they stand in nobody's way. */
export async function expireInvitations(tx: Executor, storeId: number, at: Date): Promise<void> {
  const isOver = and(
    eq(invitations.storeId, storeId),
    eq(invitations.status, 'pending'),
    lte(invitations.expiresAt, at),
  );
  await tx.update(invitations).set({ status: 'expired', endedAt: at }).where(isOver);
}

/** One of this store, locked. Throws `not_found`, for one of another store too. */
export async function lockInvitationOf(tx: Executor, storeId: number, id: number): Promise<Invitation> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.storeId, storeId)))
    .for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

interface Answering {
  /** The secret that was sent, or without it the id. */
  key: InviteKey;
  /** Who reads it: an id opens what was sent to an address of theirs, and nothing else. */
  userId: number;
  at: Date;
  isLocked?: boolean;
}

/** The one of this key, while it can be answered. Throws `invitation_over` for every other. */
export async function getAnswerable(
  db: Executor,
  { key: { token, id = 0 }, userId, at, isLocked = false }: Answering,
): Promise<Invitation> {
  const query = db
    .select()
    .from(invitations)
    .where(token === undefined ? eq(invitations.id, id) : eq(invitations.tokenHash, hashToken(token)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (row?.status !== 'pending' || row.expiresAt <= at) throw new DomainError('invitation_over');
  const isOwn = token !== undefined || (await findUserByName(db, row.address))?.id === userId;
  if (!isOwn) throw new DomainError('invitation_over');
  return row;
}

/** Takes back whatever a store has sent and nobody has answered. */
export async function revokeInvitations(tx: Executor, storeId: number, at: Date): Promise<void> {
  const isOpen = and(eq(invitations.storeId, storeId), inArray(invitations.status, ['pending', 'expired']));
  await tx.update(invitations).set({ status: 'revoked', endedAt: at }).where(isOpen);
}
