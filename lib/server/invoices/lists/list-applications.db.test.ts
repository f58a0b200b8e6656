import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { toPage } from '#lib/server/kernel/paging.ts';
import { invoicesOf } from '#lib/server/workflows/invoices/invoices-for-tests.ts';
import { askRed, issuerOf, listApplications, listIssuerInvoices, readDetails } from '../index.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = invoicesOf(test);
afterAll(() => test.close());

it('shows beside each application the number of its own document', async () => {
  // Documents are counted apart from applications: their keys are not the same.
  const [waiting, first, second] = [await shop.newReceived(), await shop.newReceived(), await shop.newReceived()];
  const nos: string[] = [];
  for (const { customer, no } of [waiting, first, second]) nos.push(...(await shop.apply(customer, [no])));
  const [, one = '', two = ''] = nos;
  for (const no of [one, two]) await shop.issue(no);
  for (const [index, { customer }] of [waiting, first, second].entries()) {
    const scope = { recipient: { recipientType: 'user' as const, recipientId: customer.userId } };
    const { list } = await listApplications(test.ctx.db, { scope, filter: {} }, toPage({ page: 1, limit: 10 }));
    const { rows } = await test.ctx.db.$client.query(
      `select fapiao_no from invoice_documents d join invoice_applications a on a.id = d.application_id where a.no = $1`,
      [nos[index]],
    );
    expect(list.map(({ application, fapiaoNo }) => [application.no, fapiaoNo])).toEqual([
      [nos[index], rows[0]?.fapiao_no ?? ''],
    ]);
  }
});

it('is found by the same words by whoever gets it, whoever issues it, and the desk', async () => {
  const order = await shop.newReceived();
  const { id: titleId } = await shop.titleOf(order.customer, { name: '南_山 50% 科技', taxNo: '91310000MA1FL0000N' });
  const [no = ''] = await shop.apply(order.customer, [order.no], { titleId });
  const { document } = await shop.issue(no);
  const issuer = issuerOf(order.store.storeId);
  await askRed(test.ctx, { member: order.store, issuer }, { no, reason: 'issue_error', note: '' });
  const [red] = (await readDetails(test.ctx.db, await shop.stateOf(no))).reds;
  const recipient = { recipientType: 'user' as const, recipientId: order.customer.userId };
  const page = toPage({ limit: 10 });
  const nosOf = ({ list }: { list: { application: { no: string } }[] }) =>
    list.map(({ application }) => application.no);
  const find = async (q: string) => [
    nosOf(await listApplications(test.ctx.db, { scope: { recipient }, filter: { q } }, page)),
    nosOf(await listApplications(test.ctx.db, { scope: 'desk', filter: { q } }, page)),
    nosOf(
      await listIssuerInvoices(
        test.ctx.db,
        { issuer, filter: { tab: 'all', q }, now: test.ctx.clock.now() },
        { sort: 'due', limit: 10 },
      ),
    ),
  ];
  const numbers = [no, no.toLowerCase(), no.slice(6), order.no, red?.no ?? '', document.fapiaoNo];
  for (const q of [...numbers, '_山 50%', '91310000ma1fl0000n', '0000MA1FL0000N']) {
    expect([q, await find(q)]).toEqual([q, [[no], [no], [no]]]);
  }
  for (const q of ['南x山', '50_', 'IV00000000000000', 'RD00000000000000', 'SO00000000000000']) {
    expect([q, await find(q)]).toEqual([q, [[], [], []]]);
  }
});
