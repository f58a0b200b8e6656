import { and, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import { withDocumentNumber } from '../db/document-number.ts';
import type { Actor } from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import type { Account } from './accounts.ts';
import type { JournalType, MemoKey } from './journal-types.ts';
import { walletAccounts, walletEntries, walletJournals } from './tables.ts';

export interface Posting {
  type: JournalType;
  /** The document that causes it. */
  ref: { type: string; no: string };
  /** What happens once only: a second posting under the same words changes nothing. */
  idem: string;
  memo: { key: MemoKey; args?: Record<string, string | number> };
  /** Positive credits, negative debits; sums to zero per unit; each account at most once. */
  entries: { account: Account; amount: number }[];
  /** Undefined for jobs and callbacks. */
  actor?: Actor | undefined;
  at: Date;
}

export interface Posted {
  no: string;
  /** False: it had been posted before, and nothing moved now. */
  isNew: boolean;
}

/**
 * Moves balance or points: the only way they move (docs/domain/wallet.md 3). Accounts are locked in the order of their
 * names, so that postings never wait for each other in a circle. Throws `balance_insufficient` or `points_insufficient`
 * when an account would fall below its floor; then nothing of the posting stays, even if the caller goes on.
 */
export async function post(tx: Executor, posting: Posting): Promise<Posted> {
  requireBalanced(posting);
  return tx.transaction(async (own) => {
    const journal = await withDocumentNumber('journal', posting.at, async (no) => {
      return (await insertJournal(own, posting, no)) ?? (await findPosted(own, posting));
    });
    if (journal.id === undefined) return { no: journal.no, isNew: false };
    const ordered = [...posting.entries].sort((left, right) => (left.account.id < right.account.id ? -1 : 1));
    const entries: (typeof walletEntries.$inferInsert)[] = [];
    for (const { account, amount } of ordered) {
      const balanceAfter = await moveAccount(own, account, amount, posting.at);
      const { id: accountId, unit } = account;
      entries.push({ journalId: journal.id, accountId, unit, amount, balanceAfter, createdAt: posting.at });
    }
    await own.insert(walletEntries).values(entries);
    return { no: journal.no, isNew: true };
  });
}

/** A posting that breaks these is a bug of the caller; the database would refuse it as well, but later. */
function requireBalanced({ entries, idem }: Posting): void {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${idem}: not an amount: ${amount}`);
    sums.set(account.unit, (sums.get(account.unit) ?? 0) + amount);
  }
  if (entries.length === 0 || [...sums.values()].some((sum) => sum !== 0)) throw new RangeError(`${idem}: unbalanced`);
  if (new Set(entries.map(({ account }) => account.id)).size < entries.length) {
    throw new RangeError(`${idem}: an account twice`);
  }
}

/** Undefined: the number is taken, or what is posted once has been posted. */
async function insertJournal(tx: Executor, { type, ref, idem, memo, actor, at }: Posting, no: string) {
  const [row] = await tx
    .insert(walletJournals)
    .values({
      no,
      type,
      refType: ref.type,
      refNo: ref.no,
      idem,
      memoKey: memo.key,
      memoArgs: memo.args ?? {},
      actorType: actor?.kind ?? 'system',
      actorId: actor?.kind === 'member' ? actor.userId : null,
      occurredAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: walletJournals.id, no: walletJournals.no });
  return row;
}

async function findPosted(tx: Executor, { type, ref, idem }: Posting) {
  const [row] = await tx.select().from(walletJournals).where(eq(walletJournals.idem, idem));
  if (!row) return undefined;
  if (row.type !== type || row.refType !== ref.type || row.refNo !== ref.no) {
    throw new RangeError(`${idem}: stands for another posting`);
  }
  return { id: undefined, no: row.no };
}

/** Answers the balance afterwards. The row stays locked until the transaction ends. An account is made when it first moves. */
async function moveAccount(tx: Executor, account: Account, amount: number, at: Date): Promise<number> {
  const { isFloorOwn, ...row } = account;
  const known = await changeBalance(tx, account, amount, at);
  if (known !== undefined) return known;
  const stored = isFloorOwn ? { ...row, minBalance: null } : row;
  await tx.insert(walletAccounts).values(stored).onConflictDoNothing();
  const first = await changeBalance(tx, account, amount, at);
  if (first !== undefined) return first;
  throw new DomainError(account.unit === 'CNY' ? 'balance_insufficient' : 'points_insufficient');
}

/** Undefined: there is no such account yet, or it would fall below its floor. */
async function changeBalance(
  tx: Executor,
  { isFloorOwn, ...row }: Account,
  amount: number,
  at: Date,
): Promise<number | undefined> {
  const { id, balance, minBalance } = walletAccounts;
  const after = sql`${balance} + ${amount}`;
  const isAllowed = or(isNull(minBalance), gte(after, minBalance));
  const isCovered = isFloorOwn && amount < 0 && row.minBalance !== null ? gte(after, row.minBalance) : undefined;
  const [moved] = await tx
    .update(walletAccounts)
    .set({ balance: after, updatedAt: at })
    .where(and(eq(id, row.id), isAllowed, isCovered))
    .returning({ balance });
  return moved?.balance;
}
