import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { createTestStaff, toMember } from '../../factories/store-factories.ts';
import type { StoreMember } from '../../kernel/actor.ts';
import { getWithdrawal, type Owner } from '../../payouts/index.ts';
import { updateSettings } from '../../site/index.ts';
import { setStoreStatus } from '../../store/index.ts';
import { storeMembers, stores } from '../../store/tables.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { applyStoreWithdrawal } from './apply-store-withdrawal.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { beginPayout, failPayout, returnPayout, revealPayee } from './pay-withdrawal.ts';
import { payoutsOf, testStoreAccount } from './payouts-for-tests.ts';
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts';

const test = await createTestContext();
const shop = payoutsOf(test);
afterAll(() => test.close());
const usual = {
  'withdraw.perDay': 100,
  'withdraw.dayMaxFen': 50_000_000,
  'withdraw.feeMinFen': 0,
  'withdraw.taxBp': 0,
};
beforeEach(() => updateSettings(test.ctx, usual));
afterEach(async () => expect(await auditMoney(test.ctx)).toEqual([]));

const outcomes = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((done) => (done.status === 'fulfilled' ? 'done' : done.reason.code)).sort();
const ownerOf = ({ storeId }: StoreMember): Owner => ({ ownerType: 'store', ownerId: storeId });
const cancel = (member: StoreMember, no: string) => cancelWithdrawal(test.ctx, member, { no, owner: ownerOf(member) });
const heldOf = async ({ storeId }: StoreMember) => {
  const { rows } = await test.ctx.db.execute<{ balance: number }>(
    sql`select balance from wallet_accounts where id = ${`store_hold:${storeId}`}`,
  );
  return Number(rows[0]?.balance ?? 0);
};
const noticesOf = async (userId: number) => {
  const { rows } = await test.ctx.db.execute<{ event_key: string; link: string }>(
    sql`select event_key, link from messages where user_id = ${userId} and event_key ilike '%withdrawal%' order by id`,
  );
  return rows;
};
async function setStatus(member: StoreMember, status: 'suspended' | 'approved'): Promise<void> {
  const operator = toMember((await createTestUser(test.ctx, { group: 'operator' })).id);
  const [store] = await test.ctx.db.select().from(stores).where(eq(stores.id, member.storeId));
  await setStoreStatus(test.ctx, operator, {
    id: member.storeId,
    status,
    reason: 'test',
    version: store?.version ?? 0,
  });
}

describe('a store', () => {
  it('takes what is available to its own account, proven by the password', async () => {
    await updateSettings(test.ctx, { 'withdraw.feeMinFen': 200, 'withdraw.taxBp': 2000 });
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    expect(no).toMatch(/^SW\d{14}$/);
    const row = await getWithdrawal(test.ctx.db, no);
    expect(row).toMatchObject({ channel: 'bank', feeAmount: 200, taxAmount: 0, netAmount: 19_800, bank: '测试银行' });
    expect(JSON.stringify(row)).not.toContain(testStoreAccount);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([30_000, 20_000]);
    const payer = await shop.pay(no);
    expect(payer.userId).toBe((await getWithdrawal(test.ctx.db, no)).paidBy);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([30_000, 0]);
    expect(await noticesOf(store.userId)).toEqual([
      { event_key: 'withdrawalPaid', link: '/user/store/finance?view=withdrawals' },
    ]);
  });

  it('proves who asks, and takes no less than the least of a store', async () => {
    const store = await shop.newStore(50_000);
    const request = { amount: 20_000, password: 'Wrong-1234', code: '', ip: '127.0.0.1', key: crypto.randomUUID() };
    await expect(applyStoreWithdrawal(test.ctx, store, request)).rejects.toMatchObject({ code: 'password_wrong' });
    for (const amount of [9999, 50_001]) {
      await expect(shop.applyAsStore(store, amount)).rejects.toMatchObject({ fields: { amount: {} } });
    }
    await shop.applyAsStore(store, 10_000);
    await shop.loseStore(store.storeId, 50_000);
    await expect(shop.applyAsStore(store, 10_000)).rejects.toMatchObject({
      fields: { amount: { key: 'withdrawOwed', values: { amount: '100.00' } } },
    });
  });

  it('gets one withdrawal of one request that comes twice', async () => {
    const store = await shop.newStore(50_000);
    const key = crypto.randomUUID();
    const [first, second] = [await shop.applyAsStore(store, 10_000, key), await shop.applyAsStore(store, 10_000, key)];
    expect(second).toEqual(first);
    expect(await shop.storeAvailableOf(store)).toBe(40_000);
  });

  it('gets no more than there is, of twenty at once', async () => {
    const store = await shop.newStore(100_000);
    const done = await outcomes(Array.from({ length: 20 }, () => shop.applyAsStore(store, 30_000)));
    expect(done.filter((outcome) => outcome === 'done')).toHaveLength(3);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([10_000, 90_000]);
  });

  it('takes nothing to an account in a name it no longer has', async () => {
    const store = await shop.newStore(50_000);
    await test.ctx.db.update(stores).set({ companyName: '改了名的公司' }).where(eq(stores.id, store.storeId));
    await expect(shop.applyAsStore(store, 10_000)).rejects.toMatchObject({ code: 'store_payee_name' });
  });

  it('cancels its own alone, and before anybody has decided', async () => {
    const [store, other] = [await shop.newStore(50_000), await shop.newStore(50_000)];
    const { no } = await shop.applyAsStore(store, 10_000);
    await expect(cancel(other, no)).rejects.toMatchObject({ code: 'not_found' });
    const operator = await shop.newOperator();
    const done = await outcomes([cancel(store, no), approveWithdrawal(test.ctx, operator, no)]);
    expect(done).toEqual(['done', 'status_changed']);
    const isCancelled = (await shop.statusOf(no)) === 'cancelled';
    expect(await heldOf(store)).toBe(isCancelled ? 0 : 10_000);
  });

  it('tells the others who may take its money, and nobody else of it', async () => {
    const owner = await shop.newStore(50_000);
    const [store] = await test.ctx.db.select().from(stores).where(eq(stores.id, owner.storeId));
    if (!store) throw new Error('no store');
    const at = { member: owner, store } as never;
    const clerk = await createTestStaff(test.ctx, { role: 'finance', at });
    const seller = await createTestStaff(test.ctx, { role: 'sales', at });
    const { no } = await shop.applyAsStore({ ...toMember(clerk.id), storeId: owner.storeId }, 10_000);
    await rejectWithdrawal(test.ctx, await shop.newOperator(), { no, reason: '资料不全' });
    const events = async (userId: number) => (await noticesOf(userId)).map(({ event_key }) => event_key);
    expect(await events(owner.userId)).toEqual(['storeWithdrawalAsked', 'withdrawalRejected']);
    expect(await events(clerk.id)).toEqual(['withdrawalRejected']);
    expect(await events(seller.id)).toEqual([]);
  });
});

