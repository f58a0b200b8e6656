import { and, count, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type BookAccount, type BookSection, bookAccounts, bookSections } from '#lib/contract/wallet/books.ts';
import type { Executor } from '../db/connection.ts';
import { addSeconds, startOfShopDay } from '../kernel/clock.ts';
import type { Fen } from '../kernel/money.ts';
import type { Page, PageOf } from '../kernel/paging.ts';
import type { JournalType } from './journal-types.ts';
import { walletAccounts, walletEntries, walletJournals } from './tables.ts';

/** Days of the shop, both included. */
export interface BookPeriod {
  from: string;
  to: string;
}

export interface Amounts {
  opening: Fen;
  movement: Fen;
  closing: Fen;
}

interface BookLine extends Amounts {
  account: BookAccount;
}

interface BookPart extends Amounts {
  section: BookSection;
  accounts: BookLine[];
}

interface Books {
  sections: BookPart[];
  /** What the ledger holds sums to zero, and every account of it stands in one of the sections. */
  isBalanced: boolean;
}

/** The first moment behind a day of the shop. */
export const endOfShopDay = (day: string) => addSeconds(startOfShopDay(day), 86_400);

/** An account of the platform by itself, others by their kind. */
export const nameOfAccount = (account: SQL) =>
  sql<BookAccount>`case ${account}.owner_type when 'platform' then ${account}.id else ${account}.kind end`;

const accountName = nameOfAccount(sql`${walletAccounts}`);

/** Debit is above zero where something was spent, and where money lies. */
const isDebit: Record<BookSection, boolean> = { income: false, expense: true, held: false, places: true, other: false };

/**
 * What each kind of account held before a period and after it, in one look: what moved since then is taken off what there is
 * now, so that the history before it costs nothing.
 */
export async function readBooks(db: Executor, { from, to }: BookPeriod): Promise<Books> {
  const { rows } = await db.execute<{ account: BookAccount; opening: string; movement: string }>(sql`
    with moved as (
      select ${walletEntries.accountId} as id, sum(${walletEntries.amount}) as since,
        sum(${walletEntries.amount}) filter (where ${walletEntries.createdAt} < ${endOfShopDay(to).toISOString()}) as movement
      from ${walletEntries}
      where ${walletEntries.createdAt} >= ${startOfShopDay(from).toISOString()} and ${walletEntries.unit} = 'CNY'
      group by 1)
    select ${accountName} as account, sum(${walletAccounts.balance} - coalesce(moved.since, 0))::bigint as opening,
      sum(coalesce(moved.movement, 0))::bigint as movement
    from ${walletAccounts} left join moved on moved.id = ${walletAccounts.id}
    where ${walletAccounts.unit} = 'CNY' group by 1`);
  const found = new Map(
    rows.map(({ account, opening, movement }) => [account, { opening: Number(opening), movement: Number(movement) }]),
  );
  const sections = (Object.keys(bookSections) as BookSection[]).map((section) => toPart(section, found));
  const sum = sections.reduce((total, { section, closing }) => total + (isDebit[section] ? -closing : closing), 0);
  const isComplete = rows.every(({ account }) => bookAccounts.includes(account));
  return { sections, isBalanced: sum === 0 && isComplete };
}

function toPart(section: BookSection, found: Map<string, { opening: Fen; movement: Fen }>): BookPart {
  const sign = isDebit[section] ? -1 : 1;
  // Zero has no sign.
  const turn = (amount: Fen) => sign * amount || 0;
  const accounts = bookSections[section].map((account) => {
    const { opening = 0, movement = 0 } = found.get(account) ?? {};
    return { account, opening: turn(opening), movement: turn(movement), closing: turn(opening + movement) };
  });
  const total = (key: keyof Amounts) => accounts.reduce((sum, line) => sum + line[key], 0);
  return { section, accounts, opening: total('opening'), movement: total('movement'), closing: total('closing') };
}

export interface BookEntry {
  id: number;
  journalNo: string;
  type: JournalType;
  memoKey: string;
  memoArgs: Record<string, string | number>;
  refNo: string;
  account: BookAccount;
  ownerId: number | null;
  /** As the section of its account counts it. */
  amount: Fen;
  at: Date;
}

interface EntryFilter extends BookPeriod {
  account?: BookAccount | undefined;
}

const conditionOf = ({ from, to, account }: EntryFilter): SQL | undefined =>
  and(
    eq(walletEntries.unit, 'CNY'),
    gte(walletEntries.createdAt, startOfShopDay(from)),
    lt(walletEntries.createdAt, endOfShopDay(to)),
    account && sql`${accountName} = ${account}`,
  );

/** The entries of a period, of one kind of account or of all, newest first. */
export async function listBookEntries(db: Executor, filter: EntryFilter, page: Page): Promise<PageOf<BookEntry>> {
  const where = conditionOf(filter);
  const [list, [all]] = await Promise.all([
    db
      .select({
        entry: walletEntries,
        journal: walletJournals,
        account: accountName,
        owner: walletAccounts.ownerId,
      })
      .from(walletEntries)
      .innerJoin(walletAccounts, eq(walletAccounts.id, walletEntries.accountId))
      .innerJoin(walletJournals, eq(walletJournals.id, walletEntries.journalId))
      .where(where)
      .orderBy(desc(walletEntries.createdAt), desc(walletEntries.id))
      .limit(page.limit)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(walletEntries)
      .innerJoin(walletAccounts, eq(walletAccounts.id, walletEntries.accountId))
      .where(where),
  ]);
  return {
    total: all?.total ?? 0,
    list: list.map(({ entry, journal, account, owner }) => ({
      id: entry.id,
      journalNo: journal.no,
      type: journal.type as JournalType,
      memoKey: journal.memoKey,
      memoArgs: journal.memoArgs,
      refNo: journal.refNo,
      account,
      ownerId: owner,
      amount: isDebit[sectionOf(account)] ? -entry.amount : entry.amount,
      at: entry.createdAt,
    })),
  };
}

function sectionOf(account: BookAccount): BookSection {
  const sections = Object.entries(bookSections) as [BookSection, readonly BookAccount[]][];
  return sections.find(([, accounts]) => accounts.includes(account))?.[0] ?? 'other';
}
