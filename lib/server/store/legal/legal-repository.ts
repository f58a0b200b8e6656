import { eq } from 'drizzle-orm';
import type { LegalChangeStatus } from '#lib/contract/store/profile-values.ts';
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
} from '../change-repository.ts';
import { storeLegalChanges as changes } from '../profile-tables.ts';

export type LegalChangeRow = typeof changes.$inferSelect;
export type LegalChangeFilter = ChangeFilter<LegalChangeStatus>;

export const findLastLegalChange = (db: Executor, storeId: number) => findLastChange(db, changes, storeId);
export const getLegalChange = (db: Executor, id: number) => getChange(db, changes, id);
export const lockOwnLegalChange = (tx: Executor, own: { id: number; storeId: number }) =>
  lockOwnChange(tx, changes, own);
export const lockLegalForDecision = (tx: Executor, change: { id: number; actor: Member }) =>
  lockForDecision(tx, changes, change);

const isPending = eq(changes.status, 'pending');

export const listLegalChangeRows = (db: Executor, filter: LegalChangeFilter, page: Page) =>
  listChanges(db, changes, { filter, isWaiting: isPending, page });

/** How many wait for an operator. */
export const countPendingLegalChanges = (db: Executor) => countRows(db, changes, isPending);

const events = { approved: 'approve', rejected: 'reject', cancelled: 'cancel' } as const;

/** Ends a change that the caller has locked, with a line of history. */
export const endLegalChange = (tx: Executor, { id }: LegalChangeRow, ending: ChangeEnding<typeof changes>) =>
  endChange(tx, { changes, id, entityType: 'store_legal_change', event: events[ending.to] }, ending);
