import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import { shipByOf } from '../../orders/index.ts';
import { updateSettings } from '../../site/index.ts';
import { buyNow, checkoutOf } from '../checkout/checkout-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { describeGroup } from './describe-group.ts';
import { giveUpPaying } from './give-up-paying.ts';
import { payingOf } from './paying-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const { shop, payer, dueOf } = payingOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

describe('paying from the balance', () => {
  it('pays all orders of a group at once and sends each on its way', async () => {
    const member = await payer(20_000);
    const { group, orders } = await shop.newOrders(member, { payable: 3333 }, { payable: 6668 });
    await shop.pay(member, group.no, 'balance');
    for (const { no, id, payableAmount } of orders) {
      const now = await shop.stateOf(no);
      expect(now).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid', paidAmount: payableAmount });
      expect(await shop.dispatchesOf(id)).toMatchObject([{ status: 'pooled' }]);
    }
    expect((await shop.balancesOf(member)).balanceAmount).toBe(9999);
    expect(await dueOf(member, group.no)).toEqual({ status: 'paid', stage: 'full', due: 0 });
  });

  it('promises when it leaves: as its offer says, else as its products do', async () => {
    const checkout = checkoutOf(test);
    const goods = await checkout.makeGoods({ amount: 1000 });
    const buyer = await checkout.newBuyer();
    await shop.fill(buyer.member, 50_000);
    const leaveAfter = async (what: Parameters<typeof checkout.order>[1], expectedTotal: number) => {
      const { no, orders } = await checkout.order(buyer, what, { expectedTotal });
      await shop.pay(buyer.member, no, 'balance');
      const { shipBy, paidAt } = await shop.stateOf(orders[0] ?? '');
      expect(shipBy).toEqual(shipByOf(paidAt ?? new Date(0), 3));
    };
    await leaveAfter(buyNow(goods, 10), 11_200);
    await leaveAfter((await checkout.newOffer(buyer, goods)).what, 9000);
  });

  it('in two tabs at once pays once', async () => {
    const member = await payer(20_000);
    const { group } = await shop.newOrders(member, { payable: 6000 });
    const tries = await Promise.allSettled([1, 2, 3].map(() => shop.pay(member, group.no, 'balance')));
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
    expect(refused).toEqual(['group_paid', 'group_paid']);
    expect((await shop.balancesOf(member)).balanceAmount).toBe(14_000);
    expect(await shop.paymentsOf(group.no)).toHaveLength(1);
  });

  it('leaves nothing behind where the balance is too small', async () => {
    const member = await payer(500);
    const { group, order } = await shop.newOrders(member, { payable: 501 });
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'balance_insufficient' });
    expect([await shop.paymentsOf(group.no), (await shop.stateOf(order.no)).status]).toEqual([[], 'pending_payment']);
  });

  it('takes the points that were set aside', async () => {
    const member = await payer(5000, 700);
    const { group } = await shop.newOrders(member, { payable: 2000, points: 300 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.balancesOf(member)).toMatchObject({ balanceAmount: 3000, points: 400, heldPoints: 0 });
  });

  it('pays a deposit first and the rest later', async () => {
    const member = await payer(10_000);
    const { group, order } = await shop.newOrders(member, { payable: 10_000, deposit: 3000 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.stateOf(order.no)).toMatchObject({
      status: 'pending_dispatch',
      paymentStatus: 'partially_paid',
      paidAmount: 3000,
    });
    expect(await dueOf(member, group.no)).toEqual({ status: 'open', stage: 'balance', due: 7000 });
    await shop.pay(member, group.no, 'balance');
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', paymentStatus: 'paid' });
    expect(await shop.dispatchesOf(order.id)).toHaveLength(1);
  });

  it('is refused after the time to pay', async () => {
    const member = await payer(10_000);
    const { group } = await shop.newOrders(member, {});
    test.ctx.clock.advance(1800);
    await expect(shop.pay(member, group.no, 'balance')).rejects.toMatchObject({ code: 'order_not_payable' });
  });
});

it('answers a group of somebody else like a missing one', async () => {
  const [member, other] = [await payer(), await payer(9000)];
  const { group } = await shop.newOrders(member, { payable: 5000 });
  await expect(shop.pay(other, group.no, 'balance')).rejects.toMatchObject({ code: 'not_found' });
  await expect(giveUpPaying(test.ctx, other, group.no)).rejects.toMatchObject({ code: 'not_found' });
  await expect(describeGroup(test.ctx, other.userId, group.no)).rejects.toMatchObject({ code: 'not_found' });
});
