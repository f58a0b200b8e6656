import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { caseDetail } from '#lib/contract/aftersales/member-records.ts';
import { sellerCaseDetail } from '#lib/contract/aftersales/store-cases.ts';
import { signIn } from '#lib/server/factories/factories.ts';
import { createTestFile } from '#lib/server/factories/store-factories.ts';
import { giveFolder } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { listReturnAddresses, removeReturnAddress } from '#lib/server/store/index.ts';
import { casesOf } from '#lib/server/workflows/aftersales/cases-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
await giveFolder(test);
const shop = casesOf(test);
afterAll(() => test.close());

const personOf = async (id: number) => ({ id, token: (await signIn(test.ctx, id)).token });

async function sentOrder() {
  const order = await shop.newSent();
  const { id: lineId } = await shop.lineOf(order);
  return { ...order, lineId, buyer: await personOf(order.customer.userId), seller: await personOf(order.store.userId) };
}

const textOf = async (path: string, { token }: { token: string }) => {
  const request = new Request(`http://shop.test${path}`, { headers: { 'ba-user-token': token } });
  const answer = await test.api.fetch(request, { remoteAddress: testAddress });
  expect(answer.status).toBe(200);
  return answer.text();
};

const pictureOf = async (userId: number) => {
  const path = `private/aftersale/${crypto.randomUUID()}.png`;
  await createTestFile(test.ctx, userId, {
    isPrivate: true,
    topic: 'aftersale',
    path,
    url: `/storage/${path}`,
    mime: 'image/png',
  });
  return `/storage/${path}`;
};

async function requestOf({ no, lineId }: { no: string; lineId: number }, changes: object = {}) {
  const reason_id = await shop.reasonOf('Another');
  const lines = [{ line_id: lineId, qty: 2 }];
  return { no, type: 'refund_only', reason_id, lines, phone: '13800138000', description: 'torn', ...changes };
}

