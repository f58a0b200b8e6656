import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { lineKindFilters, lineStates } from '#lib/contract/settlement/line-kinds.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { addSeconds, shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import type { Page, PageOf } from '#lib/server/kernel/paging.ts';
import { findOrderNos } from '#lib/server/orders/index.ts';
import { storeCorrections } from '../correction-tables.ts';
import { storeStatements } from '../statement-tables.ts';
import { storeSettlementLines } from '../tables.ts';
import type { Statement } from './statement-repository.ts';

type LineRow = typeof storeSettlementLines.$inferSelect & {
  /** Of a correction, as the store reads it; empty where a line comes of none. */
  reason: string;
};

/** A line, with the numbers of its order and of the paper behind it (empty: of none) and the statement it stands in. */
export type SettlementLine = LineRow & { orderNo: string; documentNo: string; statement: Standing | undefined };

/** Where a line stands. */
type Standing = Pick<Statement, 'no' | 'status' | 'confirmDeadline' | 'settledAt'>;

interface LineFilter {
  kind?: (typeof lineKindFilters)[number] | undefined;
  state?: (typeof lineStates)[number] | undefined;
  /** Only those of the statement with this number. */
  statement?: string | undefined;
  /** Days of the shop, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export type LineSums = Record<'gross' | 'commission' | 'channelFee' | 'referral' | 'net', Fen>;

interface Asked {
  storeId: number;
  filter: LineFilter;
}

const daySeconds = 86_400;

function conditionOf({ storeId, filter: { kind, state, statement, from, to } }: Asked): SQL | undefined {
  const at = storeSettlementLines.createdAt;
  return and(
    eq(storeSettlementLines.storeId, storeId),
    kind && isOfKind(kind),
    state && isInState[state](storeId),
    statement ? isOf(statement) : undefined,
    from ? gte(at, startOfShopDay(from)) : undefined,
    to ? lt(at, addSeconds(startOfShopDay(to), daySeconds)) : undefined,
  );
}

/** Whatever the platform charged and gave: what neither an order brought nor a refund took. */
const isOfKind = (kind: NonNullable<LineFilter['kind']>) =>
  kind === 'charges'
    ? notInArray(storeSettlementLines.kind, ['earning', 'refund_reversal'])
    : eq(storeSettlementLines.kind, kind);

const isOf = (no: string) => sql`${storeSettlementLines.statementId} = (
  select ${storeStatements.id} from ${storeStatements} where ${storeStatements.no} = ${no})`;

const isInState: Record<(typeof lineStates)[number], (storeId: number) => SQL> = {
  settled: (storeId) => sql`${isSettled(storeId)} is true`,
  pending: (storeId) => sql`${isSettled(storeId)} is not true`,
  unstated: () => isNull(storeSettlementLines.statementId),
};

const isSettled = (storeId: number) => sql`(${storeSettlementLines.statementId} in (
  select ${storeStatements.id} from ${storeStatements}
  where ${storeStatements.storeId} = ${storeId} and ${storeStatements.status} = 'settled'))`;

/** What changed the earnings of a store, newest first, with the sums over all that the filter finds. */
export async function listLines(
  db: Executor,
  asked: Asked,
  page: Page,
): Promise<PageOf<SettlementLine> & { sums: LineSums }> {
  const [rows, { count, ...sums }] = await Promise.all([
    select(db, conditionOf(asked)).limit(page.limit).offset(page.offset),
    sumLines(db, asked),
  ]);
  return { list: await withNames(db, rows), total: count, sums };
}

/** The same a batch at a time, each begun below the last line of the one before. */
export async function* readLines(db: Executor, asked: Asked, batchSize = 500): AsyncGenerator<SettlementLine[]> {
  const { createdAt, id } = storeSettlementLines;
  let last: LineRow | undefined;
  for (;;) {
    const below = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows = await select(db, and(conditionOf(asked), below)).limit(batchSize);
    if (rows.length > 0) yield await withNames(db, rows);
    last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
  }
}

/** What these come to, and how many they are. */
export async function sumLines(db: Executor, asked: Asked): Promise<LineSums & { count: number }> {
  const of = (column: SQLWrapper) => sql<number>`coalesce(sum(${column}), 0)::bigint`.mapWith(Number);
  const { grossAmount, commissionAmount, commissionTaxAmount, channelFeeAmount, referralAmount, netAmount } =
    storeSettlementLines;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      gross: of(grossAmount),
      commission: of(sql`${commissionAmount} + ${commissionTaxAmount}`),
      channelFee: of(channelFeeAmount),
      referral: of(referralAmount),
      net: of(netAmount),
    })
    .from(storeSettlementLines)
    .where(conditionOf(asked));
  return row ?? { count: 0, gross: 0, commission: 0, channelFee: 0, referral: 0, net: 0 };
}

