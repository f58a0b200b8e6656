import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { storeLegalChanges, storePayeeChanges } from './profile-tables.ts';
import { lockStore } from './staff/staff-repository.ts';
import { listStoreUsers, type Store } from './store-repository.ts';
import { stores } from './tables.ts';

/** What a store asks to have changed and an operator decides about. A store has one of a kind that waits. */
type ChangeTable = typeof storeLegalChanges | typeof storePayeeChanges;
type ChangeOf<Table extends ChangeTable> = Table['$inferSelect'];
type LegalChange = typeof storeLegalChanges.$inferSelect;

/** The last one that was asked for, whatever became of it. */
export async function findLastChange<Table extends ChangeTable>(
  db: Executor,
  changes: Table,
  storeId: number,
): Promise<ChangeOf<Table> | undefined> {
  const list = db
    .select()
    .from(changes as PgTable)
    .where(eq(changes.storeId, storeId));
  const [row] = await list.orderBy(desc(changes.id)).limit(1);
  return row as ChangeOf<Table> | undefined;
}

/** Throws `not_found`. */
export async function getChange<Table extends ChangeTable>(
  db: Executor,
  changes: Table,
  id: number,
): Promise<ChangeOf<Table>> {
  const [row] = await db
    .select()
    .from(changes as PgTable)
    .where(eq(changes.id, id));
  if (!row) throw new DomainError('not_found');
  return row as ChangeOf<Table>;
}

/** One that waits, kept from changing until the transaction ends. Throws `not_found`, and `status_changed` for others. */
export async function lockPendingChange<Table extends ChangeTable>(
  tx: Executor,
  changes: Table,
  id: number,
): Promise<ChangeOf<Table>> {
  const [row] = await tx
    .select()
    .from(changes as PgTable)
    .where(eq(changes.id, id))
    .for('update');
  if (!row) throw new DomainError('not_found');
  const change = row as ChangeOf<Table>;
  if (change.status !== 'pending') throw new DomainError('status_changed');
  return change;
}

/** A waiting one of this store, with the store, both kept from changing. Throws `not_found` for one of another store too. */
export async function lockOwnChange<Table extends ChangeTable>(
  tx: Executor,
  changes: Table,
  { id, storeId }: { id: number; storeId: number },
): Promise<{ store: Store; change: ChangeOf<Table> }> {
  const store = await lockStore(tx, storeId);
  if ((await getChange(tx, changes, id)).storeId !== storeId) throw new DomainError('not_found');
  return { store, change: await lockPendingChange(tx, changes, id) };
}

/**
 * A waiting one to be decided, with its store, both kept from changing. Throws `not_found`, `own_record` for who has asked
 * or works for the store, and `status_changed` when it waits no longer.
 */
export async function lockForDecision<Table extends ChangeTable>(
  tx: Executor,
  changes: Table,
  { id, actor }: { id: number; actor: Member },
): Promise<{ store: Store; change: ChangeOf<Table> }> {
  const { storeId, requestedBy } = await getChange(tx, changes, id);
  const users = await listStoreUsers(tx, storeId);
  if (requestedBy === actor.userId || users.includes(actor.userId)) throw new DomainError('own_record');
  const store = await lockStore(tx, storeId);
  return { store, change: await lockPendingChange(tx, changes, id) };
}

export interface ChangeFilter<Status extends string> {
  status?: Status | undefined;
  storeId?: number | undefined;
}

interface ChangeList<Table extends ChangeTable> {
  filter: ChangeFilter<ChangeOf<Table>['status']>;
  /** What an operator has to decide: it comes first, the longest waiting before all. */
  isWaiting: SQL | undefined;
  page: Page;
}

/** Those that wait for a decision first, the longest waiting first; then the others, the last first. */
export async function listChanges<Table extends ChangeTable>(
  db: Executor,
  changes: Table,
  { filter: { status, storeId }, isWaiting, page }: ChangeList<Table>,
): Promise<PageOf<{ change: ChangeOf<Table>; store: Store }>> {
  const where = and(
    status && eq(changes.status as PgColumn, status),
    storeId === undefined ? undefined : eq(changes.storeId, storeId),
  );
  const waits = sql`case when ${isWaiting} then ${changes.id} end`;
  const list = await db
    .select({ change: getTableColumns(changes as PgTable), store: stores })
    .from(changes as PgTable)
    .innerJoin(stores, eq(stores.id, changes.storeId))
    .where(where)
    .orderBy(asc(waits), desc(changes.id))
    .limit(page.limit)
    .offset(page.offset);
  const [all] = await db
    .select({ total: count() })
    .from(changes as PgTable)
    .where(where);
  return { list: list as { change: ChangeOf<Table>; store: Store }[], total: all?.total ?? 0 };
}

export interface ChangeEnding<Table extends ChangeTable> {
  to: Exclude<ChangeOf<Table>['status'], 'pending'>;
  at: Date;
  /** Undefined for the job that applies, and where the store is closed. */
  actor?: Member;
  facts?: Partial<Pick<ChangeOf<Table>, 'decidedBy' | 'reason'>> & Partial<Pick<LegalChange, 'remarks'>>;
}

/** Ends a change that the caller has locked, with a line of history, in which it is called `event`. */
export async function endChange<Table extends ChangeTable>(
  tx: Executor,
  { changes, id, entityType, event }: { changes: Table; id: number; entityType: string; event: string },
  { to, at, actor, facts }: ChangeEnding<Table>,
): Promise<void> {
  await tx
    .update(changes as PgTable)
    .set({ ...facts, status: to, endedAt: at })
    .where(eq(changes.id, id));
  await logStatusChange(tx, {
    ...{ entityType, entityId: id, from: 'pending', to, event },
    ...(actor && { actor }),
    ...(facts?.reason !== undefined && { reason: facts.reason }),
  });
}
