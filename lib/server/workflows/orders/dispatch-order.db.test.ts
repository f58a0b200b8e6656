import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createContext, type ServerContext } from '../../db/context.ts';
import { createTestContext } from '../../db/test-context.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import {
  claimOrder,
  dispatchToStore,
  expirePool,
  extendPool,
  refuseOrder,
  releaseClaim,
  takeOrder,
  timeOutDispatches,
  transferOrder,
  warnOfTimeOuts,
} from '../../orders/index.ts';
import { updateSettings } from '../../site/index.ts';
import { stores } from '../../store/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { fulfilmentOf } from './fulfil-for-tests.ts';
import { giveUpUnclaimed } from './give-up-orders.ts';

let [first, second]: StoreMember[] = [];
const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = fulfilmentOf(test);
[first, second] = [await shop.newStore(), await shop.newStore()];
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

function stores2(): [StoreMember, StoreMember] {
  if (!first || !second) throw new Error('no stores');
  return [first, second];
}

const codeOf = (error: unknown) => (error as { code: string }).code;
const refusals = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((each) => (each.status === 'rejected' ? [codeOf(each.reason)] : []));
const cancel = (order: Awaited<ReturnType<typeof shop.newPaid>>) =>
  cancelOrder(test.ctx, order.customer, { no: order.no, reason: 'other', note: '' });
const notified = async ({ userId }: { userId: number }, event: string) => {
  const { rows } = await test.ctx.db.execute<{ no: string }>(
    sql`select args->>'no' as no from messages where user_id = ${userId} and event_key = ${event}`,
  );
  return rows.map(({ no }) => no);
};

