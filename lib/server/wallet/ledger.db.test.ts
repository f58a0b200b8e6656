import { afterAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { createTestContext } from '../db/test-context.ts';
import {
  accounts,
  captureHold,
  checkLedger,
  getUserBalances,
  type Posting,
  placeHold,
  post,
  postAdjustment,
  readMovements,
  releaseHold,
} from './index.ts';

const test = await createTestContext();
afterAll(() => test.close());

let lastUser = 0;
let lastNo = 0;

/** A user with so much on the balance. */
async function userWith(amount: number): Promise<number> {
  lastUser += 1;
  if (amount > 0) await post(test.ctx.db, recharge(lastUser, amount));
  return lastUser;
}

function recharge(userId: number, amount: number, idem?: string): Posting {
  lastNo += 1;
  const no = idem ?? `RC${lastNo}`;
  return {
    type: 'recharge',
    ref: { type: 'recharge', no },
    idem: `recharge:${no}`,
    memo: { key: 'memoRecharge', args: { no } },
    entries: [
      { account: accounts.gateway('sandbox'), amount: -amount },
      { account: accounts.userBalance(userId), amount },
    ],
    at: test.ctx.clock.now(),
  };
}

const hold = (no: string, unit: 'CNY' | 'PT' = 'CNY') => ({
  ref: { type: 'withdrawal', no },
  unit,
  at: test.ctx.clock.now(),
});
const balances = (userId: number) => getUserBalances(test.ctx.db, userId);
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'rejected' ? String(result.reason.code) : 'done'));

describe('posting', () => {
  it('moves both sides and remembers each balance', async () => {
    const userId = await userWith(10_000);
    expect(await balances(userId)).toMatchObject({ balanceAmount: 10_000, heldAmount: 0 });
    const { rows } = await test.ctx.db.execute(
      sql`select amount, balance_after from wallet_entries where account_id = ${`user_balance:${userId}`}`,
    );
    expect(rows).toEqual([{ amount: 10_000, balance_after: 10_000 }]);
  });

  it('posts once when asked thirty times at once with one key', async () => {
    const userId = await userWith(0);
    const posting = recharge(userId, 100, 'RC-same');
    const all = await Promise.all(Array.from({ length: 30 }, () => post(test.ctx.db, posting)));
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(all.map(({ no }) => no)).size).toBe(1);
    expect((await balances(userId)).balanceAmount).toBe(100);
  });

  it('refuses a key that stands for another posting', async () => {
    const userId = await userWith(0);
    await post(test.ctx.db, recharge(userId, 100, 'RC-taken'));
    const other = { ...recharge(userId, 100, 'RC-taken'), ref: { type: 'recharge', no: 'RC-other' } };
    await expect(post(test.ctx.db, other)).rejects.toThrow(RangeError);
  });

  it('refuses what is unbalanced, empty, fractional, or names an account twice', async () => {
    const [gateway, balance] = [accounts.gateway('sandbox'), accounts.userBalance(1)];
    for (const entries of [
      [],
      [{ account: balance, amount: 100 }],
      [
        { account: gateway, amount: -1.5 },
        { account: balance, amount: 1.5 },
      ],
      [
        { account: accounts.pointsIssued, amount: -100 },
        { account: balance, amount: 100 },
      ],
      [
        { account: balance, amount: -100 },
        { account: balance, amount: 100 },
      ],
    ]) {
      await expect(post(test.ctx.db, { ...recharge(1, 1), entries })).rejects.toThrow(RangeError);
    }
  });

  it('leaves nothing of a posting that is not covered, even when the caller goes on', async () => {
    const userId = await userWith(50);
    await test.ctx.db.transaction(async (tx) => {
      const taking = postAdjustment(tx, {
        userId,
        unit: 'CNY',
        amount: -51,
        memo: { key: 'memoAdjustment' },
        no: 'too-much',
        at: test.ctx.clock.now(),
      });
      await expect(taking).rejects.toMatchObject({ code: 'balance_insufficient' });
    });
    expect((await balances(userId)).balanceAmount).toBe(50);
    expect(await checkLedger(test.ctx)).toEqual([]);
  });
});

describe('the database itself', () => {
  it('refuses an unbalanced journal when the transaction ends', async () => {
    const userId = await userWith(100);
    const { no } = await post(test.ctx.db, recharge(userId, 1));
    const forged =
      test.ctx.db.execute(sql`insert into wallet_entries (journal_id, account_id, unit, amount, balance_after)
      select id, 'user_balance_hold:1', 'CNY', 5, 5 from wallet_journals where no = ${no}`);
    await expect(forged).rejects.toThrow();
    const unbalanced = test.ctx.db.transaction(async (tx) => {
      await tx.execute(
        sql`insert into wallet_accounts (id, kind, owner_type, unit) values ('forged', 'forged', 'platform', 'CNY')`,
      );
      await tx.execute(sql`insert into wallet_entries (journal_id, account_id, unit, amount, balance_after)
        select id, 'forged', 'CNY', 5, 5 from wallet_journals where no = ${no}`);
    });
    await expect(unbalanced).rejects.toMatchObject({ cause: { message: expect.stringContaining('not balanced') } });
  });

  it.each([
    sql`update wallet_entries set amount = 1`,
    sql`delete from wallet_entries`,
    sql`update wallet_journals set type = 'x'`,
    sql`delete from wallet_journals`,
    sql`truncate wallet_journals cascade`,
  ])('refuses to change what was posted (%#)', async (change) => {
    await userWith(100);
    await expect(test.ctx.db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') },
    });
  });

  it('refuses a balance below its floor', async () => {
    const userId = await userWith(100);
    const change = sql`update wallet_accounts set balance = -1 where id = ${`user_balance:${userId}`}`;
    await expect(test.ctx.db.execute(change)).rejects.toThrow();
  });
});