const dayOfLine = sql<string>`to_char(${storeSettlementLines.createdAt} at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`;

/** What each day brought that stands in no statement yet, the oldest first. */
export async function readUnstatedDays(db: Executor, storeId: number): Promise<{ day: string; net: Fen }[]> {
  return db
    .select({ day: dayOfLine, net: sql<number>`sum(${storeSettlementLines.netAmount})::bigint`.mapWith(Number) })
    .from(storeSettlementLines)
    .where(and(eq(storeSettlementLines.storeId, storeId), isNull(storeSettlementLines.statementId)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** What each day changed, every day from `from` to `now`. */
export async function readLineDays(
  db: Executor,
  storeId: number,
  { from, now }: { from: Date; now: Date },
): Promise<{ day: string; net: Fen }[]> {
  const { createdAt, netAmount } = storeSettlementLines;
  const rows = await db
    .select({
      day: dayOfLine,
      net: sql<number>`sum(${netAmount})::bigint`.mapWith(Number),
    })
    .from(storeSettlementLines)
    .where(and(eq(storeSettlementLines.storeId, storeId), gte(createdAt, from)))
    .groupBy(sql`1`);
  const found = new Map(rows.map(({ day, net }) => [day, net]));
  const days: { day: string; net: Fen }[] = [];
  for (let at = from; shopDay(at) <= shopDay(now); at = addSeconds(at, daySeconds)) {
    days.push({ day: shopDay(at), net: found.get(shopDay(at)) ?? 0 });
  }
  return days;
}

/** Words of the ledger in front of the number of the paper that a line comes of. */
const correctionCause = 'correction:';
const paperOf = new RegExp(`^(?:${correctionCause}|statement_adjust:)([A-Z]{2}\\d{14})`);

const reasonOfLine = sql<string>`case when ${storeSettlementLines.cause} like ${`${correctionCause}%`} then (
  select ${storeCorrections.reason} from ${storeCorrections}
  where ${storeCorrections.no} = substr(${storeSettlementLines.cause}, ${correctionCause.length + 1})) else '' end`;

const select = (db: Executor, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(storeSettlementLines), reason: reasonOfLine })
    .from(storeSettlementLines)
    .where(where)
    .orderBy(desc(storeSettlementLines.createdAt), desc(storeSettlementLines.id));

async function withNames(db: Executor, rows: LineRow[]): Promise<SettlementLine[]> {
  const orderIds = rows.flatMap(({ orderId }) => orderId ?? []);
  const statementIds = rows.flatMap(({ statementId }) => statementId ?? []);
  const [nos, statements] = await Promise.all([findOrderNos(db, orderIds), findStandings(db, statementIds)]);
  return rows.map((row) => ({
    ...row,
    orderNo: nos.get(row.orderId ?? 0) ?? '',
    documentNo: paperOf.exec(row.cause)?.[1] ?? '',
    statement: statements.get(row.statementId ?? 0),
  }));
}

async function findStandings(db: Executor, ids: number[]): Promise<ReadonlyMap<number, Standing>> {
  if (ids.length === 0) return new Map();
  const { id, no, status, confirmDeadline, settledAt } = storeStatements;
  const rows = await db
    .select({ id, no, status, confirmDeadline, settledAt })
    .from(storeStatements)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}
