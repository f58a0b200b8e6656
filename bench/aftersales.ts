// Lists and counts of after-sales cases at 1,000 and 1,000,000 orders in the shop, one in twenty of them with a case.
//   node bench/aftersales.ts [sizes, default 1000,1000000]
// Each size is a shop of its own on one server, and they are asked in turns: what else the machine does meets all of them.

import { sql } from 'drizzle-orm';
import type { SellerCaseFilter } from '#lib/contract/aftersales/store-cases.ts';
import {
  countCasesOf,
  countDisputes,
  countFailedCases,
  countOfSeller,
  countOwn,
  countPlatformCases,
  countSellerCases,
  findCasesOfOrders,
  listDueCases,
  listOwnCases,
  listOwnCaseWork,
  listSellerCases,
  listSellerCaseWork,
} from '#lib/server/aftersales/index.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { toWorkQuery } from '#lib/server/kernel/work-page.ts';
import { listOrders } from '#lib/server/orders/index.ts';
import { type BenchShop, openBenchShop } from './bench-shop.ts';
import { generateOrders } from './fill-orders.ts';
import { type ListTimes, measureInTurns, printGrowth } from './measuring/measure-lists.ts';

const sizes = (process.argv[2] ?? '1000,1000000').split(',').map(Number);
/** What the customer and the store that are looked at have, whatever the size of the shop: ten cases. */
const own = 200;

/**
 * A case of one line for every twentieth order that has none yet; every tenth case is open, in each state as often. Of the
 * platform itself are those of orders that no store has.
 */
async function generateCases({ db }: ServerContext) {
  await db.execute(sql`
    insert into aftersales (no, order_id, order_no, user_id, store_id, type, fulfilment, status, reason_id, fault,
      contact_phone, goods_amount, requested_amount, due_at, search_text, closed_at, created_at)
    select 'AS' || lpad(o.id::text, 14, '0'), o.id, o.no, o.user_id, o.store_id,
      (array['refund_only', 'return_refund', 'exchange', 'reship'])[1 + k % 4], o.fulfilment, s,
      (select min(id) from aftersale_reasons), 'buyer', '13800000000', 1000, 1000,
      case when is_open and s not in ('refunding', 'refund_failed') then now() + interval '1 minute' * (k % 5000) end,
      'as' || lpad(o.id::text, 14, '0') || ' ' || o.search_text,
      case when not is_open then now() end, o.created_at + interval '1 day'
    from orders o, lateral (select o.id / 20 as k, (o.id / 20) % 10 = 0 as is_open) as counted,
      lateral (select case when is_open
        then (array['applied', 'awaiting_return', 'returning', 'refund_failed', 'awaiting_reship', 'reshipped', 'rejected',
          'disputed'])[1 + (k / 10) % 8]
        else (array['completed', 'completed', 'cancelled'])[1 + k % 3] end as s) as state
    where o.id % 20 = 0 and o.aftersale_status = 'none' order by o.id`);
  await db.execute(sql`
    insert into aftersale_lines (aftersale_id, order_line_id, name, qty, goods_amount, is_open, is_held)
    select a.id, l.id, l.name, 1, 1000, a.is_open, a.is_open from aftersales a join order_lines l on l.order_id = a.order_id
    where not exists (select 1 from aftersale_lines p where p.aftersale_id = a.id)`);
  await db.execute(sql`
    update orders o set aftersale_status = case when a.is_open then 'open' else 'done' end from aftersales a
    where a.order_id = o.id and o.aftersale_status = 'none'`);
  // What the database does by itself within minutes.
  await db.execute(sql`vacuum analyze orders, aftersales, aftersale_lines`);
}

interface Shop {
  ctx: ServerContext;
  userId: number;
  storeId: number;
  /** Whose are nearly all cases of the shop. */
  otherStoreId: number;
  /** A cursor behind nine tenths of all cases: what a person has who pages for days. */
  far: string;
}

const newest = toWorkQuery({ sort: '-created' as const });
const due = toWorkQuery({ sort: 'due' as const });

