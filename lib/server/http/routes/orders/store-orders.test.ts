import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { savedAddress as address } from '#lib/server/factories/saved-address.ts';
import { orderLines, orders } from '#lib/server/orders/tables.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { type AnyData, createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
afterAll(() => test.close());

async function newOrder() {
  const paid = await shop.newPaid({ qty: 3 });
  await test.ctx.db.update(orders).set({ address, shipBy: test.ctx.clock.now() }).where(eq(orders.id, paid.id));
  const [line] = await test.ctx.db.select().from(orderLines).where(eq(orderLines.orderId, paid.id));
  const { token } = await signIn(test.ctx, paid.customer.userId);
  return { ...paid, lineId: line?.id ?? 0, caller: { token } };
}

async function newStore() {
  const member = await shop.newStore();
  return { ...member, token: (await signIn(test.ctx, member.userId)).token };
}

/** With a key, as shipping asks for. */
const send = (path: string, body: object, token: string) => test.post(path, body, { token, once: randomUUID() });

describe('an order on its way through a store', () => {
  it('shows the pool nobody’s name, phone or street', async () => {
    const [store, { no }] = [await newStore(), await newOrder()];
    const { data } = await test.get('/api/store/pool?province_id=440000&fulfilment=ship', store);
    const item = data.list.find((each: { no: string }) => each.no === no);
    expect(item).toMatchObject({
      province_name: 'Guangdong',
      city_name: 'Shenzhen',
      estimate: '95.00',
      lines: [{ name: 'Cards', qty: 3 }],
    });
    expect(JSON.stringify(data)).not.toMatch(/李青山|13812345678|科技园|南山|Nanshan/);
    expect(data).toMatchObject({ open: 0, max_open: 20 });
    expect((await test.get('/api/store/pool?province_id=110000', store)).data.list).toEqual([]);
    expect((await test.get('/api/store/pool?category_id=987654', store)).data.list).toEqual([]);
  });

  it('goes from the pool to its completion, each side with its own moves', async () => {
    const [store, { no, lineId, caller }] = [await newStore(), await newOrder()];
    expect((await test.post('/api/store/claim', { no }, store)).code).toBe(1);
    const { data: requests } = await test.get(`/api/store/orderInfo?no=${no}`, store);
    expect(requests).toMatchObject({
      dispatch_status: 'claimed',
      actions: ['accept', 'release'],
      is_address_whole: false,
    });
    expect(requests.carrier_address).toBe('广东省 深圳市');
    expect(JSON.stringify(requests)).not.toMatch(/李青山|13812345678|科技园|南山|Nanshan/);
    expect((await test.get('/api/store/orders?tab=to_accept', store)).data.list).toMatchObject([{ no }]);
    expect((await test.post('/api/store/orderAccept', { no }, store)).msg).toBe('Order accepted');
    const { data: mine } = await test.get(`/api/store/orderInfo?no=${no}`, store);
    expect(mine.deadline).toMatchObject({ key: 'ship' });
    const byPromise = await test.get('/api/store/orders?tab=to_ship&sort=ship_by', store);
    expect(byPromise.data.list).toMatchObject([{ no, deadline: mine.deadline }]);
    expect(mine).toMatchObject({ status: 'processing', actions: ['ship', 'note'], is_address_whole: true });
    const { rows } = await test.ctx.db.execute(
      sql`select event from status_logs where entity_type = 'order_address' and actor_id = ${store.userId}`,
    );
    expect(rows).toEqual([{ event: 'reveal' }]);
    const parcel = { no, carrier: 'sf', tracking_no: 'SF1234567890', lines: [{ line_id: lineId, qty: 3 }] };
    const areas = { province_name: 'Guangdong', city_name: 'Shenzhen', area_name: 'Nanshan District' };
    const inChinese = await test.get(`/api/store/orderInfo?no=${no}`, { ...store, locale: 'zh-cn' });
    const printed = `广东省 深圳市 南山区 ${address.address}`;
    expect([mine.address, mine.carrier_address]).toEqual([{ ...address, ...areas }, printed]);
    expect(inChinese.data).toMatchObject({ address, carrier_address: printed });
    const withoutKey = await test.post('/api/store/ship', parcel, store);
    expect(withoutKey.data.error).toBe('invalid_input');
    const { data: shipped } = await send('/api/store/ship', parcel, store.token);
    const mended = { no, shipment_no: shipped.no, carrier: 'yto', tracking_no: 'YT7412345678901' };
    expect((await test.post('/api/store/trackingCorrect', mended, store)).code).toBe(1);
    const entry = { no, shipment_no: shipped.no, status: 'delivered', text: 'signed' };
    expect((await test.post('/api/store/tracking', entry, store)).code).toBe(1);
    const { data: seen } = await test.get(`/api/order/info?no=${no}`, caller);
    expect(seen).toMatchObject({
      address: { ...address, ...areas },
      status: 'shipped',
      actions: ['extend', 'confirm', 'reorder'],
      shipments: [{ carrier_name: 'YTO Express', tracking: [{ status: 'delivered' }, { status: 'shipped' }] }],
    });
    const correction = { before: 'SF Express SF1234567890', after: 'YTO Express YT7412345678901' };
    const entries = seen.timeline.filter(({ event }: AnyData) => event === 'correctTracking');
    expect(entries).toMatchObject([{ actor: 'store', by: '', tracking: correction }]);
    const notified = (await test.get('/api/message/list', caller)).data.list.map(({ body }: AnyData) => body);
    expect(notified).toContainEqual(expect.stringContaining('shipped with SF Express.'));
    expect(notified).toContainEqual(expect.stringContaining('corrected to YTO Express YT7412345678901'));
    const { data: sellerView } = await test.get(`/api/store/orderInfo?no=${no}`, store);
    expect(sellerView.timeline.find(({ event }: AnyData) => event === 'ship').by).not.toBe('');
    expect((await test.post('/api/order/extend', { no }, caller)).code).toBe(1);
    expect((await test.post('/api/order/confirm', { no }, caller)).msg).toBe('Receipt confirmed. Thank you!');
    const { data: after } = await test.get('/api/store/orders?tab=finished', store);
    expect(after.list).toMatchObject([{ no, status: 'received', actions: ['note'] }]);
  });

  it('is refused field by field', async () => {
    const store = await newStore();
    const no = 'SO26010100000000';
    const wrong: [string, object, string][] = [
      ['release', { no }, 'reason'],
      ['ship', { no, carrier: 'pigeon', tracking_no: 'SF123' }, 'carrier'],
      ['ship', { no, carrier: 'other', tracking_no: 'SF123' }, 'carrier_name'],
      ['ship', { no, carrier: 'sf', tracking_no: '!' }, 'tracking_no'],
      ['tracking', { no, shipment_no: 'SH26010100000000', status: 'lost' }, 'status'],
      ['appointment', { no, start: 'x', end: 2_000_000_000 }, 'start'],
      ['claim', { no: 'QT26010100000000' }, 'no'],
    ];
    for (const [call, body, field] of wrong) {
      const { data } = await send(`/api/store/${call}`, body, store.token);
      expect([call, Object.keys(data.fields ?? {})]).toEqual([call, [field]]);
    }
  });
});

