import { sql } from 'drizzle-orm';
import type { Executor } from '#lib/server/db/connection.ts';
import type { LedgerFault, PostingExpectation } from '#lib/server/wallet/index.ts';

/** What the ledger must hold because of orders: each payment, each refund, each
 * completion and the points that were used once. */
export const orderPostings: PostingExpectation[] = [
  {
    documents: sql`
      select case when exists (
          select 1 from wallet_holds h where h.ref_type = 'payment' and h.ref_no = p.no and h.unit = 'CNY')
        then 'hold_capture:CNY:payment:' else 'payment:' end || p.no as idem,
        p.paid_amount as amount, 'order_escrow' as account_id
      from payments p where p.purpose = 'order' and p.status = 'succeeded' and p.channel <> 'none'`,
    postings: sql`j.type = 'order_pay' or j.idem like 'hold_capture:CNY:payment:%'`,
  },
  {
    documents: sql`
      select 'refund:' || no as idem, -refund_amount as amount, 'order_escrow' as account_id
      from refunds where status = 'succeeded'`,
    postings: sql`j.type = 'order_refund'`,
  },
  {
    documents: sql`
      select 'complete:' || no as idem, -settled_amount as amount, 'order_escrow' as account_id
      from orders where settled_amount > 0
      union all
      select 'complete:' || o.no, -l.gross_amount, 'expense:points'
      from orders o join store_settlement_lines l on l.order_id = o.id and l.kind = 'earning'
      where o.completed_at is not null and o.settled_amount = 0`,
    postings: sql`j.type = 'order_complete'`,
  },
  {
    documents: sql`
      select 'reclaim:' || id as idem, cash_amount as amount, 'order_escrow' as account_id
      from order_reclaims where cash_amount > 0
      union all
      select 'reclaim:' || id, points_amount, 'expense:points' from order_reclaims where cash_amount = 0`,
    postings: sql`j.type = 'order_reclaim'`,
  },
  {
    documents: sql`
      select 'forfeit:' || no as idem, -forfeited_amount as amount, 'order_escrow' as account_id
      from orders where forfeited_amount > 0`,
    postings: sql`j.type = 'order_forfeit'`,
  },
  {
    documents: sql`
      select 'hold_capture:PT:order:' || no as idem, points_used as amount, 'points_issued' as account_id
      from orders where points_used > 0 and paid_at is not null`,
    postings: sql`j.idem like 'hold_capture:PT:order:%'`,
  },
];

/** What lies with the shop is what was paid for orders that are not settled, and money that is on its way back. */
const escrowIsSum = sql`
  with expected as (
    select (select coalesce(sum(paid_amount - refunded_amount - forfeited_amount - settled_amount), 0) from orders)
      + (select coalesce(sum(cash_amount), 0) from order_reclaims)
      + (select coalesce(sum(p.paid_amount), 0) from payments p where p.is_surplus and p.status = 'succeeded')
      - (select coalesce(sum(r.refund_amount), 0) from refunds r join payments p on p.no = r.payment_no
          where p.is_surplus and r.status = 'succeeded') as amount),
  found as (select coalesce((select balance from wallet_accounts where id = 'order_escrow'), 0) as amount)
  select 'order_escrow' as subject, found.amount::bigint as found, expected.amount::bigint as expected
  from found, expected where found.amount <> expected.amount`;

/** A payment is spread over orders to the last fen, and what goes back of it is the sum of its refunds. */
const allocationsAreSum = sql`
  select 'order:' || o.no as subject, coalesce(sum(a.allocated_amount), 0)::bigint as found, o.paid_amount as expected
  from orders o left join payment_allocations a on a.order_id = o.id
  group by o.id having coalesce(sum(a.allocated_amount), 0) <> o.paid_amount
  union all
  select 'payment:' || p.no, coalesce(sum(a.allocated_amount), 0)::bigint, p.paid_amount
  from payments p left join payment_allocations a on a.payment_no = p.no
  where p.purpose = 'order' and p.status = 'succeeded' and not p.is_surplus
  group by p.id having coalesce(sum(a.allocated_amount), 0) <> p.paid_amount
  union all
  select 'payment:' || p.no, coalesce(sum(r.refund_amount), 0)::bigint, p.refunded_amount
  from payments p left join refunds r on r.payment_no = p.no
  group by p.id having coalesce(sum(r.refund_amount), 0) <> p.refunded_amount`;

/** Everything wrong between orders, what was paid for them, and what lies with the shop; nothing when it is sound. */
export async function findOrderFaults(db: Executor): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, query] of Object.entries({ escrowIsSum, allocationsAreSum })) {
    const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(query);
    for (const { subject, found, expected } of rows) {
      faults.push({ rule: rule as LedgerFault['rule'], subject, found, expected });
    }
  }
  return faults;
}
