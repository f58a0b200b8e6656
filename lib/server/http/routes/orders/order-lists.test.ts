import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import readSheets from 'read-excel-file/node';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { savedAddress } from '#lib/server/factories/saved-address.ts';
import { claimOrder, decideCloseRequest, dispatchToStore, insertCloseRequest } from '#lib/server/orders/index.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { stores } from '#lib/server/store/tables.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { type AnyData, createTestApi, testAddress } from '../../test-api.ts';

const secrets = /李青山|13812345678|科技园|南山|Nanshan/;

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const store = await newStore();
const operator: { token: string } = { token: (await signIn(test.ctx, (await shop.newOperator()).userId)).token };
/** Orders of the store, the oldest first; the third is paid and waits in the pool, not the store's. */
const nos: string[] = [];
for (const [index, payable] of [1000, 9000, 4000].entries()) {
  const { no, id } = await shop.newPaid({ payable });
  const createdAt = new Date(Date.UTC(2026, 0, 10 + index, 4));
  await test.ctx.db.update(orders).set({ address: savedAddress, createdAt }).where(eq(orders.id, id));
  if (index < 2) await shop.accept(store, no);
  nos.push(no);
}
afterAll(() => test.close());

async function newStore() {
  const member = await shop.newStore();
  return { ...member, token: (await signIn(test.ctx, member.userId)).token };
}

const listed = ({ data }: AnyData): string[] => data.list.map(({ no }: { no: string }) => no);
const ofStore = async (query: string, caller: { token: string } = store) =>
  listed(await test.get(`/api/store/orders?${query}`, caller));
const ofDesk = async (query: string) => listed(await test.get(`/api/operator/order/list?${query}`, operator));

async function download(path: string, { token }: { token: string }, locale = 'en') {
  const headers = { 'think-lang': locale, 'ba-user-token': token };
  return test.api.fetch(new Request(`http://shop.test${path}`, { headers }), { remoteAddress: testAddress });
}

describe('the list of a store', () => {
  it('is ordered by time, amount and, of what is to be shipped, acceptance', async () => {
    const [first = '', second = ''] = nos;
    expect(await ofStore('')).toEqual([second, first]);
    expect(await ofStore('sort=created')).toEqual([first, second]);
    expect(await ofStore('sort=payable')).toEqual([first, second]);
    expect(await ofStore('sort=-payable')).toEqual([second, first]);
    expect(await ofStore('tab=to_ship&sort=accepted')).toEqual([first, second]);
    expect(await ofStore('tab=to_ship&sort=-accepted')).toEqual([second, first]);
    expect(await ofStore('sort=accepted')).toEqual([second, first]);
    const refused = await test.get('/api/store/orders?sort=nonsense', store);
    expect(refused.data).toMatchObject({ error: 'invalid_input', fields: { sort: 'Please choose a valid option' } });
  });

  it('is narrowed by tab, word and days of the shop', async () => {
    const [first = '', second = ''] = nos;
    expect(await ofStore('tab=shipped')).toEqual([]);
    expect(await ofStore(`q=${first}`)).toEqual([first]);
    for (const marks of ['%25', '_', '%2A', '---', '。'])
      expect([marks, await ofStore(`q=${marks}`)]).toEqual([marks, []]);
    expect(await ofStore('from=2026-01-11')).toEqual([second]);
    expect(await ofStore('to=2026-01-10')).toEqual([first]);
    expect(await ofStore('from=2026-01-10&to=2026-01-11')).toEqual([second, first]);
    const { data } = await test.get('/api/store/orders?from=tomorrow', store);
    expect(Object.keys(data.fields)).toEqual(['from']);
  });

  it('tells the town, and who must act', async () => {
    const { data } = await test.get('/api/store/orders', store);
    expect(data).toMatchObject({ total: 2, is_total_exact: true, next: null, previous: null });
    expect(data.list[0]).toMatchObject({ city_name: 'Shenzhen', close_reason: null });
    expect(JSON.stringify(data)).not.toMatch(secrets);
  });

  it('shows nothing of it to another store, to guests, and to staff without the rule', async () => {
    const other = await newStore();
    expect(await ofStore('', other)).toEqual([]);
    expect((await test.get('/api/store/orders')).code).not.toBe(1);
    const seller = await createTestUser(test.ctx, { group: 'store_sales' });
    await test.ctx.db.execute(
      sql`insert into store_members (store_id, user_id, role) values (${store.storeId}, ${seller.id}, 'sales')`,
    );
    const { token } = await signIn(test.ctx, seller.id);
    expect((await test.get('/api/store/orders', { token })).data.error).toBe('no_permission');
    expect((await download('/api/store/orderExport', { token })).headers.get('content-type')).toContain('json');
  });
});