describe('whose it is', () => {
  it('is the business of its store alone', async () => {
    const [store, other, { no }] = [await newStore(), await newStore(), await newOrder()];
    const missing = 'SO26010100000000';
    const facts = { reason: 'x', note: 'x', carrier: 'sf', tracking_no: 'SF123456', status: 'delivered' };
    const times = { start: 4_000_000_000 - 10, end: 4_000_000_000, shipment_no: 'SH26010100000000' };
    const calls = [
      'release',
      'orderAccept',
      'orderRefuse',
      'ship',
      'tracking',
      'trackingCorrect',
      'appointment',
      'serviceDone',
      'note',
    ];
    const ask = async (number: string) => {
      const answers = [await test.get(`/api/store/orderInfo?no=${number}`, other)];
      for (const call of calls)
        answers.push(await send(`/api/store/${call}`, { no: number, ...facts, ...times }, other.token));
      return answers.map(({ code, msg, data }) => ({ code, msg, data }));
    };
    await shop.accept(store, no);
    const foreign = await ask(no);
    expect(foreign).toEqual(await ask(missing));
    expect(new Set(foreign.map(({ data }) => data.error))).toEqual(new Set(['not_found']));
    expect((await test.get('/api/store/orders', other)).data.list).toEqual([]);
    expect((await test.get('/api/store/orderCounts', other)).data.to_ship).toBe(0);
    const customer = await createTestUser(test.ctx);
    const { token } = await signIn(test.ctx, customer.id);
    expect((await test.get(`/api/store/orderInfo?no=${no}`, { token })).code).toBe(401);
  });
});

