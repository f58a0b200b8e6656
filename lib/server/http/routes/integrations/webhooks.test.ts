import { afterAll, expect, it } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { typesOf } from '#lib/contract/integrations/webhook-events.ts';
import { createSignedInOperator, createTestUser, signIn } from '#lib/server/factories/factories.ts';
import { createTestStaff, createTestStore } from '#lib/server/factories/store-factories.ts';
import { webhookEvents } from '#lib/server/integrations/webhook-tables.ts';
import { casesOf } from '#lib/server/workflows/aftersales/cases-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const operator = await createSignedInOperator(test.ctx);
afterAll(() => test.close());

const hook = { url: 'https://erp.example.com/hook', name: 'ERP', types: ['order.paid'] };

it('shows the secret once, and never again', async () => {
  const { data } = await test.post('/api/operator/webhook/save', hook, operator);
  expect(data.secret).toMatch(/^whsec_/);
  const { data: listed } = await test.get('/api/operator/webhook/list', operator);
  expect(listed.list).toMatchObject([{ ...hook, status: 'on', failing_time: null, previous_until: null, version: 1 }]);
  expect(listed.types).toContain('product.changed');
  const changed = { ...hook, id: data.id, version: 1, name: 'Warehouse' };
  expect((await test.post('/api/operator/webhook/save', changed, operator)).data.secret).toBeNull();
  expect((await test.post('/api/operator/webhook/save', changed, operator)).data.error).toBe('status_changed');
  const { rows } = await test.ctx.db.execute(sql`select secret from webhook_endpoints where id = ${data.id}`);
  expect(rows[0]?.secret).not.toContain(data.secret.slice(6));
  expect((await test.post('/api/operator/webhook/remove', { id: data.id }, operator)).code).toBe(1);
});

it('offers a store what is its own to hear, and takes no more', async () => {
  const { owner } = await createTestStore(test.ctx);
  const caller = await signIn(test.ctx, owner.id);
  expect((await test.get('/api/store/webhookList', caller)).data.types).not.toContain('product.changed');
  const foreign = { ...hook, types: ['product.changed'] };
  expect((await test.post('/api/store/webhookSave', foreign, caller)).data.fields).toHaveProperty(['types.0']);
  const plain = { ...hook, url: 'ftp://erp.example.com' };
  expect((await test.post('/api/store/webhookSave', plain, caller)).data.fields).toHaveProperty('url');
});

it('has room for ten', async () => {
  const { owner } = await createTestStore(test.ctx);
  const caller = await signIn(test.ctx, owner.id);
  for (let count = 0; count < 10; count += 1) await test.post('/api/store/webhookSave', hook, caller);
  expect((await test.post('/api/store/webhookSave', hook, caller)).data.error).toBe('webhook_limit');
});

it('says what was sent, and sends it again', async () => {
  const { data } = await test.post('/api/operator/webhook/save', hook, operator);
  expect((await test.post('/api/operator/webhook/test', { id: data.id }, operator)).code).toBe(1);
  const { data: sent } = await test.get(`/api/operator/webhook/deliveries?webhook_id=${data.id}`, operator);
  expect(sent).toMatchObject({ total: 1, list: [{ type: 'webhook.test', status: 'pending', attempts: 0 }] });
  const [{ id }] = sent.list;
  const { data: one } = await test.get(`/api/operator/webhook/delivery?id=${id}`, operator);
  expect(JSON.parse(one.body)).toMatchObject({ type: 'webhook.test', version: 1 });
  expect(one).toMatchObject({ url: hook.url, tries: [] });
  expect((await test.post('/api/operator/webhook/replay', { id }, operator)).code).toBe(1);
  const again = { id: data.id, since: 0 };
  expect((await test.post('/api/operator/webhook/replayFailed', again, operator)).data).toEqual({ count: 0 });
  expect((await test.post('/api/operator/webhook/switch', { id: data.id, on: false }, operator)).code).toBe(1);
  expect((await test.post('/api/operator/webhook/test', { id: data.id }, operator)).data.error).toBe('webhook_off');
});

it('is told of an order from its payment to its after-sales case, with the numbers and states alone', async () => {
  await test.post('/api/operator/webhook/save', { ...hook, types: [...typesOf('desk')] }, operator);
  const shop = casesOf(test);
  const order = await shop.newSent();
  const no = await shop.apply(order, 'refund_only');
  const events = await test.ctx.db.select().from(webhookEvents).orderBy(asc(webhookEvents.id));
  const told = events.filter(({ data }) => data.number === order.no || data.number === no);
  expect(told.map(({ type }) => type)).toEqual(['order.paid', 'order.accepted', 'order.shipped', 'aftersale.opened']);
  expect(told.at(-1)?.data).toEqual({
    number: no,
    order_number: order.no,
    kind: 'refund_only',
    state: 'applied',
    store_id: expect.any(Number),
  });
});

it('is closed to guests, customers and roles without it', async () => {
  const sales = await createTestStaff(test.ctx, { role: 'sales' });
  const customer = await createTestUser(test.ctx);
  for (const path of ['/api/store/webhookList', '/api/operator/webhook/list']) {
    expect(await test.get(path)).toMatchObject({ code: 303 });
    for (const { id } of [sales, customer]) {
      expect(await test.get(path, await signIn(test.ctx, id))).toMatchObject({ code: 401 });
    }
  }
});
