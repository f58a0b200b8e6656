// Lists of orders at 1,000 and 1,000,000 orders in the shop: a customer's, a store's, the operators' and the pool.
//   node bench/orders.ts [sizes, default 1000,1000000]

import { sql } from 'drizzle-orm';
import type { OperatorOrderFilter } from '#lib/contract/orders/order-lists.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { toWorkQuery } from '#lib/server/kernel/work-page.ts';
import {
  countOrders,
  countStoreOrders,
  listOperatorOrders,
  listOrders,
  listPool,
  listStoreOrders,
} from '#lib/server/orders/index.ts';
import { openBenchShop, quantile } from './bench-shop.ts';
import { meterDatabase } from './database-meter.ts';
import { printTable } from './shop-process.ts';

const sizes = (process.argv[2] ?? '1000,1000000').split(',').map(Number);
const runs = 40;
/** What the customer and the store that are looked at have, whatever the size of the shop. */
const own = 200;
const shop = await openBenchShop();
const { ctx } = shop;

interface People {
  userId: number;
  storeId: number;
  otherUserId: number;
  otherStoreId: number;
}

/**
 * Orders with one line, written set by set; every hundredth waits in the pool, at most some hundred of them, and every
 * tenth of those for the answer of the store instead.
 */
async function generateOrders(
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

async function measure(run: () => Promise<unknown>) {
  const times: number[] = [];
  for (let turn = -5; turn < runs; turn += 1) {
    const took = await meterDatabase(run);
    if (turn >= 0) times.push(took);
  }
  return { median: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

const page = toPage({ page: 1, limit: 20 });
const input = toWorkQuery({ sort: '-created' });
/** Yesterday as the shop counts days: it holds as many orders in a shop of any size. */
const yesterday = shopDay(new Date(Date.now() - 86_400_000));
const oneDay = { from: yesterday, to: yesterday };
const byAmount = toWorkQuery({ sort: '-payable' });
const longest = toWorkQuery({ sort: 'accepted' });

/** A cursor behind `share` of all orders: what a person has who pages for days. */
async function cursorAt(share: number) {
  const { rows } = await ctx.db.execute<{ id: string; at: Date }>(
    sql`select id, created_at as at from orders order by id desc offset (select (count(*) * ${share}::float8)::int from orders) limit 1`,
  );
  const { id, at } = rows[0] ?? { id: 0, at: new Date(0) };
  return Buffer.from(JSON.stringify([new Date(at).toISOString(), Number(id)])).toString('base64url');
}

const operator = toMember(0);
const ofShop = (filter: OperatorOrderFilter, requested: typeof input | typeof byAmount) =>
  listOperatorOrders(ctx, operator, { filter, input: requested });

/** Lists that hold nearly all orders of the shop: of the one store that has them, and of the operators. */
const largestCases = ({
  otherStoreId: id,
  far,
}: {
  otherStoreId: number;
  far: string;
}): Record<string, () => Promise<unknown>> => ({
  'the largest store: list': () => listStoreOrders(ctx, id, { filter: { tab: 'all' }, input }),
  'the largest store: far in': () =>
    listStoreOrders(ctx, id, { filter: { tab: 'all' }, input: { ...input, after: far } }),
  'the largest store: by amount': () => listStoreOrders(ctx, id, { filter: { tab: 'all' }, input: byAmount }),
  'the largest store: to ship, longest waiting first': () =>
    listStoreOrders(ctx, id, { filter: { tab: 'to_ship' }, input: longest }),
  'the largest store: to accept': () => listStoreOrders(ctx, id, { filter: { tab: 'to_accept' }, input }),
  'the largest store: finished': () => listStoreOrders(ctx, id, { filter: { tab: 'finished' }, input }),
  'the largest store: one day': () => listStoreOrders(ctx, id, { filter: { tab: 'all', ...oneDay }, input }),
  'the largest store: counts of its tabs': () => countStoreOrders(ctx.db, id),
  "the operators' list": () => ofShop({}, input),
  'the operators: far in': () => ofShop({}, { ...input, after: far }),
  'the operators: by amount': () => ofShop({}, byAmount),
  'the operators: a state': () => ofShop({ status: 'shipped' }, input),
  'the operators: a state by amount': () => ofShop({ status: 'shipped' }, byAmount),
  'the operators: a store and a state': () => ofShop({ store_id: id, status: 'received' }, input),
  'the operators: in the pool': () => ofShop({ dispatch: 'pooled' }, input),
  'the operators: paid in part': () => ofShop({ payment: 'partially_paid' }, input),
  'the operators: services': () => ofShop({ fulfilment: 'service' }, input),
  'the operators: one day': () => ofShop(oneDay, input),
  'the operators: a number': () => ofShop({ q: 'SO00000000000042' }, input),
});

const casesOf = ({ userId, storeId, otherStoreId }: People, far: string): Record<string, () => Promise<unknown>> => ({
  "a customer's list": () => listOrders(ctx, { userId, tab: 'all' }, page),
  "a customer's tab": () => listOrders(ctx, { userId, tab: 'finished' }, page),
  "a customer's counts": () => countOrders(ctx.db, userId),
  "a customer's search": () => listOrders(ctx, { userId, tab: 'all', q: 'name' }, page),
  "a store's list": () => listStoreOrders(ctx, storeId, { filter: { tab: 'all' }, input }),
  "a store's tab": () => listStoreOrders(ctx, storeId, { filter: { tab: 'to_ship' }, input }),
  ...largestCases({ otherStoreId, far }),
  'the pool': () => listPool(ctx, storeId, { filter: {}, page }),
});

try {
  const [user, other] = [await createTestUser(ctx), await createTestUser(ctx)];
  const [mine, theirs] = [await createTestStore(ctx), await createTestStore(ctx)];
  const people = { userId: user.id, storeId: mine.store.id, otherUserId: other.id, otherStoreId: theirs.store.id };
  await generateOrders(ctx, own, people);
  let made = own;
  const results: Awaited<ReturnType<typeof measure>>[][] = [];
  for (const size of sizes) {
    await generateOrders(ctx, size - made, { userId: people.otherUserId, storeId: people.otherStoreId });
    made = size;
    const figures: (typeof results)[number] = [];
    const far = await cursorAt(0.9);
    for (const run of Object.values(casesOf(people, far))) figures.push(await measure(run));
    results.push(figures);
  }
  const heads = sizes.flatMap((size) => [`${size.toLocaleString('en')}: median ms`, 'p99 ms']);
  const rows = Object.keys(casesOf(people, '')).map((name, index) => {
    const figures = results.map((result) => result[index] ?? { median: 0, p99: 0 });
    const growth = (figures.at(-1)?.median ?? 0) / (figures[0]?.median || 1);
    return [
      name,
      ...figures.flatMap(({ median, p99 }) => [median.toFixed(1), p99.toFixed(1)]),
      `× ${growth.toFixed(1)}`,
    ];
  });
  printTable(['list', ...heads, 'growth'], rows);
} finally {
  await shop.close();
}
