import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import { addSeconds, shopDay, startOfShopDay } from '#lib/server/kernel/clock.ts';
import type { Fen } from '#lib/server/kernel/money.ts';
import { referralCommissions } from '../commission-tables.ts';
import { referralRelations } from '../tables.ts';

export interface Earnings {
  /** By orders of today, of this month, and ever, less what went back. */
  today: Fen;
  month: Fen;
  total: Fen;
  frozen: Fen;
  pending: Fen;
}

const { userId: earner, status, amount, reversedAmount, createdAt } = referralCommissions;
const kept = sql`${amount} - ${reversedAmount}`;
const dayOf = sql<string>`to_char(${createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

/** What a promoter has earned, by when it was and how far it is. What is released stands in the ledger. */
export async function sumEarnings(db: Executor, userId: number, now: Date): Promise<Earnings> {
  const today = shopDay(now);
  const sumWhere = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${kept}) filter (where ${condition}), 0)`.mapWith(Number);
  const since = (day: string) => sql`${createdAt} >= ${startOfShopDay(day).toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      today: sumWhere(since(today)),
      month: sumWhere(since(`${today.slice(0, 7)}-01`)),
      total: sumWhere(sql`true`),
      frozen: sumWhere(sql`${status} = 'frozen'`),
      pending: sumWhere(sql`${status} = 'pending'`),
    })
    .from(referralCommissions)
    .where(eq(earner, userId));
  return row ?? { today: 0, month: 0, total: 0, frozen: 0, pending: 0 };
}

const shownDays = 30;

/** The last thirty days of the shop, oldest first: what the orders of each have earned, less what went back of them. */
export async function readEarningDays(
  db: Executor,
  userId: number,
  now: Date,
): Promise<{ day: string; amount: Fen }[]> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    shopDay(addSeconds(now, (index - shownDays + 1) * 86_400)),
  );
  const rows = await db
    .select({ day: dayOf, amount: sql<number>`sum(${kept})`.mapWith(Number) })
    .from(referralCommissions)
    .where(and(eq(earner, userId), gte(createdAt, startOfShopDay(days[0] ?? ''))))
    .groupBy(dayOf);
  const byDay = new Map(rows.map((row) => [row.day, row.amount]));
  return days.map((day) => ({ day, amount: byDay.get(day) ?? 0 }));
}

/** How many people came by the own code, and by theirs. */
export async function countPeople(db: Executor, userId: number): Promise<{ level1: number; level2: number }> {
  const { parentId, grandId } = referralRelations;
  const countOf = (column: typeof parentId | typeof grandId) =>
    db.select({ people: count() }).from(referralRelations).where(eq(column, userId));
  const [[near], [far]] = await Promise.all([countOf(parentId), countOf(grandId)]);
  return { level1: near?.people ?? 0, level2: far?.people ?? 0 };
}
