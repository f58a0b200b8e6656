import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault, PostingExpectation } from '#lib/server/wallet/index.ts';

const hold = sql.raw(`case owner_type when 'user' then 'commission_hold:' else 'store_hold:' end || owner_id`);

/** What the ledger must hold because of withdrawals: each set aside once, and paid, sent back or given back once. */
export const payoutPostings: PostingExpectation = {
  documents: sql`
    select 'withdraw_hold:' || no as idem, amount, ${hold} as account_id
    from withdrawals where channel <> 'balance'
    union all
    select 'withdraw_release:' || no, -amount, ${hold}
    from withdrawals where status in ('cancelled', 'rejected', 'returned')
    union all
    select 'withdraw_paid:' || no, -amount, ${hold}
    from withdrawals where paid_at is not null and channel <> 'balance'
    union all
    select 'withdraw_bounce:' || no, amount, ${hold}
    from withdrawals where bounced_at is not null
    union all
    select 'withdraw_to_balance:' || no, amount, 'user_balance:' || owner_id
    from withdrawals where channel = 'balance'`,
  postings: sql`j.type like 'withdraw_%'`,
};

/** What is set aside is what is on its way out, for each owner. */
const withdrawingIsSum = sql`
  with sums as (
    select ${hold} as id, sum(amount)::bigint as amount from withdrawals
    where status in ('pending', 'approved', 'paying', 'pay_failed') group by 1),
  held as (select id, balance from wallet_accounts where kind in ('commission_hold', 'store_hold'))
  select coalesce(held.id, sums.id) as subject, coalesce(held.balance, 0) as found, coalesce(sums.amount, 0) as expected
  from held full join sums on sums.id = held.id where coalesce(held.balance, 0) <> coalesce(sums.amount, 0)`;

/** Everything wrong between withdrawals and what is set aside for them; nothing when it is sound. */
export async function findPayoutFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(withdrawingIsSum);
  return rows.map(({ subject, found, expected }) => ({ rule: 'withdrawingIsSum', subject, found, expected }));
}
