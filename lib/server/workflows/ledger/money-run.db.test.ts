import { afterAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestContext } from '../../db/test-context.ts';
import { createTestUser } from '../../factories/factories.ts';
import { files } from '../../files/tables.ts';
import type { Member } from '../../kernel/actor.ts';
import { DomainError } from '../../kernel/errors.ts';
import { createRecharge, listOpenNotices, type Notice, playSandbox, submitVoucher } from '../../payments/index.ts';
import { signSandboxNotice } from '../../payments/sandbox-provider.ts';
import { newDice } from '../../simulation/dice.ts';
import { updateSettings } from '../../site/index.ts';
import {
  accounts,
  approveAdjustment,
  captureHold,
  earnPoints,
  expirePoints,
  placeHold,
  proposeAdjustment,
  rejectAdjustment,
  releaseHold,
  reversePoints,
} from '../../wallet/index.ts';
import { closeOverduePayments, queryPayments } from '../payment/query-payments.ts';
import { confirmTransfer, receiveNotice } from '../payment/receive-payment.ts';
import { resolveNotice } from '../payment/resolve-notice.ts';
import { auditMoney } from './audit-money.ts';

const seed = 20_261_121;
const rounds = 60;
const stepsAtOnce = 8;

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

type Step = () => Promise<unknown>;

/** Everything that moves money or points, each with what the dice say. */
function stepsOf(members: Member[], operators: Member[]): Record<string, Step> {
  const { ctx } = test;
  const dice = newDice(seed);
  const someone = () => dice.pick(members);
  const open: { member: Member; no: string; paymentNo: string; amount: number }[] = [];
  const notified: Notice[] = [];
  const papers: string[] = [];
  const holds: { ref: { type: string; no: string }; unit: 'CNY' | 'PT' }[] = [];
  const at = () => ctx.clock.now();
  const begin = async (channel: 'sandbox' | 'bank') => {
    const [member, amount] = [someone(), 100 + dice.next(90_000)];
    const { recharge, payment } = await createRecharge(ctx, member, { amount, channel, key: crypto.randomUUID() });
    open.push({ member, no: recharge.no, paymentNo: payment.no, amount });
  };
  const notify = (changes: Partial<Notice>) => {
    const { paymentNo, amount } = dice.pick(open);
    const facts = { paymentNo, tradeNo: `T-${paymentNo}`, status: 'succeeded' as const, amount, currency: 'CNY' };
    const notice = { eventId: crypto.randomUUID(), ...facts, ...changes };
    notified.push(notice);
    return receive(notice);
  };
  const receive = (notice: Notice) => receiveNotice(ctx, 'sandbox', signSandboxNotice(ctx.env.SECRET_KEY, notice));
  const points = () => ({ points: 1 + dice.next(500), memo: { key: 'memoGoodwill' as const }, at: at() });
  const ref = () => ({ ref: { type: 'test', no: `P${dice.next(200)}` } });
  return {
    begin: () => begin('sandbox'),
    transfer: () => begin('bank'),
    pay: () => notify({}),
    payTwice: async () => Promise.allSettled([notify({}), receive(dice.pick(notified)), receive(dice.pick(notified))]),
    fail: () => notify({ status: 'failed' }),
    refund: () => notify({ status: 'closed' }),
    underpay: () => notify({ amount: 1 + dice.next(99) }),
    foreign: () => notify({ currency: 'USD' }),
    unknown: () => notify({ paymentNo: 'PY00000000000000' }),
    sameTrade: () => notify({ tradeNo: notified.at(-1)?.tradeNo ?? 'T' }),
    play: () => {
      const { member, paymentNo } = dice.pick(open);
      return playSandbox(ctx, member, { no: paymentNo, outcome: 'succeeded' }).then((m) =>
        receiveNotice(ctx, 'sandbox', m),
      );
    },
    voucher: () => {
      const { member, no } = dice.pick(open);
      return submitVoucher(ctx, member, { no, reference: 'slip' });
    },
    confirm: () => {
      const { no, amount } = dice.pick(open);
      return confirmTransfer(ctx, dice.pick(operators), { no, amount, tradeNo: `B-${no}` });
    },
    resolve: async () => {
      const { list } = await listOpenNotices(ctx, { page: 1, limit: 50, offset: 0 });
      if (list.length === 0) return;
      const resolution = dice.pick(['credited', 'refunded', 'noted'] as const);
      await resolveNotice(ctx, { id: dice.pick(list).id, resolution, reason: 'r', operator: dice.pick(operators) });
    },
    propose: async () => {
      const operator = dice.pick(operators);
      const unit = dice.pick(['CNY', 'PT'] as const);
      const requested = { userId: someone().userId, unit, amount: dice.next(2_000) - 800 || 1, reason: 'r' };
      const attachment = `/storage/private/voucher/${operator.userId}.jpg`;
      papers.push((await proposeAdjustment(ctx, operator, { ...requested, attachment, key: crypto.randomUUID() })).no);
    },
    approve: () => approveAdjustment(ctx, dice.pick(operators), dice.pick(papers)),
    reject: () => rejectAdjustment(ctx, dice.pick(operators), { no: dice.pick(papers), reason: 'r' }),
    hold: async () => {
      const held = { ref: { type: 'test', no: `H${holds.length}` }, unit: dice.pick(['CNY', 'PT'] as const) };
      await placeHold(ctx.db, { ...held, userId: someone().userId, amount: 1 + dice.next(900), at: at() });
      holds.push(held);
    },
    release: () => releaseHold(ctx.db, { ...dice.pick(holds), at: at() }),
    capture: () => {
      const held = dice.pick(holds);
      const to = held.unit === 'CNY' ? accounts.bank : accounts.pointsIssued;
      return captureHold(ctx.db, { ...held, to, at: at() });
    },
    earn: () => earnPoints(ctx.db, { userId: someone().userId, ...points(), ...ref() }),
    takeBack: () => reversePoints(ctx.db, { userId: someone().userId, ...points(), ...ref() }),
    wait: async () => test.ctx.clock.advance(dice.pick([1, 40, 1_900, 90_000, 86_400 * 100])),
    close: () => closeOverduePayments(ctx),
    query: () => queryPayments(ctx),
    expire: () => expirePoints(ctx),
  };
}

