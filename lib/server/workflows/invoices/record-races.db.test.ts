import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { createTestFile } from '../../factories/store-factories.ts';
import { cancelInvoice, issuerOf, listInvoiceable, recordManually, voidInvoice } from '../../invoices/index.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { shopDay } from '../../kernel/clock.ts';
import { refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

const actorOf = (store: StoreMember) => ({ member: store, issuer: issuerOf(store.storeId) });

async function recordAt(store: StoreMember, no: string): Promise<void> {
  const issueDate = shopDay(test.ctx.clock.now());
  const path = `private/invoice/${issueDate.replaceAll('-', '')}/${crypto.randomUUID()}.pdf`;
  const url = `/storage/${path}`;
  await createTestFile(test.ctx, store.userId, { topic: 'invoice', path, url, name: 'a.pdf', sha256: 'f'.repeat(64) });
  const said = { fapiaoCode: '', fapiaoNo: shop.newFapiaoNo(), issueDate, checkCode: '', drawer: '' };
  await recordManually(test.ctx, actorOf(store), { no, ...said, acceptsSpelling: false, files: [{ url }] });
}

/** Issued on paper, as its issuer has recorded it. */
async function newDocument() {
  const order = await shop.newApplied({ payable: 10_000, qty: 10 });
  const address = JSON.stringify({ name: '李青', mobile: '13800138000' });
  await test.ctx.db.$client.query("update invoice_applications set medium = 'paper', mail_address = $1 where no = $2", [
    address,
    order.invoice,
  ]);
  await shop.issue(order.invoice);
  return order;
}

async function leftOf({ no, customer }: Awaited<ReturnType<typeof newDocument>>): Promise<number | undefined> {
  const filter = { userId: customer.userId, tab: 'all' as const };
  const { list } = await listInvoiceable(test.ctx, filter, { page: 1, limit: 10, offset: 0 });
  return list.find(({ order }) => order.no === no)?.amount;
}

it('recording manually against withdrawing: one of them', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { invoice, store, customer } = await shop.newApplied();
    const recipient = { recipientType: 'user' as const, recipientId: customer.userId, actor: customer };
    const results = await Promise.allSettled([recordAt(store, invoice), cancelInvoice(test.ctx, recipient, invoice)]);
    const [recorded] = results;
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'status_changed' } }]);
    const { application, documents } = await shop.detailsOf(invoice);
    const isRecorded = recorded?.status === 'fulfilled';
    expect([application.status, documents.length]).toEqual(isRecorded ? ['issued', 1] : ['cancelled', 0]);
  }
});

it('what was voided is not taken back once more by a refund, before it or after', async () => {
  const [before, after] = [await newDocument(), await newDocument()];
  await shop.payBack(before.no, 3000);
  await voidInvoice(test.ctx, actorOf(before.store), before.invoice);
  await voidInvoice(test.ctx, actorOf(after.store), after.invoice);
  await shop.payBack(after.no, 3000);
  expect(await shop.settle()).toEqual([]);
  for (const order of [before, after]) {
    const { application, reds } = await shop.detailsOf(order.invoice);
    expect([application.status, reds.length]).toEqual(['voided', 0]);
    expect(await leftOf(order)).toBe(7000);
  }
});

it('voiding against what follows a refund: one of them', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await newDocument();
    await shop.payBack(order.no, 3000);
    await Promise.allSettled([voidInvoice(test.ctx, actorOf(order.store), order.invoice), shop.follow()]);
    expect(await shop.settle()).toEqual([]);
    const { application, reds } = await shop.detailsOf(order.invoice);
    const isVoided = application.status === 'voided';
    expect([application.status, reds.length]).toEqual(isVoided ? ['voided', 0] : ['reversing', 1]);
    if (!isVoided) await shop.recordRed(reds[0]?.no ?? '');
    expect(await leftOf(order)).toBe(isVoided ? 7000 : 0);
  }
});
