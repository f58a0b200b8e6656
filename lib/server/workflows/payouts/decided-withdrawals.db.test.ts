import { describe, expect, it } from '@jest/globals';
import { getWithdrawal } from '../../payouts/index.ts';
import { updateSettings } from '../../site/index.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { beginPayout, failPayout, recordPayout, returnPayout, revealPayee } from './pay-withdrawal.ts';
import { testHolder } from './payouts-for-tests.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';
import { openWithdrawals, outcomes } from './withdrawals-for-tests.ts';

const { test, shop, balanceOf, noticesOf, cancel } = await openWithdrawals();

describe('deciding', () => {
  it('gives the money back where it is cancelled or rejected, once', async () => {
    const earner = await shop.newEarner(10_000);
    const stranger = await shop.newEarner(1000);
    const { no } = await shop.apply(earner, 4000);
    await expect(cancel(stranger, no)).rejects.toMatchObject({ code: 'not_found' });
    const [one, other] = [await shop.newOperator(), await shop.newOperator()];
    const reject = () => rejectWithdrawal(test.ctx, other, { no, reason: '账户不符' });
    const done = await outcomes([cancel(earner, no), approveWithdrawal(test.ctx, one, no), reject()]);
    // An approved one can still be rejected: then two have won, one after the other.
    const status = await shop.statusOf(no);
    const isBoth = (await getWithdrawal(test.ctx.db, no)).reviewedBy !== null && status === 'rejected';
    expect(done.filter((outcome) => outcome === 'done')).toHaveLength(isBoth ? 2 : 1);
    expect(await shop.availableOf(earner)).toBe(status === 'approved' ? 6000 : 10_000);
  });

  it('stops what was approved while nobody pays it, and says why', async () => {
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, 4000);
    const reviewer = await shop.approve(no);
    await rejectWithdrawal(test.ctx, reviewer, { no, reason: '账户不符' });
    expect(await getWithdrawal(test.ctx.db, no)).toMatchObject({ status: 'rejected', reason: '账户不符' });
    expect(await shop.availableOf(earner)).toBe(10_000);
    expect(await noticesOf(earner.member.userId)).toEqual(['withdrawalRejected']);
    await expect(beginPayout(test.ctx, await shop.newOperator(), no)).rejects.toMatchObject({ code: 'status_changed' });
  });

  it('needs a second person above the limit, who is another one', async () => {
    const earner = await shop.newEarner(900_000);
    const { no } = await shop.apply(earner, 500_001);
    const first = await shop.approve(no);
    expect(await shop.statusOf(no)).toBe('pending');
    await expect(approveWithdrawal(test.ctx, first, no)).rejects.toMatchObject({ code: 'same_reviewer' });
    const second = await shop.approve(no);
    expect(await shop.statusOf(no)).toBe('approved');
    for (const reviewer of [first, second]) {
      await expect(beginPayout(test.ctx, reviewer, no)).rejects.toMatchObject({ code: 'reviewer_pays' });
    }
    const small = await shop.apply(earner, 300_000);
    await shop.approve(small.no);
    expect(await shop.statusOf(small.no)).toBe('approved');
  });

  it('is nobody’s own matter', async () => {
    const operator = await shop.newOperator();
    await shop.earn(operator, 5000);
    const request = { amount: 100, payeeId: null, ip: '127.0.0.1', key: crypto.randomUUID() };
    const { no } = await applyWithdrawal(test.ctx, operator, request);
    for (const decide of [approveWithdrawal, beginPayout]) {
      await expect(decide(test.ctx, operator, no)).rejects.toMatchObject({ code: 'own_record' });
    }
  });
});

describe('paying', () => {
  async function newApproved(amount = 4000) {
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, amount);
    await shop.approve(no);
    return { earner, no };
  }

  it('is begun by one of two, who alone sees the account and says that it is paid', async () => {
    const { no } = await newApproved();
    const payers = [await shop.newOperator(), await shop.newOperator()];
    expect(await outcomes(payers.map((payer) => beginPayout(test.ctx, payer, no)))).toEqual(['done', 'status_changed']);
    const { paidBy } = await getWithdrawal(test.ctx.db, no);
    const [payer, other] = paidBy === payers[0]?.userId ? payers : [...payers].reverse();
    if (!payer || !other) throw new Error('two payers');
    expect(await revealPayee(test.ctx, payer, no)).toMatchObject({ holder: testHolder });
    await expect(revealPayee(test.ctx, other, no)).rejects.toMatchObject({ code: 'status_changed' });
    await expect(shop.record(other, no)).rejects.toMatchObject({ code: 'status_changed' });
    const twice = [shop.record(payer, no), shop.record(payer, no)];
    expect(await outcomes(twice)).toEqual(['done', 'status_changed']);
  });

  it('takes a private voucher of the payer’s own', async () => {
    const { no } = await newApproved();
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, no);
    const attachment = await shop.voucherOf(await shop.newOperator());
    const taken = recordPayout(test.ctx, payer, { no, reference: 'B1', attachment });
    await expect(taken).rejects.toMatchObject({ fields: { attachment: {} } });
    expect(await shop.statusOf(no)).toBe('paying');
  });

  it('can fail, be tried again under its number, and be given back', async () => {
    const { earner, no } = await newApproved();
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, no);
    await expect(returnPayout(test.ctx, payer, { no, reason: 'x' })).rejects.toMatchObject({ code: 'status_changed' });
    await failPayout(test.ctx, payer, { no, reason: '户名不符' });
    const again = await shop.newOperator();
    await beginPayout(test.ctx, again, no);
    expect(await getWithdrawal(test.ctx.db, no)).toMatchObject({ attempts: 2, paidBy: again.userId, reason: '' });
    await failPayout(test.ctx, again, { no, reason: '户名不符' });
    expect(await shop.availableOf(earner)).toBe(6000);
    await returnPayout(test.ctx, payer, { no, reason: '户名不符' });
    expect(await shop.availableOf(earner)).toBe(10_000);
    expect(await noticesOf(earner.member.userId)).toEqual(['withdrawalReturned']);
  });

  it('is undone when the bank sends it back, once, also where all has been taken and lost meanwhile', async () => {
    await updateSettings(test.ctx, { 'withdraw.feeMinFen': 100 });
    const { earner, no } = await newApproved();
    const [bank, fee] = [await balanceOf('bank:main'), await balanceOf('income:withdraw_fee')];
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, no);
    await shop.record(payer, no);
    const rest = await shop.apply(earner, 6000);
    await shop.lose(earner.member, 3000);
    const back = () => returnPayout(test.ctx, payer, { no, reason: '账户已销户' });
    expect(await outcomes([back(), back()])).toEqual(['done', 'status_changed']);
    expect(await shop.availableOf(earner)).toBe(1000);
    expect(await balanceOf('bank:main')).toBe(bank);
    expect(await balanceOf('income:withdraw_fee')).toBe(fee);
    expect(await noticesOf(earner.member.userId)).toEqual(['withdrawalPaid', 'withdrawalReturned']);
    await cancel(earner, rest.no);
    expect(await shop.availableOf(earner)).toBe(7000);
  });
});
