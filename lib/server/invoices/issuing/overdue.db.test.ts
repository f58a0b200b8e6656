import { afterAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { messages } from '#lib/server/messaging/inbox-tables.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { alertOverdueInvoices, countOverdueInvoices } from './overdue.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

it('tells operators and the store of what should have been issued, once, and no more once it is', async () => {
  await createTestUser(test.ctx, { group: 'operator' });
  const { no, customer, store } = await shop.newReceived();
  const [invoice = ''] = await shop.apply(customer, [no]);
  expect(await alertOverdueInvoices(test.ctx)).toBe(0);
  test.ctx.clock.advance(14 * 86_400);
  const done = await Promise.all([alertOverdueInvoices(test.ctx), alertOverdueInvoices(test.ctx)]);
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await countOverdueInvoices(test.ctx.db)).toBe(1);
  const told = async (event: 'invoiceOverdue' | 'invoiceLate') =>
    (await test.ctx.db.select().from(messages).where(eq(messages.eventKey, event))).length;
  expect([(await told('invoiceOverdue')) > 0, await told('invoiceLate')]).toEqual([true, 1]);
  const late = test.ctx.db.select().from(messages).where(eq(messages.eventKey, 'invoiceLate'));
  expect(await late).toMatchObject([{ userId: store.userId, link: `/user/store/invoice/customer?no=${invoice}` }]);
  await shop.issue(invoice);
  expect(await countOverdueInvoices(test.ctx.db)).toBe(0);
});
