import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault, PostingExpectation } from '#lib/server/wallet/index.ts';

/** Whatever changes what a store has earned has its line, and every line is posted. */
export const settlementPostings: PostingExpectation[] = [
  {
    documents: sql`
      select cause as idem, net_amount as amount, 'store_pending:' || store_id as account_id
      from store_settlement_lines where net_amount <> 0`,
    postings: sql`e.account_id like 'store_pending:%'`,
  },
  {
    documents: sql`
      select 'correction:' || no as idem, amount, 'store_pending:' || store_id as account_id
      from store_corrections where booked_at is not null`,
    postings: sql`j.type = 'store_correction'`,
  },
];

/** What a store has earned and cannot take yet is the sum of its lines. */
const pendingIsSum = sql`
  with lines as (
    select 'store_pending:' || store_id as id, sum(net_amount)::bigint as amount from store_settlement_lines group by store_id),
  found as (select id, balance from wallet_accounts where kind = 'store_pending')
  select coalesce(found.id, lines.id) as subject, coalesce(found.balance, 0)::bigint as found,
    coalesce(lines.amount, 0)::bigint as expected
  from found full join lines on lines.id = found.id where coalesce(found.balance, 0) <> coalesce(lines.amount, 0)`;

/** Everything wrong between the earnings of stores and what the ledger holds of them; nothing when it is sound. */
export async function findSettlementFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(pendingIsSum);
  return rows.map(({ subject, found, expected }) => ({ rule: 'pendingIsSum', subject, found, expected }));
}
