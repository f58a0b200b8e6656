import { and, desc, eq, inArray, lte, min, type SQL, sql, sum } from 'drizzle-orm';
import { type DepositKind, type DepositStatus, depositsKnownToStore } from '#lib/contract/settlement/deposits.ts';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { listRows } from '../db/list-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { canMoveDeposit, type DepositMove, depositMoves, openDeposits } from './deposit-states.ts';
import { storeDeposits } from './deposit-tables.ts';

export type Deposit = typeof storeDeposits.$inferSelect;
type NewDeposit = typeof storeDeposits.$inferInsert;

const entityType = 'store_deposit';

/** Undefined: the number is taken. */
export async function insertDeposit(tx: Executor, proposer: Member, row: NewDeposit): Promise<Deposit | undefined> {
  const [inserted] = await tx
    .insert(storeDeposits)
    .values(row)
    .onConflictDoNothing({ target: storeDeposits.no })
    .returning();
  if (inserted) {
    const { id, reason, kind, status, createdAt: at } = inserted;
    const change = { entityType, entityId: id, from: null, to: status, event: `propose_${kind}` };
    await logStatusChange(tx, { ...change, actor: proposer, reason, at });
  }
  return inserted;
}

/** Throws `not_found`; with a store also for one of another store, or of which it does not know. */
export async function getDeposit(db: Executor, no: string, storeId?: number): Promise<Deposit> {
  const ofStore =
    storeId === undefined
      ? undefined
      : and(eq(storeDeposits.storeId, storeId), inArray(storeDeposits.status, [...depositsKnownToStore]));
  const [row] = await db
    .select()
    .from(storeDeposits)
    .where(and(eq(storeDeposits.no, no), ofStore));
  if (!row) throw new DomainError('not_found');
  return row;
}

interface MoveRequest {
  move: DepositMove;
  at: Date;
  actor: Member;
  reason?: string;
}

/** The only place where a deposit changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveDeposit(
  tx: Executor,
  { id, status, version }: Deposit,
  { move, at, actor, reason = '' }: MoveRequest,
): Promise<Deposit> {
  const { to } = depositMoves[move];
  if (!canMoveDeposit(status, move)) throw new DomainError('status_changed');
  const isBooked = to === 'paid' || to === 'approved';
  const facts = { decidedBy: actor.userId, decidedAt: at, decideReason: reason, bookedAt: isBooked ? at : null };
  const [moved] = await tx
    .update(storeDeposits)
    .set({ ...facts, status: to, version: sql`${storeDeposits.version} + 1`, updatedAt: at })
    .where(and(eq(storeDeposits.id, id), eq(storeDeposits.version, version), eq(storeDeposits.status, status)))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const change = { entityType, entityId: id, from: status, to, event: move, at, actor };
  await logStatusChange(tx, { ...change, ...(reason && { reason }) });
  return moved;
}

interface DepositFilter {
  storeId?: number | undefined;
  kind?: DepositKind | undefined;
  statuses?: readonly DepositStatus[] | undefined;
  no?: string | undefined;
}

const conditionOf = ({ storeId, kind, statuses, no }: DepositFilter): SQL | undefined =>
  and(
    storeId === undefined ? undefined : eq(storeDeposits.storeId, storeId),
    kind && eq(storeDeposits.kind, kind),
    statuses && inArray(storeDeposits.status, [...statuses]),
    no === undefined ? undefined : eq(storeDeposits.no, no),
  );

/** Demands, releases and forfeits, newest first. */
export async function listDeposits(db: Executor, filter: DepositFilter, page: Page): Promise<PageOf<Deposit>> {
  const where = conditionOf(filter);
  return listRows(db, storeDeposits, { where, orderBy: [desc(storeDeposits.id)], page });
}

/** How many releases and forfeits wait for a second operator. */
export const countProposedDeposits = (db: Executor) =>
  countRows(db, storeDeposits, eq(storeDeposits.status, 'proposed'));

/** Of how many of a store something still comes. */
export const countOpenDeposits = (db: Executor, storeId: number) =>
  countRows(
    db,
    storeDeposits,
    and(eq(storeDeposits.storeId, storeId), inArray(storeDeposits.status, [...openDeposits])),
  );

const demandsOf = (storeId: number) => and(eq(storeDeposits.storeId, storeId), eq(storeDeposits.status, 'open'));

/** What a store is to pay in; null: nothing. */
export async function sumDemanded(db: Executor, storeId: number): Promise<{ amount: Fen; dueAt: Date } | null> {
  const [row] = await db
    .select({ amount: sum(storeDeposits.amount), dueAt: min(storeDeposits.dueAt) })
    .from(storeDeposits)
    .where(demandsOf(storeId));
  return row?.dueAt ? { amount: Number(row.amount), dueAt: row.dueAt } : null;
}

/** What a store should have paid in by now. */
export async function sumOverdue(db: Executor, storeId: number, now: Date): Promise<Fen> {
  const [row] = await db
    .select({ amount: sum(storeDeposits.amount) })
    .from(storeDeposits)
    .where(and(demandsOf(storeId), lte(storeDeposits.dueAt, now)));
  return Number(row?.amount ?? 0);
}