describe('a case over the API', () => {
  it('of goods that could come back to nowhere says to both sides that the platform will step in', async () => {
    const order = await sentOrder();
    const no = await shop.apply(order, 'return_refund');
    const own = async () => (await test.get(`/api/aftersale/info?no=${no}`, order.buyer)).data.ending;
    expect(await own()).toBe('approved');
    for (const { id } of await listReturnAddresses(test.ctx, order.store.storeId))
      await removeReturnAddress(test.ctx, order.store.storeId, id);
    expect(await own()).toBe('escalated');
    expect((await test.get(`/api/store/aftersaleInfo?no=${no}`, order.seller)).data.ending).toBe('escalated');
  });

  it('goes from what can be asked for to the money, and both sides read the contract', async () => {
    const order = await sentOrder();
    const options = (await test.get(`/api/aftersale/options?no=${order.no}`, order.buyer)).data;
    expect(options.lines[0].offers.map(({ type }: { type: string }) => type)).toContain('return_refund');
    const request = await requestOf(order);
    const worth = (await test.post('/api/aftersale/preview', request, order.buyer)).data;
    expect(worth).toMatchObject({ goods: '20.00', total: '20.00', ways: [{ channel: 'balance', amount: '20.00' }] });
    const files = [await pictureOf(order.buyer.id)];
    const { data } = await askAs(test, order.buyer, 'post /api/aftersale/apply', { ...request, files });
    const own = (await test.get(`/api/aftersale/info?no=${data.no}`, order.buyer)).data;
    expect(caseDetail.parse(own)).toEqual(own);
    expect(own).toMatchObject({ status: 'applied', turn: 'seller', ending: 'approved', requested: '20.00' });
    expect(own.evidence[0].url).toMatch(/\?/);
    const list = (await test.get('/api/store/aftersaleList', order.seller)).data.list;
    expect(list).toMatchObject([{ no: data.no, is_small: true }]);
    const seen = (await test.get(`/api/store/aftersaleInfo?no=${data.no}`, order.seller)).data;
    expect(sellerCaseDetail.parse(seen)).toEqual(seen);
    const note = { no: data.no, text: 'looks torn', is_internal: true };
    expect((await test.post('/api/store/aftersaleMessage', note, order.seller)).code).toBe(1);
    expect((await test.get(`/api/aftersale/info?no=${data.no}`, order.buyer)).data.messages).toEqual([]);
    expect((await test.post('/api/store/aftersaleApprove', { no: data.no }, order.seller)).code).toBe(1);
    const done = (await test.get(`/api/aftersale/info?no=${data.no}`, order.buyer)).data;
    expect(done).toMatchObject({
      status: 'completed',
      refunds: [{ amount: '20.00', status: 'succeeded' }],
      actions: [],
    });
    const listed = (await test.get('/api/order/list', order.buyer)).data.list;
    expect(listed[0].cases).toMatchObject([{ no: data.no, is_open: false, line_ids: [order.lineId] }]);
    expect((await test.get('/api/aftersale/counts', order.buyer)).data).toEqual({
      all: 1,
      yours: 0,
      running: 0,
      ended: 1,
    });
  });

  it('takes lines of its own order only, versions of that product, and pieces that are there', async () => {
    const [order, other] = [await sentOrder(), await sentOrder()];
    const ask = async (changes: object) =>
      askAs(test, order.buyer, 'post /api/aftersale/apply', await requestOf(order, changes));
    expect(await ask({ lines: [{ line_id: other.lineId, qty: 1 }] })).toMatchObject({
      code: 0,
      data: { fields: { lines: expect.any(String) } },
    });
    for (const [qty, said] of [
      [0, 'At least 1'],
      [1.5, 'Enter a whole number, 1 or more'],
      [11, 'At most 10 can be requested'],
    ]) {
      expect(await ask({ lines: [{ line_id: order.lineId, qty }] })).toMatchObject({
        code: 0,
        data: { fields: { 'lines.0.qty': said } },
      });
    }
    const lines = [{ line_id: order.lineId, qty: 1, variant_id: 4711 }];
    expect(await ask({ type: 'exchange', lines })).toMatchObject({
      code: 0,
      data: { fields: { lines: expect.any(String) } },
    });
    for (const [amount, said] of [
      ['999.00', 'No more than ¥100.00 can be refunded'],
      ['0', 'Enter an amount above 0'],
    ]) {
      const lines = [{ line_id: order.lineId, qty: 10 }];
      expect(await ask({ amount, lines })).toMatchObject({ code: 0, data: { fields: { amount: said } } });
    }
    for (const [field, many, said] of [
      ['files', Array(1000).fill('/storage/a.png'), 'No more than 9 items'],
      ['lines', Array(201).fill({ line_id: order.lineId, qty: 1 }), 'No more than 200 items'],
    ] as const) {
      expect(await ask({ [field]: many })).toMatchObject({ code: 0, data: { fields: { [field]: said } } });
    }
    const faulty = await shop.reasonOf('Faulty');
    expect(await ask({ reason_id: faulty })).toMatchObject({
      code: 0,
      data: { fields: { files: expect.any(String) } },
    });
  });

  it('takes own files only, wherever one is named', async () => {
    const order = await sentOrder();
    const foreign = [await pictureOf(order.seller.id)];
    const refused = { code: 0, data: { fields: { files: expect.any(String) } } };
    const request = await requestOf(order, { files: foreign });
    expect(await askAs(test, order.buyer, 'post /api/aftersale/apply', request)).toMatchObject(refused);
    const { data } = await askAs(test, order.buyer, 'post /api/aftersale/apply', await requestOf(order));
    const named = { no: data.no, files: foreign, text: 't', description: 'd', reason: 'r' };
    for (const call of ['amend', 'message']) {
      expect(await test.post(`/api/aftersale/${call}`, named, order.buyer)).toMatchObject(refused);
    }
    const own = { ...named, files: [await pictureOf(order.buyer.id)] };
    for (const call of ['aftersaleRefuse', 'aftersaleMessage']) {
      expect(await test.post(`/api/store/${call}`, own, order.seller)).toMatchObject(refused);
    }
    expect((await test.post('/api/store/aftersaleRefuse', { ...named, files: [] }, order.seller)).code).toBe(1);
    for (const call of ['resubmit', 'dispute']) {
      expect(await test.post(`/api/aftersale/${call}`, named, order.buyer)).toMatchObject(refused);
    }
  });

  it('goes back to an address of the own book only', async () => {
    const [order, other] = [await sentOrder(), await sentOrder()];
    const request = await requestOf(order, { type: 'return_refund' });
    const { data } = await askAs(test, order.buyer, 'post /api/aftersale/apply', request);
    const [foreign] = (await test.get('/api/store/aftersaleAddresses', other.seller)).data.list;
    const approval = { no: data.no, address_id: foreign.id };
    expect(await test.post('/api/store/aftersaleApprove', approval, order.seller)).toMatchObject({
      code: 0,
      data: { fields: { address_id: expect.any(String) } },
    });
    const [own] = (await test.get('/api/store/aftersaleAddresses', order.seller)).data.list;
    const good = { no: data.no, address_id: own.id };
    expect((await test.post('/api/store/aftersaleApprove', good, order.seller)).code).toBe(1);
  });

  it('shows its phone number to those who answer it only, and each look is written down', async () => {
    const order = await sentOrder();
    const { data } = await askAs(test, order.buyer, 'post /api/aftersale/apply', await requestOf(order));
    const [operator, other] = [await personOf((await shop.newOperator()).userId), await sentOrder()];
    const looks = () =>
      test.ctx.db.execute(
        sql`select l.event, l.actor_id::int as who from status_logs l join aftersales a on a.id = l.entity_id
          where l.entity_type = 'aftersale_phone' and a.no = ${data.no} order by l.id`,
      );
    const lists = ['/api/store/aftersaleList?tab=all', '/api/store/aftersaleExport?tab=all'];
    for (const path of lists) expect(await textOf(path, order.seller)).not.toContain('13800138000');
    expect((await test.get(`/api/store/aftersaleInfo?no=${data.no}`, other.seller)).code).not.toBe(1);
    expect((await looks()).rows).toEqual([]);
    const seen = await test.get(`/api/store/aftersaleInfo?no=${data.no}`, order.seller);
    expect(seen.data.phone).toBe('13800138000');
    await test.get(`/api/operator/aftersale/info?no=${data.no}`, operator);
    await test.get(`/api/aftersale/info?no=${data.no}`, order.buyer);
    expect((await looks()).rows).toEqual([
      { event: 'reveal', who: order.seller.id },
      { event: 'reveal', who: operator.id },
    ]);
    expect(seen.data.timeline.map(({ event }: { event: string }) => event)).not.toContain('reveal');
  });

  it('is answered by nobody who asked for it', async () => {
    const order = await sentOrder();
    const { data } = await askAs(test, order.buyer, 'post /api/aftersale/apply', await requestOf(order));
    const operator = await personOf((await shop.newOperator()).userId);
    const info = await test.get(`/api/operator/aftersale/info?no=${data.no}`, operator);
    expect(info.data.actions).not.toContain('approve');
    expect((await test.post('/api/operator/aftersale/approve', { no: data.no }, operator)).code).toBe(0);
  });
});
