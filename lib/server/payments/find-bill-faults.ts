import { type SQL, sql } from 'drizzle-orm';
import type { ServerContext } from '../db/context.ts';
import type { LedgerFault, LedgerRule } from '../wallet/index.ts';

/** What a person has decided about money that was not booked here, or that went back, is not told again. */
const isResolved = (condition: SQL) => sql`exists (
  select 1 from payment_notices n
  where n.channel = b.channel and n.payment_no = l.payment_no and n.content->>'tradeNo' = l.trade_no
    and n.resolution is not null and ${condition})`;

/** What we paid back of a payment ourselves covers what the bills have of it. */
const isAskedFor = sql`(
  select coalesce(sum(other.line_amount), 0) from payment_bill_lines other
  where other.kind = 'refund' and other.payment_no = l.payment_no) <= (
  select coalesce(sum(r.refund_amount), 0) from refunds r
  where r.payment_no = l.payment_no and r.kind = 'original' and r.status in ('processing', 'succeeded'))`;

const lines = sql`payment_bill_lines l join payment_bills b on b.id = l.bill_id`;
const subject = sql`concat_ws(' ', b.channel, b.day, l.payment_no, l.trade_no)`;

/** Each answers the rows that break it. */
const rules: [LedgerRule, SQL][] = [
  [
    'billLineIsBooked',
    sql`
      select ${subject} as subject, coalesce(p.paid_amount, 0) as found, l.line_amount as expected
      from ${lines} left join payments p on p.channel = b.channel and p.no = l.payment_no
        and p.provider_trade_no = l.trade_no and p.currency = l.currency
      where l.kind = 'payment' and p.paid_amount is distinct from l.line_amount and not ${isResolved(sql`true`)}
      order by l.id`,
  ],
  [
    'billLineIsBooked',
    sql`
      select ${subject} as subject, 0 as found, -l.line_amount as expected from ${lines}
      where l.kind = 'refund' and not ${isAskedFor} and not ${isResolved(sql`(n.outcome = 'refunded' or n.resolution = 'refunded')`)}
      order by l.id`,
  ],
  // The money may have come on any day from the opening of the payment to its booking: all those bills must be there.
  [
    'paymentIsOnBill',
    sql`
      with paid as (
        select *, (created_at at time zone 'Asia/Shanghai')::date as first,
          (settled_at at time zone 'Asia/Shanghai')::date as last
        from payments where provider_trade_no is not null and channel in (select channel from payment_bills))
      select concat_ws(' ', p.channel, p.no, p.provider_trade_no) as subject, p.paid_amount as found, 0 as expected
      from paid p
      where p.last - p.first + 1 =
          (select count(*) from payment_bills b where b.channel = p.channel and b.day between p.first and p.last)
        and not exists (
          select 1 from ${lines} where b.channel = p.channel and l.kind = 'payment'
            and l.payment_no = p.no and l.trade_no = p.provider_trade_no)
      order by p.id`,
  ],
];

/** Where the bills of the providers and the payments here do not say the same; nothing when they do. */
export async function findBillFaults({ db }: Pick<ServerContext, 'db'>): Promise<LedgerFault[]> {
  const faults: LedgerFault[] = [];
  for (const [rule, query] of rules) {
    const { rows } = await db.execute<Omit<LedgerFault, 'rule'> & Record<string, unknown>>(query);
    for (const { subject, found, expected } of rows) faults.push({ rule, subject, found, expected });
  }
  return faults;
}
