import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import {
  amendRequest,
  confirmReplacement,
  disputeCase,
  findCasesOfOrders,
  proposeAmount,
  refuseCase,
  resubmitRequest,
  sendBack,
  sendReplacement,
} from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import { asStore, findOrder } from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { acceptProposal, approveRequest, receiveReturn, refundInstead } from './answer-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { decideCase } from './decide-case.ts';
import { timeOutCases } from './time-out-cases.ts';

const day = 24 * 3600;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

/** The cases of an order, as it names them. */
async function onOrder({ no, id }: { no: string; id: number }) {
  const order = await findOrder(test.ctx.db, { no });
  return order && (await findCasesOfOrders(test.ctx.db, [order])).get(id);
}

const balanceOf = async (order: Parameters<typeof shop.balancesOf>[0]) => (await shop.balancesOf(order)).balanceAmount;

describe('a refund without the goods', () => {
  it('is approved by the store, and the money is there', async () => {
    const order = await shop.newSent();
    const before = await balanceOf(order.customer);
    const no = await shop.apply(order, 'refund_only', { amount: 2500 });
    expect(await shop.stateOf(order.no)).toMatchObject({ aftersaleStatus: 'open' });
    expect(await shop.lineOf(order)).toMatchObject({ caseQty: 10 });
    await approveRequest(test.ctx, asStore(order.store), { no });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 2500, isOpen: false });
    expect(await balanceOf(order.customer)).toBe(before + 2500);
    // The goods stay with the customer: only the price is lower.
    expect(await shop.lineOf(order)).toMatchObject({ caseQty: 0, refundedQty: 0, refundedAmount: 2500 });
    expect(await shop.stateOf(order.no)).toMatchObject({ aftersaleStatus: 'done', status: 'shipped', frozenAt: null });
  });

  it('of the whole closes the order', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    await approveRequest(test.ctx, asStore(order.store), { no });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'fully_refunded' });
    expect(await shop.lineOf(order)).toMatchObject({ refundedQty: 10 });
  });

  it('needs nobody before a store has accepted', async () => {
    const order = await shop.newPaid({ payable: 10_000, qty: 10 });
    const before = await balanceOf(order.customer);
    const { id: lineId } = await shop.lineOf(order);
    // Asking for less changes nothing: pieces that nobody sends are paid back whole.
    const no = await shop.apply(order, 'refund_only', { lines: [{ lineId, qty: 4 }], amount: 100 });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 4000 });
    expect(await balanceOf(order.customer)).toBe(before + 4000);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'pending_dispatch', refundedAmount: 4000 });
    expect(await shop.lineOf(order)).toMatchObject({ cancelledQty: 4, refundedQty: 4, caseQty: 0 });
  });

  it('of what was left to ship leaves an order that counts as sent', async () => {
    const order = await shop.newPaid({ payable: 10_000, qty: 10 });
    const store = await shop.newStore();
    await shop.accept(store, order.no);
    const { id: lineId } = await shop.lineOf(order);
    await shop.ship(asStore(store), order.no, [{ lineId, qty: 6 }]);
    const no = await shop.apply(order, 'refund_only', { lines: [{ lineId, qty: 4 }] });
    await expect(shop.ship(asStore(store), order.no)).rejects.toMatchObject({ code: 'status_changed' });
    await approveRequest(test.ctx, asStore(store), { no });
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'shipped', fulfilmentStatus: 'shipped' });
    expect(await shop.lineOf(order)).toMatchObject({ cancelledQty: 4, shippedQty: 6 });
  });

  it('may be settled on a lower amount, in three rounds', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'refund_only', { amount: 5000 });
    const propose = (amount: number) => proposeAmount(test.ctx, seller, { no, amount, reason: 'worn', lines: [] });
    await expect(propose(5000)).rejects.toMatchObject({ code: 'invalid_input' });
    await propose(1000);
    expect(await onOrder(order)).toMatchObject([{ status: 'applied', isProposed: true }]);
    await expect(propose(1100)).rejects.toMatchObject({ code: 'status_changed' });
    const answer = { no, description: 'more please', files: [] };
    await amendRequest(test.ctx, order.customer, { ...answer, amount: 4000 });
    expect(await onOrder(order)).toMatchObject([{ status: 'applied', isProposed: false }]);
    await propose(2000);
    await amendRequest(test.ctx, order.customer, answer);
    await propose(3000);
    await expect(acceptProposal(test.ctx, order.customer, { no, amount: 2000 })).rejects.toMatchObject({
      code: 'status_changed',
    });
    const before = await balanceOf(order.customer);
    await acceptProposal(test.ctx, order.customer, { no, amount: 3000 });
    expect(await balanceOf(order.customer)).toBe(before + 3000);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', rounds: 3, approvedAmount: 3000 });
  });
});