async function people() {
  const { ctx } = test;
  const users = await Promise.all(Array.from({ length: 7 }, () => createTestUser(ctx)));
  const all = users.map(({ id }): Member => ({ kind: 'member', userId: id, sessionId: 's', nodes: new Set(['*']) }));
  const operators = all.slice(4);
  for (const { userId } of operators) {
    const path = `private/voucher/${userId}.jpg`;
    const row = { userId, isPrivate: true, topic: 'voucher', path, url: `/storage/${path}`, name: 'p.jpg' };
    await ctx.db.insert(files).values({ ...row, mime: 'image/jpeg', size: 1, sha256: 'x' });
  }
  return { members: all.slice(0, 4), operators };
}

/** A step may be refused for a reason that has words; anything else is a fault. */
function isExpected(result: PromiseSettledResult<unknown>): boolean {
  if (result.status === 'fulfilled' || result.reason instanceof DomainError) return true;
  // Two documents under one number: the dice do what no caller does.
  return result.reason instanceof RangeError;
}

it('keeps ledger and documents in step through some hundred steps, several at once', async () => {
  const { members, operators } = await people();
  const steps = stepsOf(members, operators);
  const dice = newDice(seed + 1);
  const done = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const names = Array.from({ length: stepsAtOnce }, () => dice.pick(Object.keys(steps)));
    const results = await Promise.allSettled(names.map(async (name) => steps[name]?.()));
    for (const [index, result] of results.entries()) {
      expect([names[index], isExpected(result), result]).toEqual([names[index], true, result]);
      const name = names[index] ?? '';
      if (result.status === 'fulfilled') done.set(name, (done.get(name) ?? 0) + 1);
    }
    if (round % 10 === 0) expect(await auditMoney(test.ctx)).toEqual([]);
  }
  expect(await auditMoney(test.ctx)).toEqual([]);
  const never = Object.keys(steps).filter((name) => !done.has(name));
  expect(never).toEqual([]);
  const { rows } = await test.ctx.db.execute(sql`select distinct type from wallet_journals order by type`);
  expect(rows.length).toBeGreaterThanOrEqual(7);
});
