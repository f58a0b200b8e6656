import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { askClose, getOperatorOrder, getOrder, getStoreOrder, takeOrder } from '../../orders/index.ts';
import { asStore } from '../../quotation/index.ts';
import { updateSettings } from '../../site/index.ts';
import { checkoutOf, type OfferInput } from '../checkout/checkout-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { submitOrderVoucher } from '../payment/submit-order-voucher.ts';
import { runRefunds } from '../refund/run-refunds.ts';
import { acceptOrder } from './accept-order.ts';
import { closeByOperator, decideClose } from './close-by-operator.ts';
import { fulfilmentOf } from './fulfil-for-tests.ts';

const day = 86_400;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
const [checkout, shop] = [checkoutOf(test), fulfilmentOf(test)];
const [goods, buyer] = [await checkout.makeGoods(), await checkout.newBuyer()];
const [store, operator] = [await shop.newStore(), await shop.newOperator()];
await shop.fill(buyer.member, 5_000_000);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const input = (no: string) => ({ no, reason: '客户不再付款' });
const balanceOf = async (account: string) => {
  const { rows } = await test.ctx.db.execute<{ balance: string }>(
    sql`select balance from wallet_accounts where id = ${account}`,
  );
  return Number(rows[0]?.balance ?? 0);
};
const notified = async (userId: number, event: string) => {
  const { rows } = await test.ctx.db.execute<{ args: Record<string, string> }>(
    sql`select args from messages where user_id = ${userId} and event_key = ${event} order by id desc limit 1`,
  );
  return rows[0]?.args;
};

/** Of a hundred yuan thirty are paid, a store or the platform works on it, and so many days go by. */
async function newDeposited(inputs: OfferInput & { days?: number; channel?: 'balance' | 'sandbox' } = {}) {
  const { days = 30, channel = 'balance', ...terms } = inputs;
  const isOwn = terms.seller === undefined;
  const offer = await checkout.newOffer(buyer, goods, { unitAmount: 1000, depositBp: 3000, ...terms });
  const { no: groupNo, orders } = await checkout.order(buyer, offer.what, { expectedTotal: 10_000 });
  const no = orders[0] ?? '';
  await shop.pay(buyer.member, groupNo, channel);
  const [payment] = await shop.paymentsOf(groupNo);
  if (channel === 'sandbox' && payment) await shop.send(payment);
  if (isOwn) await takeOrder(test.ctx, operator, no);
  else await acceptOrder(test.ctx, store, no);
  test.ctx.clock.advance(days * day);
  return { no, groupNo };
}
const ofStore = (inputs: OfferInput & { days?: number; channel?: 'balance' | 'sandbox' } = {}) =>
  newDeposited({ seller: asStore(store), ...inputs });