describe('a return', () => {
  it('comes back in two parcels, part of it for sale again', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund', { reasonId: await shop.reasonOf('No reason') });
    expect(await shop.caseOf(no)).toMatchObject({ isNoReason: true, returnPayer: 'buyer' });
    await approveRequest(test.ctx, asStore(order.store), { no });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'awaiting_return', returnAddress: { receiver: '仓库' } });
    const parcel = { no, carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' };
    await sendBack(test.ctx, order.customer, parcel);
    await sendBack(test.ctx, order.customer, { ...parcel, trackingNo: 'SF2' });
    const { id: lineId } = await shop.lineOf(order);
    const came = [{ lineId, receivedQty: 10, resellableQty: 6 }];
    await expect(
      receiveReturn(test.ctx, asStore(order.store), {
        no,
        lines: [{ lineId, receivedQty: 11, resellableQty: 0 }],
        note: '',
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const before = await balanceOf(order.customer);
    await receiveReturn(test.ctx, asStore(order.store), { no, lines: came, note: 'four are worn' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect((await shop.caseOf(no)).returnParcels).toHaveLength(2);
    expect(await balanceOf(order.customer)).toBe(before + 10_000);
    expect(await shop.stateOf(order.no)).toMatchObject({ status: 'closed', closeReason: 'fully_refunded' });
  });

  it('in two parcels is written down as it comes, and paid back with the last', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'return_refund');
    await approveRequest(test.ctx, seller, { no });
    await sendBack(test.ctx, order.customer, { no, carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' });
    const { id: lineId } = await shop.lineOf(order);
    const before = await balanceOf(order.customer);
    const { dueAt } = await shop.caseOf(no);
    const part = [{ lineId, receivedQty: 6, resellableQty: 5 }];
    await receiveReturn(test.ctx, seller, { no, lines: part, note: 'four to come', isPart: true });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'returning', receivedAt: null, dueAt });
    expect(await balanceOf(order.customer)).toBe(before);
    const all = [{ lineId, receivedQty: 10, resellableQty: 7 }];
    await receiveReturn(test.ctx, seller, { no, lines: all, note: 'all here' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', receivedNote: 'all here' });
    expect(await balanceOf(order.customer)).toBe(before + 10_000);
    await expect(receiveReturn(test.ctx, seller, { no, lines: part, note: '', isPart: true })).rejects.toMatchObject({
      code: 'status_changed',
    });
  });

  it('of fewer pieces is settled on a lower amount, for those that came', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund');
    await approveRequest(test.ctx, asStore(order.store), { no });
    await sendBack(test.ctx, order.customer, { no, carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' });
    const { id: lineId } = await shop.lineOf(order);
    const lines = [{ lineId, receivedQty: 8, resellableQty: 8 }];
    await proposeAmount(test.ctx, asStore(order.store), { no, amount: 8000, reason: 'two are missing', lines });
    await acceptProposal(test.ctx, order.customer, { no, amount: 8000 });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 8000 });
    expect(await shop.lineOf(order)).toMatchObject({ refundedQty: 8, refundedAmount: 8000 });
  });

  it('of which nothing came is paid back all the same where the platform says so', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'return_refund');
    await approveRequest(test.ctx, seller, { no });
    await sendBack(test.ctx, order.customer, { no, carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' });
    const { id: lineId } = await shop.lineOf(order);
    const lines = [{ lineId, receivedQty: 0, resellableQty: 0 }];
    await proposeAmount(test.ctx, seller, { no, amount: 100, reason: 'an empty box', lines });
    const answer = { no, amount: 7000, description: 'it was full', files: [] };
    await amendRequest(test.ctx, order.customer, answer);
    expect(await shop.caseOf(no)).toMatchObject({ requestedAmount: 7000, approvedAmount: 7000 });
    await refuseCase(test.ctx, seller, { no, reason: 'empty', files: [await shop.pictureOf(seller.member.userId)] });
    await disputeCase(test.ctx, order.customer, { no, reason: 'it was full', files: [] });
    const before = await balanceOf(order.customer);
    await decideCase(test.ctx, await shop.newOperator(), {
      no,
      decision: 'refund',
      amount: 6000,
      note: 'the carrier lost it',
    });
    expect(await balanceOf(order.customer)).toBe(before + 6000);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', returnParcels: [{ trackingNo: 'SF1' }] });
    expect(await shop.lineOf(order)).toMatchObject({ refundedQty: 0, refundedAmount: 6000, caseQty: 0 });
  });

  it('has no address to go to where its store has none', async () => {
    const order = await shop.newPaid({ payable: 10_000, qty: 10 });
    const store = await shop.newStore();
    await shop.accept(store, order.no);
    await shop.ship(asStore(store), order.no);
    const no = await shop.apply(order, 'return_refund');
    const refused = { code: 'return_address_needed' };
    await expect(approveRequest(test.ctx, asStore(store), { no })).rejects.toMatchObject(refused);
    const proposal = { no, amount: 100, reason: 'worn', lines: [] };
    await expect(proposeAmount(test.ctx, asStore(store), proposal)).rejects.toMatchObject(refused);
    test.ctx.clock.advance(2 * day);
    expect(await timeOutCases(test.ctx)).toBeGreaterThan(0);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'disputed' });
  });
});

