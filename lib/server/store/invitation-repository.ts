import { and, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { DomainError } from '../kernel/errors.ts';
import { hashToken } from '../kernel/ids.ts';
import { storeInvitations as invitations } from './staff-tables.ts';

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

/** The one with this secret, while it can be answered. Throws `invitation_over` for every other. */
export async function getAnswerable(
  db: Executor,
  token: string,
  { at, isLocked = false }: { at: Date; isLocked?: boolean },
): Promise<Invitation> {
  const query = db
    .select()
    .from(invitations)
    .where(eq(invitations.tokenHash, hashToken(token)));
  const [row] = await (isLocked ? query.for('update') : query);
  if (row?.status !== 'pending' || row.expiresAt <= at) throw new DomainError('invitation_over');
  return row;
}
