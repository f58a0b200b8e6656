import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { describeStoreFigures, readStatistics, withdrawRequest } from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { orderLines } from '../../orders/tables.ts';
import { casesOf } from './cases-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());

it('counts what is no product of the shop under the name it was sold by', async () => {
  for (const en of ['Folding boxes', 'Folding boxes', 'Flyers']) {
    const order = await shop.newSent();
    const name = { 'zh-cn': '印刷品', en };
    await test.ctx.db.update(orderLines).set({ productId: null, name }).where(eq(orderLines.orderId, order.id));
    await shop.apply(order, 'refund_only');
  }
  const { list, cases } = await readStatistics(test.ctx, { by: 'product', days: 30, locale: 'en' });
  expect(cases).toBe(3);
  expect(list).toMatchObject([
    { name: 'Folding boxes', cases: 2 },
    { name: 'Flyers', cases: 1 },
  ]);
  expect(list.every(({ id }) => id < 0)).toBe(true);
});

it('counts an order with two cases once in the rate of its store', async () => {
  const order = await shop.newSent();
  await withdrawRequest(test.ctx, order.customer, await shop.apply(order, 'refund_only'));
  await shop.apply(order, 'refund_only');
  const figures = await describeStoreFigures(test.ctx, order.store.storeId);
  expect(figures).toMatchObject({ orders: 1, cases: 1, rateBp: 10_000 });
});
