import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { storePool } from '#lib/contract/orders/store-pool.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { stores } from '#lib/server/store/tables.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
afterAll(() => test.close());

async function newStore() {
  const member = await shop.newStore();
  return { ...member, token: (await signIn(test.ctx, member.userId)).token };
}

const nosOf = ({ data }: AnyData): string[] => data.list.map(({ no }: { no: string }) => no);

describe('the pool', () => {
  it('is ordered by waiting, by what is newest and by what it brings', async () => {
    const store = await newStore();
    const [small, large] = [await shop.newPaid({ payable: 1000 }), await shop.newPaid({ payable: 90_000 })];
    const read = async (sort: string) => nosOf(await test.get(`/api/store/pool?sort=${sort}&limit=100`, store));
    expect((await read('waiting')).slice(-2)).toEqual([small.no, large.no]);
    expect((await read('newest')).slice(0, 2)).toEqual([large.no, small.no]);
    expect((await read('ending')).slice(-2)).toEqual([small.no, large.no]);
    const byWorth = await read('estimate');
    expect(byWorth.indexOf(large.no)).toBeLessThan(byWorth.indexOf(small.no));
  });

  it('says by when an order was promised to leave, for who thinks of claiming it', async () => {
    const [store, paid] = [await newStore(), await shop.newPaid()];
    const shipBy = new Date('2026-12-01T15:59:59Z');
    const read = async () => {
      const { data } = await test.get('/api/store/pool?sort=newest&limit=100', store);
      return storePool.data.parse(data).list.find(({ no }) => no === paid.no)?.ship_by;
    };
    await test.ctx.db.update(orders).set({ shipBy }).where(eq(orders.id, paid.id));
    expect(await read()).toBe(shipBy.getTime() / 1000);
    await test.ctx.db.update(orders).set({ shipBy: null }).where(eq(orders.id, paid.id));
    expect(await read()).toBeNull();
  });

  it('tells what came and what is gone since a page was read', async () => {
    const [store, other] = [await newStore(), await newStore()];
    const kept = await shop.newPaid();
    const { data: page } = await test.get('/api/store/pool?limit=100', store);
    const shown = nosOf({ data: page });
    const ask = async (filter = '') =>
      (await test.get(`/api/store/poolNews?since=${page.time}&nos=${shown.join(',')}${filter}`, store)).data;
    expect(await ask()).toEqual({ gone: [], fresh: 0 });
    await shop.newPaid();
    await test.post('/api/store/claim', { no: kept.no }, other);
    expect(await ask()).toEqual({ gone: [kept.no], fresh: 1 });
    expect(await ask('&fulfilment=digital')).toMatchObject({ fresh: 0 });
  });

  it('asks for a moment, and for numbers of orders', async () => {
    const store = await newStore();
    const { data } = await test.get('/api/store/poolNews?nos=SO1', store);
    expect(Object.keys(data.fields).sort()).toEqual(['nos.0', 'since']);
    const { data: refused } = await test.get("/api/store/poolNews?since=4000000000&nos=SO26010112345678,';drop", store);
    expect(Object.keys(refused.fields)).toEqual(['nos.1']);
    const { data: news } = await test.get('/api/store/poolNews?since=4000000000&nos=', store);
    expect(news).toEqual({ gone: [], fresh: 0 });
  });

  it('says until when a claimed order is to be accepted, and tells who comes later that it is taken', async () => {
    const [store, other, { no }] = [await newStore(), await newStore(), await shop.newPaid()];
    const { data } = await test.post('/api/store/claim', { no }, store);
    expect(data.deadline - Math.floor(test.ctx.clock.now().getTime() / 1000)).toBeGreaterThan(29 * 60);
    expect((await test.post('/api/store/claim', { no }, other)).data.error).toBe('already_taken');
    const { data: pool } = await test.get('/api/store/pool', store);
    expect(pool).toMatchObject({ open: 1, blocked: null });
  });

  it('is claimed from once a second by a store, with however many people', async () => {
    const at = await createTestStore(test.ctx);
    const colleague = await createTestStaff(test.ctx, { role: 'manager', at });
    const people = [await signIn(test.ctx, at.owner.id), await signIn(test.ctx, colleague.id)];
    const paid = [await shop.newPaid(), await shop.newPaid()];
    // The limit counts by the clock of the process: both claims fall into one second, however slow the machine is.
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const claims = people.map((person, index) => test.post('/api/store/claim', { no: paid[index]?.no }, person));
    const answers = await Promise.all(claims).finally(() => now.mockRestore());
    expect(answers.map(({ code, data }) => (code === 1 ? 'claimed' : data.error)).sort()).toEqual([
      'claimed',
      'too_many_requests',
    ]);
  });

  it('says why a store can claim nothing', async () => {
    const store = await newStore();
    const blocked = async () => (await test.get('/api/store/pool', store)).data.blocked;
    const change = (facts: Partial<typeof stores.$inferInsert>) =>
      test.ctx.db.update(stores).set(facts).where(eq(stores.id, store.storeId));
    await change({ closedUntil: new Date(Date.now() + 86_400_000) });
    expect(await blocked()).toBe('store_on_holiday');
    await change({ closedUntil: null, status: 'suspended' });
    expect(await blocked()).toBe('store_not_open');
  });

  it('shows nobody’s name, phone or street by any call', async () => {
    const store = await newStore();
    const { no, id } = await shop.newPaid();
    const address = { receiver: '李青山', mobile: '13812345678', address: '科技园一路 9 号', city_name: '深圳市' };
    const [order] = await test.ctx.db.select().from(orders).where(eq(orders.id, id));
    const whole = { ...(order?.address ?? emptyAddress), ...address };
    await test.ctx.db.update(orders).set({ address: whole }).where(eq(orders.id, id));
    const { data } = await test.get('/api/store/pool?limit=100', store);
    expect(data.list.find((item: { no: string }) => item.no === no)).toMatchObject({ city_name: '深圳市' });
    expect(JSON.stringify(data)).not.toMatch(/李青山|13812345678|科技园/);
  });
});

const emptyAddress = { id: 0, province_id: 0, city_id: 0, area_id: 0, province_name: '', area_name: '' };