describe('an operator', () => {
  it('sees every order, gives it to a store, and leaves a note for the others', async () => {
    const operator = await shop.newOperator();
    const caller = { token: (await signIn(test.ctx, operator.userId)).token };
    const [store, { no }] = [await newStore(), await newOrder()];
    const { data: listed } = await test.get('/api/operator/order/list?dispatch=pooled', caller);
    expect(listed.list[0]).toMatchObject({ no, operations: ['dispatch', 'take', 'extend', 'close'], store_id: null });
    const given = await test.post('/api/operator/order/dispatch', { no, store_id: store.storeId }, caller);
    expect(given.code).toBe(1);
    await test.post('/api/operator/order/note', { no, note: 'calls often' }, caller);
    const { data } = await test.get(`/api/operator/order/info?no=${no}`, caller);
    expect(data).toMatchObject({
      dispatch_status: 'assigned',
      operator_note: 'calls often',
      address: { ...address, province_name: 'Guangdong', city_name: 'Shenzhen', area_name: 'Nanshan District' },
      carrier_address: `广东省 深圳市 南山区 ${address.address}`,
      operations: ['close'],
    });
    const late = { no, note: 'mine', former: '' };
    expect((await test.post('/api/operator/order/note', late, caller)).data.error).toBe('status_changed');
    expect((await test.post('/api/operator/order/note', { ...late, former: 'calls often' }, caller)).code).toBe(1);
    const { data: seen } = await test.get(`/api/store/orderInfo?no=${no}`, store);
    expect(seen).toMatchObject({ actions: ['accept', 'refuse'] });
    const closed = await test.post('/api/operator/order/close', { no, reason: 'operator', note: 'asked for' }, caller);
    expect(closed).toMatchObject({ code: 1, data: { outcome: 'closed' }, msg: 'Order closed' });
  });

  it('ships what the platform does itself', async () => {
    const operator = await shop.newOperator();
    const { token } = await signIn(test.ctx, operator.userId);
    const { no } = await newOrder();
    const parcel = { no, carrier: 'other', carrier_name: 'Bike', tracking_no: 'B-1234' };
    expect((await send('/api/operator/order/ship', parcel, token)).data.error).toBe('not_found');
    const waiting = async () => {
      const { data: home } = await test.get('/api/operator/home/see', { token });
      return home.queues.find(({ key }: AnyData) => key === 'own_orders').count;
    };
    const before = await waiting();
    expect((await test.post('/api/operator/order/take', { no }, { token })).code).toBe(1);
    expect(await waiting()).toBe(before + 1);
    const own = '/api/operator/order/list?dispatch=own&status=processing&sort=ship_by';
    expect((await test.get(own, { token })).data.list).toEqual([expect.objectContaining({ no })]);
    expect((await send('/api/operator/order/ship', parcel, token)).code).toBe(1);
    const { data } = await test.get(`/api/operator/order/info?no=${no}`, { token });
    expect(data).toMatchObject({ status: 'shipped', shipments: [{ carrier_name: 'Bike' }], store_name: null });
  });
});
