import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestContext, type TestContext } from '../db/test-context.ts';
import { toPage } from '../kernel/paging.ts';
import { invoicesOf } from '../workflows/invoices/invoices-for-tests.ts';
import { listOwnApplications } from './index.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext({ PAYMENT_SANDBOX: true });
});
afterAll(() => test.close());

it('shows beside each application the number of its own document', async () => {
  const shop = invoicesOf(test);
  // Documents are counted apart from applications: their keys are not the same.
  const [waiting, first, second] = [await shop.newReceived(), await shop.newReceived(), await shop.newReceived()];
  const nos: string[] = [];
  for (const { customer, no } of [waiting, first, second]) nos.push(...(await shop.apply(customer, [no])));
  const [, one = '', two = ''] = nos;
  for (const no of [one, two]) await shop.issue(no);
  for (const [index, { customer }] of [waiting, first, second].entries()) {
    const scope = { recipient: { recipientType: 'user' as const, recipientId: customer.userId } };
    const { list } = await listOwnApplications(test.ctx.db, { scope }, toPage({ page: 1, limit: 10 }));
    const { rows } = await test.ctx.db.$client.query(
      `select fapiao_no from invoice_documents d join invoice_applications a on a.id = d.application_id where a.no = $1`,
      [nos[index]],
    );
    expect(list.map(({ application, fapiaoNo }) => [application.no, fapiaoNo])).toEqual([
      [nos[index], rows[0]?.fapiao_no ?? ''],
    ]);
  }
});
