import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { DepositDecision, DepositKind } from '#lib/contract/settlement/deposits.ts';
import { createTestContext } from '../../db/test-context.ts';
import type { Member, StoreMember } from '../../kernel/actor.ts';
import { addSeconds, shopDay } from '../../kernel/clock.ts';
import { confirmStatement, getDeposit } from '../../settlement/index.ts';
import { auditMoney } from '../ledger/audit-money.ts';
import { claimFromPool } from '../orders/claim-from-pool.ts';
import { fulfilmentOf } from '../orders/fulfil-for-tests.ts';
import { describeStoreClosing } from '../store/close-store.ts';
import { decideDeposit } from './decide-deposit.ts';
import { payDeposit } from './pay-deposit.ts';
import { proposeDeposit } from './propose-deposit.ts';
import { settleStatementNow } from './settle-statements.ts';
import { statementsOf } from './statements-for-tests.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
const desk = statementsOf(test);
afterAll(() => test.close());

const day = (days: number) => shopDay(addSeconds(test.ctx.clock.now(), days * 86_400));

/** A store that can withdraw this. */
async function storeWith(amount: number): Promise<StoreMember> {
  const store = await desk.newStore();
  if (amount === 0) return store;
  await desk.earn(store, amount);
  const { no } = await desk.make(store);
  await confirmStatement(test.ctx, store, no);
  await settleStatementNow(test.ctx, await desk.newOperator(), no);
  return store;
}

interface Proposal {
  kind?: DepositKind;
  amount?: number;
  due?: string;
  by?: Member;
  key?: string;
}

async function propose(at: StoreMember, { kind = 'demand', amount = 500, due, by, key }: Proposal = {}) {
  const facts = { storeId: at.storeId, kind, amount, reason: 'surety', due: due ?? day(3) };
  const request = { ...facts, key: key ?? crypto.randomUUID() };
  return (await proposeDeposit(test.ctx, by ?? (await desk.newOperator()), request)).no;
}

async function deposited(amount: number, available = amount): Promise<StoreMember> {
  const store = await storeWith(available);
  await payDeposit(test.ctx, store, await propose(store, { amount }));
  return store;
}

const decide = async (no: string, decision: DepositDecision, by?: Member) =>
  decideDeposit(test.ctx, by ?? (await desk.newOperator()), { no, decision, reason: 'said so' });
const statusOf = async (no: string) => (await getDeposit(test.ctx.db, no)).status;
const moneyOf = async (store: StoreMember) => {
  const { available, deposited: kept } = await desk.moneyOf(store);
  return { available, kept };
};
const refusal = (code: string) => expect.objectContaining({ code });
const isSound = async () => expect(await auditMoney(test.ctx)).toEqual([]);
const succeeded = (ends: PromiseSettledResult<unknown>[]) => ends.filter(({ status }) => status === 'fulfilled').length;

async function noticesOf({ userId }: Member): Promise<string[]> {
  const { rows } = await test.ctx.db.execute<{ event_key: string }>(
    sql`select event_key from messages where user_id = ${userId}`,
  );
  return rows.map(({ event_key }) => event_key);
}

describe('a demand', () => {
  it('moves nothing until its store pays, whole and once', async () => {
    const store = await storeWith(800);
    const no = await propose(store);
    expect(await noticesOf(store)).toContain('depositDemanded');
    expect(await moneyOf(store)).toEqual({ available: 800, kept: 0 });
    const ends = await Promise.allSettled([payDeposit(test.ctx, store, no), payDeposit(test.ctx, store, no)]);
    expect(succeeded(ends)).toBe(1);
    expect([await statusOf(no), await moneyOf(store)]).toEqual(['paid', { available: 300, kept: 500 }]);
    await expect(payDeposit(test.ctx, store, no)).rejects.toEqual(refusal('status_changed'));
    await isSound();
  });

  it('is paid by its own store alone, and not into debt', async () => {
    const store = await storeWith(499);
    const no = await propose(store);
    await expect(payDeposit(test.ctx, await desk.newStore(), no)).rejects.toEqual(refusal('not_found'));
    await expect(payDeposit(test.ctx, store, no)).rejects.toMatchObject({
      code: 'deposit_uncovered',
      values: { amount: '4.99' },
    });
    expect([await statusOf(no), await moneyOf(store)]).toEqual(['open', { available: 499, kept: 0 }]);
  });

  it('of two at once pays what there is', async () => {
    const store = await storeWith(700);
    const nos = [await propose(store), await propose(store)];
    const ends = await Promise.allSettled(nos.map((no) => payDeposit(test.ctx, store, no)));
    expect([succeeded(ends), await moneyOf(store)]).toEqual([1, { available: 200, kept: 500 }]);
    await isSound();
  });

  it('is withdrawn by who made it as well, or paid, never both', async () => {
    const [store, by] = [await storeWith(500), await desk.newOperator()];
    const no = await propose(store, { by });
    const [paid] = await Promise.allSettled([payDeposit(test.ctx, store, no), decide(no, 'withdraw', by)]);
    const isPaid = paid?.status === 'fulfilled';
    expect([await statusOf(no), (await moneyOf(store)).kept]).toEqual(isPaid ? ['paid', 500] : ['withdrawn', 0]);
    expect((await noticesOf(store)).includes('depositWithdrawn')).toBe(!isPaid);
    await expect(decide(no, 'withdraw')).rejects.toEqual(refusal('status_changed'));
    await isSound();
  });

  it('names a day that is still to come, and a store that is there', async () => {
    const store = await desk.newStore();
    await expect(propose(store, { due: day(-1) })).rejects.toMatchObject({ fields: { due: { key: 'future' } } });
    expect(await propose(store, { due: day(0) })).toMatch(/^SD/);
    await expect(propose({ ...store, storeId: 99_999_999 })).rejects.toMatchObject({
      fields: { store_id: { key: 'not_found' } },
    });
  });

  it('is one when it is sent twice', async () => {
    const [store, by, key] = [await desk.newStore(), await desk.newOperator(), crypto.randomUUID()];
    const [one, two] = await Promise.all([propose(store, { by, key }), propose(store, { by, key })]);
    expect(one).toBe(two);
  });

  it('that is overdue keeps the store from claiming, until it is paid or withdrawn', async () => {
    const shop = fulfilmentOf(test);
    const store = await shop.newStore();
    const [first, second] = [await shop.newPaid(), await shop.newPaid()];
    const no = await propose(store, { due: day(0) });
    await claimFromPool(test.ctx, store, first.no);
    test.ctx.clock.advance(86_400);
    await expect(claimFromPool(test.ctx, store, second.no)).rejects.toMatchObject({
      code: 'store_deposit_due',
      values: { amount: '5.00' },
    });
    await decide(no, 'withdraw');
    const third = await shop.newPaid();
    await claimFromPool(test.ctx, store, third.no);
  });
});

