import { afterAll, describe, expect, it } from '@jest/globals';
import { listStatusChanges } from '../../db/status-log.ts';
import { createTestContext } from '../../db/test-context.ts';
import { confirmRed, denyRed, expireReds } from '../../invoices/index.ts';
import { asStore } from '../../orders/index.ts';
import { updateSettings } from '../../site/index.ts';
import { recipientOf, refundsOf } from '../invoices/refunds-for-tests.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { approveRequest } from './answer-case.ts';
import { releaseRefund, releaseRefundsDue } from './release-refunds.ts';
import { timeOutCases } from './time-out-cases.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const shop = refundsOf(test);
afterAll(() => test.close());

/** A company has a special invoice, wants money back, and the store agrees. */
async function newApproved(kind: 'special' | 'normal' = 'special') {
  const order = await shop.newIssued({ payable: 10_000, qty: 10 }, kind === 'special' ? kind : undefined);
  const caseNo = await shop.openCase(order, 4000);
  await approveRequest(test.ctx, asStore(order.store), { no: caseNo });
  return { ...order, caseNo };
}

describe('the money of a case', () => {
  it('waits for the red letter of a special invoice, and goes back once the company has agreed', async () => {
    const approved = await newApproved();
    expect(await shop.caseOf(approved.caseNo)).toMatchObject({ status: 'awaiting_refund' });
    const red = await shop.redOf(approved.invoice);
    expect(red).toMatchObject({ status: 'await_buyer', amount: 4000, cause: 'refund' });
    expect(await releaseRefundsDue(test.ctx)).toBe(0);
    expect(await shop.caseOf(approved.caseNo)).toMatchObject({ status: 'awaiting_refund' });
    await confirmRed(test.ctx, recipientOf(approved), red.no);
    await Promise.all([releaseRefundsDue(test.ctx), releaseRefundsDue(test.ctx)]);
    expect(await shop.caseOf(approved.caseNo)).toMatchObject({ status: 'completed' });
    expect(await shop.follow()).toBe(0);
    await shop.recordRed(red.no);
    expect(await shop.follow()).toBe(1);
    expect((await shop.detailsOf(approved.invoice)).reds).toHaveLength(1);
    expect(await shop.stateOf(approved.invoice)).toMatchObject({ status: 'partially_reversed' });
  });

  it('goes back at once without a special invoice, or where the shop does not want it to wait', async () => {
    expect(await shop.caseOf((await newApproved('normal')).caseNo)).toMatchObject({ status: 'completed' });
    await updateSettings(test.ctx, { 'invoice.holdsRefunds': false });
    const approved = await newApproved();
    await updateSettings(test.ctx, { 'invoice.holdsRefunds': true });
    expect(await shop.caseOf(approved.caseNo)).toMatchObject({ status: 'completed' });
    await shop.follow();
    expect(await shop.redOf(approved.invoice)).toMatchObject({ status: 'await_buyer', amount: 4000 });
  });

  it('is not pushed by deadlines, nor by a red letter that was refused or has expired; an operator releases it', async () => {
    const [denied, expired] = [await newApproved(), await newApproved()];
    await denyRed(test.ctx, recipientOf(denied), (await shop.redOf(denied.invoice)).no, 'booked');
    test.ctx.clock.advance(90 * 86_400);
    await expireReds(test.ctx);
    await timeOutCases(test.ctx);
    expect(await releaseRefundsDue(test.ctx)).toBe(0);
    for (const { caseNo, invoice } of [denied, expired]) {
      expect(await shop.caseOf(caseNo)).toMatchObject({ status: 'awaiting_refund' });
      expect((await shop.detailsOf(invoice)).reds).toHaveLength(1);
    }
    const operator = await shop.newOperator();
    const release = { no: denied.caseNo, reason: 'the company has told us' };
    const results = await Promise.allSettled([1, 2].map(() => releaseRefund(test.ctx, operator, release)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { id, status } = await shop.caseOf(denied.caseNo);
    expect(status).toBe('completed');
    expect(await listStatusChanges(test.ctx.db, 'aftersale', id)).toContainEqual(
      expect.objectContaining({ event: 'releaseRefund', actorId: operator.userId, reason: release.reason }),
    );
    await shop.follow();
    expect((await shop.detailsOf(denied.invoice)).reds).toHaveLength(1);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it('is released by nobody whose own it is', async () => {
    const approved = await newApproved();
    const own = releaseRefund(test.ctx, approved.customer, { no: approved.caseNo, reason: 'r' });
    await expect(own).rejects.toMatchObject({ code: 'own_record' });
  });
});
