import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { logStatusChange } from '../db/status-log.ts';
import type { Member } from '../kernel/actor.ts';
import { startOfShopDay } from '../kernel/clock.ts';
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
  /** Whose account it is; null of the platform and of sums. */
  ownerId: number | null;
  debit: Fen;
  credit: Fen;
}

type BookDetail = 'entry' | 'day';

/** What was asked for, and by whom, is written down before anything is read. */
export async function exportBooks(
  db: Executor,
  actor: Member,
  { detail, ...period }: BookPeriod & { detail: BookDetail },
): Promise<AsyncGenerator<BookLineRow[]>> {
  const entity = { entityType: 'books', entityId: 0, from: null, to: 'exported', event: 'export' };
  await logStatusChange(db, { ...entity, actor, data: { ...period, detail } });
  return detail === 'day' ? readDays(db, period) : readLines(db, period);
}

interface Read extends Record<string, unknown> {
  id: string;
  journal: string;
  at: string;
  day: string;
  no: string;
  type: JournalType | null;
  ref: string;
  account: string;
  owner: string | null;
  debit: string;
  credit: string;
}

const within = ({ from, to }: BookPeriod): SQL => sql`e.unit = 'CNY'
  and e.created_at >= ${startOfShopDay(from).toISOString()} and e.created_at < ${endOfShopDay(to).toISOString()}`;

const dayOf = sql`to_char(e.created_at at time zone 'Asia/Shanghai', 'yyyy-mm-dd')`;

/**
 * In the order of time and journal by journal, whose lines belong together, a batch at a time: each begins behind the last of
 * the one before.
 */
async function* readLines(db: Executor, period: BookPeriod, batchSize = 1000): AsyncGenerator<BookLineRow[]> {
  let last: Read | undefined;
  for (;;) {
    const behind = last
      ? sql`and (e.created_at, e.journal_id, e.id) > (${last.at}::timestamptz, ${last.journal}, ${last.id})`
      : sql``;
    const { rows } = await db.execute<Read>(sql`
      select e.id::text as id, e.journal_id::text as journal, e.created_at::text as at, ${dayOf} as day, j.no, j.type, j.ref_no as ref,
        ${nameOfAccount(sql`a`)} as account, a.owner_id::text as owner,
        greatest(-e.amount, 0)::text as debit, greatest(e.amount, 0)::text as credit
      from ${walletEntries} e join ${walletJournals} j on j.id = e.journal_id
      join ${walletAccounts} a on a.id = e.account_id
      where ${within(period)} ${behind} order by e.created_at, e.journal_id, e.id limit ${batchSize}`);
    if (rows.length > 0) yield rows.map(toRow);
    last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
  }
}

/** What each day debited and credited each account: as many rows as days and accounts, however much was sold. */
async function* readDays(db: Executor, period: BookPeriod): AsyncGenerator<BookLineRow[]> {
  const { rows } = await db.execute<Read>(sql`
    select '' as id, '' as journal, '' as at, ${dayOf} as day, '' as no, null as type, '' as ref, ${nameOfAccount(sql`a`)} as account,
      null as owner, coalesce(sum(-e.amount) filter (where e.amount < 0), 0)::text as debit,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as credit
    from ${walletEntries} e join ${walletAccounts} a on a.id = e.account_id
    where ${within(period)} group by 4, 8 order by 4, 8`);
  yield rows.map(toRow);
}

const toRow = ({ day, no, type, ref, account, owner, debit, credit }: Read): BookLineRow => ({
  day,
  journalNo: no,
  type,
  refNo: ref,
  account,
  ownerId: owner === null ? null : Number(owner),
  debit: Number(debit),
  credit: Number(credit),
});
