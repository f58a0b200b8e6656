import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { fulfilmentOf } from '../../workflows/orders/fulfil-for-tests.ts';
import { asStore, correctTracking } from '../index.ts';
import type { AddressSnapshot } from '../placing/snapshots.ts';
import { shipmentEvents, shipments } from '../shipment-tables.ts';
import { orders } from '../tables.ts';
import { followParcels } from './follow-parcels.ts';
import { takeParcelPush } from './take-push.ts';

const salt = 'a-salt-of-this-shop';

let asked: { company: string; number: string; parameters: Record<string, string> }[] = [];
let says: object = { result: true, returnCode: '200', message: '' };
const test = await createTestContext({ PAYMENT_SANDBOX: true });
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (piece) => {
    body += piece;
  });
  request.on('end', () => {
    asked.push(JSON.parse(new URLSearchParams(body).get('param') ?? '{}'));
    response.end(JSON.stringify(says));
  });
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
const settings = {
  KUAIDI100_KEY: 'key-of-tests',
  KUAIDI100_SALT: salt,
  KUAIDI100_URL: `http://127.0.0.1:${port}/poll`,
};
Object.assign(test.ctx.env, settings);
afterAll(async () => {
  await new Promise((resolve) => service.close(resolve));
  await test.close();
});

/** An order that its store has sent, under a number of its own. */
async function newParcel(trackingNo: string) {
  const shop = fulfilmentOf(test);
  const [store, { no, id }] = [await shop.newStore(), await shop.newPaid()];
  await shop.accept(store, no);
  await shop.ship(asStore(store), no);
  await test.ctx.db.update(shipments).set({ trackingNo }).where(eq(shipments.orderId, id));
  const address = { mobile: '13800000001' } as AddressSnapshot;
  await test.ctx.db.update(orders).set({ address }).where(eq(orders.id, id));
  return { store, no, id };
}

const shipmentOf = async (orderId: number) =>
  (await test.ctx.db.select().from(shipments).where(eq(shipments.orderId, orderId)))[0];
const eventsOf = async (orderId: number) => {
  const shipment = await shipmentOf(orderId);
  return test.ctx.db
    .select()
    .from(shipmentEvents)
    .where(eq(shipmentEvents.shipmentId, shipment?.id ?? 0));
};

interface Said {
  nu: string;
  com?: string;
  state: string;
  data: { context: string; time: string; statusCode?: string }[];
}

function pushOf({ com = 'shunfeng', ...said }: Said, key = salt): string {
  const param = JSON.stringify({
    status: 'polling',
    lastResult: { com, ischeck: said.state === '3' ? '1' : '0', ...said },
  });
  const sign = createHash('md5')
    .update(param + key)
    .digest('hex')
    .toUpperCase();
  return new URLSearchParams({ param, sign }).toString();
}

const onItsWay = { context: '快件已到达杭州', time: '2026-11-26 10:00:00', statusCode: '0' };
const arrived = { context: '已签收', time: '2026-11-27 09:00:00', statusCode: '301' };

describe('a service that follows parcels', () => {
  it('is asked once for each parcel, with the phone of who receives it, and anew after a correction', async () => {
    asked = [];
    const { store, no, id } = await newParcel('SF-A1');
    await Promise.all([followParcels(test.ctx), followParcels(test.ctx)]);
    await followParcels(test.ctx);
    const mine = asked.filter(({ number }) => number === 'SF-A1');
    expect(mine).toMatchObject([{ company: 'shunfeng', parameters: { salt, phone: '13800000001' } }]);
    expect(mine[0]?.parameters.callbackurl).toMatch(/\/api\/shipment\/kuaidi100\/webhook$/);
    const shipmentNo = (await shipmentOf(id))?.no ?? '';
    const corrected = { carrierCode: 'zto' as const, carrierName: '中通快递', trackingNo: 'ZT-A1' };
    await correctTracking(test.ctx, asStore(store), { no, shipmentNo, ...corrected });
    await followParcels(test.ctx);
    expect(asked.at(-1)).toMatchObject({ company: 'zhongtong', number: 'ZT-A1' });
  });

  it('is asked again later where it is away, and never where it knows no such parcel', async () => {
    const { id } = await newParcel('SF-B1');
    says = { result: false, returnCode: '500', message: 'busy' };
    await followParcels(test.ctx);
    expect(await shipmentOf(id)).toMatchObject({ followedNo: null, followError: '500 busy' });
    asked = [];
    await followParcels(test.ctx);
    expect(asked).toEqual([]);
    test.ctx.clock.advance(601);
    says = { result: false, returnCode: '701', message: 'unknown' };
    await followParcels(test.ctx);
    test.ctx.clock.advance(601);
    await followParcels(test.ctx);
    expect(asked.filter(({ number }) => number === 'SF-B1')).toHaveLength(1);
    says = { result: true, returnCode: '200', message: '' };
  });

  it('moves a parcel along, once, and its order when all has arrived', async () => {
    const { id } = await newParcel('SF-C1');
    await takeParcelPush(test.ctx, pushOf({ nu: 'sf-c1', state: '0', data: [onItsWay] }));
    expect(await shipmentOf(id)).toMatchObject({ status: 'in_transit' });
    const whole = pushOf({ nu: 'SF-C1', state: '3', data: [arrived, onItsWay] });
    await Promise.all([takeParcelPush(test.ctx, whole), takeParcelPush(test.ctx, whole)]);
    expect(await shipmentOf(id)).toMatchObject({ status: 'delivered', deliveredAt: new Date('2026-11-27T01:00:00Z') });
    expect((await eventsOf(id)).map(({ text }) => text)).toEqual(['', onItsWay.context, arrived.context]);
    const [order] = await test.ctx.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ fulfilmentStatus: 'delivered' });
    const late = { context: '派件中', time: '2026-11-26 12:00:00' };
    await takeParcelPush(test.ctx, pushOf({ nu: 'SF-C1', state: '5', data: [late] }));
    expect(await shipmentOf(id)).toMatchObject({ status: 'delivered' });
    expect(await eventsOf(id)).toHaveLength(4);
  });

  it('says what went wrong', async () => {
    const { id } = await newParcel('SF-D1');
    const data = [{ context: '收件人拒签', time: '2026-11-26 12:00:00' }];
    await takeParcelPush(test.ctx, pushOf({ nu: 'SF-D1', state: '14', data }));
    expect(await shipmentOf(id)).toMatchObject({ status: 'exception' });
  });

  it('is believed by its signature alone, and about parcels of its carrier alone', async () => {
    const { id } = await newParcel('SF-E1');
    const forged = pushOf({ nu: 'SF-E1', state: '3', data: [arrived] }, 'another salt of mine');
    await expect(takeParcelPush(test.ctx, forged)).rejects.toMatchObject({ code: 'signature_wrong' });
    await expect(takeParcelPush(test.ctx, 'param=1')).rejects.toMatchObject({ code: 'signature_wrong' });
    const sign = createHash('md5').update(`{}${salt}`).digest('hex');
    await expect(takeParcelPush(test.ctx, `param={}&sign=${sign}`)).rejects.toMatchObject({ code: 'invalid_input' });
    await takeParcelPush(test.ctx, pushOf({ nu: 'SF-E1', com: 'zhongtong', state: '3', data: [arrived] }));
    expect(await shipmentOf(id)).toMatchObject({ status: 'shipped' });
  });
});
