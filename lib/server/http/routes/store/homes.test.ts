import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { deskQueues } from '#lib/contract/store/homes.ts';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { makeQuotationGoods, makeSubmitted } from '#lib/server/factories/quotation-factories.ts';
import { createTestFile, createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { claimOrder } from '#lib/server/orders/index.ts';
import { orderLines } from '#lib/server/orders/tables.ts';
import { asStore, openQuotation } from '#lib/server/quotation/index.ts';
import { describeProfile, saveProfile, saveReturnAddress } from '#lib/server/store/index.ts';
import { acceptOrder } from '#lib/server/workflows/orders/accept-order.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
afterAll(() => test.close());

const returnAddress = {
  receiver: '李青',
  mobile: '13800138000',
  provinceId: 110_000,
  cityId: 110_100,
  areaId: 110_105,
  address: '建国路 1 号',
  isDefault: true,
};

async function newStore() {
  const member = await shop.newStore();
  return { member, ...(await signIn(test.ctx, member.userId)) };
}

it('tells a store what waits for it and what it sold, and another store nothing of it', async () => {
  const [store, other] = [await newStore(), await newStore()];
  const [first, second] = [await shop.newPaid({ qty: 3 }), await shop.newPaid({ qty: 1 })];
  const { data: before } = await test.get('/api/store/home', store);
  expect(before.counts).toMatchObject({ to_accept: 0, to_ship: 0, quotes: 0, aftersales: 0, pool: 2 });
  expect(before.todos).toEqual([]);

  await test.post('/api/store/claim', { no: first.no }, store);
  await test.post('/api/store/orderAccept', { no: first.no }, store);
  // The call lets nobody claim twice within a second.
  await claimOrder(test.ctx, store.member, second.no);
  // Figures may be a minute old in one process: another language asks anew.
  const { data } = await test.get('/api/store/home?lang=zh-cn', store);
  expect(data.counts).toMatchObject({ to_accept: 1, to_ship: 1, pool: 0 });
  expect(data.todos).toMatchObject([
    { kind: 'order_accept', no: second.no, deadline: expect.any(Number) },
    { kind: 'order_ship', no: first.no, deadline: null },
  ]);
  expect(data.money).toMatchObject({ expected: '95.00', pending: '0.00' });
  expect(data.figures.days).toHaveLength(30);
  expect(data.figures.days.at(-1)).toMatchObject({ orders: 1, sales: '100.00', refunded: '0.00', claim_minutes: 0 });
  expect(data.figures.top).toMatchObject([{ qty: 3 }]);

  const { data: foreign } = await test.get('/api/store/home', other);
  expect(foreign.todos).toEqual([]);
  expect(foreign.figures.days.every(({ orders }: { orders: number }) => orders === 0)).toBe(true);
});

it('names a quotation without a title by its first line, in the language of the reader', async () => {
  const store = await newStore();
  const { no } = await makeSubmitted(test.ctx, await makeQuotationGoods(test.ctx));
  await openQuotation(test.ctx, asStore(store.member), no);
  for (const [locale, about] of [
    ['zh-cn', '鼠标'],
    ['en', 'Mouse'],
  ] as const) {
    const { data } = await test.get(`/api/store/home?lang=${locale}`, { ...store, locale });
    expect(data.todos).toMatchObject([{ kind: 'quote_answer', no, about }]);
  }
});

it('lists what a new store sets up, for who may, until all that is needed is there', async () => {
  const { owner, member, store } = await createTestStore(test.ctx);
  const at = { ...member, storeId: store.id };
  const setupOf = async (userId: number) => {
    const { data } = await test.get('/api/store/home', await signIn(test.ctx, userId));
    return data.setup.map(({ key, is_done: isDone }: { key: string; is_done: boolean }) => `${key} ${isDone}`);
  };
  const missing = ['shop false', 'return_address false', 'two_factor false', 'hours false', 'staff false'];
  expect(await setupOf(owner.id)).toEqual(missing);

  const sales = await createTestStaff(test.ctx, { role: 'sales', at: { owner, member, store, operator: member } });
  const manager = await createTestStaff(test.ctx, { role: 'manager', at: { owner, member, store, operator: member } });
  await saveReturnAddress(test.ctx, store.id, returnAddress);
  expect(await setupOf(sales.id)).toEqual([]);
  expect(await setupOf(manager.id)).toEqual(['shop false', 'return_address true', 'hours false']);
  expect(await setupOf(owner.id)).toContain('staff true');

  const logo = await createTestFile(test.ctx, owner.id, { isPrivate: false, topic: 'logo', mime: 'image/png' });
  const { version } = (await describeProfile(test.ctx, at)).store;
  await saveProfile(test.ctx, at, { version, changes: { logo } });
  expect(await setupOf(manager.id)).toEqual([]);
  expect(await setupOf(owner.id)).toContain('two_factor false');
});

it('counts for an operator what waits at the desk', async () => {
  const operator = await createSignedInOperator(test.ctx);
  const { data } = await test.get('/api/operator/home/see', operator);
  const counts = Object.fromEntries(data.queues.map(({ key, count }: { key: string; count: number }) => [key, count]));
  expect(counts).toMatchObject({ transfers: 0, recharges: 0, refunds: 0, orders_expired: 0, applications: 0 });
  expect(Object.keys(counts)).toEqual([...deskQueues]);
  expect(data).toMatchObject({ pooled: 0, is_ledger_clean: null });
  expect(data.figures.days.at(-1).orders).toBe(2);
});

it('says of each order what it is about', async () => {
  const store = await newStore();
  const names = ['海报', '信封'];
  for (const name of names) {
    const { no, id } = await shop.newPaid();
    await test.ctx.db
      .update(orderLines)
      .set({ name: { 'zh-cn': name, en: name } })
      .where(eq(orderLines.orderId, id));
    await claimOrder(test.ctx, store.member, no);
    await acceptOrder(test.ctx, store.member, no);
  }
  const { data } = await test.get('/api/store/home', store);
  expect(data.todos.map(({ about }: { about: string }) => about)).toEqual(names);
});
