import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { asc, gt } from 'drizzle-orm';
import { typesOf } from '#lib/contract/integrations/webhook-events.ts';
import { changePrice } from '#lib/server/catalogue/index.ts';
import { createSignedInOperator } from '#lib/server/factories/factories.ts';
import { makeCategory, makeProduct } from '#lib/server/factories/product-factory.ts';
import { makeQuotationGoods, makeQuoted } from '#lib/server/factories/quotation-factories.ts';
import { createTestFile } from '#lib/server/factories/store-factories.ts';
import { webhookEvents } from '#lib/server/integrations/webhook-tables.ts';
import { issuerOf } from '#lib/server/invoices/issuers/issuers.ts';
import { recordManually } from '#lib/server/invoices/issuing/record-manually.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { lockOrder } from '#lib/server/orders/index.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { refundOrder } from '#lib/server/workflows/refund/refund-order.ts';
import { createTestApi } from '../../test-api.ts';

/* That a move of each kind is told: what is sent and how stands in `integrations/webhooks`. */

const operator: Member = { kind: 'member', userId: 1, sessionId: 'test', nodes: new Set(['*']) };

let last = 0;
const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const hook = { url: 'https://erp.example.com/hook', name: 'ERP', types: [...typesOf('desk')] };
await test.post('/api/operator/webhook/save', hook, await createSignedInOperator(test.ctx));
afterAll(() => test.close());

const readAfter = (id: number) =>
  test.ctx.db.select().from(webhookEvents).where(gt(webhookEvents.id, id)).orderBy(asc(webhookEvents.id));
/** What was told since the test began. */
const told = () => readAfter(last);
beforeEach(async () => {
  last = (await readAfter(0)).at(-1)?.id ?? 0;
});

it('a quotation that was asked for and offered', async () => {
  const goods = await makeQuotationGoods(test.ctx);
  last = (await readAfter(0)).at(-1)?.id ?? 0;
  const { no } = await makeQuoted(test.ctx, goods);
  const events = (await told()).filter(({ data }) => data.number === no);
  expect(events.map(({ type, data }) => [type, data.state])).toEqual([
    ['quotation.submitted', 'submitted'],
    ['quotation.offered', 'quoted'],
  ]);
});

it('money that is back', async () => {
  const { no } = await fulfilmentOf(test).newPaid({ payable: 5000 });
  await test.ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { no });
    if (order) await refundOrder(tx, test.ctx, { order, what: 'all', reason: 'test' });
  });
  const [refund] = (await told()).filter(({ type }) => type === 'refund.succeeded');
  expect(refund?.data).toMatchObject({ number: expect.stringMatching(/^RF/), order_number: no, state: 'succeeded' });
});

it('an invoice that was issued', async () => {
  const shop = invoicesOf(test);
  const { store, customer, no: orderNo } = await shop.newReceived();
  const [no = ''] = await shop.apply(customer, [orderNo]);
  const day = shopDay(test.ctx.clock.now());
  const path = `private/invoice/${day.replaceAll('-', '')}/${crypto.randomUUID()}.pdf`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, store.userId, { topic: 'invoice', path, url, name: 'a.pdf', sha256: 'f'.repeat(64) });
  const facts = { fapiaoCode: '', fapiaoNo: shop.newFapiaoNo(), issueDate: day, checkCode: '', drawer: '' };
  const files = [{ format: 'pdf' as const, url }];
  const actor = { member: store, issuer: issuerOf(store.storeId) };
  await recordManually(test.ctx, actor, { no, ...facts, acceptsSpelling: false, files });
  const [issued] = (await told()).filter(({ type }) => type === 'invoice.issued');
  expect(issued?.data).toEqual({ number: no, state: 'issued', store_id: store.storeId });
});

it('a product whose price changed, but not one that nothing was done to', async () => {
  const categoryId = await makeCategory(test.ctx.db, 'told');
  const id = await makeProduct(test.ctx.db, { slug: 'told-cards', categoryId });
  const { data } = await test.get('/api/product/info?slug=told-cards');
  expect(await told()).toEqual([]);
  await changePrice(test.ctx, operator, { sku: data.variants[0].sku, priceAmount: 4200, listAmount: null });
  expect((await told()).map(({ type, data: about }) => [type, about])).toEqual([['product.changed', { id }]]);
});
