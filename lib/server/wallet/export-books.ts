import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { addSeconds, shopDay, startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import { type BookPeriod, endOfShopDay, nameOfAccount } from './books.ts';
import type { JournalType } from './journal-types.ts';
import { walletAccounts, walletEntries, walletJournals } from './tables.ts';

/** A line for who keeps the books; of a day and an account together where that was asked for. */
export interface BookLineRow {
  day: string;
  /** Number of the journal; empty for the sum of a day. */
  journalNo: string;
  type: JournalType | null;
  refNo: string;
  account: string;
  /** Whose account it is; null of the platform, and of sums that are not told apart by owner. */
  owner: { type: 'user' | 'store'; id: number } | null;
  debit: Fen;
  credit: Fen;
}

/** A row an entry, or the sums of each day. */
export type BookDetail = 'entry' | 'day';

interface Read extends Record<string, unknown> {
  id: string;
  journal: string;
  at: string;
  day: string;
  no: string;
  type: JournalType | null;
  ref: string;
  account: string;
  ownerType: 'user' | 'store' | 'platform' | null;
  owner: string | null;
  debit: string;
  credit: string;
}

const within = ({ from, to }: BookPeriod): SQL => sql`e.unit = 'CNY'
  and e.created_at >= ${startOfShopDay(from).toISOString()} and e.created_at < ${endOfShopDay(to).toISOString()}`;

const dayOf = sql`to_char(e.created_at at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`;

interface LineFilter {
  /** Of these accounts alone; missing: of all. */
  only?: readonly string[];
  batchSize?: number;
}

/**
 * Entries in the order of time and journal by journal, whose lines belong together, a batch at a time: each begins behind the
 * last of the one before.
 */
export async function* readBookLines(
  db: Executor,
  period: BookPeriod,
  { only, batchSize = 1000 }: LineFilter = {},
): AsyncGenerator<BookLineRow[]> {
  const ofThese = only ? sql`and e.account_id in ${[...only]}` : sql``;
  let last: Read | undefined;
  for (;;) {
    const behind = last
      ? sql`and (e.created_at, e.journal_id, e.id) > (${last.at}::timestamptz, ${last.journal}, ${last.id})`
      : sql``;
    const { rows } = await db.execute<Read>(sql`
      select e.id::text as id, e.journal_id::text as journal, e.created_at::text as at, ${dayOf} as day, j.no, j.type, j.ref_no as ref,
        ${nameOfAccount(sql`a`)} as account, a.owner_type as "ownerType", a.owner_id::text as owner,
        greatest(-e.amount, 0)::text as debit, greatest(e.amount, 0)::text as credit
      from ${walletEntries} e join ${walletJournals} j on j.id = e.journal_id
      join ${walletAccounts} a on a.id = e.account_id
      where ${within(period)} ${ofThese} ${behind} order by e.created_at, e.journal_id, e.id limit ${batchSize}`);
    if (rows.length > 0) yield rows.map(toRow);
    last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
  }
}

/**
 * What each day debited and credited each account, a month at a time: as many rows as days and accounts, however much was sold;
 * `isByOwner`: as days and owners.
 */
export async function* readBookDays(
  db: Executor,
  period: BookPeriod,
  { isByOwner }: { isByOwner: boolean },
): AsyncGenerator<BookLineRow[]> {
  const owner = isByOwner ? sql`a.owner_id::text` : sql`null::text`;
  const ownerType = isByOwner ? sql`a.owner_type` : sql`null::text`;
  for await (const month of monthsOf(db, period)) {
    const { rows } = await db.execute<Read>(sql`
      select '' as id, '' as journal, '' as at, ${dayOf} as day, '' as no, null as type, '' as ref,
        ${nameOfAccount(sql`a`)} as account, ${ownerType} as "ownerType", ${owner} as owner,
        coalesce(sum(-e.amount) filter (where e.amount < 0), 0)::text as debit,
        coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as credit
      from ${walletEntries} e join ${walletAccounts} a on a.id = e.account_id
      where ${within(month)} group by 4, 8, 9, 10 order by 4, 8, 9, length(${owner}), 10`);
    if (rows.length > 0) yield rows.map(toRow);
  }
}

/** The months of a period in which something moved, or after which it did. */
async function* monthsOf(db: Executor, { from, to }: BookPeriod): AsyncGenerator<BookPeriod> {
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select min(${dayOf}) as first from ${walletEntries} e where ${within({ from, to })}`,
  );
  for (let first = rows[0]?.first; first && first <= to; ) {
    const next = shopDay(addSeconds(startOfShopDay(`${first.slice(0, 7)}-28`), 4 * 86_400)).slice(0, 7);
    const last = shopDay(addSeconds(startOfShopDay(`${next}-01`), -1));
    yield { from: first, to: last < to ? last : to };
    first = `${next}-01`;
  }
}

/**
 * How many vouchers the month of a day has before it: journals, or days on which something moved. What is behind nothing is
 * changed by, so that a voucher keeps its number whichever part of the month is exported.
 */
export async function countVouchersBefore(db: Executor, day: string, detail: BookDetail): Promise<number> {
  const counted = detail === 'day' ? dayOf : sql`e.journal_id`;
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct ${counted})::int as count from ${walletEntries} e
    where e.unit = 'CNY' and e.created_at >= ${startOfShopDay(`${day.slice(0, 7)}-01`).toISOString()}
      and e.created_at < ${startOfShopDay(day).toISOString()}`);
  return rows[0]?.count ?? 0;
}

const toRow = ({ day, no, type, ref, account, ownerType, owner, debit, credit }: Read): BookLineRow => ({
  day,
  journalNo: no,
  type,
  refNo: ref,
  account,
  owner:
    owner === null || ownerType === null || ownerType === 'platform' ? null : { type: ownerType, id: Number(owner) },
  debit: Number(debit),
  credit: Number(credit),
});
