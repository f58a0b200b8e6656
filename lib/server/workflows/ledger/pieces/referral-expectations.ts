import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault, PostingExpectation } from '#lib/server/wallet/index.ts';

/** What the ledger must hold because of commissions: each settlement that released some, and each part that was taken back. */
export const referralPostings: PostingExpectation[] = [
  {
    documents: sql`
      select 'referral_release:' || no as idem, gross_amount as amount, 'commission_available:' || user_id as account_id
      from referral_settlements where gross_amount > 0`,
    postings: sql`j.type = 'referral_release'`,
  },
  {
    documents: sql`
      select 'referral_reverse:' || id as idem, amount, 'commission_available:' || user_id as account_id
      from referral_entries where amount < 0`,
    postings: sql`j.idem like 'referral_reverse:%'`,
  },
];

/** What stores have set aside is what they bear of commissions of completed orders that are not released. */
const payableIsSum = sql`
  with expected as (
    select coalesce(sum(amount - reversed_amount), 0) as amount from referral_commissions
    where bearer = 'store' and status = 'frozen' and completed_at is not null),
  found as (select coalesce((select balance from wallet_accounts where id = 'referral_payable'), 0) as amount)
  select 'referral_payable' as subject, found.amount::bigint as found, expected.amount::bigint as expected
  from found, expected where found.amount <> expected.amount`;

/** Everything wrong between commissions and what is set aside for them; nothing when it is sound. */
export async function findReferralFaults(db: Executor): Promise<LedgerFault[]> {
  const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(payableIsSum);
  return rows.map(({ subject, found, expected }) => ({ rule: 'payableIsSum', subject, found, expected }));
}
