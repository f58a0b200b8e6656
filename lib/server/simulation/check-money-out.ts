import { type SQL, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';

/** Of a withdrawal that came to nothing the money is where it was. */
const isTaken = sql.raw(`status not in ('cancelled', 'rejected', 'returned')`);

/** What must be there by the documents, against what the ledger holds: the audit looks at postings, this at sums. */
const rules = {
  /** What was released and taken back, less what was taken out. */
  commissionAvailable: sql`
    select user_id as id, sum(amount)::bigint as amount from (
      select user_id, amount from referral_entries
      union all
      select owner_id, -amount from withdrawals where owner_type = 'user' and ${isTaken}) parts group by user_id`,
  /** What was settled, less what was taken out and is deposited. */
  storeAvailable: sql`
    select store_id as id, sum(amount)::bigint as amount from (
      select store_id, net_amount as amount from store_statements where status = 'settled'
      union all
      select owner_id, -amount from withdrawals where owner_type = 'store' and ${isTaken}
      union all
      select store_id, case kind when 'demand' then -amount when 'release' then amount else 0 end
      from store_deposits where booked_at is not null) parts group by store_id`,
  commissionHold: sql`
    select owner_id as id, sum(amount)::bigint as amount from withdrawals
    where owner_type = 'user' and status in ('pending', 'approved', 'paying', 'pay_failed') group by owner_id`,
  storeHold: sql`
    select owner_id as id, sum(amount)::bigint as amount from withdrawals
    where owner_type = 'store' and status in ('pending', 'approved', 'paying', 'pay_failed') group by owner_id`,
} as const;

const kindOf = {
  commissionAvailable: 'commission_available',
  storeAvailable: 'store_available',
  commissionHold: 'commission_hold',
  storeHold: 'store_hold',
} as const satisfies Record<keyof typeof rules, string>;

const differences = (expected: SQL, kind: string) => sql`
  select coalesce(held.id, expected.id) as id, held.balance, expected.amount
  from (select substring(id from ':(.*)$')::bigint as id, balance from wallet_accounts where kind = ${kind}) held
  full join (${expected}) expected on expected.id = held.id
  where coalesce(held.balance, 0) <> coalesce(expected.amount, 0)`;

/** Nobody approves and pays, or approves twice; what was paid has who paid it. The tables refuse most of it themselves. */
const oddPeople = sql`
  select no from withdrawals
  where channel <> 'balance' and (
    status in ('approved', 'paying', 'paid', 'pay_failed') and reviewed_by is null
    or reviewed_by in (paid_by, second_reviewed_by, applied_by) or second_reviewed_by in (paid_by, applied_by)
    or follows_id is null and paid_by = applied_by
    or paid_at is not null and paid_by is null)`;

/** What may still be answered has its day; an objection has none that runs, and a line of a settled statement is not another's. */
const oddStatements = sql`
  select no from store_statements statement
  where status = 'draft'
    or exists (select 1 from store_settlement_lines line
      where line.statement_id = statement.id and line.store_id <> statement.store_id)`;

/** Each attempt went out once: by a file or manually. */
const oddBatches = sql`
  select withdrawal_id from payout_batch_rows group by withdrawal_id, attempt having count(*) > 1`;

/** What is wrong with money on its way out, in words for who looks at the run. */
export async function checkMoneyOut({ db }: ServerContext): Promise<string[]> {
  const faults: string[] = [];
  for (const rule of Object.keys(rules) as (keyof typeof rules)[]) {
    const { rows } = await db.execute(differences(rules[rule], kindOf[rule]));
    faults.push(...rows.map((row) => `${rule} ${JSON.stringify(row)}`));
  }
  for (const [rule, query] of Object.entries({ oddPeople, oddStatements, oddBatches })) {
    const { rows } = await db.execute(query);
    faults.push(...rows.map((row) => `${rule} ${JSON.stringify(row)}`));
  }
  return faults;
}
