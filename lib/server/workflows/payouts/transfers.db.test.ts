import { describe, expect, it } from '@jest/globals';
import type { Member } from '../../kernel/actor.ts';
import type { Mood } from '../../payments/alipay/alipay-transfers-for-tests.ts';
import { promoters } from '../../referral/tables.ts';
import { beginPayout, failPayout, returnPayout, revealPayee } from './pay-withdrawal.ts';
import { testHolder } from './payouts-for-tests.ts';
import { queryPayouts } from './query-payouts.ts';
import { transferPayout } from './transfer-payout.ts';
import { openTransfers, paidOnce } from './transfers-for-tests.ts';

const { alipay, test, shop, newApproved, sent, minutes, read, transferOf, callsOf, toldOf, postingsOf } =
  await openTransfers();

const transfer = (payer: Member, no: string) => transferPayout(test.ctx, payer, no);
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

describe('a transfer', () => {
  it('pays at once, under the number of the withdrawal, and is posted as if it were paid manually', async () => {
    const { no, payer, withdrawal } = await sent();
    const { orderId } = (await transferOf(no)) ?? {};
    expect(withdrawal).toMatchObject({ status: 'paid', paidBy: payer.userId, reference: orderId, attempts: 1 });
    expect(alipay.transfers.kept.get(no)?.content).toMatchObject({
      trans_amount: '40.00',
      payee_info: { name: testHolder },
    });
    expect(await postingsOf(no)).toEqual(paidOnce);
    expect(callsOf(no)).toEqual(['alipay.fund.trans.uni.transfer']);
    minutes(5);
    await queryPayouts(test.ctx);
    expect(callsOf(no)).toHaveLength(1);
  });

  it('that is refused has failed, for a reason, and can be tried again under its number', async () => {
    const { no, payer, withdrawal } = await sent({ kind: 'refuses', code: 'PAYER_BALANCE_NOT_ENOUGH' });
    expect(withdrawal).toMatchObject({ status: 'pay_failed', fault: 'balance_low', reason: '' });
    expect(await transferOf(no)).toMatchObject({ answer: 'failed', code: 'PAYER_BALANCE_NOT_ENOUGH', queryAt: null });
    expect(await toldOf(no)).toEqual([]);
    expect(await transfer(payer, no)).toMatchObject({ status: 'paid', attempts: 2, fault: null });
    expect(callsOf(no)).toEqual([
      'alipay.fund.trans.uni.transfer',
      'alipay.fund.trans.common.query',
      'alipay.fund.trans.uni.transfer',
    ]);
    expect(await postingsOf(no)).toEqual(paidOnce);
  });

  it('that was refused can be paid manually, and given back in the words of who does it', async () => {
    const { no, payer, earner } = await sent({ kind: 'refuses', code: 'PAYEE_NOT_EXIST' });
    await beginPayout(test.ctx, payer, no);
    expect(await read(no)).toMatchObject({ fault: null, reason: '' });
    await failPayout(test.ctx, payer, { no, reason: '账号有误' });
    await returnPayout(test.ctx, payer, { no, reason: '账号有误' });
    expect(await read(no)).toMatchObject({ status: 'returned', fault: null, reason: '账号有误' });
    expect(await shop.availableOf(earner)).toBe(10_000);
  });

  it('is begun by one of two, and pays once', async () => {
    const { no } = await newApproved();
    const payers = [await shop.newOperator(), await shop.newOperator()];
    expect(await outcomes(payers.map((payer) => transfer(payer, no)))).toEqual(['done', 'status_changed']);
    expect(callsOf(no)).toHaveLength(1);
    expect(await postingsOf(no)).toEqual(paidOnce);
  });

  it('and paying manually at once are one of both', async () => {
    const { no } = await newApproved();
    const [one, other] = [await shop.newOperator(), await shop.newOperator()];
    const ends = await outcomes([transfer(one, no), beginPayout(test.ctx, other, no)]);
    expect(ends).toEqual(['done', 'status_changed']);
  });

  it('is not for who has approved it, nor for one’s own, nor to a bank', async () => {
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, 4000);
    const reviewer = await shop.approve(no);
    await expect(transfer(reviewer, no)).rejects.toMatchObject({ code: 'reviewer_pays' });
    await expect(transfer(earner.member, no)).rejects.toMatchObject({ code: 'own_record' });
    const store = await shop.newStore(50_000);
    const { no: toBank } = await shop.applyAsStore(store, 20_000);
    await shop.approve(toBank);
    await expect(transfer(await shop.newOperator(), toBank)).rejects.toMatchObject({ code: 'channel_unavailable' });
    expect([await shop.statusOf(no), await shop.statusOf(toBank)]).toEqual(['approved', 'approved']);
    expect(callsOf(no)).toEqual([]);
  });

  it('is not begun for a promoter who was frozen since it was approved', async () => {
    const { no, earner } = await newApproved();
    await test.ctx.db.insert(promoters).values({ userId: earner.member.userId, status: 'frozen' });
    await expect(transfer(await shop.newOperator(), no)).rejects.toMatchObject({ code: 'promoter_stopped' });
    expect(callsOf(no)).toEqual([]);
    expect(await transferOf(no)).toBeUndefined();
  });
});

