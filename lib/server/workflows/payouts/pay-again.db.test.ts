import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { toMember } from '../../factories/store-factories.ts';
import { anonymiseUser, beginClosing, decrypt, endClosing } from '../../identity/index.ts';
import type { Member } from '../../kernel/actor.ts';
import { getDeskWithdrawal, getWithdrawal } from '../../payouts/index.ts';
import { updateSettings } from '../../site/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { payAgain } from './pay-again.ts';
import { beginPayout, failPayout, returnPayout, revealPayee } from './pay-withdrawal.ts';
import { payoutsOf, testHolder, testStoreAccount } from './payouts-for-tests.ts';
import { rejectWithdrawal } from './review-withdrawal.ts';

const test = await createTestContext();
const shop = payoutsOf(test);
afterAll(() => test.close());
beforeEach(() => updateSettings(test.ctx, { 'withdraw.perDay': 100, 'withdraw.feeMinFen': 0 }));
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const newBounced = () => shop.newCameBack(20_000);

const same = {
  to: 'same' as 'same' | 'other',
  account: '',
  bank: '',
  branch: '',
  attachment: '',
  reason: '来信确认',
  ip: '127.0.0.1',
};
const again = async (no: string, asked: Partial<typeof same> = {}, by?: Member) =>
  (await payAgain(test.ctx, by ?? (await shop.newOperator()), { ...same, ...asked, no })).no;
