import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { askRed } from '../../invoices/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { issuerOfOrder, refundsOf } from './refunds-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

type Issued = Awaited<ReturnType<typeof shop.newIssued>>;
type Requested = Pick<Parameters<typeof askRed>[2], 'reason' | 'rows' | 'amount'>;

const ask = (order: Issued, requested: Requested) =>
  askRed(test.ctx, issuerOfOrder(order), { no: order.invoice, note: '', ...requested });
const refused = (key: string) => ({ code: 'invalid_input', fields: { amount: { key } } });

describe('whoever issues takes back of an invoice at its own request', () => {
  it('an amount, which is asked for and leaves the rest; the books stay right', async () => {
    const order = await shop.newIssued({ payable: 10_000, qty: 10 });
    await ask(order, { reason: 'sales_discount', amount: 2000 });
    expect(await shop.redOf(order.invoice)).toMatchObject({
      amount: 2000,
      status: 'no_confirm_needed',
      cause: 'issuer',
    });
    expect((await shop.redOf(order.invoice)).replacement).toBeNull();
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('a row, or all that is left', async () => {
    const [one, all] = [await shop.newIssued({ payable: 10_000 }), await shop.newIssued({ payable: 10_000 })];
    await ask(one, { reason: 'sales_return', rows: [{ row: 1 }] });
    await ask(all, { reason: 'issue_error' });
    for (const { invoice } of [one, all]) expect(await shop.redOf(invoice)).toMatchObject({ amount: 10_000 });
  });

  it('several rows at once, each with an amount of its own; red document and books come to their sum', async () => {
    const [first, second] = [await shop.newReceived({ payable: 10_000 }), await shop.newReceived({ payable: 4000 })];
    const { store, customer } = first;
    const join = 'update orders set store_id = $1, user_id = $2 where no = $3';
    await test.ctx.db.$client.query(join, [store.storeId, customer.userId, second.no]);
    const [invoice = ''] = await shop.apply(customer, [first.no, second.no]);
    await shop.issue(invoice);
    const order = { ...first, invoice, titleId: 0 };
    await ask(order, { reason: 'sales_discount', rows: [{ row: 2 }, { row: 1, amount: 1500 }] });
    const red = await shop.redOf(order.invoice);
    expect(red.amount).toBe(5500);
    expect(red.parts.map(({ grossAmount }) => grossAmount)).toEqual([1500, 4000]);
    await shop.recordRed(red.no);
    expect(await shop.stateOf(order.invoice)).toMatchObject({ status: 'partially_reversed' });
    const { documents } = await shop.detailsOf(order.invoice);
    expect(documents.find(({ color }) => color === 'red')?.totalAmount).toBe(-5500);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('not more than is left, nor a part of what was issued incorrectly', async () => {
    const order = await shop.newIssued({ payable: 10_000 });
    await expect(ask(order, { reason: 'sales_discount', amount: 10_001 })).rejects.toMatchObject(refused('redAmount'));
    await expect(ask(order, { reason: 'sales_return', rows: [{ row: 9 }] })).rejects.toMatchObject({
      fields: { 'rows.0.amount': { key: 'redAmount' } },
    });
    await expect(ask(order, { reason: 'issue_error', amount: 1 })).rejects.toMatchObject(refused('redWhole'));
    expect((await shop.detailsOf(order.invoice)).reds).toEqual([]);
  });
});
