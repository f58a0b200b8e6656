import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser, testPassword } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { addPayee, getWithdrawal, listPayees, removePayee } from '../../payouts/index.ts';
import { promoters } from '../../referral/tables.ts';
import { updateSettings } from '../../site/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { beginPayout, failPayout, recordPayout, returnPayout, revealPayee } from './pay-withdrawal.ts';
import { payoutsOf, testHolder } from './payouts-for-tests.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';

const test = await createTestContext();
const shop = payoutsOf(test);
afterAll(() => test.close());
const usual = {
  'withdraw.perDay': 100,
  'withdraw.dayMaxFen': 5_000_000,
  'withdraw.isOneAtATime': false,
  'withdraw.feeBp': 0,
  'withdraw.feeMinFen': 0,
  'withdraw.taxBp': 0,
};
beforeEach(() => updateSettings(test.ctx, usual));
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const balanceOf = async (id: string): Promise<number> => {
  const { rows } = await test.ctx.db.execute<{ balance: number }>(
    sql`select balance from wallet_accounts where id = ${id}`,
  );
  return Number(rows[0]?.balance ?? 0);
};
const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} and event_key like 'withdrawal%' order by id`,
  );
  return rows.map(({ event_key }) => event_key);
};
const cancel = ({ member }: Pick<Awaited<ReturnType<typeof shop.newEarner>>, 'member'>, no: string) =>
  cancelWithdrawal(test.ctx, member, { no, owner: { ownerType: 'user', ownerId: member.userId } });
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

describe('payee accounts', () => {
  const proof = { password: testPassword, code: '', ip: '127.0.0.1' };
  const payee = {
    channel: 'bank' as const,
    holder: testHolder,
    account: '6222020200112233446',
    bank: '工商银行',
    branch: '',
  };

  it('are in the verified name, proven by the password, and told', async () => {
    const { ctx } = test;
    const member = toMember((await createTestUser(ctx)).id);
    await expect(addPayee(ctx, member, { payee, proof })).rejects.toMatchObject({ code: 'real_name_needed' });
    await shop.verify(member);
    const others = { ...payee, holder: '王五' };
    await expect(addPayee(ctx, member, { payee: others, proof })).rejects.toMatchObject({ fields: { holder: {} } });
    const wrong = { ...proof, password: 'Wrong-1234' };
    await expect(addPayee(ctx, member, { payee, proof: wrong })).rejects.toMatchObject({ code: 'password_wrong' });
    const added = await addPayee(ctx, member, { payee, proof });
    expect(added.maskedAccount).toBe('**** **** **** 3446');
    await expect(addPayee(ctx, member, { payee, proof })).rejects.toMatchObject({ fields: { account: {} } });
  });

  it('stand nowhere in words that can be read', async () => {
    const { member } = await shop.newEarner(5000);
    const added = await shop.newPayee(member, 'bank');
    const { rows } = await test.ctx.db.execute(sql`
      select p::text || coalesce((select string_agg(l::text, ' ') from status_logs l
        where l.entity_type = 'payee_account' and l.entity_id = p.id), '')
        || coalesce((select string_agg(m::text, ' ') from messages m where m.user_id = ${member.userId}), '') as all
      from payee_accounts p where id = ${added.id}`);
    expect(String(rows[0]?.all)).not.toContain('6222020200112233446');
    expect(String(rows[0]?.all)).not.toContain(testHolder);
  });

  it('are their owner’s alone, and gone when removed', async () => {
    const { member, payee: own } = await shop.newEarner(5000);
    const stranger = await shop.newEarner(5000);
    await expect(removePayee(test.ctx, stranger.member, own.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(shop.apply({ ...stranger, payee: own }, 2000)).rejects.toMatchObject({ code: 'not_found' });
    await removePayee(test.ctx, member, own.id);
    expect(await listPayees(test.ctx.db, { ownerType: 'user', ownerId: member.userId })).toEqual([]);
    await expect(shop.apply({ member, payee: own }, 2000)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('have to cool down', async () => {
    const { ctx } = test;
    const { member } = await shop.newEarner(5000);
    const added = await addPayee(ctx, member, { payee, proof });
    await expect(shop.apply({ member, payee: added }, 2000)).rejects.toMatchObject({ code: 'payee_cooling' });
    ctx.clock.advance(24 * 3600 - 1);
    await expect(shop.apply({ member, payee: added }, 2000)).rejects.toMatchObject({ code: 'payee_cooling' });
    ctx.clock.advance(1);
    await shop.apply({ member, payee: added }, 2000);
  });
});

describe('asking', () => {
  it('sets the money aside, with fee and tax inside the amount', async () => {
    await updateSettings(test.ctx, { 'withdraw.feeBp': 100, 'withdraw.feeMinFen': 30, 'withdraw.taxBp': 1000 });
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, 5000);
    expect(await getWithdrawal(test.ctx.db, no)).toMatchObject({
      status: 'pending',
      amount: 5000,
      feeAmount: 50,
      taxAmount: 500,
      netAmount: 4450,
      riskSigns: ['first', 'new_payee'],
    });
    expect(await shop.availableOf(earner)).toBe(5000);
    expect(await balanceOf(`commission_hold:${earner.member.userId}`)).toBe(5000);
    const [bank, fee, tax] = [
      await balanceOf('bank:main'),
      await balanceOf('income:withdraw_fee'),
      await balanceOf('tax_withheld'),
    ];
    await shop.pay(no);
    expect(await balanceOf(`commission_hold:${earner.member.userId}`)).toBe(0);
    expect(await balanceOf('bank:main')).toBe(bank + 4450);
    expect(await balanceOf('income:withdraw_fee')).toBe(fee + 50);
    expect(await balanceOf('tax_withheld')).toBe(tax + 500);
    expect(await noticesOf(earner.member.userId)).toEqual(['withdrawalPaid']);
  });

  it('covers no more than there is, of twenty at once', async () => {
    const earner = await shop.newEarner(10_000);
    const done = await outcomes(Array.from({ length: 20 }, () => shop.apply(earner, 3000)));
    expect(done.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect(await shop.availableOf(earner)).toBe(1000);
    expect(await balanceOf(`commission_hold:${earner.member.userId}`)).toBe(9000);
  });

  it('is one withdrawal when it is sent twice', async () => {
    const earner = await shop.newEarner(10_000);
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([shop.apply(earner, 3000, key), shop.apply(earner, 3000, key)]);
    expect(first.no).toBe(second.no);
    expect(await shop.availableOf(earner)).toBe(7000);
    await expect(shop.apply(earner, 4000, key)).rejects.toMatchObject({ code: 'idempotency_conflict' });
  });

  it('keeps to the limits', async () => {
    const earner = await shop.newEarner(20_000_000);
    const refused = (amount: number) => expect(shop.apply(earner, amount)).rejects;
    await refused(999).toMatchObject({ fields: { amount: { key: 'withdrawMin' } } });
    await refused(2_000_001).toMatchObject({ fields: { amount: { key: 'withdrawMax' } } });
    await updateSettings(test.ctx, { 'withdraw.dayMaxFen': 5000, 'withdraw.perDay': 3 });
    const { no } = await shop.apply(earner, 4000);
    await refused(2000).toMatchObject({ fields: { amount: { key: 'withdrawDay', values: { amount: '10.00' } } } });
    await cancel(earner, no);
    await shop.apply(earner, 4000);
    await shop.apply(earner, 1000);
    await refused(1000).toMatchObject({ code: 'withdrawals_today' });
    await updateSettings(test.ctx, { ...usual, 'withdraw.isOneAtATime': true });
    await refused(1000).toMatchObject({ code: 'withdrawal_open' });
  });

  it('lets one of two through where there may be one', async () => {
    await updateSettings(test.ctx, { 'withdraw.isOneAtATime': true });
    const earner = await shop.newEarner(10_000);
    expect(await outcomes([shop.apply(earner, 2000), shop.apply(earner, 2000)])).toEqual(['done', 'withdrawal_open']);
  });

  it('is not possible while something is owed, and what comes in pays the debt first', async () => {
    const earner = await shop.newEarner(5000);
    await shop.pay((await shop.apply(earner, 5000)).no);
    await shop.lose(earner.member, 3000);
    const refused = expect(shop.apply(earner, 1000)).rejects;
    await refused.toMatchObject({ fields: { amount: { key: 'withdrawOwed', values: { amount: '30.00' } } } });
    await shop.earn(earner.member, 4500);
    await expect(shop.apply(earner, 2000)).rejects.toMatchObject({ fields: { amount: { key: 'withdrawAvailable' } } });
    await shop.apply(earner, 1500);
  });

  it('is not for a promoter who was stopped, and what was approved waits', async () => {
    const earner = await shop.newEarner(10_000);
    const { no } = await shop.apply(earner, 2000);
    await shop.approve(no);
    await test.ctx.db.insert(promoters).values({ userId: earner.member.userId, status: 'frozen' });
    await expect(shop.apply(earner, 2000)).rejects.toMatchObject({ code: 'promoter_stopped' });
    const payer = await shop.newOperator();
    await expect(beginPayout(test.ctx, payer, no)).rejects.toMatchObject({ code: 'promoter_stopped' });
    expect(await shop.statusOf(no)).toBe('approved');
  });

  it('moves money to the own balance at once, for nothing and without papers', async () => {
    await updateSettings(test.ctx, { 'withdraw.feeMinFen': 100 });
    const member = toMember((await createTestUser(test.ctx)).id);
    await shop.earn(member, 500);
    const request = { amount: 300, payeeId: null, ip: '127.0.0.1' };
    const { no } = await applyWithdrawal(test.ctx, member, { ...request, key: crypto.randomUUID() });
    expect(await getWithdrawal(test.ctx.db, no)).toMatchObject({ status: 'paid', channel: 'balance', netAmount: 300 });
    expect((await getUserBalances(test.ctx.db, member.userId)).balanceAmount).toBe(300);
    const again = applyWithdrawal(test.ctx, member, { ...request, key: crypto.randomUUID() });
    await expect(again).rejects.toMatchObject({ fields: { amount: { key: 'withdrawAvailable' } } });
    const back = returnPayout(test.ctx, await shop.newOperator(), { no, reason: 'x' });
    await expect(back).rejects.toMatchObject({ code: 'status_changed' });
  });
});

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
