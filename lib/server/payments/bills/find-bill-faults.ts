import { type SQL, sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';
import type { LedgerFault, LedgerRule } from '#lib/server/wallet/index.ts';

/** What a person has decided about money that was not booked here, or that went back, is not told again. */
const isResolved = (condition: SQL) => sql`exists (
  select 1 from payment_notices n
  where n.channel = b.channel and n.payment_no = l.payment_no and n.content->>'tradeNo' = l.trade_no
    and n.resolution is not null and ${condition})`;

const lines = sql`payment_bill_lines l join payment_bills b on b.id = l.bill_id`;
const subject = sql`concat_ws(' ', b.channel, b.day, l.payment_no, l.trade_no)`;

/** What bills say and the payments here do not. */
const unbooked = sql`
  select ${subject} as subject, coalesce(p.paid_amount, 0) as found, l.line_amount as expected
  from ${lines} left join payments p on p.channel = b.channel and p.no = l.payment_no
    and p.provider_trade_no = l.trade_no and p.currency = l.currency
  where l.kind = 'payment' and p.paid_amount is distinct from l.line_amount and not ${isResolved(sql`true`)}
  order by l.id`;

/**
 * The same of what was paid back; what a provider's own pages sent back has no number of ours. One that is on its way to the
 * customer's bank stands on a bill before it has arrived.
 */
const unbookedRefunds = sql`
  select ${subject} as subject, -coalesce(r.refund_amount, 0) as found, -l.line_amount as expected
  from ${lines} left join refunds r on r.channel = b.channel and r.no = l.refund_no
    and r.payment_no = l.payment_no and r.currency = l.currency and r.status in ('succeeded', 'processing')
  where l.kind = 'refund' and r.refund_amount is distinct from l.line_amount
    and not ${isResolved(sql`(n.outcome = 'refunded' or n.resolution = 'refunded')`)}
  order by l.id`;

/** One trade is one line of all bills: what a provider says twice was believed once. Its own refunds have no number of ours. */
const doubled = sql`
  select concat_ws(' ', b.channel, min(b.day), l.payment_no, l.trade_no, nullif(l.refund_no, '')) as subject,
    sum(l.line_amount)::bigint as found, min(l.line_amount) as expected
  from ${lines}
  where l.kind = 'payment' or l.refund_no <> ''
  group by b.channel, l.kind, l.payment_no, l.trade_no, l.refund_no
  having count(*) > 1
  order by min(l.id)`;

const shopDayOf = (instant: SQL) => sql`(${instant} at time zone 'Asia/Shanghai')::date`;

/**
 * What is booked here and on no bill. The money may have moved on any day from the beginning to the booking: the bills of
 * all those days must be there. What an operator transferred manually went through no provider.
 */
const missing = sql`
  with moved as (
    select id, channel, 'payment' as kind, no, provider_trade_no as other, paid_amount as amount,
      ${shopDayOf(sql`created_at`)} as first, ${shopDayOf(sql`settled_at`)} as last
    from payments where provider_trade_no is not null
    union all
    select id, channel, 'refund', no, payment_no, -refund_amount,
      ${shopDayOf(sql`created_at`)}, ${shopDayOf(sql`succeeded_at`)}
    from refunds where kind = 'original' and status = 'succeeded' and paid_by is null)
  select concat_ws(' ', m.channel, m.no, m.other) as subject, m.amount as found, 0 as expected
  from moved m
  where m.channel in (select channel from payment_bills)
    and m.last - m.first + 1 =
      (select count(*) from payment_bills b where b.channel = m.channel and b.day between m.first and m.last)
    and not exists (
      select 1 from ${lines} where b.channel = m.channel and l.kind = m.kind
        and case m.kind when 'payment' then (l.payment_no, l.trade_no) else (l.refund_no, l.payment_no) end
          = (m.no, m.other))
  order by m.kind, m.id`;

const rules: [LedgerRule, SQL][] = [
  ['billLineIsBooked', unbooked],
  ['billLineIsBooked', unbookedRefunds],
  ['billLineIsBooked', doubled],
  ['bookedIsOnBill', missing],
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