describe('holds', () => {
  it('lets only the covered ones of twenty at once pass', async () => {
    const userId = await userWith(10_000);
    const requests = Array.from({ length: 20 }, (_, index) =>
      placeHold(test.ctx.db, { ...hold(`WD-parallel-${index}`), userId, amount: 3000 }),
    );
    const results = codes(await Promise.allSettled(requests));
    expect(results.filter((result) => result === 'done')).toHaveLength(3);
    expect(results.filter((result) => result === 'balance_insufficient')).toHaveLength(17);
    expect(await balances(userId)).toMatchObject({ balanceAmount: 1000, heldAmount: 9000 });
    expect(await checkLedger(test.ctx)).toEqual([]);
  });

  it('are taken or given back once, never both, however many try at once', async () => {
    const userId = await userWith(5000);
    await placeHold(test.ctx.db, { ...hold('WD-once'), userId, amount: 2000 });
    await placeHold(test.ctx.db, { ...hold('WD-once'), userId, amount: 2000 });
    const results = codes(
      await Promise.allSettled(
        Array.from({ length: 6 }, (_, index) =>
          index % 2
            ? captureHold(test.ctx.db, { ...hold('WD-once'), to: accounts.bank })
            : releaseHold(test.ctx.db, hold('WD-once')),
        ),
      ),
    );
    expect(results.sort()).toEqual(['done', ...Array(5).fill('status_changed')]);
    const { balanceAmount, heldAmount } = await balances(userId);
    expect(heldAmount).toBe(0);
    expect([3000, 5000]).toContain(balanceAmount);
    await expect(placeHold(test.ctx.db, { ...hold('WD-once'), userId, amount: 1 })).rejects.toThrow(RangeError);
  });

  it('work for points as for money', async () => {
    const userId = await userWith(0);
    const at = test.ctx.clock.now();
    await postAdjustment(test.ctx.db, { userId, unit: 'PT', amount: 30, memo: { key: 'memoWelcome' }, no: 'w1', at });
    const tooMuch = placeHold(test.ctx.db, { ...hold('SO1', 'PT'), userId, amount: 31 });
    await expect(tooMuch).rejects.toMatchObject({ code: 'points_insufficient' });
    await placeHold(test.ctx.db, { ...hold('SO1', 'PT'), userId, amount: 20 });
    await captureHold(test.ctx.db, { ...hold('SO1', 'PT'), to: accounts.pointsIssued });
    expect(await balances(userId)).toMatchObject({ points: 10, heldPoints: 0 });
  });
});

it.each([6, 7, 8])('reads %i movements batch by batch without losing or repeating one', async (lines) => {
  const userId = await userWith(0);
  for (let index = 0; index < lines; index += 1) await post(test.ctx.db, recharge(userId, 1));
  const batches = [];
  for await (const batch of readMovements(test.ctx, { userId, units: ['CNY'], filter: {} }, 3)) batches.push(batch);
  expect(batches.map(({ length }) => length)).toEqual([3, 3, lines - 6].filter(Boolean));
  expect(batches.flat().map(({ after }) => after)).toEqual(Array.from({ length: lines }, (_, index) => lines - index));
});

it('stays sound through any run of postings and holds', async () => {
  const users = [await userWith(1000), await userWith(1000), await userWith(0)];
  const step = fc.record({
    user: fc.constantFrom(...users),
    amount: fc.integer({ min: 1, max: 800 }),
    kind: fc.constantFrom('recharge', 'take', 'points', 'hold', 'capture', 'release'),
    no: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await Promise.allSettled(steps.map(runStep));
      expect(await checkLedger(test.ctx)).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

async function runStep({ user: userId, amount, kind, no }: { user: number; amount: number; kind: string; no: number }) {
  const { db, clock } = test.ctx;
  const document = hold(`WD-run-${userId}-${no}`);
  lastNo += 1;
  const paper = { userId, no: `run${lastNo}`, memo: { key: 'memoAdjustment' as const }, at: clock.now() };
  if (kind === 'recharge') await post(db, recharge(userId, amount));
  if (kind === 'take') await postAdjustment(db, { ...paper, unit: 'CNY', amount: -amount });
  if (kind === 'points') await postAdjustment(db, { ...paper, unit: 'PT', amount });
  if (kind === 'hold') await placeHold(db, { ...document, userId, amount });
  if (kind === 'capture') await captureHold(db, { ...document, to: accounts.bank });
  if (kind === 'release') await releaseHold(db, document);
}

it('names a balance that was changed behind its back', async () => {
  const userId = await userWith(700);
  const id = `user_balance:${userId}`;
  await test.ctx.db.execute(sql`update wallet_accounts set balance = 701 where id = ${id}`);
  const faults = await checkLedger(test.ctx);
  expect(faults).toContainEqual({ rule: 'balanceIsSum', subject: id, found: 701, expected: 700 });
  expect(faults).toContainEqual({ rule: 'unitSumsToZero', subject: 'CNY', found: 1, expected: 0 });
});
