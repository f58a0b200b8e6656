import { afterAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { messages } from '#lib/server/messaging/inbox-tables.ts';
import type { InvoiceRequestSnapshot, Order } from '#lib/server/orders/index.ts';
import { orders } from '#lib/server/orders/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { refundsOf } from '#lib/server/workflows/invoices/refunds-for-tests.ts';
import { listInvoicesOfOrder } from '../lists/list-applications.ts';
import { applyForRequests } from './apply-for-requests.ts';
import { cancelInvoice } from './cancel-invoice.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

const company: InvoiceRequestSnapshot = {
  kind: 'company',
  title: '北风商贸（上海）有限公司',
  tax_no: '91310000MA1FL0000N',
  email: 'books@example.com',
  is_automatic: true,
};

type Placed = Awaited<ReturnType<typeof shop.newReceived>>;

const change = ({ id }: Pick<Placed, 'id'>, facts: Partial<Order>) =>
  test.ctx.db.update(orders).set(facts).where(eq(orders.id, id));
const asked = (facts: Partial<InvoiceRequestSnapshot> = {}): Partial<Order> => ({
  invoiceRequest: { ...company, ...facts },
  invoiceDueAt: test.ctx.clock.now(),
});

async function newAsked(facts?: Partial<InvoiceRequestSnapshot>, choices?: Parameters<typeof shop.newReceived>[0]) {
  const order = await shop.newReceived(choices);
  await change(order, asked(facts));
  return order;
}

async function invoicesOf({ id, customer }: Pick<Placed, 'id' | 'customer'>) {
  const recipient = { recipientType: 'user' as const, recipientId: customer.userId };
  const found = await listInvoicesOfOrder(test.ctx.db, id, { recipient });
  return found.map(({ application }) => application);
}

async function stateOf({ id }: Pick<Placed, 'id'>) {
  const [order] = await test.ctx.db.select().from(orders).where(eq(orders.id, id));
  return { dueAt: order?.invoiceDueAt, fault: order?.invoiceFault };
}

const told = async ({ customer }: Pick<Placed, 'customer'>) => {
  const isIt = and(eq(messages.userId, customer.userId), eq(messages.eventKey, 'invoiceNotRequested'));
  return (await test.ctx.db.select().from(messages).where(isIt)).map(({ args }) => args);
};

describe('an invoice that was asked for at checkout', () => {
  it('is applied for once, with what was asked for, as soon as the order is received', async () => {
    const order = await shop.newSent({ payable: 11_300 });
    await change(order, asked());
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await invoicesOf(order)).toEqual([]);
    await shop.receive(order.no);
    expect(await applyForRequests(test.ctx)).toBe(1);
    expect(await applyForRequests(test.ctx)).toBe(0);
    const found = await invoicesOf(order);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      source: 'checkout',
      status: 'submitted',
      kind: 'normal',
      medium: 'digital',
      amount: 11_300,
      email: 'books@example.com',
      submittedBy: null,
      issuerType: 'store',
      title: { titleType: 'company', name: company.title, taxNo: company.tax_no },
    });
    expect(await stateOf(order)).toEqual({ dueAt: null, fault: null });
    const { history } = await shop.detailsOf(found[0]?.no ?? '');
    expect(history).toMatchObject([{ event: 'apply' }]);
  });

  it('is not applied for by itself where nobody said so', async () => {
    const order = await shop.newReceived();
    await change(order, { invoiceRequest: { ...company, is_automatic: false } });
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await invoicesOf(order)).toEqual([]);
  });

  it('waits for the order to be completed where the shop says so, and for the end of a case', async () => {
    const order = await newAsked();
    await updateSettings(test.ctx, { 'invoice.applyFrom': 'completed' });
    expect(await applyForRequests(test.ctx)).toBe(0);
    await updateSettings(test.ctx, { 'invoice.applyFrom': 'received' });
    await change(order, { aftersaleStatus: 'open' });
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect((await stateOf(order)).dueAt).not.toBeNull();
    await change(order, { aftersaleStatus: 'done' });
    expect(await applyForRequests(test.ctx)).toBe(1);
  });

  it('waits for money on its way back, without being looked at each minute', async () => {
    const order = await newAsked();
    await change(order, { refundedAmount: 100 });
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await stateOf(order)).toMatchObject({ fault: null });
    await change(order, { refundedAmount: 0 });
    expect(await applyForRequests(test.ctx)).toBe(0);
    test.ctx.clock.advance(600);
    expect(await applyForRequests(test.ctx)).toBe(1);
  });

  it('is not applied for again after the customer has done so or has withdrawn it', async () => {
    const [byHand, withdrawn] = [await newAsked(), await newAsked()];
    await shop.apply(byHand.customer, [byHand.no]);
    const [invoice = ''] = await shop.apply(withdrawn.customer, [withdrawn.no]);
    const { customer } = withdrawn;
    await cancelInvoice(test.ctx, { recipientType: 'user', recipientId: customer.userId, actor: customer }, invoice);
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect((await invoicesOf(byHand)).map(({ source }) => source)).toEqual(['request']);
    expect((await invoicesOf(withdrawn)).map(({ status }) => status)).toEqual(['cancelled']);
    expect([await stateOf(byHand), await stateOf(withdrawn)]).toEqual(Array(2).fill({ dueAt: null, fault: null }));
  });

  it('stays withdrawn when the customer withdraws what was applied for by itself', async () => {
    const order = await newAsked();
    await applyForRequests(test.ctx);
    const [invoice] = await invoicesOf(order);
    const { customer } = order;
    const recipient = { recipientType: 'user' as const, recipientId: customer.userId, actor: customer };
    await cancelInvoice(test.ctx, recipient, invoice?.no ?? '');
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await invoicesOf(order)).toHaveLength(1);
  });

  it.each([
    ['a number that is none', 'title', { tax_no: '91310000MA1FL00003' }, {}],
    ['no address to send it to', 'email', { email: '' }, {}],
    ['too little', 'too_small', {}, { payable: 99 }],
  ] as const)('is noted and told once where it cannot be: %s', async (_, fault, facts, choices) => {
    const order = await newAsked(facts, choices);
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await stateOf(order)).toEqual({ dueAt: null, fault });
    expect(await told(order)).toEqual([{ no: order.no, fault }]);
    expect(await invoicesOf(order)).toEqual([]);
  });

  it('of an order whose money went back is nothing to speak of', async () => {
    const order = await newAsked();
    await shop.payBack(order.no, 'all');
    await change(order, { status: 'received', closedAt: null });
    expect(await applyForRequests(test.ctx)).toBe(0);
    expect(await stateOf(order)).toEqual({ dueAt: null, fault: null });
    expect(await told(order)).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('the customer applies manually: it is applied for once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newAsked();
      const { id: titleId } = await shop.titleOf(order.customer);
      await Promise.allSettled([
        shop.apply(order.customer, [order.no], { titleId }),
        applyForRequests(test.ctx),
        applyForRequests(test.ctx),
      ]);
      await applyForRequests(test.ctx);
      expect(await invoicesOf(order)).toHaveLength(1);
      expect(await stateOf(order)).toEqual({ dueAt: null, fault: null });
    }
  });

  it('money goes back: what went back is not on it in the end', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newAsked({}, { payable: 10_000, qty: 10 });
      const [, paidBack] = await Promise.allSettled([applyForRequests(test.ctx), shop.payBack(order.no, 3000)]);
      expect(paidBack.status).toBe('fulfilled');
      for (let again = 0; again < 3; again += 1) {
        test.ctx.clock.advance(3700);
        await Promise.all([applyForRequests(test.ctx), shop.follow()]);
      }
      expect(await invoicesOf(order)).toMatchObject([{ status: 'submitted', amount: 7000 }]);
    }
  });
});
