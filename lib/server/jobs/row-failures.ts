import { and, asc, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { JobStep } from '#lib/contract/site/job-steps.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { inTurn } from '../db/in-turn.ts';
import { listRows } from '../db/list-rows.ts';
import type { RowFailure } from '../db/row-by-row/row-failures.ts';
import { logStatusChange } from '../db/status-log.ts';
import { rowFailures } from '../db/tables.ts';
import { notifyHolders } from '../identity/index.ts';
import type { Member } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { type Figure, figure } from '../observe/recorder.ts';

/** As often as of a job before somebody is told. */
const failuresBeforeNotified = 3;

interface RowFilter {
  state: 'all' | 'failing' | 'aside';
}

const isAsideRow = sql<boolean>`${rowFailures.asideAt} is not null`;

/** Rows that jobs could not do, the latest trouble first; what was put aside comes after them. */
export async function listRowFailures(db: Executor, { state }: RowFilter, page: Page): Promise<PageOf<RowFailure>> {
  const wanted = { all: undefined, failing: isNull(rowFailures.asideAt), aside: isAsideRow };
  const where = wanted[state];
  return listRows(db, rowFailures, {
    where,
    orderBy: [isAsideRow, desc(rowFailures.lastAt), asc(rowFailures.id)],
    page,
  });
}

/** Lets a row have its turn in the next round, also one that was put aside. Throws `not_found` for one that is done. */
export async function retryRow(ctx: ServerContext, operator: Member, id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockRow(tx, id);
    const changes = { retryAt: ctx.clock.now(), asideAt: null, asideBy: null, asideReason: null };
    await tx.update(rowFailures).set(changes).where(eq(rowFailures.id, id));
    await log(tx, { row, to: 'failing', event: 'retry', operator });
  });
}

/** Has its step pass a row over until somebody lets it go on. Throws `not_found`, and `status_changed` where it is aside. */
export async function putRowAside(
  ctx: ServerContext,
  operator: Member,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockRow(tx, id);
    if (row.asideAt !== null) throw new DomainError('status_changed');
    const changes = { asideAt: ctx.clock.now(), asideBy: operator.userId, asideReason: reason };
    await tx.update(rowFailures).set(changes).where(eq(rowFailures.id, id));
    await log(tx, { row, to: 'aside', event: 'aside', operator, reason });
  });
}

async function lockRow(tx: Executor, id: number): Promise<RowFailure> {
  const [row] = await tx.select().from(rowFailures).where(eq(rowFailures.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

interface Logged {
  row: RowFailure;
  to: 'failing' | 'aside';
  event: 'retry' | 'aside';
  operator: Member;
  reason?: string;
}

async function log(tx: Executor, { row, to, event, operator, reason }: Logged): Promise<void> {
  const { id, step, rowKey, asideAt } = row;
  const from = asideAt === null ? 'failing' : 'aside';
  const entity = { entityType: 'job_row', entityId: id, from, to, event, actor: operator, data: { step, row: rowKey } };
  await logStatusChange(tx, { ...entity, ...(reason && { reason }) });
}

/** Tells operators, once, of rows that fail time after time; one that cannot be told of holds up no other. */
export async function notifyOfRowFailures(ctx: ServerContext): Promise<void> {
  const now = ctx.clock.now();
  const isTold = and(gte(rowFailures.failures, failuresBeforeNotified), isNull(rowFailures.notifiedAt));
  const rows = await ctx.db
    .select()
    .from(rowFailures)
    .where(and(isTold, isNull(rowFailures.asideAt)))
    .orderBy(sql`random()`)
    .limit(20);
  const tell = ({ id, step, rowKey, failures }: RowFailure) =>
    ctx.db.transaction(async (tx) => {
      const args = { step, row: rowKey, count: failures };
      await notifyHolders(tx, { event: 'jobRowFailing', args, cause: `row:${id}`, now });
      await tx.update(rowFailures).set({ notifiedAt: now }).where(eq(rowFailures.id, id));
    });
  await inTurn(rows.map((row) => () => tell(row)));
}

/** How many rows fail by step, and how many were put aside; a step that all goes well with has no line. */
export async function readRowFigures(db: Executor): Promise<Figure[]> {
  const rows = await db
    .select({ step: rowFailures.step, isAside: isAsideRow, many: count() })
    .from(rowFailures)
    .groupBy(rowFailures.step, isAsideRow);
  return rows.map(({ step, isAside, many }) =>
    figure('job_rows_failing', many, { step: step as JobStep, state: isAside ? 'aside' : 'failing' }),
  );
}
