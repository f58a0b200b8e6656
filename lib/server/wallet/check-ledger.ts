import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';

/** Something in the ledger that cannot be: which rule it breaks, where, and the two numbers that should be one. */
export interface LedgerFault {
  rule: LedgerRule;
  subject: string;
  found: number;
  expected: number;
}

/** What must hold at every moment (product.md 2.1, invariants); each answers the rows that break it. */
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
} satisfies Record<string, SQL>;
export type LedgerRule = keyof typeof rules;

/** Everything wrong with the ledger, at one moment; nothing when it is sound. */
export async function checkLedger(ctx: Pick<ServerContext, 'db'>): Promise<LedgerFault[]> {
  return ctx.db.transaction(checkAll, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

async function checkAll(tx: Executor): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, query] of Object.entries(rules) as [LedgerRule, SQL][]) {
    const { rows } = await tx.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(query);
    for (const { subject, found, expected } of rows) faults.push({ rule, subject, found, expected });
  }
  return faults;
}
