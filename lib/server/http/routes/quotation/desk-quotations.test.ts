import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { makeQuotationGoods, makeQuoted, makeSubmitted } from '#lib/server/factories/quotation-factories.ts';
import { savedAddress as address } from '#lib/server/factories/saved-address.ts';
import { createTestFile, createTestStore, toMember } from '#lib/server/factories/store-factories.ts';
import { asStore } from '#lib/server/quotation/index.ts';
import { quotations } from '#lib/server/quotation/tables.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
const goods = await makeQuotationGoods(test.ctx);
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const newDocument = () => createTestFile(test.ctx, operator.id, { topic: 'quotation' });

async function newSigned() {
  const quoted = await makeQuoted(test.ctx, goods);
  await test.ctx.db.update(quotations).set({ address }).where(eq(quotations.no, quoted.no));
  return { ...quoted, caller: await signIn(test.ctx, quoted.member.userId) };
}

const confirm = (body: object, key: string = randomUUID()) =>
  test.post('/api/operator/quote/confirm', body, { ...operator, once: key });

describe('an offer that was signed on paper', () => {
  it('becomes an order, and both sides can read the paper', async () => {
    const { no, n, caller } = await newSigned();
    const desk = await test.get(`/api/operator/quote/info?no=${no}`, operator);
    expect(desk.data.actions).toContain('confirm');
    const { code, data } = await confirm({ no, n, files: [await newDocument()] });
    expect(code).toBe(1);
    expect(data).toMatchObject({ no: expect.stringMatching(/^CG/), orders: [expect.stringMatching(/^SO/)] });
    const own = await test.get(`/api/quote/info?no=${no}`, caller);
    expect(own.data).toMatchObject({ status: 'converted', order_no: data.orders[0] });
    expect(own.data.signed_files).toMatchObject([{ name: 'licence.png', url: expect.stringContaining('?') }]);
    expect(own.data.timeline[0]).toMatchObject({ event: 'confirm', actor: 'platform' });
    const order = await test.get(`/api/order/info?no=${data.orders[0]}`, { ...caller, locale: 'zh-cn' });
    expect(order.data).toMatchObject({ status: 'pending_payment', quotation_no: no, address });
    expect(order.data.timeline[0]).toMatchObject({ event: 'create', actor: 'platform' });
  });

  it('needs a paper and a key', async () => {
    const { no, n } = await newSigned();
    expect((await confirm({ no, n, files: [] })).data.fields).toHaveProperty('files');
    expect((await confirm({ no, n })).data.fields).toHaveProperty('files');
    expect((await confirm({ no, n, files: [await newDocument()] }, '')).data.fields).toHaveProperty('Idempotency-Key');
    expect((await confirm({ no, n: n - 1, files: [await newDocument()] })).data).toMatchObject({
      error: 'status_changed',
    });
  });

  it('says in both languages that an address is missing', async () => {
    const quoted = await makeQuoted(test.ctx, goods);
    const { data } = await confirm({ no: quoted.no, n: quoted.n, files: [await newDocument()] });
    expect(data).toMatchObject({ error: 'address_needed', fields: { address_id: 'Please choose a delivery address' } });
  });
});

describe('a quotation that an operator cancels', () => {
  it('needs a reason, which its customer reads', async () => {
    const { no, member } = await makeSubmitted(test.ctx, goods);
    expect((await test.post('/api/operator/quote/cancel', { no }, operator)).data.fields).toHaveProperty('reason');
    const answer = await test.post('/api/operator/quote/cancel', { no, reason: 'asked twice' }, operator);
    expect(answer).toMatchObject({ code: 1 });
    const caller = await signIn(test.ctx, member.userId);
    const { data } = await test.get(`/api/quote/info?no=${no}`, caller);
    expect(data).toMatchObject({ status: 'cancelled', close_reason: 'asked twice' });
    expect(data.timeline[0]).toMatchObject({ event: 'cancel', actor: 'platform', reason: 'asked twice' });
  });

  it('is offered to operators only', async () => {
    const { no } = await makeSubmitted(test.ctx, goods);
    const { data } = await test.get(`/api/operator/quote/info?no=${no}`, operator);
    expect(data.actions).toEqual(expect.arrayContaining(['open', 'cancel']));
    const { owner, store } = await createTestStore(test.ctx);
    const seller = asStore({ ...toMember(owner.id), storeId: store.id });
    const quoted = await makeQuoted(test.ctx, goods, { seller });
    const desk = await signIn(test.ctx, owner.id);
    expect((await test.get(`/api/store/quoteInfo?no=${quoted.no}`, desk)).data.actions).toEqual(['message']);
    const input = { no: quoted.no, n: quoted.n, reason: 'x', files: [] };
    for (const call of ['cancel', 'confirm']) {
      expect((await test.post(`/api/operator/quote/${call}`, input, desk)).code).toBe(401);
    }
  });
});

it('says nothing of floors to customers', async () => {
  const { no, caller } = await newSigned();
  await test.ctx.db.$client.query('update products set floor_bp = 8000 where id = $1', [goods.mouse]);
  const answers = [
    await test.get(`/api/quote/info?no=${no}`, caller),
    await test.get(`/api/quote/version?no=${no}&n=2`, caller),
    await test.get(`/api/product/info?id=${goods.mouse}`, caller),
    await test.get('/api/product/list', caller),
  ];
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
  expect(JSON.stringify(answers)).not.toMatch(/floor/i);
});
