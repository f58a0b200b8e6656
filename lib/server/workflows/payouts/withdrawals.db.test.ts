import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestUser, testPassword } from '../../factories/factories.ts';
import { toMember } from '../../factories/store-factories.ts';
import { addPayee, getWithdrawal, listPayees, removePayee } from '../../payouts/index.ts';
import { promoters } from '../../referral/tables.ts';
import { updateSettings } from '../../site/index.ts';
import { getUserBalances } from '../../wallet/index.ts';
import { applyWithdrawal } from './apply-withdrawal.ts';
import { beginPayout, returnPayout } from './pay-withdrawal.ts';
import { testHolder } from './payouts-for-tests.ts';
import { openWithdrawals, outcomes, usual } from './withdrawals-for-tests.ts';

const { test, shop, balanceOf, noticesOf, cancel } = await openWithdrawals();

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
