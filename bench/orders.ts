// Lists of orders at 1,000 and 1,000,000 orders in the shop: a customer's, a store's, the operators' and the pool.
//   node bench/orders.ts [sizes, default 1000,1000000]

import { sql } from 'drizzle-orm';
import type { OperatorOrderFilter } from '#lib/contract/orders/order-lists.ts';
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
import { openBenchShop } from './bench-shop.ts';
import { generateOrders } from './fill-orders.ts';
import { type ListTimes, measureInTurns, printGrowth } from './measuring/measure-lists.ts';

const sizes = (process.argv[2] ?? '1000,1000000').split(',').map(Number);
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
  const results: ListTimes[][] = [];
  for (const size of sizes) {
    await generateOrders(ctx, size - made, { userId: people.otherUserId, storeId: people.otherStoreId });
    made = size;
    const figures: ListTimes[] = [];
    const far = await cursorAt(0.9);
    for (const run of Object.values(casesOf(people, far))) figures.push(...(await measureInTurns([run])));
    results.push(figures);
  }
  printGrowth({ names: Object.keys(casesOf(people, '')), sizes, results });
} finally {
  await shop.close();
}
