import { and, desc, eq, gte, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { addSeconds, shopDay, startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { findOrderNos } from '../orders/index.ts';
import { storeSettlementLines } from './tables.ts';

type LineRow = typeof storeSettlementLines.$inferSelect;

/** A line, with the number of its order; empty: of none. */
export type SettlementLine = LineRow & { orderNo: string };

interface LineFilter {
  kind?: LineRow['kind'] | undefined;
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

function conditionOf({ storeId, filter: { kind, from, to } }: Asked): SQL | undefined {
  const at = storeSettlementLines.createdAt;
  return and(
    eq(storeSettlementLines.storeId, storeId),
    kind && eq(storeSettlementLines.kind, kind),
    from ? gte(at, startOfShopDay(from)) : undefined,
    to ? lt(at, addSeconds(startOfShopDay(to), daySeconds)) : undefined,
  );
}

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
  return { list: await withOrderNos(db, rows), total: count, sums };
}

/** The same a batch at a time, each begun below the last line of the one before. */
export async function* readLines(db: Executor, asked: Asked, batchSize = 500): AsyncGenerator<SettlementLine[]> {
  const { createdAt, id } = storeSettlementLines;
  let last: LineRow | undefined;
  for (;;) {
    const below = last && sql`(${createdAt}, ${id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
    const rows = await select(db, and(conditionOf(asked), below)).limit(batchSize);
    if (rows.length > 0) yield await withOrderNos(db, rows);
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

/** What each day changed, every day from `from` to `now`. */
export async function readLineDays(
  db: Executor,
  storeId: number,
  { from, now }: { from: Date; now: Date },
): Promise<{ day: string; net: Fen }[]> {
  const { createdAt, netAmount } = storeSettlementLines;
  const rows = await db
    .select({
      day: sql<string>`to_char(${createdAt} at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`,
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

const select = (db: Executor, where: SQL | undefined) =>
  db
    .select()
    .from(storeSettlementLines)
    .where(where)
    .orderBy(desc(storeSettlementLines.createdAt), desc(storeSettlementLines.id));

async function withOrderNos(db: Executor, rows: LineRow[]): Promise<SettlementLine[]> {
  const nos = await findOrderNos(
    db,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  return rows.map((row) => ({ ...row, orderNo: nos.get(row.orderId ?? 0) ?? '' }));
}
