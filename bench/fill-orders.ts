import { sql } from 'drizzle-orm';
import type { ServerContext } from '#lib/server/db/context.ts';

/**
 * Orders with one line, written set by set; every hundredth waits in the pool, at most some hundred of them, and every
 * tenth of those for the answer of the store instead.
 */
export async function generateOrders(
  { db }: ServerContext,
  count: number,
  { userId, storeId }: { userId: number; storeId: number },
) {
  const { rows } = await db.execute<{ first: number }>(sql`select coalesce(max(id), 0) + 1 as first from orders`);
  const first = Number(rows[0]?.first);
  const last = first + count - 1;
  const numbers = sql`generate_series(${first}::bigint, ${last}::bigint) as n`;
  await db.execute(sql`
    insert into checkout_groups (id, no, user_id, created_at) overriding system value
    select n, 'CG' || lpad(n::text, 14, '0'), ${userId}::bigint, now() - interval '1 minute' * (${last}::bigint - n) from ${numbers}`);
  await db.execute(sql`
    insert into orders (id, no, group_id, user_id, store_id, source, fulfilment, status, payment_status, goods_amount,
      payable_amount, paid_amount, search_text, pay_deadline, created_at, closed_at, close_reason)
    overriding system value
    select n, 'SO' || lpad(n::text, 14, '0'), n, ${userId}::bigint,
      case when n % 100 = 7 and n - ${first}::bigint < 50000 then null else ${storeId}::bigint end, 'buy_now',
      case when n % 50 = 3 then 'service' else 'ship' end, s, case when n % 997 = 5 then 'partially_paid' else 'paid' end,
      1000 + n % 5000, 1000 + n % 5000, 1000,
      'so' || lpad(n::text, 14, '0') || ' name ' || md5(n::text),
      now(), now() - interval '1 minute' * (${last}::bigint - n),
      case when s = 'closed' then now() end, case when s = 'closed' then 'customer' end
    from ${numbers}, lateral (select case when n % 100 = 7 and n - ${first}::bigint < 50000 then 'pending_dispatch'
      else (array['processing', 'shipped', 'received', 'completed', 'completed', 'completed', 'closed'])[1 + n % 7] end as s) as state`);
  await db.execute(sql`
    insert into order_lines (order_id, sort, name, spec_text, unit, qty, unit_price, goods_amount, paid_amount)
    select n, 0, '{"zh-cn": "名片", "en": "Cards"}', '{"zh-cn": "", "en": ""}', 'box', 1, 100000, 1000, 1000 from ${numbers}`);
  await db.execute(sql`
    insert into order_dispatches (order_id, mode, status, store_id, payout_estimate_amount, pooled_at, expires_at)
    select id, 'claim', case when id % 1000 = 7 then 'claimed' else 'pooled' end,
      case when id % 1000 = 7 then ${storeId}::bigint end, 950, now(), now() + interval '2 days' from orders
    where status = 'pending_dispatch' and id between ${first}::bigint and ${last}::bigint`);
  // What the database does by itself within minutes.
  await db.execute(sql`vacuum analyze orders, order_lines, order_dispatches, checkout_groups`);
}