const another = async (by: Member) => ({
  to: 'other' as const,
  account: '6222 0202 0011 2233 446',
  bank: '中国银行',
  branch: '北京分行',
  attachment: await shop.voucherOf(by),
});
const holderOf = async (no: string) => decrypt(test.ctx, (await getWithdrawal(test.ctx.db, no)).encryptedHolder ?? '');
const actionsOf = async (no: string) => (await getDeskWithdrawal(test.ctx, await shop.newOperator(), no)).actions;
const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId} and event_key like 'closedStore%' order by id`,
  );
  return rows.map(({ event_key }) => event_key);
};
const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();

describe('what the bank sends back of a store that was closed meanwhile', () => {
  it('is paid again by operators, to the account that was approved', async () => {
    const { store, no } = await newBounced();
    expect(await shop.storeAvailableOf(store)).toBe(20_000);
    expect(await actionsOf(no)).toEqual(['again']);
    const next = await again(no);
    expect(next).toMatch(/^SW\d{14}$/);
    expect(await actionsOf(no)).toEqual([]);
    expect(await getWithdrawal(test.ctx.db, next)).toMatchObject({
      ownerType: 'store',
      ownerId: store.storeId,
      amount: 20_000,
      status: 'pending',
      maskedAccount: '**** **** **** 0001',
    });
    const payer = await shop.newOperator();
    await shop.approve(next);
    await beginPayout(test.ctx, payer, next);
    expect(await revealPayee(test.ctx, payer, next)).toMatchObject({ account: testStoreAccount });
    await shop.record(payer, next);
    expect([await shop.statusOf(next), await shop.storeAvailableOf(store)]).toEqual(['paid', 0]);
  });

  it('is told to who owned the store, when it comes back and when it is paid', async () => {
    const { store, no } = await newBounced();
    expect(await noticesOf(store.userId)).toEqual(['closedStoreReturned']);
    await shop.pay(await again(no));
    expect(await noticesOf(store.userId)).toEqual(['closedStoreReturned', 'closedStorePaid']);
  });

  it('goes to another account of the same holder, of which the letter is kept, as a sign of a risk', async () => {
    const { no } = await newBounced();
    const by = await shop.newOperator();
    await expect(again(no, { ...(await another(by)), attachment: '' }, by)).rejects.toMatchObject({
      fields: { attachment: {} },
    });
    await expect(again(no, await another(await shop.newOperator()), by)).rejects.toMatchObject({
      fields: { attachment: {} },
    });
    const next = await again(no, await another(by), by);
    const row = await getWithdrawal(test.ctx.db, next);
    expect(row).toMatchObject({ bank: '中国银行', branch: '北京分行', maskedAccount: '**** **** **** 3446' });
    expect(row.evidenceFileId).not.toBeNull();
    expect(row.riskSigns).toContain('new_payee');
    expect((await getDeskWithdrawal(test.ctx, await shop.newOperator(), next)).evidence).toContain('/storage/');
    const payer = await shop.newOperator();
    await shop.approve(next);
    await beginPayout(test.ctx, payer, next);
    expect(await revealPayee(test.ctx, payer, next)).toEqual({
      holder: await holderOf(no),
      account: '6222020200112233446',
      bank: '中国银行',
      branch: '北京分行',
    });
  });

  it('is approved by another than who asks for it, who may pay it or take it back', async () => {
    const { no } = await newBounced();
    const by = await shop.newOperator();
    const next = await again(no, {}, by);
    expect((await getDeskWithdrawal(test.ctx, by, next)).actions).toEqual(['reject']);
    await expect(shop.approveBy(by, next)).rejects.toMatchObject({ code: 'own_record' });
    await rejectWithdrawal(test.ctx, by, { no: next, reason: '账号有误' });
    const other = await again(no, {}, by);
    const reviewer = await shop.approve(other);
    await expect(beginPayout(test.ctx, reviewer, other)).rejects.toMatchObject({ code: 'reviewer_pays' });
    await beginPayout(test.ctx, by, other);
    await shop.record(by, other);
    expect(await shop.statusOf(other)).toBe('paid');
  });

  it('is nothing that who owned the store last decides about, whatever else they are now', async () => {
    const { store, no } = await newBounced();
    const owner = toMember(store.userId);
    expect(await getDeskWithdrawal(test.ctx, owner, no)).toMatchObject({ isOwn: true, actions: [] });
    await expect(again(no, {}, owner)).rejects.toMatchObject({ code: 'own_record' });
    const next = await again(no);
    await expect(shop.approveBy(owner, next)).rejects.toMatchObject({ code: 'own_record' });
    await shop.approve(next);
    await expect(beginPayout(test.ctx, owner, next)).rejects.toMatchObject({ code: 'own_record' });
  });

  it('is asked for once, also by two at once; once more when that was rejected', async () => {
    const { store, no } = await newBounced();
    const done = await outcomes([again(no), again(no), again(no)]);
    expect(done).toEqual(['done', 'status_changed', 'status_changed']);
    expect(await shop.storeAvailableOf(store)).toBe(0);
    const { rows } = await test.ctx.db.execute<{ no: string }>(
      sql`select no from withdrawals where owner_type = 'store' and owner_id = ${store.storeId} and status = 'pending'`,
    );
    await rejectWithdrawal(test.ctx, await shop.newOperator(), { no: rows[0]?.no ?? '', reason: '账户不对' });
    expect(await shop.storeAvailableOf(store)).toBe(20_000);
    await again(no);
  });

  it('may come back again, and goes on from there', async () => {
    const { store, no } = await newBounced();
    const second = await again(no);
    await shop.pay(second);
    await returnPayout(test.ctx, await shop.newOperator(), { no: second, reason: '退票' });
    await expect(again(no)).rejects.toMatchObject({ code: 'status_changed' });
    const third = await again(second);
    await shop.approve(third);
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, third);
    await failPayout(test.ctx, payer, { no: third, reason: '户名不符' });
    await returnPayout(test.ctx, await shop.newOperator(), { no: third, reason: '户名不符' });
    await shop.pay(await again(third));
    expect(await shop.storeAvailableOf(store)).toBe(0);
  });

  it('pays first what the store owes meanwhile, and nothing where it owes more', async () => {
    const { store, no } = await newBounced();
    await shop.loseStore(store.storeId, 25_000);
    await expect(again(no)).rejects.toMatchObject({ code: 'balance_insufficient' });
    await shop.earnStore(store.storeId, 12_000);
    const next = await again(no);
    expect((await getWithdrawal(test.ctx.db, next)).amount).toBe(7000);
  });
});

it('is not for a store that is there, which asks itself', async () => {
  const store = await shop.newStore(20_000);
  const { no } = await shop.applyAsStore(store, 20_000);
  await shop.pay(no);
  await expect(again(no)).rejects.toMatchObject({ code: 'status_changed' });
  await returnPayout(test.ctx, await shop.newOperator(), { no, reason: '退票' });
  expect(await actionsOf(no)).toEqual([]);
  await expect(again(no)).rejects.toMatchObject({ code: 'status_changed' });
  await expect(again('SW20200101000001')).rejects.toMatchObject({ code: 'not_found' });
});

describe('what the bank sends back of somebody whose account has ended', () => {
  async function newEnded() {
    const earner = await shop.newEarner(5000);
    const { no } = await shop.apply(earner, 5000);
    await shop.pay(no);
    const { userId } = earner.member;
    const now = test.ctx.clock.now();
    await test.ctx.db.transaction(async (tx) => {
      await beginClosing(tx, { userId, reason: '', effectiveAt: now, now, actor: earner.member });
      await endClosing(tx, { userId, to: 'closed', now });
      await anonymiseUser(test.ctx, tx, userId);
    });
    await returnPayout(test.ctx, await shop.newOperator(), { no, reason: '退票' });
    return { ...earner, no };
  }

  it('is paid again to the same account, or to a card of the same person', async () => {
    const earner = await newEnded();
    expect(await actionsOf(earner.no)).toEqual(['again']);
    const by = await shop.newOperator();
    const wrong = { ...(await another(by)), account: '6222020200112233447' };
    await expect(again(earner.no, wrong, by)).rejects.toMatchObject({ fields: { account: { key: 'cardNumber' } } });
    const next = await again(earner.no, await another(by), by);
    expect(next).toMatch(/^WD\d{14}$/);
    const payer = await shop.newOperator();
    await shop.approve(next);
    await beginPayout(test.ctx, payer, next);
    expect(await revealPayee(test.ctx, payer, next)).toMatchObject({
      holder: testHolder,
      account: '6222020200112233446',
    });
    await shop.record(payer, next);
    expect(await shop.availableOf(earner)).toBe(0);
  });
});
