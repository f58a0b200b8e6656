import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type CorrectionKind, type CorrectionStatus, knownToStore } from '#lib/contract/settlement/corrections.ts';
import type { Executor } from '../db/connection.ts';
import { countRows } from '../db/count-rows.ts';
import { listRows } from '../db/list-rows.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Actor, Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { findOrderNos } from '../orders/index.ts';
import {
  type CorrectionMove,
  canCorrect,
  correctionMoves,
  openCorrections,
  waitingCorrections,
} from './correction-states.ts';
import { storeCorrections } from './correction-tables.ts';

export type Correction = typeof storeCorrections.$inferSelect;
type NewCorrection = typeof storeCorrections.$inferInsert;
/** With the number of its order; empty: of none. */
export type ListedCorrection = Correction & { orderNo: string };

/** Undefined: the number is taken. */
export async function insertCorrection(
  tx: Executor,
  proposer: Member,
  row: NewCorrection,
): Promise<Correction | undefined> {
  const [inserted] = await tx
    .insert(storeCorrections)
    .values(row)
    .onConflictDoNothing({ target: storeCorrections.no })
    .returning();
  if (inserted) {
    const { id, reason, createdAt: at } = inserted;
    const change = { entityType: 'store_correction', entityId: id, from: null, to: 'proposed', event: 'propose' };
    await logStatusChange(tx, { ...change, actor: proposer, reason, at });
  }
  return inserted;
}

/** Throws `not_found`; with a store also for one of another store, or of which it does not know. */
export async function getCorrection(db: Executor, no: string, storeId?: number): Promise<Correction> {
  const ofStore =
    storeId === undefined
      ? undefined
      : and(eq(storeCorrections.storeId, storeId), inArray(storeCorrections.status, [...knownToStore]));
  const [row] = await db
    .select()
    .from(storeCorrections)
    .where(and(eq(storeCorrections.no, no), ofStore));
  if (!row) throw new DomainError('not_found');
  return row;
}

type Facts =
  | 'decidedBy'
  | 'decidedAt'
  | 'decideReason'
  | 'appealDeadline'
  | 'appealNote'
  | 'appealedBy'
  | 'appealedAt'
  | 'resolvedBy'
  | 'resolvedAt'
  | 'resolveReason'
  | 'bookedAt';

interface MoveRequest {
  move: CorrectionMove;
  at: Date;
  /** Undefined: the job. */
  actor?: Actor & { kind: 'member' };
  reason?: string;
  facts?: Partial<Pick<Correction, Facts>>;
}

/** The only place where a correction changes its state: one guarded update, one line of history. Throws `status_changed`. */
export async function moveCorrection(
  tx: Executor,
  correction: Correction,
  { move, at, actor, reason, facts }: MoveRequest,
): Promise<Correction> {
  const { id, status, version } = correction;
  const { to } = correctionMoves[move];
  if (!canCorrect(correction, move)) throw new DomainError('status_changed');
  const [moved] = await tx
    .update(storeCorrections)
    .set({ ...facts, status: to, version: sql`${storeCorrections.version} + 1`, updatedAt: at })
    .where(and(eq(storeCorrections.id, id), eq(storeCorrections.version, version), eq(storeCorrections.status, status)))
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const entity = { entityType: 'store_correction', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, { ...entity, at, ...(actor && { actor }), ...(reason && { reason }) });
  return moved;
}

interface CorrectionFilter {
  storeId?: number | undefined;
  kind?: CorrectionKind | undefined;
  statuses?: readonly CorrectionStatus[] | undefined;
  no?: string | undefined;
}

const conditionOf = ({ storeId, kind, statuses, no }: CorrectionFilter): SQL | undefined =>
  and(
    storeId === undefined ? undefined : eq(storeCorrections.storeId, storeId),
    kind && eq(storeCorrections.kind, kind),
    statuses && inArray(storeCorrections.status, [...statuses]),
    no === undefined ? undefined : eq(storeCorrections.no, no),
  );

/** Corrections, newest first. */
export async function listCorrections(
  db: Executor,
  filter: CorrectionFilter,
  page: Page,
): Promise<PageOf<ListedCorrection>> {
  const where = conditionOf(filter);
  const { list: rows, total } = await listRows(db, storeCorrections, {
    where,
    orderBy: [desc(storeCorrections.id)],
    page,
  });
  return { list: await withOrderNos(db, rows), total };
}

/** The same a batch at a time, each begun below the last of the one before. */
export async function* readCorrections(
  db: Executor,
  filter: CorrectionFilter,
  size = 500,
): AsyncGenerator<ListedCorrection[]> {
  let below: number | undefined;
  for (;;) {
    const where = and(conditionOf(filter), below === undefined ? undefined : sql`${storeCorrections.id} < ${below}`);
    const rows = await db.select().from(storeCorrections).where(where).orderBy(desc(storeCorrections.id)).limit(size);
    if (rows.length > 0) yield await withOrderNos(db, rows);
    below = rows.at(-1)?.id;
    if (rows.length < size) return;
  }
}

async function withOrderNos(db: Executor, rows: Correction[]): Promise<ListedCorrection[]> {
  const nos = await findOrderNos(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  return rows.map((row) => ({ ...row, orderNo: nos.get(row.orderId ?? 0) ?? '' }));
}

/** Penalties whose time to appeal is over. */
export async function listChargeable(db: Executor, at: Date, limit: number): Promise<{ no: string }[]> {
  return db
    .select({ no: storeCorrections.no })
    .from(storeCorrections)
    .where(and(eq(storeCorrections.status, 'announced'), lte(storeCorrections.appealDeadline, at)))
    .orderBy(asc(storeCorrections.appealDeadline))
    .limit(limit);
}

/** How many wait for an operator. */
export const countWaitingCorrections = (db: Executor) =>
  countRows(db, storeCorrections, inArray(storeCorrections.status, [...waitingCorrections]));

/** Of how many of a store something still comes. */
export const countOpenCorrections = (db: Executor, storeId: number) =>
  countRows(
    db,
    storeCorrections,
    and(eq(storeCorrections.storeId, storeId), inArray(storeCorrections.status, [...openCorrections])),
  );
