import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { PayeeChangeStatus } from '#lib/contract/store/profile-values.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import type { Page } from '#lib/server/kernel/paging.ts';
import {
  type ChangeEnding,
  type ChangeFilter,
  endChange,
  findLastChange,
  getChange,
  listChanges,
  lockForDecision,
  lockOwnChange,
  lockPendingChange,
} from '../change-repository.ts';
import { storePayeeChanges as changes } from '../profile-tables.ts';
import type { Store } from '../store-repository.ts';

export type PayeeChangeRow = typeof changes.$inferSelect;
export type PayeeChangeFilter = ChangeFilter<PayeeChangeStatus>;

export const findLastPayeeChange = (db: Executor, storeId: number) => findLastChange(db, changes, storeId);
export const getPayeeChange = (db: Executor, id: number) => getChange(db, changes, id);
export const lockPendingPayeeChange = (tx: Executor, id: number) => lockPendingChange(tx, changes, id);
export const lockOwnPayeeChange = (tx: Executor, own: { id: number; storeId: number }) =>
  lockOwnChange(tx, changes, own);
export const lockPayeeForDecision = (tx: Executor, change: { id: number; actor: Member }) =>
  lockForDecision(tx, changes, change);

/** Approved ones that cool down wait for nobody. */
const isUndecided = and(eq(changes.status, 'pending'), isNull(changes.approvedAt));

export const listPayeeChangeRows = (db: Executor, filter: PayeeChangeFilter, page: Page) =>
  listChanges(db, changes, { filter, isWaiting: isUndecided, page });

/** How many wait for a decision. */
export const countUndecidedPayeeChanges = (db: Executor) => countRows(db, changes, isUndecided);

/** Since when a store has been paid to its account. */
export async function getPayeeSince(db: Executor, { id, createdAt }: Pick<Store, 'id' | 'createdAt'>): Promise<Date> {
  const [last] = await db
    .select({ at: changes.endedAt })
    .from(changes)
    .where(and(eq(changes.storeId, id), eq(changes.status, 'applied')))
    .orderBy(desc(changes.id))
    .limit(1);
  return last?.at ?? createdAt;
}

/** Ends a change that the caller has locked, with a line of history. */
export const endPayeeChange = (tx: Executor, { id }: PayeeChangeRow, ending: ChangeEnding<typeof changes>) =>
  endChange(tx, { changes, id, entityType: 'store_payee_change', event: ending.to }, ending);

/** Approved ones that have cooled down, the longest first. */
export async function listDuePayeeChanges(
  db: Executor,
  at: Date,
  limit: number,
): Promise<{ id: number; storeId: number }[]> {
  return db
    .select({ id: changes.id, storeId: changes.storeId })
    .from(changes)
    .where(and(eq(changes.status, 'pending'), isNotNull(changes.approvedAt), lte(changes.effectiveAt, at)))
    .orderBy(asc(changes.effectiveAt))
    .limit(limit);
}