describe('a rest that is overdue', () => {
  it('lets the store ask, an operator decide, and the deposit goes back but for what was agreed', async () => {
    const before = await balanceOf(`store_pending:${store.storeId}`);
    const { no } = await ofStore({ depositForfeitBp: 2000 });
    const { balanceAmount } = await shop.balancesOf(buyer.member);
    expect((await getStoreOrder(test.ctx, store, no)).actions).toContain('askClose');
    await askClose(test.ctx, store, input(no));
    const requests = await getStoreOrder(test.ctx, store, no);
    expect(requests.actions).not.toContain('askClose');
    expect(requests.closeRequest).toMatchObject({ reason: 'balance_overdue', proposedBy: store.userId });
    expect(await notified(operator.userId, 'orderCloseAsked')).toMatchObject({ no, back: '24.00', kept: '6.00' });
    expect((await getOperatorOrder(test.ctx, operator, no)).closeRequest).toBeDefined();

    await decideClose(test.ctx, operator, { no, isApproved: true });
    expect(await shop.stateOf(no)).toMatchObject({
      status: 'closed',
      closeReason: 'balance_overdue',
      paidAmount: 3000,
      refundedAmount: 2400,
      forfeitedAmount: 600,
      settlementStatus: 'pending',
      paymentStatus: 'partially_refunded',
    });
    expect((await shop.balancesOf(buyer.member)).balanceAmount).toBe(balanceAmount + 2400);
    expect(await balanceOf(`store_pending:${store.storeId}`)).toBe(before + 600);
    expect(await notified(buyer.member.userId, 'orderClosedOverdue')).toMatchObject({
      no,
      back: '24.00',
      kept: '6.00',
    });
    expect(await notified(store.userId, 'orderCloseApproved')).toMatchObject({ no, kept: '6.00' });
    const { history } = await getOrder(test.ctx, buyer.member.userId, no);
    const events = history.map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['closeAsked', 'forfeit', 'closing', 'closeByOperator']));
  });

  it('gives all of it back where nothing else was agreed', async () => {
    const before = await balanceOf(`store_pending:${store.storeId}`);
    const { no } = await ofStore();
    await askClose(test.ctx, store, input(no));
    await decideClose(test.ctx, operator, { no, isApproved: true });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', refundedAmount: 3000, forfeitedAmount: 0 });
    expect(await shop.stateOf(no)).toMatchObject({ settlementStatus: 'none', paymentStatus: 'refunded' });
    expect(await balanceOf(`store_pending:${store.storeId}`)).toBe(before);
  });

  it('gives nothing back where all of it was agreed', async () => {
    const { no } = await ofStore({ depositForfeitBp: 10_000 });
    await askClose(test.ctx, store, input(no));
    await decideClose(test.ctx, operator, { no, isApproved: true });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', refundedAmount: 0, forfeitedAmount: 3000 });
    expect(await shop.refundsOf(no)).toEqual([]);
  });

  it('is closed only once its refund is there; what is kept is the seller’s at once', async () => {
    const before = await balanceOf(`store_pending:${store.storeId}`);
    const { no } = await ofStore({ depositForfeitBp: 5000, channel: 'sandbox' });
    await askClose(test.ctx, store, input(no));
    await decideClose(test.ctx, operator, { no, isApproved: true });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', closingReason: 'balance_overdue' });
    expect(await balanceOf(`store_pending:${store.storeId}`)).toBe(before + 1500);
    expect(await auditMoney(test.ctx)).toEqual([]);
    await runRefunds(test.ctx);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'closed', refundedAmount: 1500, forfeitedAmount: 1500 });
  });

  it('of the platform’s own order takes two operators, and what is kept is a sale', async () => {
    const second = await shop.newOperator();
    const before = await balanceOf('income:sales');
    const { no } = await newDeposited({ depositForfeitBp: 1000 });
    const closing = { no, reason: 'balance_overdue' as const, note: 'never paid' };
    expect(await closeByOperator(test.ctx, operator, closing)).toBe('proposed');
    const alone = decideClose(test.ctx, operator, { no, isApproved: true });
    await expect(alone).rejects.toMatchObject({ code: 'second_operator_needed' });
    await decideClose(test.ctx, second, { no, isApproved: true });
    expect(await shop.stateOf(no)).toMatchObject({
      status: 'closed',
      forfeitedAmount: 300,
      settlementStatus: 'settled',
    });
    expect(await balanceOf('income:sales')).toBe(before + 300);
  });

  it('is decided once, of two at the same moment', async () => {
    const { no } = await ofStore({ depositForfeitBp: 2000 });
    await askClose(test.ctx, store, input(no));
    const second = await shop.newOperator();
    const both = await Promise.allSettled(
      [operator, second].map((each) => decideClose(test.ctx, each, { no, isApproved: true })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('closing is refused', () => {
  const refused = { code: 'status_changed' };

  it('before the time the shop has set', async () => {
    await updateSettings(test.ctx, { 'order.balanceDays': 40 });
    const { no } = await ofStore({ days: 39 });
    expect((await getStoreOrder(test.ctx, store, no)).actions).not.toContain('askClose');
    await expect(askClose(test.ctx, store, input(no))).rejects.toMatchObject(refused);
    const closing = closeByOperator(test.ctx, operator, { no, reason: 'balance_overdue', note: 'x' });
    await expect(closing).rejects.toMatchObject(refused);
    test.ctx.clock.advance(day);
    await askClose(test.ctx, store, input(no));
    await updateSettings(test.ctx, { 'order.balanceDays': 30 });
  });

  it('twice, and to another store', async () => {
    const { no } = await ofStore();
    const other = await shop.newStore();
    await expect(askClose(test.ctx, other, input(no))).rejects.toMatchObject({ code: 'not_found' });
    await askClose(test.ctx, store, input(no));
    await expect(askClose(test.ctx, store, input(no))).rejects.toMatchObject(refused);
  });

  it('once the rest is paid, though it was asked for before', async () => {
    const { no, groupNo } = await ofStore({ depositForfeitBp: 2000 });
    await askClose(test.ctx, store, input(no));
    await shop.pay(buyer.member, groupNo, 'balance');
    await expect(decideClose(test.ctx, operator, { no, isApproved: true })).rejects.toMatchObject(refused);
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', paidAmount: 10_000, forfeitedAmount: 0 });
    await decideClose(test.ctx, operator, { no, isApproved: false, reason: 'not yet' });
  });

  it('while the transfer of the rest is checked; another attempt to pay it is given up', async () => {
    const { no, groupNo } = await ofStore();
    await askClose(test.ctx, store, input(no));
    await shop.pay(buyer.member, groupNo, 'bank');
    const payment = (await shop.paymentsOf(groupNo)).find(({ channel }) => channel === 'bank');
    const voucher = { no: groupNo, payment_no: payment?.no ?? '', reference: 'R' };
    await submitOrderVoucher(test.ctx, buyer.member, voucher);
    const early = decideClose(test.ctx, operator, { no, isApproved: true });
    await expect(early).rejects.toMatchObject({ code: 'payment_processing' });

    const other = await ofStore();
    await askClose(test.ctx, store, input(other.no));
    await shop.pay(buyer.member, other.groupNo, 'sandbox');
    await decideClose(test.ctx, operator, { no: other.no, isApproved: true });
    const [, attempt] = await shop.paymentsOf(other.groupNo);
    expect(attempt).toMatchObject({ status: 'closed' });
  });

  it('by an operator who sees no reason: the store is told, and may ask again', async () => {
    const { no } = await ofStore();
    await askClose(test.ctx, store, input(no));
    await expect(decideClose(test.ctx, operator, { no, isApproved: false })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { reason: { key: 'required' } },
    });
    await decideClose(test.ctx, operator, { no, isApproved: false, reason: 'not yet' });
    expect(await notified(store.userId, 'orderCloseDeclined')).toMatchObject({ no, reason: 'not yet' });
    expect(await shop.stateOf(no)).toMatchObject({ status: 'processing', closingReason: null });
    await askClose(test.ctx, store, input(no));
  });
});
