import { desc, eq, gte, type SQL, sql } from 'drizzle-orm';
import type { statisticsBy } from '#lib/contract/aftersales/desk-cases.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '#lib/server/db/connection.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { addSeconds } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { findStoreNames } from '#lib/server/store/index.ts';
import { aftersaleLines, aftersaleReasons, aftersales } from '../tables.ts';

const mostRows = 100;

type By = (typeof statisticsBy)[number];

interface StatisticsRow {
  /** Below nothing where it is no product. */
  id: number;
  /** Empty: the platform itself. */
  name: string;
  cases: number;
  disputes: number;
  refunded: Fen;
  hours: number | null;
}

interface Statistics {
  list: StatisticsRow[];
  cases: number;
  refunded: Fen;
}

const figures = {
  cases: sql<number>`count(distinct ${aftersales.id})::int`,
  disputes: sql<number>`count(distinct ${aftersales.id}) filter (where ${aftersales.isDisputed})::int`,
  hours: sql<
    number | null
  >`round(avg(extract(epoch from ${aftersales.closedAt} - ${aftersales.createdAt})) / 3600)::int`,
};
const refundedOfCases =
  sql<number>`coalesce(sum(${aftersales.approvedAmount}) filter (where ${aftersales.status} = 'completed'), 0)::bigint`.mapWith(
    Number,
  );
/** Of a case with several lines each bears the share of what its pieces are worth. */
const refundedOfLines =
  sql<number>`coalesce(sum(round(${aftersales.approvedAmount}::numeric * ${aftersaleLines.goodsAmount} / nullif(${aftersales.goodsAmount}, 0))) filter (where ${aftersales.status} = 'completed'), 0)::bigint`.mapWith(
    Number,
  );

/** What is no product of the shop, such as a line of an offer, counts under the name it was sold by. */
const ownName = sql`case when ${aftersaleLines.productId} is null then ${aftersaleLines.name} end`;

/** Cases since so many days by store, product or reason, most first. */
export async function readStatistics(
  { db, clock }: ServerContext,
  { by, days, locale }: { by: By; days: number; locale: Locale },
): Promise<Statistics> {
  const since = gte(aftersales.createdAt, addSeconds(clock.now(), -days * 86_400));
  const [list, [all]] = await Promise.all([
    readers[by](db, since, locale),
    db.select({ cases: figures.cases, refunded: refundedOfCases }).from(aftersales).where(since),
  ]);
  return { list, cases: all?.cases ?? 0, refunded: all?.refunded ?? 0 };
}

const readers: Record<By, (db: Executor, since: SQL, locale: Locale) => Promise<StatisticsRow[]>> = {
  store: async (db, since) => {
    const rows = await db
      .select({
        id: sql<number>`coalesce(${aftersales.storeId}, 0)::bigint`.mapWith(Number),
        ...figures,
        refunded: refundedOfCases,
      })
      .from(aftersales)
      .where(since)
      .groupBy(aftersales.storeId)
      .orderBy(desc(figures.cases))
      .limit(mostRows);
    const names = await findStoreNames(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, name: names.get(row.id) ?? '' }));
  },
  reason: (db, since, locale) =>
    db
      .select({
        id: aftersaleReasons.id,
        name: sql<string>`${aftersaleReasons.texts} ->> ${locale}`,
        ...figures,
        refunded: refundedOfCases,
      })
      .from(aftersales)
      .innerJoin(aftersaleReasons, eq(aftersaleReasons.id, aftersales.reasonId))
      .where(since)
      .groupBy(aftersaleReasons.id)
      .orderBy(desc(figures.cases))
      .limit(mostRows),
  product: (db, since, locale) =>
    db
      .select({
        id: sql<number>`coalesce(${aftersaleLines.productId}, -min(${aftersaleLines.id}))::bigint`.mapWith(Number),
        name: sql<string>`max(${aftersaleLines.name} ->> ${locale})`,
        ...figures,
        refunded: refundedOfLines,
      })
      .from(aftersales)
      .innerJoin(aftersaleLines, eq(aftersaleLines.aftersaleId, aftersales.id))
      .where(since)
      .groupBy(aftersaleLines.productId, ownName)
      .orderBy(desc(figures.cases))
      .limit(mostRows),
};
