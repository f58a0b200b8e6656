import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { addSeconds, shopDay, startOfShopDay } from '../kernel/clock.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import { accounts } from './accounts.ts';
import type { JournalType } from './journal-types.ts';
import { type Unit, walletEntries, walletJournals } from './tables.ts';

export interface MovementFilter {
  type?: JournalType | undefined;
  /** Days of the shop, `yyyy-mm-dd`, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** One line of a user's balance or points. What is set aside leaves the line "hold", and comes back as "hold_release". */
export interface Movement {
  id: number;
  unit: Unit;
  amount: number;
  before: number;
  after: number;
  type: JournalType;
  refNo: string;
  memoKey: string;
  memoArgs: Record<string, string | number>;
  at: Date;
}

interface MovementQuery {
  userId: number;
  units: Unit[];
  filter: MovementFilter;
}

const accountOf = { CNY: accounts.userBalance, PT: accounts.points };

/** Movements of a user, newest first. */
export async function listMovements(ctx: ServerContext, query: MovementQuery, page: Page): Promise<PageOf<Movement>> {
  const [list, [all]] = await Promise.all([
    selectMovements(ctx.db, conditionOf(query)).limit(page.limit).offset(page.offset),
    ctx.db
      .select({ total: count() })
      .from(walletEntries)
      .innerJoin(walletJournals, eq(walletJournals.id, walletEntries.journalId))
      .where(conditionOf(query)),
  ]);
  return { list: list.map(toMovement), total: all?.total ?? 0 };
}

/**
 * All movements of a user, newest first, a batch at a time: each begins below the last line of the one before, so
 * neither memory nor a connection is held while a slow reader takes its time.
 */
export async function* readMovements(
  ctx: ServerContext,
  query: MovementQuery,
  batchSize = 500,
): AsyncGenerator<Movement[]> {
  let below: number | undefined;
  while (true) {
    const condition = and(conditionOf(query), below === undefined ? undefined : lt(walletEntries.id, below));
    const rows = await selectMovements(ctx.db, condition).limit(batchSize);
    if (rows.length > 0) yield rows.map(toMovement);
    below = rows.at(-1)?.entry.id;
    if (rows.length < batchSize) return;
  }
}

interface DailySums {
  /** Oldest first, today last. */
  days: string[];
  amounts: number[];
  points: number[];
}

/** What each of the last seven days of the shop changed (contract §6, overview): sums of changes, not balances. */
export async function sumWeek(ctx: ServerContext, userId: number): Promise<DailySums> {
  const now = ctx.clock.now();
  const days = Array.from({ length: 7 }, (_, index) => shopDay(addSeconds(now, (index - 6) * 86_400)));
  const day = sql<string>`to_char(${walletEntries.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({ unit: walletEntries.unit, day, sum: sql<number>`sum(${walletEntries.amount})::bigint` })
    .from(walletEntries)
    .where(
      and(
        ofUser(userId, ['CNY', 'PT']),
        gte(walletEntries.createdAt, startOfShopDay(days[0] ?? '')),
        lt(walletEntries.createdAt, endOf(days[6] ?? '')),
      ),
    )
    .groupBy(walletEntries.unit, day);
  const sumOf = (unit: Unit) => days.map((name) => rows.find((row) => row.unit === unit && row.day === name)?.sum ?? 0);
  return { days, amounts: sumOf('CNY'), points: sumOf('PT') };
}

export function selectMovements(db: Executor, condition: SQL | undefined) {
  return db
    .select({ entry: walletEntries, journal: walletJournals })
    .from(walletEntries)
    .innerJoin(walletJournals, eq(walletJournals.id, walletEntries.journalId))
    .where(condition)
    .orderBy(desc(walletEntries.id));
}

function conditionOf({ userId, units, filter }: MovementQuery): SQL | undefined {
  return and(
    ofUser(userId, units),
    filter.type && eq(walletJournals.type, filter.type),
    filter.from ? gte(walletEntries.createdAt, startOfShopDay(filter.from)) : undefined,
    filter.to ? lt(walletEntries.createdAt, endOf(filter.to)) : undefined,
  );
}

function ofUser(userId: number, units: Unit[]): SQL {
  return inArray(
    walletEntries.accountId,
    units.map((unit) => accountOf[unit](userId).id),
  );
}

const endOf = (day: string) => addSeconds(startOfShopDay(day), 86_400);

type Row = { entry: typeof walletEntries.$inferSelect; journal: typeof walletJournals.$inferSelect };

export function toMovement({ entry, journal }: Row): Movement {
  return {
    id: entry.id,
    unit: entry.unit,
    amount: entry.amount,
    before: entry.balanceAfter - entry.amount,
    after: entry.balanceAfter,
    type: journal.type as JournalType,
    refNo: journal.refNo,
    memoKey: journal.memoKey,
    memoArgs: journal.memoArgs,
    at: entry.createdAt,
  };
}
