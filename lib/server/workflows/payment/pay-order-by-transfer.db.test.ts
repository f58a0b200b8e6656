import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { closeUnpaidOrders } from '../orders/close-unpaid-orders.ts';
import { giveUpPaying } from './give-up-paying.ts';
import { payingOf } from './paying-for-tests.ts';
import { confirmOrderTransfer } from './receive-payment.ts';
import { rejectOrderTransfer } from './reject-order-transfer.ts';
import { submitOrderVoucher } from './submit-order-voucher.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const { shop, payer } = payingOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

describe('a bank transfer', () => {
  async function announced(balanceAmount?: number) {
    const member = await payer(3000);
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'bank', balanceAmount);
    const payment = (await shop.paymentsOf(group.no)).find(({ channel }) => channel === 'bank');
    if (!payment) throw new Error('no payment');
    await submitOrderVoucher(test.ctx, member, { no: group.no, payment_no: payment.no, reference: 'R1' });
    return { member, group, order, payment };
  }

  it('keeps the order open once it is announced, and pays it when an operator saw the money', async () => {
    const { member, order, payment, group } = await announced();
    test.ctx.clock.advance(86_400);
    await closeUnpaidOrders(test.ctx);
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'order_not_payable' });
    await expect(giveUpPaying(test.ctx, member, group.no)).rejects.toMatchObject({ code: 'payment_processing' });
    const operators = [await payer(), await payer()];
    const received = { no: payment.no, amount: 5000, tradeNo: `B-${payment.no}` };
    const tries = await Promise.allSettled(operators.map((each) => confirmOrderTransfer(test.ctx, each, received)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paidAmount: 5000 });
  });

  it('gives back what was set aside when an operator rejects it', async () => {
    const { member, payment, order } = await announced(1000);
    await rejectOrderTransfer(test.ctx, await payer(), { no: payment.no, reason: 'never came' });
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, heldAmount: 0 });
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
  });

  it('is neither confirmed by its payer nor in another amount', async () => {
    const { member, payment } = await announced();
    const received = { no: payment.no, amount: 5000, tradeNo: 'B-own' };
    await expect(confirmOrderTransfer(test.ctx, member, received)).rejects.toMatchObject({ code: 'own_payment' });
    const wrong = confirmOrderTransfer(test.ctx, await payer(), { ...received, amount: 4999 });
    await expect(wrong).rejects.toMatchObject({ code: 'payment_mismatch' });
  });

  it('is what an operator decides, and no payment of a provider', async () => {
    const [member, operator] = [await payer(), await payer()];
    const { group, order } = await shop.newOrders(member, { payable: 5000 });
    await shop.pay(member, group.no, 'sandbox');
    const [payment] = await shop.paymentsOf(group.no);
    const no = payment?.no ?? '';
    const confirmed = confirmOrderTransfer(test.ctx, operator, { no, amount: 5000, tradeNo: 'B-none' });
    await expect(confirmed).rejects.toMatchObject({ code: 'not_found' });
    const rejected = rejectOrderTransfer(test.ctx, operator, { no, reason: 'x' });
    await expect(rejected).rejects.toMatchObject({ code: 'not_found' });
    expect(await shop.paymentsOf(group.no)).toEqual([payment]);
    expect((await shop.stateOf(order.no)).status).toBe('pending_payment');
  });
});
