import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { OrderStatus } from '#lib/contract/orders/member-orders.ts';
import type { StoreOrderFilter } from '#lib/contract/orders/order-lists.ts';
import { storeOrderTabs } from '#lib/contract/orders/store-orders.ts';
import { createTestContext } from '#lib/server/db/test-context.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { acceptOrder } from '#lib/server/workflows/orders/accept-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { claimOrder } from '../dispatch/claim-order.ts';
import { ofOperators, ofStore } from '../order-conditions.ts';
import { orders } from '../tables.ts';
import { countStoreOrders, listOperatorRows, listStoreRows, type StoreOrderSort } from './list-seller-orders.ts';
import { asStore } from './seller.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
const store = await shop.newStore();
afterAll(() => test.close());

/** How PostgreSQL would read it in a shop with many orders, where reading all of them is no way. Needs one order at least. */
function planOf(query: SQLWrapper): Promise<string> {
  return test.ctx.db.transaction(async (tx) => {
    // Of a few rows every index costs the same, and the oldest one would be taken.
    await tx.execute(sql`update pg_class set reltuples = 1000000, relpages = 1 where oid = 'orders'::regclass`);
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
  });
}

async function newOrder(status: OrderStatus, payable: number) {
  const { no, id } = await shop.newPaid({ payable });
  await shop.accept(store, no);
  const closedAt = status === 'closed' ? test.ctx.clock.now() : null;
  await test.ctx.db.update(orders).set({ status, closedAt }).where(eq(orders.id, id));
  return no;
}

async function readAll(filter: StoreOrderFilter, sort: StoreOrderSort = '-created'): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const input = { sort, limit: 2, ...(after && { after }) };
    const page = await listStoreRows(test.ctx.db, store.storeId, { filter, input });
    found.push(...page.list.map(({ no }) => no));
    after = page.next;
  }
  return found;
}

describe('orders of one store in one state', () => {
  beforeAll(() => shop.newPaid());

  it.each(['received', 'completed', 'shipped'] as const)('%s, are read in their order by one index', async (status) => {
    const where = ofOperators(test.ctx.db, { store_id: 1, status });
    const plan = await planOf(test.ctx.db.select().from(orders).where(where).orderBy(orders.createdAt, orders.id));
    expect(plan).toMatch(/orders_seller_status/);
    expect(plan).toMatch(new RegExp(`Index Cond: [^"]*status[^"]*${status}`));
    expect(plan).not.toContain('Sort');
  });

  it('are counted by the index, without looking at an order', async () => {
    const where = ofOperators(test.ctx.db, { store_id: 1, status: 'completed' });
    const plan = await planOf(test.ctx.db.select({ one: sql`1` }).from(orders).where(where));
    expect(plan).toContain('Index Only Scan using orders_seller_status');
  });

  it('stay apart for operators, and are one tab for the store, page by page', async () => {
    const made: string[] = [];
    for (const [index, status] of (['received', 'completed', 'received', 'completed', 'completed'] as const).entries())
      made.push(await newOrder(status, 1000 * (5 - index)));
    await newOrder('shipped', 1000);
    const { storeId } = store;
    const input = { sort: 'created' as const, limit: 20 };
    const received = await listOperatorRows(test.ctx.db, { store_id: storeId, status: 'received' }, input);
    expect(received.list.map(({ no }) => no)).toEqual([made[0], made[2]]);
    expect(await readAll({ tab: 'finished' })).toEqual(made.toReversed());
    expect(await readAll({ tab: 'finished' }, 'payable')).toEqual(made.toReversed());
    const page = await listStoreRows(test.ctx.db, storeId, { filter: { tab: 'finished' }, input });
    expect(page).toMatchObject({ total: 5, isTotalExact: true });
    expect(ofStore(test.ctx.db, storeId, { tab: 'finished' })).toHaveLength(2);
  });
});

it('what waits for the answer of the store stands among its others, and no page shows it twice', async () => {
  const made: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const { no } = await shop.newPaid();
    await claimOrder(test.ctx, store, no);
    if (index % 2 === 0) await acceptOrder(test.ctx, store, no);
    made.push(no);
  }
  const found = await readAll({ tab: 'all' });
  expect(found.slice(0, 5)).toEqual(made.toReversed());
  expect(new Set(found).size).toBe(found.length);
  const input = { sort: '-created' as const, limit: 2 };
  const first = await listStoreRows(test.ctx.db, store.storeId, { filter: { tab: 'all' }, input });
  expect(first.total).toBe(found.length);
  const next = { ...input, after: first.next ?? '' };
  const second = await listStoreRows(test.ctx.db, store.storeId, { filter: { tab: 'all' }, input: next });
  const back = { ...input, before: second.previous ?? '' };
  const again = await listStoreRows(test.ctx.db, store.storeId, { filter: { tab: 'all' }, input: back });
  expect(again.list.map(({ no }) => no)).toEqual(made.toReversed().slice(0, 2));
});

it('a store finds nothing of another one: in no tab, in no order, and counts nothing', async () => {
  const { db } = test.ctx;
  const stranger = await shop.newStore();
  for (const status of ['received', 'shipped', 'processing', 'closed'] as const) await newOrder(status, 1000);
  await db
    .update(orders)
    .set({ aftersaleStatus: 'open' })
    .where(eq(orders.no, await newOrder('processing', 2000)));
  await claimOrder(test.ctx, store, (await shop.newPaid()).no);
  const { order } = await shop.newOrders(await shop.newMember(), {});
  await db.update(orders).set({ fixedStoreId: store.storeId }).where(eq(orders.id, order.id));
  for (const tab of storeOrderTabs) {
    for (const sort of ['-created', 'payable', 'accepted'] as const) {
      const read = ({ storeId }: StoreMember) =>
        listStoreRows(db, storeId, { filter: { tab }, input: { sort, limit: 9 } });
      expect([tab, sort, (await read(store)).list.length > 0]).toEqual([tab, sort, true]);
      expect([tab, sort, await read(stranger)]).toMatchObject([tab, sort, { list: [], total: 0 }]);
    }
  }
  expect(new Set(Object.values(await countStoreOrders(db, stranger.storeId)))).toEqual(new Set([0]));
  expect(Object.values(await countStoreOrders(db, store.storeId))).not.toContain(0);
});

it('an order is found by the number of its parcel, in capitals or not, and by nobody else', async () => {
  const { no } = await shop.newPaid();
  await shop.accept(store, no);
  await shop.ship(asStore(store), no);
  for (const q of ['SF1234567890', ' sf1234567890 ']) expect(await readAll({ tab: 'all', q })).toContain(no);
  expect(await readAll({ tab: 'all', q: 'SF1234567891' })).toEqual([]);
  const { storeId } = await shop.newStore();
  const filter = { tab: 'all' as const, q: 'SF1234567890' };
  expect(await listStoreRows(test.ctx.db, storeId, { filter, input: { sort: '-created', limit: 9 } })).toMatchObject({
    list: [],
  });
});
