import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { findClosedAccounts } from '../identity/index.ts';
import { findClosedStores } from '../store/index.ts';
import type { Owner } from './owner.ts';
import { withdrawals } from './tables.ts';
import type { Withdrawal } from './withdrawal-repository.ts';

/** Whose store is closed, or whose account has ended: nobody can ask for their money any more but operators. */
export async function isOwnerGone(db: Executor, owner: Owner): Promise<boolean> {
  return (await findGone(db, [owner]))(owner);
}

async function findGone(db: Executor, owners: readonly Owner[]): Promise<(owner: Owner) => boolean> {
  const idsOf = (type: Owner['ownerType']) =>
    owners.filter(({ ownerType }) => ownerType === type).map(({ ownerId }) => ownerId);
  const [users, stores] = await Promise.all([
    findClosedAccounts(db, idsOf('user')),
    findClosedStores(db, idsOf('store')),
  ]);
  return ({ ownerType, ownerId }) => (ownerType === 'user' ? users : stores).has(ownerId);
}

/** The withdrawal by which one that came back is paid again, unless that was rejected. */
export async function findFollowing(db: Executor, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { followsId: id, no, status } = withdrawals;
  const rows = await db
    .select({ id, no })
    .from(withdrawals)
    .where(and(inArray(id, [...ids]), ne(status, 'rejected')));
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.no] as const])));
}

/** The number of the one that a withdrawal pays again. */
export async function findFollowed(db: Executor, { followsId }: Withdrawal): Promise<string | undefined> {
  if (followsId === null) return undefined;
  const [row] = await db.select({ no: withdrawals.no }).from(withdrawals).where(eq(withdrawals.id, followsId));
  return row?.no;
}

/** Those of them that came back, of whom nobody is there to ask for it, and that are not paid again yet. */
export async function findPayableAgain(db: Executor, rows: readonly Withdrawal[]): Promise<Set<number>> {
  const back = rows.filter(({ status, channel }) => status === 'returned' && channel !== 'balance');
  if (back.length === 0) return new Set();
  const ids = back.map(({ id }) => id);
  const [isGone, following] = await Promise.all([findGone(db, back), findFollowing(db, ids)]);
  return new Set(back.filter((row) => isGone(row) && !following.has(row.id)).map(({ id }) => id));
}