describe('without a certain answer', () => {
  it.each<[string, Mood]>([
    ['the answer was lost', { kind: 'losesAnswer' }],
    ['Alipay had an error', { kind: 'errs', code: 'SYSTEM_ERROR' }],
  ])('it is being paid, not manually, until a question finds it paid, once (%s)', async (_, mood) => {
    const { no, payer, withdrawal } = await sent(mood);
    expect(withdrawal.status).toBe('paying');
    const byHand = [
      revealPayee(test.ctx, payer, no),
      shop.record(payer, no),
      failPayout(test.ctx, payer, { no, reason: 'x' }),
    ];
    expect(await outcomes(byHand)).toEqual(['payout_waiting', 'payout_waiting', 'payout_waiting']);
    await expect(transfer(payer, no)).rejects.toMatchObject({ code: 'status_changed' });
    minutes(1);
    await Promise.all([queryPayouts(test.ctx), queryPayouts(test.ctx)]);
    expect(await read(no)).toMatchObject({ status: 'paid', reference: alipay.transfers.kept.get(no)?.order_id });
    expect(await postingsOf(no)).toEqual(paidOnce);
    expect(callsOf(no).filter((method) => method.endsWith('query'))).toHaveLength(1);
  });

  it('and never asked for, it fails when Alipay says so late enough, and goes out under its number', async () => {
    const { no, payer } = await sent({ kind: 'losesRequest' });
    minutes(1);
    await queryPayouts(test.ctx);
    expect(await shop.statusOf(no)).toBe('paying');
    minutes(2);
    await queryPayouts(test.ctx);
    expect(await read(no)).toMatchObject({ status: 'pay_failed', fault: 'not_sent' });
    expect(await toldOf(no)).toEqual(['payoutFailed']);
    expect(await transfer(payer, no)).toMatchObject({ status: 'paid', attempts: 2 });
    expect(await postingsOf(no)).toEqual(paidOnce);
  });

  it('while Alipay deals with it, it is asked on, and then paid or failed', async () => {
    const [paid, failed] = [await sent({ kind: 'deals' }), await sent({ kind: 'deals' })];
    minutes(1);
    await queryPayouts(test.ctx);
    expect(await shop.statusOf(paid.no)).toBe('paying');
    alipay.transfers.turn(paid.no, 'SUCCESS');
    alipay.transfers.turn(failed.no, 'FAIL', 'PAYEE_USER_INFO_ERROR');
    minutes(2);
    await queryPayouts(test.ctx);
    expect(await shop.statusOf(paid.no)).toBe('paid');
    expect(await read(failed.no)).toMatchObject({ status: 'pay_failed', fault: 'name_mismatch' });
    expect(await toldOf(failed.no)).toEqual(['payoutFailed']);
  });

  it('operators are told after the last pause, once, and may decide; a later answer that contradicts is told too', async () => {
    const { no, payer } = await sent({ kind: 'losesAnswer' });
    alipay.transfers.isSilent = true;
    for (const pause of [1, 2, 5, 15]) {
      minutes(pause);
      await queryPayouts(test.ctx);
    }
    expect(await toldOf(no)).toEqual([]);
    for (let hour = 0; hour < 3; hour += 1) {
      minutes(60);
      await queryPayouts(test.ctx);
    }
    expect(await toldOf(no)).toEqual(['payoutUnknown']);
    await failPayout(test.ctx, payer, { no, reason: '支付宝无此单' });
    alipay.transfers.isSilent = false;
    minutes(60);
    await queryPayouts(test.ctx);
    expect(await toldOf(no)).toEqual(['payoutContradicts', 'payoutUnknown']);
    expect(await shop.statusOf(no)).toBe('pay_failed');
    // It is the same transfer still: trying again finds it paid, and pays nothing.
    const calls = callsOf(no).length;
    expect(await transfer(payer, no)).toMatchObject({ status: 'paid' });
    expect(callsOf(no).slice(calls)).toEqual(['alipay.fund.trans.common.query']);
    expect(await postingsOf(no)).toEqual(paidOnce);
  });

  it('and with transfers switched off meanwhile, operators decide as well', async () => {
    const { no, payer } = await sent({ kind: 'losesAnswer' });
    const without = { ...test.ctx, env: { ...test.ctx.env, ALIPAY_TRANSFER_APP_ID: undefined } };
    for (const pause of [1, 2, 5, 15, 60]) {
      minutes(pause);
      await queryPayouts(without);
    }
    expect(await toldOf(no)).toEqual(['payoutUnknown']);
    await shop.record(payer, no);
    expect(await shop.statusOf(no)).toBe('paid');
    await expect(transferPayout(without, payer, no)).rejects.toMatchObject({ code: 'channel_unavailable' });
  });
});