async function cursorFarIn({ db }: ServerContext) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from aftersales order by id desc offset (select count(*) * 9 / 10 from aftersales) limit 1`,
  );
  const id = Number(rows[0]?.id);
  return Buffer.from(JSON.stringify([id, id])).toString('base64url');
}

async function ordersWithCases(ctx: ServerContext, userId: number, tab: 'all' | 'aftersales') {
  const { list } = await listOrders(ctx, { userId, tab }, toPage({ page: 1, limit: 20 }));
  return findCasesOfOrders(
    ctx.db,
    list.map(({ order }) => order),
  );
}

type Lists = Record<string, () => Promise<unknown>>;
type Input = typeof newest | typeof due;
const sellerLists = (ctx: ServerContext, scope: number | null) => (filter: SellerCaseFilter, input: Input) =>
  listSellerCases(ctx, scope, { filter, input });

const customerLists = ({ ctx, userId }: Shop): Lists => ({
  'a customer: list': () => listOwnCases(ctx, userId, { filter: { tab: 'all' }, input: newest }),
  'a customer: waiting for the customer': () => listOwnCases(ctx, userId, { filter: { tab: 'yours' }, input: newest }),
  'a customer: counts of the tabs': () => countOwn(ctx.db, userId),
  'a customer: count of the menu': () => countCasesOf(ctx.db, userId),
  'a customer: to do': () => listOwnCaseWork(ctx.db, userId),
  'a customer: page of orders with their cases': () => ordersWithCases(ctx, userId, 'all'),
  'a customer: orders that have cases': () => ordersWithCases(ctx, userId, 'aftersales'),
});

function storeLists(name: string, ctx: ServerContext, storeId: number): Lists {
  const list = sellerLists(ctx, storeId);
  return {
    [`${name}: to do, next deadline first`]: () => list({ tab: 'todo' }, due),
    [`${name}: all`]: () => list({ tab: 'all' }, newest),
    [`${name}: small refunds`]: () => list({ tab: 'todo', size: 'small' }, due),
    [`${name}: amount proposed`]: () => list({ tab: 'running', answer: 'proposed' }, due),
    [`${name}: not answered yet`]: () => list({ tab: 'all', answer: 'none' }, newest),
    [`${name}: ended`]: () => list({ tab: 'ended' }, newest),
    [`${name}: counts of the tabs`]: () => countOfSeller(ctx.db, storeId),
    [`${name}: count of the home`]: () => countSellerCases(ctx.db, storeId),
    [`${name}: to do of the home`]: () => listSellerCaseWork(ctx.db, storeId),
  };
}

function deskLists({ ctx, otherStoreId: store_id, far }: Shop): Lists {
  const { db } = ctx;
  const list = sellerLists(ctx, null);
  return {
    'the desk: to do, next deadline first': () => list({ tab: 'todo' }, due),
    'the desk: disputes': () => list({ tab: 'disputed' }, due),
    'the desk: all': () => list({ tab: 'all' }, newest),
    'the desk: far in': () => list({ tab: 'all' }, { ...newest, after: far }),
    'the desk: ended, a state': () => list({ tab: 'ended', status: 'cancelled' }, newest),
    'the desk: a store, a type': () => list({ tab: 'all', store_id, type: 'exchange' }, newest),
    'the desk: a number': () => list({ tab: 'all', q: 'AS00000000000040' }, newest),
    // Of the order 40, as they are generated.
    'the desk: a name': () => list({ tab: 'all', q: 'd645920e395f' }, newest),
    'the desk: counts of the tabs': () => countOfSeller(db, null),
    'the desk: counts of the home': () =>
      Promise.all([countDisputes(db), countFailedCases(db), countPlatformCases(db)]),
    'the job: what is due': () => listDueCases(db, new Date(), 200),
  };
}

const listsOf = (shop: Shop): Lists => ({
  ...customerLists(shop),
  ...storeLists('a store', shop.ctx, shop.storeId),
  ...storeLists('the largest store', shop.ctx, shop.otherStoreId),
  ...deskLists(shop),
});

async function fillShop(ctx: ServerContext, size: number): Promise<Shop> {
  const [user, other] = [await createTestUser(ctx), await createTestUser(ctx)];
  const [mine, theirs] = [await createTestStore(ctx), await createTestStore(ctx)];
  await generateOrders(ctx, own, { userId: user.id, storeId: mine.store.id });
  await generateOrders(ctx, size - own, { userId: other.id, storeId: theirs.store.id });
  await generateCases(ctx);
  const stores = { storeId: mine.store.id, otherStoreId: theirs.store.id };
  return { ctx, userId: user.id, ...stores, far: await cursorFarIn(ctx) };
}

const opened: BenchShop[] = [];
try {
  const shops: Lists[] = [];
  for (const size of sizes) {
    const shop = await openBenchShop();
    opened.push(shop);
    shops.push(listsOf(await fillShop(shop.ctx, size)));
  }
  const names = Object.keys(shops[0] ?? {});
  const results: ListTimes[][] = shops.map(() => []);
  for (const name of names) {
    const times = await measureInTurns(shops.map((lists) => lists[name] ?? (() => Promise.resolve())));
    for (const [index, figures] of times.entries()) results[index]?.push(figures);
  }
  printGrowth({ names, sizes, results });
} finally {
  // The first has started the server that all are on.
  for (const shop of opened.reverse()) await shop.close();
}