describe('claiming', () => {
  it('gives an order that fifty want at once to one store', async () => {
    const { ctx } = test;
    const all = [...stores2()];
    while (all.length < 10) all.push(await shop.newStore());
    const { no, id } = await shop.newPaid();
    const claims = Array.from({ length: 5 }, () => all).flat();
    const results = await Promise.allSettled(claims.map((store) => claimOrder(ctx, store, no)));
    const winners = new Set(
      claims.flatMap(({ storeId }, index) => (results[index]?.status === 'fulfilled' ? [storeId] : [])),
    );
    expect(winners.size).toBe(1);
    expect(new Set(refusals(results))).toEqual(new Set(['already_taken']));
    expect(await shop.wayOf(id)).toMatchObject({ status: 'claimed', storeId: [...winners][0] });
    const { rows } = await ctx.db.execute(
      sql`select count(*)::int as n from status_logs where entity_type = 'dispatch' and event = 'claim' and entity_id = ${(await shop.wayOf(id)).id}`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('tells who comes too late when it was taken', async () => {
    const [one, other] = stores2();
    const { no } = await shop.newPaid();
    await claimOrder(test.ctx, one, no);
    const time = Math.floor(test.ctx.clock.now().getTime() / 1000);
    await expect(claimOrder(test.ctx, other, no)).rejects.toMatchObject({ code: 'already_taken', data: { time } });
  });

  it('is for open stores with room only', async () => {
    const { ctx } = test;
    const store = await shop.newStore();
    const [full, one, two] = [await shop.newPaid(), await shop.newPaid(), await shop.newPaid()];
    await updateSettings(ctx, { 'pool.maxOpen': 2 });
    const both = [one, two, full].map(({ no }) => claimOrder(ctx, store, no));
    expect(refusals(await Promise.allSettled(both))).toEqual(['claims_full']);
    await updateSettings(ctx, { 'pool.maxOpen': 20 });
    await ctx.db.update(stores).set({ status: 'suspended' }).where(eq(stores.id, store.storeId));
    const { no } = await shop.newPaid();
    await expect(claimOrder(ctx, store, no)).rejects.toMatchObject({ code: 'store_not_open' });
  });

  it('finds no order that was never in the pool', async () => {
    const [one, other] = stores2();
    const { no } = await shop.newPaid({ fixedStoreId: other.storeId });
    await expect(claimOrder(test.ctx, one, no)).rejects.toMatchObject({ code: 'not_found' });
    await expect(claimOrder(test.ctx, one, 'SO26010100000000')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('against the customer’s cancelling leaves no store with an order that is paid back', async () => {
    const { ctx } = test;
    const [store] = stores2();
    for (let round = 0; round < 4; round += 1) {
      const order = await shop.newPaid();
      const [claimed, cancelled] = await Promise.allSettled([claimOrder(ctx, store, order.no), cancel(order)]);
      // A claim is not an acceptance: until then the customer may still cancel, whoever came first.
      expect(cancelled?.status).toBe('fulfilled');
      expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', refundedAmount: 10_000 });
      expect(await shop.wayOf(order.id)).toMatchObject({ status: 'cancelled' });
      expect((await shop.balancesOf(order.customer)).balanceAmount).toBe(1_000_000);
      // Who came too late to claim it is told no more than anybody else.
      const code = claimed?.status === 'fulfilled' ? 'status_changed' : 'not_found';
      await expect(acceptOrder(ctx, store, order.no)).rejects.toMatchObject({ code });
    }
  });
});

describe('accepting', () => {
  it('against the customer’s cancelling: one of both, and the money is where it belongs', async () => {
    const { ctx } = test;
    const store = await shop.newStore();
    const ends = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const order = await shop.newPaid();
      await claimOrder(ctx, store, order.no);
      const tries = [() => acceptOrder(ctx, store, order.no), () => cancel(order)];
      const results = await Promise.allSettled((round % 2 ? tries : tries.toReversed()).map((run) => run()));
      expect(refusals(results)).toEqual(['status_changed']);
      const { status } = await shop.stateOf(order.no);
      ends.add(status);
      const balance = (await shop.balancesOf(order.customer)).balanceAmount;
      expect([status, balance]).toEqual(status === 'closed' ? ['closed', 1_000_000] : ['processing', 990_000]);
    }
    expect([...ends].every((end) => end === 'closed' || end === 'processing')).toBe(true);
  });

  it('in time belongs to the store, and after half an hour to the pool', async () => {
    const { ctx } = test;
    const [store, other] = stores2();
    const { no, id, customer } = await shop.newPaid();
    await claimOrder(ctx, store, no);
    ctx.clock.advance(1799);
    await timeOutDispatches(ctx);
    expect(await shop.wayOf(id)).toMatchObject({ status: 'claimed' });
    ctx.clock.advance(1);
    const tries = await Promise.allSettled([acceptOrder(ctx, store, no), timeOutDispatches(ctx)]);
    expect(refusals(tries).length).toBe(1);
    await timeOutDispatches(ctx);
    expect(await shop.wayOf(id)).toMatchObject({ status: 'pooled', storeId: null, excludedStoreIds: [store.storeId] });
    expect(await notified(store, 'claimExpired')).toContain(no);
    await expect(claimOrder(ctx, store, no)).rejects.toMatchObject({ code: 'not_found' });
    await shop.accept(other, no);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', storeId: other.storeId });
    expect(await notified(customer, 'orderAccepted')).toEqual([no]);
  });

  it('warns the store once before its time is over', async () => {
    const { ctx } = test;
    const [store] = stores2();
    const { no } = await shop.newPaid();
    await claimOrder(ctx, store, no);
    await warnOfTimeOuts(ctx);
    expect(await notified(store, 'claimExpiring')).not.toContain(no);
    ctx.clock.advance(1300);
    await Promise.all([warnOfTimeOuts(ctx), warnOfTimeOuts(ctx)]);
    expect((await notified(store, 'claimExpiring')).filter((each) => each === no)).toEqual([no]);
  });

  it('can be declined: released by who claimed, refused by who was given', async () => {
    const { ctx } = test;
    const [store, other] = stores2();
    const [claimed, given] = [await shop.newPaid(), await shop.newPaid({ fixedStoreId: store.storeId })];
    await claimOrder(ctx, store, claimed.no);
    expect(await shop.wayOf(given.id)).toMatchObject({ status: 'assigned', mode: 'assign', storeId: store.storeId });
    expect(await notified(store, 'orderAssigned')).toContain(given.no);
    for (const { no } of [claimed, given]) {
      await expect(releaseClaim(ctx, other, { no, reason: 'x' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(refuseOrder(ctx, other, { no, reason: 'x' })).rejects.toMatchObject({ code: 'not_found' });
      await expect(acceptOrder(ctx, other, no)).rejects.toMatchObject({ code: 'not_found' });
    }
    await releaseClaim(ctx, store, { no: claimed.no, reason: 'no paper' });
    await refuseOrder(ctx, store, { no: given.no, reason: 'no time' });
    for (const { id } of [claimed, given]) {
      expect(await shop.wayOf(id)).toMatchObject({ status: 'pooled', excludedStoreIds: [store.storeId], round: 2 });
    }
  });
});

describe('an order that nobody takes', () => {
  it('leaves the pool after two days, is shown to operators, and is paid back after three', async () => {
    const { ctx } = test;
    const operator = await shop.newOperator();
    const order = await shop.newPaid({ points: 300 });
    ctx.clock.advance(48 * 3600);
    await expirePool(ctx);
    expect(await shop.wayOf(order.id)).toMatchObject({ status: 'expired' });
    expect(await notified(operator, 'orderUnclaimed')).toContain(order.no);
    await giveUpUnclaimed(ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch' });
    ctx.clock.advance(24 * 3600);
    await giveUpUnclaimed(ctx);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'no_store' });
    expect(await shop.balancesOf(order.customer)).toMatchObject({ balanceAmount: 1_000_000, points: 300 });
  });

  it('waits longer where an operator says so', async () => {
    const { ctx } = test;
    const operator = await shop.newOperator();
    const { no, id } = await shop.newPaid();
    ctx.clock.advance(48 * 3600);
    await expirePool(ctx);
    await extendPool(ctx, operator, no);
    ctx.clock.advance(47 * 3600);
    await extendPool(ctx, operator, no);
    ctx.clock.advance(47 * 3600);
    await expirePool(ctx);
    await giveUpUnclaimed(ctx);
    expect(await shop.wayOf(id)).toMatchObject({ status: 'pooled' });
  });

  it('is timed out once by two processes that work at the same time', async () => {
    const { ctx } = test;
    const other: ServerContext = createContext({ env: ctx.env, clock: ctx.clock });
    const made = [];
    for (let count = 0; count < 4; count += 1) made.push(await shop.newPaid());
    ctx.clock.advance(73 * 3600);
    const jobs = [expirePool, giveUpUnclaimed].map(async (job) => {
      const done = await Promise.all([job(ctx), job(other), job(ctx), job(other)]);
      return done.reduce((sum, count) => sum + count, 0);
    });
    await Promise.all(jobs);
    await Promise.all([giveUpUnclaimed(ctx), giveUpUnclaimed(other)]);
    for (const { no, customer } of made) {
      expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', refundedAmount: 10_000 });
      expect(await shop.refundsOf(no)).toHaveLength(1);
      expect((await shop.balancesOf(customer)).balanceAmount).toBe(1_000_000);
    }
    await other.db.$client.end();
  });
});

describe('an operator', () => {
  it('gives an order to a store, which has two hours', async () => {
    const { ctx } = test;
    const [store] = stores2();
    const operator = await shop.newOperator();
    const { no, id } = await shop.newPaid();
    await dispatchToStore(ctx, operator, { no, storeId: store.storeId });
    expect(await notified(store, 'orderAssigned')).toContain(no);
    await expect(takeOrder(ctx, operator, no)).rejects.toMatchObject({ code: 'status_changed' });
    ctx.clock.advance(7200);
    await timeOutDispatches(ctx);
    expect(await shop.wayOf(id)).toMatchObject({ status: 'pooled', excludedStoreIds: [store.storeId] });
  });

  it('takes an order for the platform itself, against a store that wants it too', async () => {
    const { ctx } = test;
    const [store] = stores2();
    const operator = await shop.newOperator();
    const { no, id } = await shop.newPaid();
    const results = await Promise.allSettled([takeOrder(ctx, operator, no), claimOrder(ctx, store, no)]);
    expect(refusals(results)).toHaveLength(1);
    const { status, storeId } = await shop.wayOf(id);
    expect([
      ['accepted', null],
      ['claimed', store.storeId],
    ]).toContainEqual([status, storeId]);
  });

  it('moves an accepted order to another store before anything is shipped', async () => {
    const { ctx } = test;
    const [store, other] = stores2();
    const operator = await shop.newOperator();
    const { no, id } = await shop.newPaid();
    await shop.accept(store, no);
    await transferOrder(ctx, operator, { no, storeId: other.storeId, reason: 'too far' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'pending_dispatch', storeId: null, acceptedAt: null });
    expect(await shop.wayOf(id)).toMatchObject({ status: 'assigned', storeId: other.storeId });
    expect([await notified(store, 'orderTransferred'), await notified(other, 'orderAssigned')]).toEqual([
      expect.arrayContaining([no]),
      expect.arrayContaining([no]),
    ]);
    await acceptOrder(ctx, other, no);
    await transferOrder(ctx, operator, { no, reason: 'too slow' });
    expect(await shop.wayOf(id)).toMatchObject({ status: 'pooled', storeId: null });
  });
});
