import { afterAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createTestContext } from '../db/test-context.ts';
import { SettingsError } from '../env.ts';
import type { Member } from '../kernel/actor.ts';
import { updateSettings } from '../site/index.ts';
import { getUserBalances } from '../wallet/index.ts';
import { auditMoney } from '../workflows/ledger/audit-money.ts';
import { closeOverduePayments } from '../workflows/payment/query-payments.ts';
import { confirmTransfer, receiveNotice } from '../workflows/payment/receive-payment.ts';
import { createRecharge, describeRecharge, type Notice, submitVoucher } from './index.ts';
import { withSandbox } from './list-providers.ts';
import { movePayment } from './move-payment.ts';
import { signSandboxNotice } from './sandbox-provider.ts';
import { canMove, type PaymentMove, paymentMoves, paymentStatuses } from './states.ts';
import { payments } from './tables.ts';

const test = await createTestContext({ PAYMENT_SANDBOX: true });
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

let lastUser = 100;
function newMember(): Member {
  lastUser += 1;
  return { kind: 'member', userId: lastUser, sessionId: crypto.randomUUID(), nodes: new Set(['*']) };
}

const begin = (member: Member, channel: 'bank' | 'sandbox' = 'sandbox', amount = 10_000) =>
  createRecharge(test.ctx, member, { amount, channel, key: crypto.randomUUID() });
const balanceOf = async ({ userId }: Member) => (await getUserBalances(test.ctx.db, userId)).balanceAmount;
const statusOf = async ({ userId }: Member, no: string) =>
  (await describeRecharge(test.ctx, userId, no)).payment.status;

function noticeOf(paymentNo: string, changes: Partial<Notice> = {}): Notice {
  const eventId = crypto.randomUUID();
  return {
    eventId,
    paymentNo,
    tradeNo: `T-${paymentNo}`,
    status: 'succeeded',
    amount: 10_000,
    currency: 'CNY',
    ...changes,
  };
}

const send = (notice: Notice, secret = test.ctx.env.SECRET_KEY) =>
  receiveNotice(test.ctx, 'sandbox', signSandboxNotice(secret, notice));

async function journalsOf(no: string): Promise<number> {
  const { rows } = await test.ctx.db.execute(sql`select 1 from wallet_journals where ref_no = ${no}`);
  return rows.length;
}

describe('a signed notice', () => {
  it('credits the balance once, however often and at once it comes', async () => {
    const member = newMember();
    const { recharge, payment } = await begin(member);
    const same = noticeOf(payment.no);
    const outcomes = await Promise.all(
      [same, same, same, noticeOf(payment.no), noticeOf(payment.no)].map((n) => send(n)),
    );
    expect(outcomes.sort()).toEqual(['applied', 'duplicate', 'duplicate', 'duplicate', 'duplicate']);
    expect([await balanceOf(member), await journalsOf(recharge.no)]).toEqual([10_000, 1]);
    expect(await statusOf(member, recharge.no)).toBe('succeeded');
  });

  it.each([
    ['another amount', { amount: 9999 }, 'mismatch'],
    ['another currency', { currency: 'USD' }, 'mismatch'],
    ['a payment nobody knows', { paymentNo: 'PY00000000000000' }, 'unknown'],
  ])('with %s changes nothing and stays on record', async (_, changes, outcome) => {
    const member = newMember();
    const { recharge, payment } = await begin(member);
    const notice = noticeOf(payment.no, changes);
    expect(await send(notice)).toBe(outcome);
    expect([await balanceOf(member), await statusOf(member, recharge.no)]).toEqual([0, 'pending']);
    const { rows } = await test.ctx.db.execute(
      sql`select outcome from payment_notices where event_id = ${notice.eventId}`,
    );
    expect(rows).toEqual([{ outcome }]);
  });

  it('cannot pay for a second payment with the same transaction', async () => {
    const member = newMember();
    const [first, second] = [await begin(member), await begin(member)];
    expect(await send(noticeOf(first.payment.no, { tradeNo: 'T-shared' }))).toBe('applied');
    expect(await send(noticeOf(second.payment.no, { tradeNo: 'T-shared' }))).toBe('mismatch');
    expect(await balanceOf(member)).toBe(10_000);
  });

  it('that comes after the recharge was closed is credited, once', async () => {
    const member = newMember();
    const { recharge, payment } = await begin(member);
    test.ctx.clock.advance(30 * 60 + 1);
    expect(await closeOverduePayments(test.ctx)).toBeGreaterThan(0);
    expect(await statusOf(member, recharge.no)).toBe('closed');
    expect([await send(noticeOf(payment.no)), await send(noticeOf(payment.no))]).toEqual(['applied', 'duplicate']);
    expect([await balanceOf(member), await statusOf(member, recharge.no)]).toEqual([10_000, 'succeeded']);
  });

  it('that says the opposite of an earlier one is kept as late', async () => {
    const member = newMember();
    const { payment } = await begin(member);
    expect(await send(noticeOf(payment.no, { status: 'failed' }))).toBe('applied');
    expect(await send(noticeOf(payment.no))).toBe('late');
    expect(await balanceOf(member)).toBe(0);
  });

  it('is refused when its signature does not fit', async () => {
    const member = newMember();
    const { payment } = await begin(member);
    const forged = send(noticeOf(payment.no), 'another secret that is long enough to be one');
    await expect(forged).rejects.toMatchObject({ code: 'signature_wrong' });
    const { headers, body } = signSandboxNotice(test.ctx.env.SECRET_KEY, noticeOf(payment.no));
    const changed = { headers, body: body.replace('10000', '99999') };
    await expect(receiveNotice(test.ctx, 'sandbox', changed)).rejects.toMatchObject({ code: 'signature_wrong' });
    expect(await balanceOf(member)).toBe(0);
  });
});

