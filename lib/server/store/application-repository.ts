import { and, asc, desc, eq, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StoreApplicationStatus } from '#lib/contract/store/applications.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { countRows } from '#lib/server/db/count-rows.ts';
import { listRows } from '#lib/server/db/list-rows.ts';
import { logStatusChange } from '#lib/server/db/status-log.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { type ApplicationMove, applicationMoves } from './states.ts';
import { storeApplications } from './tables.ts';

export type Application = typeof storeApplications.$inferSelect;
export type ReviewStatus = Exclude<StoreApplicationStatus, 'draft'>;
/** An application an operator may see. */
export type ReviewedApplication = Application & { status: ReviewStatus };

/** The last try of a user. */
export async function findLastApplication(db: Executor, userId: number): Promise<Application | undefined> {
  const [row] = await db
    .select()
    .from(storeApplications)
    .where(eq(storeApplications.userId, userId))
    .orderBy(desc(storeApplications.attempt))
    .limit(1);
  return row;
}

/** Tries before this one, the last first. */
export async function listEarlierApplications(db: Executor, { userId, attempt }: Application): Promise<Application[]> {
  return db
    .select()
    .from(storeApplications)
    .where(and(eq(storeApplications.userId, userId), lt(storeApplications.attempt, attempt)))
    .orderBy(desc(storeApplications.attempt));
}

/** An application that was submitted. A draft is its applicant's alone: throws `not_found`. */
export async function getReviewedApplication(db: Executor, no: string): Promise<ReviewedApplication> {
  const [row] = await db.select().from(storeApplications).where(eq(storeApplications.no, no));
  if (!row || !isReviewed(row)) throw new DomainError('not_found');
  return row;
}

function isReviewed(row: Application): row is ReviewedApplication {
  return row.status !== 'draft';
}

/** How many wait for an operator. */
export const countSubmittedApplications = (db: Executor) =>
  countRows(db, storeApplications, eq(storeApplications.status, 'submitted'));

interface ReviewFilter {
  status?: ReviewStatus | undefined;
  /** A word, and whose account it may mean. */
  match?: { word: string; userIds: number[] } | undefined;
}

function matching({ word, userIds }: NonNullable<ReviewFilter['match']>): SQL | undefined {
  const part = word.toLowerCase();
  const names = (['store_name', 'company_name', 'contact_name'] as const).map(
    (field) => sql`position(${part} in lower(${storeApplications.form}->>${sql.raw(`'${field}'`)})) > 0`,
  );
  return or(
    ...names,
    sql`${storeApplications.form}->>'credit_code' = ${word.toUpperCase()}`,
    eq(storeApplications.no, word.toUpperCase()),
    userIds.length > 0 ? inArray(storeApplications.userId, userIds) : undefined,
  );
}

/** Those that wait the longest first, then the decided ones, the last decision first. */
export async function listReviewedApplications(
  db: Executor,
  { status, match }: ReviewFilter,
  page: Page,
): Promise<PageOf<ReviewedApplication>> {
  const where = and(
    status ? eq(storeApplications.status, status) : ne(storeApplications.status, 'draft'),
    match && matching(match),
  );
  const isDecided = sql`${storeApplications.status} <> 'submitted'`;
  const waitingSince = sql`case when ${isDecided} then null else ${storeApplications.submittedAt} end`;
  const { list: rows, total } = await listRows(db, storeApplications, {
    where,
    orderBy: [asc(isDecided), asc(waitingSince), desc(storeApplications.decidedAt), desc(storeApplications.id)],
    page,
  });
  return { list: rows.filter(isReviewed), total };
}

interface ApplicationChange {
  move: ApplicationMove;
  /** Undefined: nobody asked for it. */
  actor?: Member;
  at: Date;
  reason?: string;
  facts?: Partial<Pick<Application, 'form' | 'reason' | 'remarks' | 'submittedAt' | 'decidedAt' | 'decidedBy'>>;
}

/**
 * The only place where an application changes its state: one guarded update, one line of history. Of several at once
 * exactly one wins; the others, and moves that the table of states does not allow, get `status_changed`.
 */
export async function moveApplication(
  tx: Executor,
  { id, status, version }: Pick<Application, 'id' | 'status' | 'version'>,
  { move, actor, at, reason, facts }: ApplicationChange,
): Promise<Application> {
  const { from, to } = applicationMoves[move];
  const [moved] = await tx
    .update(storeApplications)
    .set({ ...facts, status: to, version: version + 1, updatedAt: at })
    .where(
      and(
        eq(storeApplications.id, id),
        eq(storeApplications.version, version),
        inArray(storeApplications.status, [...from]),
      ),
    )
    .returning();
  if (!moved) throw new DomainError('status_changed');
  const change = { entityType: 'store_application', entityId: id, from: status, to, event: move };
  await logStatusChange(tx, { ...change, ...(actor && { actor }), ...(reason !== undefined && { reason }) });
  return moved;
}
