import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { LegalChangeStatus } from '#lib/contract/store-profile-values.ts';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { storeLegalChanges as changes } from './profile-tables.ts';
import type { Store } from './store-repository.ts';
import { stores } from './tables.ts';

export type LegalChangeRow = typeof changes.$inferSelect;

/** The last change that was asked for, whatever became of it. */
export async function findLastLegalChange(db: Executor, storeId: number): Promise<LegalChangeRow | undefined> {
  const [row] = await db.select().from(changes).where(eq(changes.storeId, storeId)).orderBy(desc(changes.id)).limit(1);
  return row;
}

/** Throws `not_found`. */
export async function getLegalChange(db: Executor, id: number): Promise<LegalChangeRow> {
  const [row] = await db.select().from(changes).where(eq(changes.id, id));
  if (!row) throw new DomainError('not_found');
  return row;
}

/** One that waits, kept from changing until the transaction ends. Throws `not_found`, and `status_changed` for others. */
export async function lockPendingLegalChange(tx: Executor, id: number): Promise<LegalChangeRow> {
  const [row] = await tx.select().from(changes).where(eq(changes.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  if (row.status !== 'pending') throw new DomainError('status_changed');
  return row;
}

interface Ending {
  to: Exclude<LegalChangeStatus, 'pending'>;
  at: Date;
  /** Undefined where the store is closed. */
  actor?: Member;
  facts?: Partial<Pick<LegalChangeRow, 'decidedBy' | 'reason' | 'remarks'>>;
}

/** Ends a change that the caller has locked, with a line of history. */
export async function endLegalChange(
  tx: Executor,
  { id }: LegalChangeRow,
  { to, at, actor, facts }: Ending,
): Promise<void> {
  await tx
    .update(changes)
    .set({ ...facts, status: to, endedAt: at })
    .where(eq(changes.id, id));
  const event = ({ approved: 'approve', rejected: 'reject', cancelled: 'cancel' } as const)[to];
  const entity = { entityType: 'store_legal_change', entityId: id, from: 'pending', to, event };
  await logStatusChange(tx, {
    ...entity,
    ...(actor && { actor }),
    ...(facts?.reason !== undefined && { reason: facts.reason }),
  });
}

/** How many wait for an operator. */
export const countPendingLegalChanges = (db: Executor) => countRows(db, changes, eq(changes.status, 'pending'));

export interface LegalChangeFilter {
  status?: LegalChangeStatus | undefined;
  storeId?: number | undefined;
}

/** Those that wait for a decision first, the longest waiting first; then the others, the last first. */
export async function listLegalChangeRows(
  db: Executor,
  { status, storeId }: LegalChangeFilter,
  page: Page,
): Promise<PageOf<{ change: LegalChangeRow; store: Store }>> {
  const where = and(
    status && eq(changes.status, status),
    storeId === undefined ? undefined : eq(changes.storeId, storeId),
  );
  const waits = sql`case when ${changes.status} = 'pending' then ${changes.id} end`;
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
