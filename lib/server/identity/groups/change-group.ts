import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { getGroupKey, lockUser } from '../account/user-repository.ts';
import type { GroupKey } from '../login/create-user.ts';
import { userGroups, users } from '../tables.ts';

/**
 * The group of a user, who stays as they are until the transaction ends; undefined while the account is disabled. Throws
 * `not_found`.
 */
export async function lockGroup(tx: Executor, userId: number): Promise<string | undefined> {
  const { status, groupId } = await lockUser(tx, userId);
  return status === 'enable' ? getGroupKey(tx, groupId) : undefined;
}

/** Gives a user the rules and menus of another group, from the next request on. Throws `not_found`. */
export async function changeGroup(tx: Executor, userId: number, key: GroupKey): Promise<void> {
  const [group] = await tx.select({ id: userGroups.id }).from(userGroups).where(eq(userGroups.key, key));
  if (!group) throw new DomainError('not_found');
  await tx.update(users).set({ groupId: group.id }).where(eq(users.id, userId));
}
