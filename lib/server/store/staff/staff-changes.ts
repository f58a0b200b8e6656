import { eq } from 'drizzle-orm';
import type { StoreStaffRole } from '#lib/contract/store/profile-values.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { lockGroup } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { storeMembers } from '../tables.ts';
import { getMembership, getMembershipOf, type StoreMembership } from './staff-repository.ts';

/**
 * One of the own staff, about to be changed and locked. Throws `not_found`, for somebody of another store too, and
 * `staff_protected` for the owner and oneself.
 */
async function lockStaff(tx: Executor, { storeId, userId }: StoreMember, id: number): Promise<StoreMembership> {
  const before = await getMembership(tx, storeId, id);
  if (before.role === 'owner' || before.userId === userId) throw new DomainError('staff_protected');
  await lockGroup(tx, before.userId);
  return getMembership(tx, storeId, id);
}

/** Gives somebody another role; undefined when they have it. Throws like `lockStaff`. */
export async function giveRole(
  tx: Executor,
  member: StoreMember,
  { id, role }: { id: number; role: StoreStaffRole },
): Promise<StoreMembership | undefined> {
  const before = await lockStaff(tx, member, id);
  if (before.role === role) return undefined;
  await tx.update(storeMembers).set({ role }).where(eq(storeMembers.id, id));
  return before;
}

/** Ends somebody's work for the store. Throws like `lockStaff`. */
export async function endMembership(
  tx: Executor,
  member: StoreMember,
  { id, at }: { id: number; at: Date },
): Promise<StoreMembership> {
  const before = await lockStaff(tx, member, id);
  await tx.update(storeMembers).set({ isActive: false, endedAt: at }).where(eq(storeMembers.id, id));
  return before;
}

/** Ends the own work for the store. Throws `owner_stays`: a store is nobody's only when it is closed. */
export async function endOwnMembership(tx: Executor, { storeId, userId }: StoreMember, at: Date): Promise<void> {
  await lockGroup(tx, userId);
  const { id, role } = await getMembershipOf(tx, storeId, userId);
  if (role === 'owner') throw new DomainError('owner_stays');
  await tx.update(storeMembers).set({ isActive: false, endedAt: at }).where(eq(storeMembers.id, id));
}