describe('what leaves a deposit', () => {
  it.each([
    ['release', { available: 400, kept: 600 }, 'depositReleased'],
    ['forfeit', { available: 0, kept: 600 }, 'depositForfeited'],
  ] as const)('is agreed on by two: %s', async (kind, money, event) => {
    const store = await deposited(1000);
    const no = await propose(store, { kind, amount: 400 });
    expect([await moneyOf(store), await noticesOf(store)]).toEqual([
      { available: 0, kept: 1000 },
      expect.not.arrayContaining([event]),
    ]);
    await expect(getDeposit(test.ctx.db, no, store.storeId)).rejects.toEqual(refusal('not_found'));
    await decide(no, 'approve');
    expect([await statusOf(no), await moneyOf(store)]).toEqual(['approved', money]);
    expect(await noticesOf(store)).toContain(event);
    await isSound();
  });

  it('is no more than there is, when it is proposed and when it is decided', async () => {
    const store = await deposited(300);
    await expect(propose(store, { kind: 'release', amount: 301 })).rejects.toMatchObject({
      fields: { amount: { key: 'depositHeld', values: { amount: '3.00' } } },
    });
    const nos = [
      await propose(store, { kind: 'release', amount: 300 }),
      await propose(store, { kind: 'forfeit', amount: 300 }),
    ];
    const ends = await Promise.allSettled(nos.map((no) => decide(no, 'approve')));
    expect([succeeded(ends), (await moneyOf(store)).kept]).toEqual([1, 0]);
    const left = nos[ends.findIndex(({ status }) => status === 'rejected')] ?? '';
    expect(await statusOf(left)).toBe('proposed');
    await expect(decide(left, 'approve')).rejects.toMatchObject({
      code: 'deposit_too_low',
      values: { amount: '0.00' },
    });
    await decide(left, 'reject');
    await isSound();
  });

  it('is decided by another than who proposed it, by nobody of the store, and once', async () => {
    const [store, first] = [await deposited(300), await desk.newOperator()];
    const no = await propose(store, { kind: 'release', amount: 100, by: first });
    for (const who of [first, store]) {
      await expect(decide(no, 'approve', who)).rejects.toEqual(refusal('own_record'));
      await expect(decide(no, 'reject', who)).rejects.toEqual(refusal('own_record'));
    }
    await expect(propose(store, { by: store })).rejects.toEqual(refusal('own_record'));
    await expect(decide(no, 'withdraw')).rejects.toEqual(refusal('status_changed'));
    const ends = await Promise.allSettled([decide(no, 'approve'), decide(no, 'approve'), decide(no, 'reject')]);
    expect(succeeded(ends)).toBe(1);
    await isSound();
  });
});

it('holds up the closing of its store', async () => {
  const store = await deposited(300);
  const kinds = async () => (await describeStoreClosing(test.ctx, store)).blockers.map(({ kind }) => kind);
  expect(await kinds()).toEqual(expect.arrayContaining(['deposit']));
  expect(await kinds()).not.toContain('deposits');
  const no = await propose(store, { kind: 'release', amount: 300 });
  expect(await kinds()).toEqual(expect.arrayContaining(['deposit', 'deposits']));
  await decide(no, 'approve');
  const left = await kinds();
  expect(left).toContain('available');
  expect(left).not.toContain('deposit');
});

describe('the database', () => {
  it.each([
    ['who proposed it deciding', sql`decided_by = proposed_by, decided_at = now(), status = 'rejected'`],
    ['an end without a time', sql`status = 'approved', decided_by = 1, decided_at = now()`],
    ['a state of another kind', sql`status = 'paid', decided_by = 1, decided_at = now(), booked_at = now()`],
    ['nothing', sql`amount = 0`],
  ])('refuses %s', async (_, change) => {
    const no = await propose(await deposited(300), { kind: 'release', amount: 100 });
    await expect(test.ctx.db.execute(sql`update store_deposits set ${change} where no = ${no}`)).rejects.toThrow();
  });
});
