import { afterAll, describe, expect, it } from '@jest/globals';
import { listStatusChanges } from '#lib/server/db/status-log.ts';
import { createSignedInOperator, signIn } from '#lib/server/factories/factories.ts';
import { createTestStore } from '#lib/server/factories/store-factories.ts';
import { claimOrder } from '#lib/server/orders/index.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { type Caller, createTestApi, testAddress } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = fulfilmentOf(test);
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const infoOf = async (id: number) => (await test.get(`/api/operator/store/info?id=${id}`, operator)).data;
const turn = (body: object, caller: Caller = operator) => test.post('/api/operator/store/status', body, caller);

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

  it('stands in the file of what is filtered, without what is private, and who saved it is written down', async () => {
    const { store } = await createTestStore(test.ctx);
    const { store: other } = await createTestStore(test.ctx);
    const fetchFile = async (query: string, caller = operator, locale = 'en') => {
      const headers = { 'ba-user-token': caller.token, 'think-lang': locale };
      const requests = new Request(`http://shop.test/api/operator/store/export?${query}`, { headers });
      return (await test.api.fetch(requests, { remoteAddress: testAddress })).text();
    };
    const text = await fetchFile(`q=${encodeURIComponent(store.name)}`);
    for (const part of [store.name, 'Goods; Services', 'Open', 'No expiry date']) expect(text).toContain(part);
    for (const secret of [other.name, '13800138000', '110906000000001']) expect(text).not.toContain(secret);
    expect(await fetchFile('', operator, 'zh-cn')).toContain('营业中');
    expect((await fetchFile('status=closed')).trim().split('\r\n')).toHaveLength(1);
    const [noted] = await listStatusChanges(test.ctx.db, 'stores', 0);
    expect(noted).toMatchObject({ event: 'export', data: { status: 'closed', format: 'csv' } });
  });

  it('claims nothing while it is suspended, finishes what it has, and claims again afterwards', async () => {
    const member = await shop.newStore();
    const seller = await signIn(test.ctx, member.userId);
    const [taken, filter] = [await shop.newPaid(), await shop.newPaid()];
    for (const path of ['claim', 'orderAccept']) await test.post(`/api/store/${path}`, { no: taken.no }, seller);
    const { version, open_orders: open } = await infoOf(member.storeId);
    expect(open).toBe(1);
    const input = { id: member.storeId, status: 'suspended', reason: 'papers' };
    expect((await turn({ ...input, version })).code).toBe(1);
    // Asked beside the edge, which lets nobody ask twice within a second.
    const claim = () => claimOrder(test.ctx, member, filter.no);
    await expect(claim()).rejects.toMatchObject({ code: 'store_not_open' });
    expect((await test.get(`/api/store/orderInfo?no=${taken.no}`, seller)).data).toMatchObject({ no: taken.no });
    const after = await infoOf(member.storeId);
    expect(after).toMatchObject({ status: 'suspended', actions: ['resume'] });
    expect(after.history[0]).toMatchObject({ event: 'suspend', reason: 'papers' });
    expect((await turn({ ...input, version })).data.error).toBe('status_changed');
    expect((await turn({ ...input, status: 'approved', version: after.version })).code).toBe(1);
    await expect(claim()).resolves.toBeInstanceOf(Date);
  });

  it('is not closed by this call, and not touched by who is no operator', async () => {
    const { store, owner } = await createTestStore(test.ctx);
    const { version } = await infoOf(store.id);
    const input = { id: store.id, status: 'suspended', reason: 'x', version };
    expect(Object.keys((await turn({ ...input, status: 'closed' })).data.fields)).toEqual(['status']);
    expect(Object.keys((await turn({ ...input, reason: ' ' })).data.fields)).toEqual(['reason']);
    const seller = await signIn(test.ctx, owner.id);
    expect((await turn(input, seller)).data.error).toBe('no_permission');
    expect((await infoOf(store.id)).status).toBe('approved');
  });
});
