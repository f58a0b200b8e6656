import { and, asc, count, desc, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { PayeeChangeStatus } from '#lib/contract/store-profile-values.ts';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { storePayeeChanges as changes } from './profile-tables.ts';
import type { Store } from './store-repository.ts';
import { stores } from './tables.ts';

export type PayeeChangeRow = typeof changes.$inferSelect;

/** The last change that was asked for, whatever became of it. */
export async function findLastChange(db: Executor, storeId: number): Promise<PayeeChangeRow | undefined> {
  const [row] = await db.select().from(changes).where(eq(changes.storeId, storeId)).orderBy(desc(changes.id)).limit(1);
  return row;
}

/** Throws `not_found`. */
export async function getChange(db: Executor, id: number): Promise<PayeeChangeRow> {
  const [row] = await db.select().from(changes).where(eq(changes.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** One that waits, kept from changing until the transaction ends. Throws `not_found`, and `status_changed` for others. */
export async function lockPendingChange(tx: Executor, id: number): Promise<PayeeChangeRow> {
  const [row] = await tx.select().from(changes).where(eq(changes.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  if (row.status !== 'pending') throw new DomainError('status_changed');
  return row;
}

interface Ending {
  to: Exclude<PayeeChangeStatus, 'pending'>;
  at: Date;
  /** Undefined for the job that applies, and where the store is closed. */
  actor?: Member;
  facts?: Partial<Pick<PayeeChangeRow, 'decidedBy' | 'reason'>>;
}

/** Ends a change that the caller has locked, with a line of history. */
export async function endChange(tx: Executor, { id }: PayeeChangeRow, { to, at, actor, facts }: Ending): Promise<void> {
  await tx
    .update(changes)
    .set({ ...facts, status: to, endedAt: at })
    .where(eq(changes.id, id));
  const entity = { entityType: 'store_payee_change', entityId: id, from: 'pending', to, event: to };
  const reason = facts?.reason;
  await logStatusChange(tx, { ...entity, ...(actor && { actor }), ...(reason !== undefined && { reason }) });
}

export interface ChangeOfStore {
  change: PayeeChangeRow;
  store: Store;
}

export interface PayeeChangeFilter {
  status?: PayeeChangeStatus | undefined;
  storeId?: number | undefined;
}

/** Those that wait for a decision first, the longest waiting first; then the others, the last first. */
export async function listChanges(
  db: Executor,
  { status, storeId }: PayeeChangeFilter,
  page: Page,
): Promise<PageOf<ChangeOfStore>> {
  const where = and(
    status && eq(changes.status, status),
    storeId === undefined ? undefined : eq(changes.storeId, storeId),
  );
  const waits = sql`case when ${changes.status} = 'pending' and ${changes.approvedAt} is null then ${changes.id} end`;
  const list = await db
    .select({ change: changes, store: stores })
    .from(changes)
    .innerJoin(stores, eq(stores.id, changes.storeId))
    .where(where)
    .orderBy(asc(waits), desc(changes.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db.select({ total: count() }).from(changes).where(where);
  return { list, total: all?.total ?? 0 };
}

/** How many wait for a decision: approved ones that cool down do not. */
export function countWaitingChanges(db: Executor): Promise<number> {
  return countRows(db, changes, and(eq(changes.status, 'pending'), isNull(changes.approvedAt)));
}

/** Approved ones that have cooled down, the longest first. */
export async function listDueChanges(
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