describe('the sandbox', () => {
  const real = { channel: 'bank' as const, lifeInSeconds: 1, instruct: () => ({}) };

  it('exists only where it is switched on, and never beside a real provider', () => {
    const on = { ...test.ctx.env, PAYMENT_SANDBOX: true };
    const off = { ...test.ctx.env, PAYMENT_SANDBOX: false, NODE_ENV: 'production' as const };
    expect(withSandbox(on, []).map(({ channel }) => channel)).toEqual(['sandbox']);
    expect(withSandbox(off, [])).toEqual([]);
    expect(withSandbox(off, [real])).toEqual([real]);
    expect(() => withSandbox(on, [real])).toThrow(SettingsError);
  });

  it('takes neither recharges nor messages where it is off', async () => {
    const ctx = { ...test.ctx, env: { ...test.ctx.env, PAYMENT_SANDBOX: false } };
    const request = { amount: 100, channel: 'sandbox' as const, key: crypto.randomUUID() };
    await expect(createRecharge(ctx, newMember(), request)).rejects.toMatchObject({ code: 'channel_unavailable' });
    const message = signSandboxNotice(ctx.env.SECRET_KEY, noticeOf('PY1'));
    await expect(receiveNotice(ctx, 'sandbox', message)).rejects.toMatchObject({ code: 'channel_unavailable' });
  });
});

describe('a bank transfer', () => {
  const received = (no: string, changes = {}) => ({ no, amount: 10_000, tradeNo: `B-${no}`, ...changes });

  it('is not closed once it was announced, and is credited by one of several operators at once', async () => {
    const member = newMember();
    const { recharge } = await begin(member, 'bank');
    await submitVoucher(test.ctx, member, { no: recharge.no, reference: '0042' });
    test.ctx.clock.advance(8 * 86_400);
    await closeOverduePayments(test.ctx);
    expect(await statusOf(member, recharge.no)).toBe('processing');
    const tries = Array.from({ length: 5 }, () => confirmTransfer(test.ctx, newMember(), received(recharge.no)));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect([await balanceOf(member), await journalsOf(recharge.no)]).toEqual([10_000, 1]);
  });

  it('is refused in another amount and can be confirmed rightly afterwards', async () => {
    const member = newMember();
    const { recharge } = await begin(member, 'bank');
    const wrong = confirmTransfer(test.ctx, newMember(), received(recharge.no, { amount: 1 }));
    await expect(wrong).rejects.toMatchObject({ code: 'payment_mismatch' });
    await confirmTransfer(test.ctx, newMember(), received(recharge.no));
    expect(await balanceOf(member)).toBe(10_000);
  });

  it('is not confirmed by its own payer', async () => {
    const member = newMember();
    const { recharge } = await begin(member, 'bank');
    await expect(confirmTransfer(test.ctx, member, received(recharge.no))).rejects.toMatchObject({
      code: 'own_payment',
    });
  });
});

it('leaves a sound ledger behind', async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
});

const moves = Object.keys(paymentMoves) as PaymentMove[];
const refused = paymentStatuses.flatMap((status) =>
  moves.filter((move) => !canMove(status, move)).map((move) => [status, move] as const),
);

it.each(refused)('a payment that is %s refuses to %s and stays as it is', async (status, move) => {
  const { payment } = await begin(newMember());
  const { db, clock } = test.ctx;
  await db.update(payments).set({ status }).where(eq(payments.id, payment.id));
  const attempt = movePayment(db, { ...payment, status }, { move, at: clock.now() });
  await expect(attempt).rejects.toMatchObject({ code: 'status_changed' });
  const [row] = await db.select().from(payments).where(eq(payments.id, payment.id));
  expect(row).toMatchObject({ status, version: payment.version });
});

it('does not pass for paid where the ledger knows of no money', async () => {
  const forced = (await auditMoney(test.ctx)).filter(({ rule }) => rule === 'documentIsPosted');
  expect(forced).toHaveLength(refused.filter(([status]) => status === 'succeeded').length);
  expect(forced[0]).toMatchObject({ found: 0, expected: 10_000, subject: expect.stringMatching(/^payment:PY/) });
});
