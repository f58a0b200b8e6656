import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { disputeCase, refuseCase, sendBack } from '../../aftersales/index.ts';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { listMessages } from '../../messaging/index.ts';
import { asStore } from '../../orders/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { approveRequest, receiveReturn } from './answer-case.ts';
import { casesOf } from './cases-for-tests.ts';
import { decideCase } from './decide-case.ts';
import { remindOfCases } from './remind-of-cases.ts';
import { timeOutCases } from './time-out-cases.ts';

const hour = 3600;
const day = 24 * hour;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = casesOf(test);
afterAll(() => test.close());
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const inbox = async ({ userId }: Pick<Member, 'userId'>, event: string) => {
  const page = { page: 1, limit: 50, offset: 0 };
  const input = { userId, locale: 'en' as const, page, filter: { isUnread: false } };
  const { list } = await listMessages(test.ctx, input);
  return list.filter(({ eventKey }) => eventKey === event).map(({ body }) => body);
};

describe('before a deadline', () => {
  it('both sides are reminded once, and again before the next', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund');
    test.ctx.clock.advance(2 * day - 13 * hour);
    await remindOfCases(test.ctx);
    expect(await inbox(order.customer, 'caseEnding')).toEqual([]);
    test.ctx.clock.advance(2 * hour);
    await remindOfCases(test.ctx);
    await remindOfCases(test.ctx);
    expect(await inbox(order.customer, 'caseEnding')).toEqual([expect.stringContaining('you can send the goods back')]);
    expect(await inbox(order.store, 'caseDueSeller')).toEqual([expect.stringContaining('Please answer')]);
    await approveRequest(test.ctx, asStore(order.store), { no });
    test.ctx.clock.advance(7 * day - 11 * hour);
    await remindOfCases(test.ctx);
    expect(await inbox(order.customer, 'caseDue')).toEqual([expect.stringContaining('otherwise it’s closed')]);
    expect(await inbox(order.store, 'caseEndingSeller')).toEqual([expect.stringContaining('hasn’t sent back')]);
  });

  it('both sides of a dispute learn that the time for evidence ends', async () => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'refund_only');
    await refuseCase(test.ctx, asStore(order.store), { no, reason: 'It is fine', files: [] });
    await disputeCase(test.ctx, order.customer, { no, reason: 'It is not', files: [] });
    test.ctx.clock.advance(3 * day - 11 * hour);
    await remindOfCases(test.ctx);
    await remindOfCases(test.ctx);
    expect(await inbox(order.customer, 'caseEvidenceDue')).toHaveLength(1);
    expect(await inbox(order.store, 'caseEvidenceDueSeller')).toHaveLength(1);
    test.ctx.clock.advance(5 * day);
    await remindOfCases(test.ctx);
    expect(await inbox(order.customer, 'caseEvidenceDue')).toHaveLength(1);
  });
});

describe('a return of which only a part was recorded', () => {
  const partOf = async (receivedQty: number) => {
    const order = await shop.newSent();
    const no = await shop.apply(order, 'return_refund');
    await approveRequest(test.ctx, asStore(order.store), { no });
    await sendBack(test.ctx, order.customer, { no, carrierCode: 'sf', carrierName: '顺丰', trackingNo: 'SF1' });
    const { id: lineId } = await shop.lineOf(order);
    const lines = [{ lineId, receivedQty, resellableQty: receivedQty }];
    await receiveReturn(test.ctx, asStore(order.store), { no, lines, note: '', isPart: true });
    return { order, no };
  };

  it('is told to its customer, and goes to the platform where the store stays silent: nothing is paid for what did not come', async () => {
    const { order, no } = await partOf(6);
    expect(await inbox(order.customer, 'casePartReceived')).toEqual([expect.stringContaining('6 of 10 items')]);
    const { balanceAmount: before } = await shop.balancesOf(order.customer);
    test.ctx.clock.advance(10 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'disputed', isDisputed: true });
    expect((await shop.balancesOf(order.customer)).balanceAmount).toBe(before);
    const operator = await shop.newOperator();
    await decideCase(test.ctx, operator, { no, decision: 'refund', amount: 6000, note: 'Six came' });
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
    expect((await shop.balancesOf(order.customer)).balanceAmount).toBe(before + 6000);
  });

  it('counts as received by time once all of it has come', async () => {
    const { no } = await partOf(10);
    test.ctx.clock.advance(10 * day);
    await timeOutCases(test.ctx);
    expect(await shop.caseOf(no)).toMatchObject({ status: 'completed' });
  });
});