describe('an exchange', () => {
  it('is sent again once the goods are back, and confirmed', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'exchange');
    await approveRequest(test.ctx, seller, { no });
    await sendBack(test.ctx, order.customer, { no, carrierCode: 'sf', carrierName: '顺丰速运', trackingNo: 'SF1' });
    const { id: lineId } = await shop.lineOf(order);
    await receiveReturn(test.ctx, seller, { no, lines: [{ lineId, receivedQty: 10, resellableQty: 0 }], note: '' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'awaiting_reship' });
    const parcel = { no, carrier: 'sf' as const, carrierName: '顺丰速运', trackingNo: 'SF2', note: '', files: [] };
    await expect(sendReplacement(test.ctx, seller, { ...parcel, trackingNo: '' })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await sendReplacement(test.ctx, seller, parcel);
    await confirmReplacement(test.ctx, order.customer, no);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect(await shop.lineOf(order)).toMatchObject({ caseQty: 0, refundedQty: 0 });
  });

  it('of what is sold out is paid back instead', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'reship');
    await approveRequest(test.ctx, asStore(order.store), { no });
    const before = await balanceOf(order.customer);
    await refundInstead(test.ctx, asStore(order.store), { no, reason: 'sold out' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 10_000 });
    expect(await balanceOf(order.customer)).toBe(before + 10_000);
  });

  it('that has ended is neither paid back again nor decided', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'reship');
    await approveRequest(test.ctx, seller, { no });
    await refundInstead(test.ctx, seller, { no, reason: 'sold out' });
    const refused = { code: 'status_changed' };
    await expect(refundInstead(test.ctx, seller, { no, reason: 'again' })).rejects.toMatchObject(refused);
    const decision = { no, decision: 'refund' as const, note: 'again' };
    await expect(decideCase(test.ctx, await shop.newOperator(), decision)).rejects.toMatchObject(refused);
  });
});

describe('a rejected request', () => {
  it('may be submitted once more, and then goes to the platform, which decides', async () => {
    const order = await shop.newSent();
    const seller = asStore(order.store);
    const no = await shop.apply(order, 'refund_only');
    await refuseCase(test.ctx, seller, { no, reason: 'no fault to see', files: [] });
    await resubmitRequest(test.ctx, order.customer, { no, description: 'look again', files: [] });
    await refuseCase(test.ctx, seller, { no, reason: 'still none', files: [] });
    await expect(
      resubmitRequest(test.ctx, order.customer, { no, description: 'and again', files: [] }),
    ).rejects.toMatchObject({ code: 'status_changed' });
    await disputeCase(test.ctx, order.customer, { no, reason: 'it is broken', files: [] });
    const operator = await shop.newOperator();
    const before = await balanceOf(order.customer);
    await decideCase(test.ctx, operator, { no, decision: 'refund', amount: 6000, note: 'shared' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed', approvedAmount: 6000, decisionNote: 'shared' });
    expect(await balanceOf(order.customer)).toBe(before + 6000);
  });

  it('ends by itself when nobody objects, and the clocks go on', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    await refuseCase(test.ctx, asStore(order.store), { no, reason: 'no', files: [] });
    test.ctx.clock.advance(7 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'cancelled', closeReason: 'not_disputed' });
    expect(await shop.stateOf(order.no)).toMatchObject({ aftersaleStatus: 'done', frozenAt: null });
  });
});
