import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { DomainError } from '../../kernel/errors.ts';
import { userGroups, users } from '../tables.ts';

export type User = typeof users.$inferSelect;

export async function findUser(db: Executor, id: number): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Throws `not_found`. */
export async function getUser(db: Executor, id: number): Promise<User> {
  const user = await findUser(db, id);
  if (!user) throw new DomainError('not_found');
  return user;
}

/** The user, kept from changing until the transaction ends. Throws `not_found`. */
export async function lockUser(tx: Executor, id: number): Promise<User> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!user) throw new DomainError('not_found');
  return user;
}

/** Those of them who may log in. */
export async function listActiveUsers(db: Executor, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'enable')));
  return new Set(rows.map(({ id }) => id));
}

/** Both, by their ids; one that is missing is left out. Always locked in one order, so that nobody waits in a circle. */
export async function lockUsers(tx: Executor, ids: number[]): Promise<Map<number, User>> {
  const rows = await tx.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update');
  return new Map(rows.map((user) => [user.id, user]));
}

/** Finds by account name, e-mail or mobile number; no two of these can look alike (contract §3). */
export async function findUserByName(db: Executor, name: string): Promise<User | undefined> {
  if (name.includes('@')) return findUserByAddress(db, 'email', name);
  if (/^\d/.test(name)) return findUserByAddress(db, 'mobile', name);
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.username})`, name.toLowerCase()));
  return user;
}

export async function findUserByAddress(
  db: Executor,
  channel: 'email' | 'mobile',
  address: string,
): Promise<User | undefined> {
  const where = channel === 'email' ? eq(sql`lower(${users.email})`, address.toLowerCase()) : eq(users.mobile, address);
  const [user] = await db.select().from(users).where(where);
  return user;
}

export async function findUserByRecommendCode(db: Executor, code: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.recommendCode, code.toUpperCase()));
  return user;
}

export async function getGroupKey(db: Executor, groupId: number): Promise<string> {
  const [group] = await db.select({ key: userGroups.key }).from(userGroups).where(eq(userGroups.id, groupId));
  if (!group) throw new DomainError('not_found');
  return group.key;
}

/** What changes of an account whose owner has read a code at an address of it. */
export const provenBy = (channel: 'email' | 'mobile') =>
  channel === 'email' ? { isEmailProven: true } : { isMobileProven: true };

/** Locks nothing and checks nothing: callers decide. */
export async function updateUser(db: Executor, id: number, changes: Partial<typeof users.$inferInsert>): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, id));
}

/** Account names by id; of who is gone none. */
export async function findUsernames(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select({ id: users.id, username: users.username }).from(users).where(inArray(users.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
}
