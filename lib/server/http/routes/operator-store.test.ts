import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimOrder } from '../../orders/index.ts';
import { createSignedInOperator, signIn } from '../../seed/factories.ts';
import { createTestStore } from '../../seed/store-factories.ts';
import { fulfilmentOf } from '../../workflows/fulfil-for-tests.ts';
import { createTestApi, type TestApi } from '../test-api.ts';

let test: TestApi;
let shop: ReturnType<typeof fulfilmentOf>;
let operator: { token: string };
beforeAll(async () => {
  test = await createTestApi();
  test.ctx.env.PAYMENT_SANDBOX = true;
  shop = fulfilmentOf(test);
  operator = await createSignedInOperator(test.ctx);
});
afterAll(() => test.close());

const infoOf = async (id: number) => (await test.get(`/api/operator/store/info?id=${id}`, operator)).data;
const turn = (body: object, caller = operator) => test.post('/api/operator/store/status', body, caller);

describe('a store at the desk', () => {
  it('is listed and shown with its staff and its life, without what is private', async () => {
    const { store, owner } = await createTestStore(test.ctx);
    const { data: found } = await test.get(`/api/operator/store/list?q=${encodeURIComponent(store.name)}`, operator);
    expect(found).toMatchObject({ total: 1, list: [{ id: store.id, status: 'approved', actions: ['suspend'] }] });
    const info = await infoOf(store.id);
    expect(info).toMatchObject({
      contact_mobile: '138****8000',
      payee: { payee_account: '**** **** **** 0001' },
      open_orders: 0,
      staff: [{ user_id: owner.id, username: owner.username, role: 'owner' }],
      history: [{ event: 'open' }],
    });
    expect(JSON.stringify(info)).not.toContain('110906000000001');
    expect((await test.get('/api/operator/store/info?id=987654', operator)).data.error).toBe('not_found');
  });

  it('claims nothing while it is suspended, finishes what it has, and claims again afterwards', async () => {
    const member = await shop.newStore();
    const seller = await signIn(test.ctx, member.userId);
    const [taken, wanted] = [await shop.newPaid(), await shop.newPaid()];
    for (const path of ['claim', 'orderAccept']) await test.post(`/api/store/${path}`, { no: taken.no }, seller);
    const { version, open_orders: open } = await infoOf(member.storeId);
    expect(open).toBe(1);
    const wish = { id: member.storeId, status: 'suspended', reason: 'papers' };
    expect((await turn({ ...wish, version })).code).toBe(1);
    // Asked beside the edge, which lets nobody ask twice within a second.
    const claim = () => claimOrder(test.ctx, member, wanted.no);
    await expect(claim()).rejects.toMatchObject({ code: 'store_not_open' });
    expect((await test.get(`/api/store/orderInfo?no=${taken.no}`, seller)).data).toMatchObject({ no: taken.no });
    const after = await infoOf(member.storeId);
    expect(after).toMatchObject({ status: 'suspended', actions: ['resume'] });
    expect(after.history[0]).toMatchObject({ event: 'suspend', reason: 'papers' });
    expect((await turn({ ...wish, version })).data.error).toBe('status_changed');
    expect((await turn({ ...wish, status: 'approved', version: after.version })).code).toBe(1);
    await expect(claim()).resolves.toBeInstanceOf(Date);
  });

  it('is not closed by this call, and not touched by who is no operator', async () => {
    const { store, owner } = await createTestStore(test.ctx);
    const { version } = await infoOf(store.id);
    const wish = { id: store.id, status: 'suspended', reason: 'x', version };
    expect(Object.keys((await turn({ ...wish, status: 'closed' })).data.fields)).toEqual(['status']);
    expect(Object.keys((await turn({ ...wish, reason: ' ' })).data.fields)).toEqual(['reason']);
    const seller = await signIn(test.ctx, owner.id);
    expect((await turn(wish, seller)).data.error).toBe('no_permission');
    expect((await infoOf(store.id)).status).toBe('approved');
  });
});