describe('of a store that was suspended, nothing goes out', () => {
  it('neither by a request nor by a payment, until it is let go on', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    const reviewer = await shop.newOperator();
    await setStatus(store, 'suspended');
    await expect(shop.applyAsStore(store, 10_000)).rejects.toMatchObject({ code: 'store_stopped' });
    await approveWithdrawal(test.ctx, reviewer, no);
    const payer = await shop.newOperator();
    await expect(beginPayout(test.ctx, payer, no)).rejects.toMatchObject({ code: 'store_stopped' });
    expect([await shop.statusOf(no), await heldOf(store)]).toEqual(['approved', 20_000]);
    await setStatus(store, 'approved');
    await beginPayout(test.ctx, payer, no);
    expect(await shop.statusOf(no)).toBe('paying');
  });

  it('what is being paid is recorded as what it was', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    await shop.approve(no);
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, no);
    await setStatus(store, 'suspended');
    await shop.record(payer, no);
    expect([await shop.statusOf(no), await heldOf(store)]).toEqual(['paid', 0]);
  });

  it('and what failed is not begun again', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    await shop.approve(no);
    const payer = await shop.newOperator();
    await beginPayout(test.ctx, payer, no);
    await failPayout(test.ctx, payer, { no, reason: '户名不符' });
    await setStatus(store, 'suspended');
    await expect(beginPayout(test.ctx, payer, no)).rejects.toMatchObject({ code: 'store_stopped' });
    await returnPayout(test.ctx, payer, { no, reason: '户名不符' });
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([50_000, 0]);
  });
});

describe('a store that closes', () => {
  it('takes out what it has', async () => {
    const store = await shop.newStore(50_000);
    await test.ctx.db.update(stores).set({ status: 'closing' }).where(eq(stores.id, store.storeId));
    const { no } = await shop.applyAsStore(store, 50_000);
    await shop.pay(no);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([0, 0]);
  });
});

describe('paying a store', () => {
  it('is nothing for who works there, nor for who has asked', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    const colleague = toMember((await createTestUser(test.ctx, { group: 'operator' })).id);
    const works = { storeId: store.storeId, userId: colleague.userId, role: 'finance' as const };
    await test.ctx.db.insert(storeMembers).values(works);
    for (const member of [store, colleague]) {
      await expect(approveWithdrawal(test.ctx, member, no)).rejects.toMatchObject({ code: 'own_record' });
      await expect(rejectWithdrawal(test.ctx, member, { no, reason: 'x' })).rejects.toMatchObject({
        code: 'own_record',
      });
    }
    await shop.approve(no);
    await expect(beginPayout(test.ctx, colleague, no)).rejects.toMatchObject({ code: 'own_record' });
  });

  it('is begun by one of two, who alone reads the account', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    await shop.approve(no);
    const payers = [await shop.newOperator(), await shop.newOperator()];
    expect(await outcomes(payers.map((payer) => beginPayout(test.ctx, payer, no)))).toEqual(['done', 'status_changed']);
    const { paidBy } = await getWithdrawal(test.ctx.db, no);
    const payer = payers.find(({ userId }) => userId === paidBy);
    if (!payer) throw new Error('no payer');
    const companyName = (await test.ctx.db.select().from(stores).where(eq(stores.id, store.storeId)))[0]?.companyName;
    expect(await revealPayee(test.ctx, payer, no)).toMatchObject({ account: testStoreAccount, holder: companyName });
  });

  it('is undone when the bank sends it back, also where it owes meanwhile', async () => {
    const store = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(store, 20_000);
    const payer = await shop.pay(no);
    const rest = await shop.applyAsStore(store, 30_000);
    await shop.loseStore(store.storeId, 25_000);
    const back = () => returnPayout(test.ctx, payer, { no, reason: '账户已销户' });
    expect(await outcomes([back(), back()])).toEqual(['done', 'status_changed']);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([-5000, 30_000]);
    await cancel(store, rest.no);
    expect([await shop.storeAvailableOf(store), await heldOf(store)]).toEqual([25_000, 0]);
  });

  it('shows an account that a member has too', async () => {
    const store = await shop.newStore(50_000);
    await shop.applyAsStore(store, 10_000);
    const other = await shop.newStore(50_000);
    const { no } = await shop.applyAsStore(other, 10_000);
    expect((await getWithdrawal(test.ctx.db, no)).riskSigns).toContain('shared_payee');
  });
});
