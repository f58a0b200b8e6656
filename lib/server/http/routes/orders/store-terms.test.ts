import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { signIn } from '#lib/server/factories/factories.ts';
import { findUserNames } from '#lib/server/identity/index.ts';
import { userGroups, users } from '#lib/server/identity/tables.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const member = await shop.newStore();
const store: { storeId: number; userId: number; token: string } = {
  ...member,
  token: (await signIn(test.ctx, member.userId)).token,
};
afterAll(() => test.close());

/** What an order of a hundred yuan costs, as its reader knows. */
const known = { expected_total: '100.00' };

/** An unpaid order of the store's offer. */
async function newOffered() {
  const customer = await shop.newMember();
  const { order } = await shop.newOrders(customer, { payable: 10_000 });
  await test.ctx.db.update(orders).set({ fixedStoreId: store.storeId }).where(eq(orders.id, order.id));
  return { no: order.no, caller: await signIn(test.ctx, customer.userId) };
}

describe('an unpaid order of an own offer', () => {
  it('stands in the list of what is unpaid, with what may be done', async () => {
    const { no } = await newOffered();
    const { data } = await test.get('/api/store/orders?tab=unpaid', store);
    const item = data.list.find((each: { no: string }) => each.no === no);
    expect(item).toMatchObject({ status: 'pending_payment', actions: ['adjust', 'cancel'], deadline: { key: 'pay' } });
    expect((await test.get('/api/store/orderCounts', store)).data.unpaid).toBeGreaterThan(0);
    const info = await test.get(`/api/store/orderInfo?no=${no}`, store);
    expect(info.data).toMatchObject({ is_address_whole: false, close_request: null, balance_time: null });
  });

  it('gets another price, of which the customer reads', async () => {
    const { no, caller } = await newOffered();
    const answer = await test.post(
      '/api/store/orderAdjust',
      { no, change: '-15.00', freight: '8', expected_total: '100.00', reason: 'agreed by phone' },
      store,
    );
    expect(answer).toMatchObject({ code: 1, msg: expect.stringMatching(/\S/) });
    const { data } = await test.get(`/api/order/info?no=${no}`, caller);
    expect(data).toMatchObject({ payable: '93.00', adjust: '-15.00', freight: '8.00' });
    expect(data.timeline[0]).toMatchObject({
      event: 'adjust',
      actor: 'store',
      reason: 'agreed by phone',
      price: { before: '100.00', after: '93.00' },
    });
  });

  it.each([
    ['change', { change: 'cheap', reason: 'x' }],
    ['freight', { freight: '-1', reason: 'x' }],
    ['reason', { change: '-1' }],
    ['reason', { change: '-1', reason: 'x'.repeat(201) }],
    ['change', { change: '-100.01', reason: 'x' }],
    ['change', { change: '0', freight: '0.00', reason: 'nothing else' }],
    ['expected_total', { change: '-1', expected_total: undefined, reason: 'x' }],
  ])('says at %s what is wrong with %j, in both languages', async (field, input) => {
    const { no } = await newOffered();
    for (const locale of ['zh-cn', 'en'] as const) {
      const { code, data } = await test.post(
        '/api/store/orderAdjust',
        { no, ...known, ...input },
        { ...store, locale },
      );
      expect(code).toBe(0);
      expect(Object.keys(data.fields)).toEqual([field]);
      expect(/[\u4e00-\u9fff]/.test(data.fields[field])).toBe(locale === 'zh-cn');
    }
  });

  it('gets the same price change once, however often it is sent', async () => {
    const { no } = await newOffered();
    const change = { no, change: '-15.00', ...known, reason: 'agreed by phone' };
    expect(await test.post('/api/store/orderAdjust', change, store)).toMatchObject({ code: 1 });
    const again = await test.post('/api/store/orderAdjust', change, store);
    expect(again.data).toMatchObject({ error: 'status_changed' });
    expect((await shop.stateOf(no)).payableAmount).toBe(8500);
  });

  it('is cancelled with a reason that the customer reads', async () => {
    const { no, caller } = await newOffered();
    expect(await test.post('/api/store/orderCancel', { no }, store)).toMatchObject({ data: { fields: {} } });
    expect(await test.post('/api/store/orderCancel', { no, reason: 'sold out' }, store)).toMatchObject({ code: 1 });
    const { data } = await test.get(`/api/order/info?no=${no}`, caller);
    expect(data).toMatchObject({ status: 'closed', close_reason: 'store' });
    expect(data.timeline[0]).toMatchObject({ actor: 'store', reason: 'sold out' });
    const again = await test.post('/api/store/orderCancel', { no, reason: 'sold out' }, store);
    expect(again.data).toMatchObject({ error: 'status_changed' });
  });

  it('is not for staff whose role lacks the rule', async () => {
    const { no } = await newOffered();
    const [finance] = await test.ctx.db.select().from(userGroups).where(eq(userGroups.key, 'store_finance'));
    const [owner] = await test.ctx.db.select().from(users).where(eq(users.id, store.userId));
    await test.ctx.db
      .update(users)
      .set({ groupId: finance?.id ?? 0 })
      .where(eq(users.id, store.userId));
    const attempts = [
      await test.post('/api/store/orderAdjust', { no, change: '-1', ...known, reason: 'x' }, store),
      await test.post('/api/store/orderCancel', { no, reason: 'x' }, store),
      await test.post('/api/store/orderCloseAsk', { no, reason: 'x' }, store),
    ];
    await test.ctx.db
      .update(users)
      .set({ groupId: owner?.groupId ?? 0 })
      .where(eq(users.id, store.userId));
    expect(attempts.map(({ code }) => code)).toEqual([401, 401, 401]);
  });
});

