import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import type { LedgerFault, LedgerRule } from './ledger-fault.ts';

/** Each answers the rows that break it. */
const rules = {
  balanceIsSum: sql`
    select a.id as subject, a.balance as found, coalesce(sum(e.amount), 0)::bigint as expected
    from wallet_accounts a left join wallet_entries e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  unitSumsToZero: sql`
    select unit as subject, sum(balance)::bigint as found, 0 as expected
    from wallet_accounts group by unit having sum(balance) <> 0`,
  journalSumsToZero: sql`
    select j.no as subject, sum(e.amount)::bigint as found, 0 as expected
    from wallet_journals j join wallet_entries e on e.journal_id = j.id
    group by j.no, e.unit having sum(e.amount) <> 0`,
  journalHasEntries: sql`
    select j.no as subject, 0 as found, 2 as expected from wallet_journals j
    where not exists (select 1 from wallet_entries e where e.journal_id = j.id)`,
  entriesAreAChain: sql`
    select subject, found, expected from (
      select account_id || ' #' || id as subject, balance_after as found,
        coalesce(lag(balance_after) over (partition by account_id order by id), 0) + amount as expected
      from wallet_entries) chain
    where found <> expected`,
  balanceAboveFloor: sql`
    select id as subject, balance as found, min_balance as expected from wallet_accounts where balance < min_balance`,
  holdsAreSum: sql`
    with held as (
      select case unit when 'CNY' then 'user_balance_hold:' else 'points_hold:' end || user_id as id, amount
      from wallet_holds where status = 'open'),
    sums as (select id, sum(amount)::bigint as amount from held group by id)
    select coalesce(a.id, s.id) as subject, coalesce(a.balance, 0) as found, coalesce(s.amount, 0) as expected
    from (select id, balance from wallet_accounts where kind in ('user_balance_hold', 'points_hold')) a
    full join sums s on s.id = a.id where coalesce(a.balance, 0) <> coalesce(s.amount, 0)`,
} satisfies Partial<Record<LedgerRule, SQL>>;

/**
 * What documents of one kind must have in the ledger: `documents` answers `idem`, `account_id` and `amount` of what each
 * must have posted, `postings` which postings are theirs and so must have a document. Modules name theirs; the ledger knows
 * none of them.
 */
export interface PostingExpectation {
  documents: SQL;
  /** A condition on the journal `j`. */
  postings: SQL;
}

/** Manual corrections are documents of this very module. */
const adjustments: PostingExpectation = {
  documents: sql`
    select 'adjustment:' || unit || ':' || no as idem, amount,
      case unit when 'CNY' then 'user_balance:' else 'points:' end || user_id as account_id
    from wallet_adjustments where status = 'approved'`,
  postings: sql`j.idem ~ '^adjustment:(CNY|PT):AJ'`,
};

const compare = (joined: SQL) => sql`
  select coalesce(documents.idem, posted.idem) as subject, coalesce(posted.amount, 0)::bigint as found,
    coalesce(documents.amount, 0)::bigint as expected ${joined}`;

const posted = (postings: SQL) => sql`
  select j.idem, e.account_id, e.amount from wallet_journals j join wallet_entries e on e.journal_id = j.id
  where ${postings}`;

function rulesOf({ documents, postings }: PostingExpectation): Partial<Record<LedgerRule, SQL>> {
  return {
    documentIsPosted: compare(sql`
      from (${documents}) documents
      left join (${posted(postings)}) posted on posted.idem = documents.idem and posted.account_id = documents.account_id
      where posted.amount is distinct from documents.amount`),
    postingHasDocument: compare(sql`
      from (select idem, max(amount) as amount from (${posted(postings)}) own group by idem) posted
      left join (${documents}) documents on documents.idem = posted.idem where documents.idem is null`),
  };
}

/** Everything wrong with the ledger, at one moment; nothing when it is sound. */
export async function checkLedger(
  ctx: Pick<ServerContext, 'db'>,
  expectations: PostingExpectation[] = [],
): Promise<LedgerFault[]> {
  const all = [rules, ...[adjustments, ...expectations].map(rulesOf)];
  return ctx.db.transaction((tx) => findFaults(tx, all), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function findFaults(tx: Executor, all: Partial<Record<LedgerRule, SQL>>[]): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, query] of all.flatMap((some) => Object.entries(some) as [LedgerRule, SQL][])) {
    const { rows } = await tx.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(query);
    for (const { subject, found, expected } of rows) faults.push({ rule, subject, found, expected });
  }
  return faults;
}
