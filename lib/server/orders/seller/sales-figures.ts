import { and, eq, gte, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SpecTexts } from '#lib/contract/catalogue/specification.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import { findPictureFiles, type PictureFile } from '#lib/server/files/index.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { orderDispatches } from '../dispatch-tables.ts';
import { orderLines, orders } from '../tables.ts';

/** Whose sales: what one store has taken, or all of the shop. */
export type SalesScope = { storeId: number } | 'shop';

interface SalesDay {
  /** `yyyy-mm-dd` of the shop. */
  day: string;
  orders: number;
  sales: Fen;
  refunded: Fen;
  claimMinutes: number | null;
}

interface TopProduct {
  name: SpecTexts;
  picture: PictureFile | undefined;
  qty: number;
  sales: Fen;
}

const dayOf = (column: SQL | typeof orders.createdAt) =>
  sql<string>`to_char(${column} at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`;

/** What was ordered since then and has been paid, by the indexes `orders_created` and `orders_seller`. */
function soldSince(scope: SalesScope, from: Date): SQL | undefined {
  return and(
    scope === 'shop' ? undefined : eq(orders.sellerId, scope.storeId),
    gte(orders.createdAt, from),
    isNotNull(orders.paidAt),
  );
}

/** Every day from `from` to `now`, with nothing where nothing was sold. */
export async function readSalesDays(
  db: Executor,
  scope: SalesScope,
  { from, now }: { from: Date; now: Date },
): Promise<SalesDay[]> {
  const rows = await db
    .select({
      day: dayOf(orders.createdAt),
      orders: sql<number>`count(*)::int`,
      sales: sql<number>`sum(${orders.paidAmount})::bigint`.mapWith(Number),
      refunded: sql<number>`sum(${orders.refundedAmount})::bigint`.mapWith(Number),
    })
    .from(orders)
    .where(soldSince(scope, from))
    .groupBy(sql`1`);
  const sold = new Map(rows.map((row) => [row.day, row]));
  const claims = scope === 'shop' ? new Map<string, number>() : await readClaimMinutes(db, scope.storeId, from);
  return daysFrom(from, now).map((name) => ({
    orders: 0,
    sales: 0,
    refunded: 0,
    ...sold.get(name),
    day: name,
    claimMinutes: claims.get(name) ?? null,
  }));
}

async function readClaimMinutes(db: Executor, storeId: number, from: Date): Promise<Map<string, number>> {
  const rows = await db
    .select({
      day: dayOf(sql`${orderDispatches.claimedAt}`),
      minutes: sql<number>`round(avg(extract(epoch from ${orderDispatches.claimedAt} - ${orderDispatches.pooledAt})) / 60)::int`,
    })
    .from(orderDispatches)
    .where(
      and(
        eq(orderDispatches.storeId, storeId),
        gte(orderDispatches.claimedAt, from),
        isNotNull(orderDispatches.pooledAt),
      ),
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ day, minutes }) => [day, minutes]));
}

function daysFrom(from: Date, now: Date): string[] {
  const days: string[] = [];
  for (let at = from.getTime(); shopDay(new Date(at)) <= shopDay(now); at += 86_400_000)
    days.push(shopDay(new Date(at)));
  return days;
}

/** What was sold for most money since then, net of what went back; lines of an offer in words by their words. */
export async function readTopProducts(
  db: Executor,
  scope: SalesScope,
  { from, limit }: { from: Date; limit: number },
): Promise<TopProduct[]> {
  const net = sql<number>`sum(${orderLines.paidAmount} - ${orderLines.refundedAmount})::bigint`;
  const rows = await db
    .select({
      name: sql<SpecTexts>`(array_agg(${orderLines.name} order by ${orderLines.id} desc))[1]`,
      pictureFileId: sql<number | null>`max(${orderLines.pictureFileId})`.mapWith(Number),
      qty: sql<number>`sum(${orderLines.qty} - ${orderLines.refundedQty})::int`,
      sales: net.mapWith(Number),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(soldSince(scope, from))
    .groupBy(sql`coalesce(${orderLines.productId}::text, ${orderLines.name} ->> ${sql.raw(`'${defaultLocale}'`)})`)
    .orderBy(sql`4 desc`)
    .limit(limit);
  const pictures = await findPictureFiles(
    db,
    rows.map(({ pictureFileId }) => pictureFileId),
  );
  return rows.map(({ pictureFileId, ...row }) => ({ ...row, picture: pictures.get(pictureFileId ?? 0) }));
}

/** What a store can expect of orders that it has taken and that are not completed: without the platform's share. */
export async function sumExpected(db: Executor, storeId: number): Promise<Fen> {
  const cash = sql`${orders.paidAmount} - ${orders.refundedAmount}`;
  const share = sql`(
    select coalesce(sum(case when l.fee_terms is null then base * ${orders.commissionBp} / 10000 else (
      select coalesce(sum(least(greatest(base * t.bp / 10000, t."minAmount"), coalesce(t."maxAmount", base))), 0)
      from jsonb_to_recordset(l.fee_terms) as t(bp int, "minAmount" bigint, "maxAmount" bigint)) end), 0)::bigint
    from (select *, paid_amount + points_alloc_amount as base from order_lines where order_id = ${orders.id}) l)`;
  const [row] = await db
    .select({
      sum: sql<number>`coalesce(sum(greatest(0, ${cash} + ${orders.pointsAmount} - ${share})), 0)::bigint`.mapWith(
        Number,
      ),
    })
    .from(orders)
    .where(and(eq(orders.storeId, storeId), inArray(orders.status, ['processing', 'shipped', 'received'])));
  return row?.sum ?? 0;
}