it('the request that did something to an order is told to operators alone', async () => {
  const { no, caller } = await newOffered();
  const input = { no, ...known, change: '-1', reason: 'agreed' };
  expect(await test.post('/api/store/orderAdjust', input, store)).toMatchObject({ code: 1 });
  const desk = await signIn(test.ctx, (await shop.newOperator()).userId);
  const { data } = await test.get(`/api/operator/order/info?no=${no}`, desk);
  const { rows } = await test.ctx.db.execute<{ request: string }>(
    sql`select request_id as request from status_logs where event = 'adjust' order by id desc limit 1`,
  );
  expect(rows[0]?.request).toMatch(/^[0-9a-f-]{36}$/);
  expect(data.timeline[0]).toMatchObject({ event: 'adjust', request_id: rows[0]?.request });
  const others = await Promise.all([
    test.get(`/api/store/orderInfo?no=${no}`, store),
    test.get(`/api/order/info?no=${no}`, caller),
  ]);
  for (const { data: seen } of others) expect(JSON.stringify(seen.timeline)).not.toContain('request');
});

describe('a rest that is overdue', () => {
  it('is shown with the request to close it, to the store and to operators', async () => {
    const paid = await shop.newPaid({ payable: 10_000, deposit: 3000 });
    const member = { ...store, kind: 'member' as const, sessionId: '', nodes: new Set<string>() };
    await shop.accept(member, paid.no);
    const facts = { balanceDeadline: test.ctx.clock.now(), depositForfeitBp: 2000 };
    await test.ctx.db.update(orders).set(facts).where(eq(orders.id, paid.id));
    const early = await test.get(`/api/store/orderInfo?no=${paid.no}`, store);
    expect(early.data.actions).toContain('askClose');
    const answer = await test.post('/api/store/orderCloseAsk', { no: paid.no, reason: 'never paid' }, store);
    expect(answer).toMatchObject({ code: 1 });
    const request = { reason: 'balance_overdue', note: 'never paid', amount: '24.00', kept: '6.00' };
    const { data } = await test.get(`/api/store/orderInfo?no=${paid.no}`, store);
    expect(data.close_request).toMatchObject(request);
    expect(data.close_request.proposed_by).toBeUndefined();
    expect(data.balance_time).toBeGreaterThan(0);
    expect(data.actions).not.toContain('askClose');

    const operator = await shop.newOperator();
    const desk = await signIn(test.ctx, operator.userId);
    const shown = await test.get(`/api/operator/order/info?no=${paid.no}`, desk);
    const names = await findUserNames(test.ctx.db, [store.userId]);
    const proposer = { proposed_by: store.userId, proposed_by_name: names.get(store.userId) };
    expect(proposer.proposed_by_name).toMatch(/\S/);
    expect(shown.data.close_request).toMatchObject({ ...request, ...proposer });
    expect(await test.post('/api/operator/order/closeApprove', { no: paid.no, approve: true }, desk)).toMatchObject({
      code: 1,
    });
    const caller = await signIn(test.ctx, paid.customer.userId);
    const { data: own } = await test.get(`/api/order/info?no=${paid.no}`, caller);
    expect(own).toMatchObject({ status: 'closed', close_reason: 'balance_overdue', paid: '30.00', refunded: '24.00' });
  });

  it('keeps from the store what operators propose to each other', async () => {
    const paid = await shop.newPaid({ payable: 200_000 });
    const member = { ...store, kind: 'member' as const, sessionId: '', nodes: new Set<string>() };
    await shop.accept(member, paid.no);
    const desk = await signIn(test.ctx, (await shop.newOperator()).userId);
    const input = { no: paid.no, reason: 'fraud', note: 'stolen card' };
    expect((await test.post('/api/operator/order/close', input, desk)).data).toEqual({ outcome: 'proposed' });
    const { data } = await test.get(`/api/store/orderInfo?no=${paid.no}`, store);
    expect(data.close_request).toBeNull();
  });
});

it('the quotation of an order is named to everybody who sells it, and is its own seller’s to open', async () => {
  const { no, id } = await shop.newPaid();
  const desk = await signIn(test.ctx, (await shop.newOperator()).userId);
  const member = { ...store, kind: 'member' as const, sessionId: '', nodes: new Set<string>() };
  const readAs = async (side: 'store' | 'desk') => {
    const path = side === 'store' ? `/api/store/orderInfo?no=${no}` : `/api/operator/order/info?no=${no}`;
    const { data } = await test.get(path, side === 'store' ? store : desk);
    return [data.quotation_no, data.is_quotation_own];
  };
  await shop.accept(member, no);
  expect([await readAs('store'), await readAs('desk')]).toEqual([
    [null, false],
    [null, false],
  ]);
  const quotationNo = 'QT26112212345678';
  await test.ctx.db.update(orders).set({ quotationNo }).where(eq(orders.id, id));
  expect([await readAs('store'), await readAs('desk')]).toEqual([
    [quotationNo, false],
    [quotationNo, true],
  ]);
  await test.ctx.db.update(orders).set({ fixedStoreId: store.storeId }).where(eq(orders.id, id));
  expect([await readAs('store'), await readAs('desk')]).toEqual([
    [quotationNo, true],
    [quotationNo, false],
  ]);
});
