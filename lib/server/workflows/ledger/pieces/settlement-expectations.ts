import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault, PostingExpectation } from '#lib/server/wallet/index.ts';

const settled = sql.raw(`store_statements where status = 'settled' and net_amount <> 0`);

/** Whatever changes what a store has earned has its line, and every line is posted; what is settled leaves once, and arrives. */
export const settlementPostings: PostingExpectation[] = [
  {
    documents: sql`
      select cause as idem, net_amount as amount, 'store_pending:' || store_id as account_id
      from store_settlement_lines where net_amount <> 0
      union all
      select 'statement_settle:' || no, -net_amount, 'store_pending:' || store_id from ${settled}`,
    postings: sql`e.account_id like 'store_pending:%'`,
  },
  {
    documents: sql`
      select 'correction:' || no as idem, amount, 'store_pending:' || store_id as account_id
      from store_corrections where booked_at is not null`,
    postings: sql`j.type = 'store_correction'`,
  },
  {
    documents: sql`
      select 'deposit:' || no as idem, case kind when 'demand' then amount else -amount end as amount,
        'store_deposit:' || store_id as account_id
      from store_deposits where booked_at is not null`,
    postings: sql`e.account_id like 'store_deposit:%'`,
  },
  {
    documents: sql`
      select 'statement_settle:' || no as idem, net_amount as amount, 'store_available:' || store_id as account_id
      from ${settled}`,
    postings: sql`j.type = 'statement_settle' and e.account_id like 'store_available:%'`,
  },
];

/** What a store has earned and cannot take yet is the sum of its lines that no settled statement has. */
const pendingIsSum = sql`
  with lines as (
    select 'store_pending:' || line.store_id as id, sum(line.net_amount)::bigint as amount
    from store_settlement_lines line left join store_statements statement on statement.id = line.statement_id
    where statement.status is distinct from 'settled' group by line.store_id),
  found as (select id, balance from wallet_accounts where kind = 'store_pending')
  select coalesce(found.id, lines.id) as subject, coalesce(found.balance, 0)::bigint as found,
    coalesce(lines.amount, 0)::bigint as expected
  from found full join lines on lines.id = found.id where coalesce(found.balance, 0) <> coalesce(lines.amount, 0)`;

const statementIsSum = sql`
  select statement.no as subject, statement.net_amount as found, coalesce(lines.net, 0)::bigint as expected
  from store_statements statement
  left join (
    select statement_id, count(*) as count, sum(net_amount) as net from store_settlement_lines
    where statement_id is not null group by statement_id) lines on lines.statement_id = statement.id
  where statement.net_amount <> coalesce(lines.net, 0) or statement.line_count <> coalesce(lines.count, 0)`;

const rules = { pendingIsSum, statementIsSum } as const;

/** Everything wrong between the earnings of stores and what the ledger holds of them; nothing when it is sound. */
export async function findSettlementFaults(db: Executor): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const rule of Object.keys(rules) as (keyof typeof rules)[]) {
    const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(rules[rule]);
    for (const { subject, found, expected } of rows) faults.push({ rule, subject, found, expected });
  }
  return faults;
}
