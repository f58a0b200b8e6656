import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { withDocumentNumber } from '#lib/server/db/document-number.ts';
import type { Actor } from '#lib/server/kernel/actor.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import { getStoreAvailable } from '#lib/server/wallet/index.ts';
import { storeStatements } from '../statement-tables.ts';
import { storeSettlementLines } from '../tables.ts';
import { moveStatement } from './move-statement.ts';
import { type Statement, sumOpenStatements } from './statement-repository.ts';
import { daySeconds } from './statement-rules.ts';

interface Period {
  storeId: number;
  currency: string;
  /** What came before this moment and stands in no statement yet. */
  until: Date;
  confirmDays: number;
  at: Date;
  /** Undefined for the job. */
  actor?: Actor | undefined;
}

/** Whose lines wait for a statement: each store and currency with one from before `until`. */
export async function listSweepable(
  db: Executor,
  { until, storeId }: { until: Date; storeId?: number | undefined },
): Promise<{ storeId: number; currency: string }[]> {
  const { storeId: store, currency, createdAt, statementId } = storeSettlementLines;
  const mine = storeId === undefined ? undefined : eq(store, storeId);
  return db
    .selectDistinct({ storeId: store, currency })
    .from(storeSettlementLines)
    .where(and(isNull(statementId), lt(createdAt, until), mine))
    .orderBy(store);
}

/**
 * Puts every line of a store that stands in no statement yet into a new one and sums them, in a number of statements that
 * does not grow with the lines. Of two at once the second waits and finds nothing left; undefined then, as where nothing was
 * there from the beginning. The caller's transaction.
 */
export async function makeStatement(tx: Executor, period: Period): Promise<Statement | undefined> {
  const { storeId, currency, until, confirmDays, at, actor } = period;
  const confirmDeadline = addSeconds(at, confirmDays * daySeconds);
  const draft = await withDocumentNumber('storeStatement', at, async (no) => {
    const row = { no, storeId, currency, periodStart: new Date(0), periodEnd: until, confirmDeadline, createdAt: at };
    const [inserted] = await tx
      .insert(storeStatements)
      .values(row)
      .onConflictDoNothing({ target: storeStatements.no })
      .returning();
    return inserted;
  });
  const sums = await stampLines(tx, draft);
  if (!sums) {
    await tx.delete(storeStatements).where(eq(storeStatements.id, draft.id));
    return undefined;
  }
  const [before, { net: stated }, available] = await Promise.all([
    findPeriodEnd(tx, draft),
    sumOpenStatements(tx, storeId),
    getStoreAvailable(tx, storeId),
  ]);
  const openingAmount = available + stated;
  const { firstAt, ...amounts } = sums;
  const periodStart = before && before < firstAt ? before : firstAt;
  const facts = { ...amounts, periodStart, openingAmount, closingAmount: openingAmount + amounts.netAmount };
  return moveStatement(tx, draft, { move: 'make', at, actor, facts });
}

/** Undefined: there is no line. */
async function stampLines(tx: Executor, { id, storeId, currency, periodEnd }: Statement) {
  const { rows } = await tx.execute<
    Record<'lines' | 'net' | 'fees' | 'earnings' | 'reversals' | 'adjustments', string> & {
      first: string | null;
    }
  >(sql`
    with stamped as (
      update store_settlement_lines set statement_id = ${id}
      where store_id = ${storeId} and currency = ${currency} and statement_id is null
        and created_at < ${periodEnd.toISOString()}::timestamptz
      returning kind, gross_amount, net_amount, created_at)
    select count(*) as lines, min(created_at) as first,
      coalesce(sum(net_amount), 0) as net,
      coalesce(sum(net_amount - gross_amount), 0) as fees,
      coalesce(sum(gross_amount) filter (where kind = 'earning'), 0) as earnings,
      coalesce(sum(gross_amount) filter (where kind = 'refund_reversal'), 0) as reversals,
      coalesce(sum(gross_amount) filter (where kind not in ('earning', 'refund_reversal')), 0) as adjustments
    from stamped`);
  const [row] = rows;
  if (!row?.first) return undefined;
  return {
    lineCount: Number(row.lines),
    firstAt: new Date(row.first),
    netAmount: Number(row.net),
    feesAmount: Number(row.fees),
    earningsAmount: Number(row.earnings),
    reversalsAmount: Number(row.reversals),
    adjustmentsAmount: Number(row.adjustments),
  };
}

/** Where the statement before ended. */
async function findPeriodEnd(tx: Executor, { id, storeId, currency }: Statement): Promise<Date | undefined> {
  const { periodEnd } = storeStatements;
  const [row] = await tx
    .select({ periodEnd })
    .from(storeStatements)
    .where(
      and(eq(storeStatements.storeId, storeId), eq(storeStatements.currency, currency), ne(storeStatements.id, id)),
    )
    .orderBy(desc(storeStatements.id))
    .limit(1);
  return row?.periodEnd;
}