describe('the list of operators', () => {
  it('shows what somebody wants closed until that is decided', async () => {
    const [first = ''] = nos;
    const [order] = await test.ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.no, first));
    const request = { orderId: order?.id ?? 0, reason: 'operator' as const, note: 'n', createdAt: new Date() };
    const { userId } = await shop.newOperator();
    await insertCloseRequest(test.ctx.db, { ...request, proposedBy: userId });
    expect(await ofDesk('dispatch=closing')).toEqual([first]);
    const { userId: second } = await shop.newOperator();
    await decideCloseRequest(test.ctx.db, {
      orderId: request.orderId,
      decidedBy: second,
      status: 'refused',
      at: new Date(),
    });
    expect(await ofDesk('dispatch=closing')).toEqual([]);
  });

  it('is narrowed by state, dispatch, store, payment, delivery, customer and days', async () => {
    const [first = '', second = '', third = ''] = nos;
    expect(await ofDesk('')).toEqual([third, second, first]);
    expect(await ofDesk('status=processing')).toEqual([second, first]);
    expect(await ofDesk('dispatch=pooled')).toEqual([third]);
    expect(await ofDesk(`store_id=${store.storeId}`)).toEqual([second, first]);
    expect(await ofDesk(`store_id=${store.storeId}&status=completed`)).toEqual([]);
    expect(await ofDesk('payment=unpaid')).toEqual([]);
    expect(await ofDesk('payment=paid&sort=-payable')).toEqual([second, third, first]);
    expect(await ofDesk('fulfilment=service')).toEqual([]);
    expect(await ofDesk('from=2026-01-12')).toEqual([third]);
    const { data } = await test.get(`/api/operator/order/list?q=${third}`, operator);
    expect(data.list).toMatchObject([{ no: third, user_name: expect.any(String), store_id: null }]);
    expect(await ofDesk(`user_id=${data.list[0].user_id}`)).toEqual([third]);
  });

  it('is paged by key, both ways, and nothing is shown twice when orders come in between', async () => {
    const first = await test.get('/api/operator/order/list?limit=20', operator);
    expect(first.data).toMatchObject({ next: null, previous: null });
    for (let made = 0; made < 20; made += 1) await shop.newPaid();
    const { data: page } = await test.get('/api/operator/order/list?limit=20&sort=created', operator);
    await shop.newPaid();
    const { data: next } = await test.get(
      `/api/operator/order/list?limit=20&sort=created&after=${page.next}`,
      operator,
    );
    expect(new Set([...listed({ data: page }), ...listed({ data: next })]).size).toBe(24);
    const back = `/api/operator/order/list?limit=20&sort=created&before=${next.previous}`;
    expect(listed(await test.get(back, operator))).toEqual(listed({ data: page }));
    const refused = await test.get('/api/operator/order/list?after=nonsense', operator);
    expect(refused.data).toMatchObject({ error: 'invalid_input', fields: { after: expect.any(String) } });
  });

  it('offers open stores by name, and any by its id', async () => {
    const closed = await newStore();
    await test.ctx.db.update(stores).set({ status: 'closed' }).where(eq(stores.id, closed.storeId));
    const { data: one } = await test.get(
      `/api/operator/store/options?select=true&initValue=${store.storeId}`,
      operator,
    );
    const { name } = one.options[0];
    const { data } = await test.get(
      `/api/operator/store/options?select=true&quickSearch=${encodeURIComponent(name)}`,
      operator,
    );
    expect(data.options).toContainEqual({ id: store.storeId, name });
    const { data: all } = await test.get('/api/operator/store/options?select=true', operator);
    expect(all.options.map(({ id }: { id: number }) => id)).not.toContain(closed.storeId);
    expect((await test.get('/api/operator/store/options', store)).code).toBe(401);
  });
});

