import { type SQL, sql } from 'drizzle-orm';

/**
 * What the ledger must hold because of payments: each succeeded recharge once with its amount, and each notice that an
 * operator credited; and nothing else that calls itself one. For the check of the ledger.
 */
export const expectedPostings: { documents: SQL; postings: SQL } = {
  documents: sql`
    select 'payment:' || no as idem, paid_amount as amount, 'user_balance:' || user_id as account_id
    from payments where purpose = 'recharge' and status = 'succeeded'
    union all
    select 'notice:' || n.id, (n.content->>'amount')::bigint, 'user_balance:' || p.user_id
    from payment_notices n join payments p on p.no = n.payment_no where n.resolution = 'credited'`,
  postings: sql`j.type = 'recharge'`,
};