describe('an export', () => {
  it('holds the filtered orders of the own store, in the language asked for, without names, phones and streets', async () => {
    const [first = '', second = ''] = nos;
    const answer = await download('/api/store/orderExport', store);
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toMatch(/orders-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines[0]).toContain('Order no.,Ordered,Status');
    expect(lines.slice(1).map((line) => line.slice(0, 16))).toEqual([second, first]);
    expect(lines[1]).toContain('In progress');
    expect(lines[1]).toContain('Shenzhen');
    expect(lines.join()).not.toMatch(secrets);
    const chinese = await (await download(`/api/store/orderExport?q=${first}`, store, 'zh-cn')).text();
    expect(chinese).toContain('订单号');
    expect(chinese).toContain('深圳市');
    expect(chinese).not.toContain(second);
    const other = await newStore();
    expect((await (await download('/api/store/orderExport', other)).text()).trim().split('\r\n')).toHaveLength(1);
  });

  it('keeps the order of the list', async () => {
    const [first, second] = nos;
    const exported = async (path: string, caller: { token: string }) =>
      (await (await download(path, caller)).text())
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(0, 16));
    expect(await exported('/api/store/orderExport?sort=payable', store)).toEqual([first, second]);
    expect(await exported('/api/store/orderExport?tab=to_ship&sort=accepted', store)).toEqual([first, second]);
    expect(await exported('/api/store/orderExport?sort=accepted', store)).toEqual([second, first]);
    const ofShop = `/api/operator/order/export?store_id=${store.storeId}&sort=created`;
    expect(await exported(ofShop, operator)).toEqual([first, second]);
  });

  it('of operators names store and customer number, as a workbook too', async () => {
    const answer = await download(`/api/operator/order/export?format=xlsx&store_id=${store.storeId}`, operator);
    const [sheet] = await readSheets(Buffer.from(await answer.arrayBuffer()));
    expect(sheet?.data[0]?.slice(-2)).toEqual(['Customer no.', 'Store']);
    expect(sheet?.data.slice(1).map(([no]) => no)).toEqual([nos[1], nos[0]]);
    expect(JSON.stringify(sheet?.data)).not.toMatch(secrets);
  });

  it('is written down with what was asked for', async () => {
    await download('/api/store/orderExport?tab=to_ship&format=csv', store);
    const { rows } = await test.ctx.db.execute(
      sql`select data from status_logs where event = 'export' and entity_type = 'store' and entity_id = ${store.storeId} order by id desc limit 1`,
    );
    expect(rows).toEqual([{ data: expect.objectContaining({ tab: 'to_ship', format: 'csv' }) }]);
    await download('/api/operator/order/export?status=shipped&format=csv', operator);
    const { rows: ofShop } = await test.ctx.db.execute(
      sql`select actor_id::int as actor, data from status_logs where entity_type = 'orders' order by id desc limit 1`,
    );
    expect(ofShop).toMatchObject([{ actor: expect.any(Number), data: { status: 'shipped', format: 'csv' } }]);
  });

  it('is refused to customers, for a wrong format, and to who asks too often', async () => {
    const customer = { token: (await signIn(test.ctx, (await createTestUser(test.ctx)).id)).token };
    for (const path of ['/api/store/orderExport', '/api/operator/order/export']) {
      expect(await (await download(path, customer)).json()).toMatchObject({ code: 401 });
    }
    const busy = await newStore();
    const wrong = await (await download('/api/store/orderExport?format=exe', busy)).json();
    expect(Object.keys((wrong as AnyData).data.fields)).toEqual(['format']);
    for (let turn = 1; turn < 10; turn += 1) await (await download('/api/store/orderExport', busy)).text();
    expect((await download('/api/store/orderExport', busy)).status).toBe(429);
  });
});

it('the list of a store holds what waits for its answer among all, without where it goes, page by page and in files', async () => {
  const [seller, other] = [await newStore(), await newStore()];
  const made: string[] = [];
  for (const [index, way] of ['accepted', 'claimed', 'assigned', 'pooled', 'other'].entries()) {
    const { no, id } = await shop.newPaid({ payable: 1000 + index });
    const createdAt = new Date(Date.UTC(2026, 1, 10 - index, 4));
    await test.ctx.db.update(orders).set({ address: savedAddress, createdAt }).where(eq(orders.id, id));
    if (way === 'accepted') await shop.accept(seller, no);
    if (way === 'claimed') await claimOrder(test.ctx, seller, no);
    const given = { no, storeId: seller.storeId };
    if (way === 'assigned') await dispatchToStore(test.ctx, await shop.newOperator(), given);
    if (way === 'other') await claimOrder(test.ctx, other, no);
    made.push(no);
  }
  const mine = made.slice(0, 3);
  expect(await ofStore('', seller)).toEqual(mine);
  expect(await ofStore('sort=-payable', seller)).toEqual(mine.toReversed());
  expect(await ofStore('tab=to_accept', seller)).toEqual(mine.slice(1));
  expect(await ofStore('from=2026-02-09', seller)).toEqual(mine.slice(0, 2));
  expect(await ofStore(`q=${mine[2]}`, seller)).toEqual([mine[2]]);
  const { data } = await test.get('/api/store/orders', seller);
  expect(data).toMatchObject({ total: 3, is_total_exact: true });
  expect(data.list[1]).toMatchObject({ dispatch_status: 'claimed', actions: ['accept', 'release'] });
  expect(JSON.stringify(data)).not.toMatch(secrets);
  expect((await test.get('/api/store/orderCounts', seller)).data).toMatchObject({ to_accept: 2, to_ship: 1 });
  const file = await (await download('/api/store/orderExport', seller)).text();
  expect(mine.filter((no) => file.includes(no))).toEqual(mine);
  expect(made.slice(3).some((no) => file.includes(no))).toBe(false);
  expect(file).not.toMatch(secrets);
});
