import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { auditMoney } from '../../workflows/ledger/audit-money.ts';
import { closeOverduePayments, queryPayments } from '../../workflows/payment/query-payments.ts';
import { receiveNotice } from '../../workflows/payment/receive-payment.ts';
import { newMember, rechargesOf } from '../online-for-tests.ts';
import { startAlipay } from './alipay-for-tests.ts';

const alipay = await startAlipay();
const test = await createTestContext({ ...alipay.env, PUBLIC_URL: 'https://shop.test' });
const recharges = rechargesOf(test, 'alipay');
afterAll(async () => {
  await test.close();
  await alipay.stop();
});

const receive = (message: { headers: Headers; body: string }) => receiveNotice(test.ctx, 'alipay', message);

/** A recharge whose customer has paid on Alipay's page; nothing has been heard of it yet. */
async function paid(member: Member, amount?: number) {
  const begun = await recharges.begin(member, amount);
  alipay.openPage(begun.instructions.url ?? '');
  alipay.pay(begun.payment.no);
  return begun;
}

describe('the addresses of Alipay’s pages', () => {
  it.each([
    ['url', 'alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY'],
    ['mobile_url', 'alipay.trade.wap.pay', 'QUICK_WAP_WAY'],
  ])('%s is signed and says what is to be paid', async (key, method, product_code) => {
    const { payment, recharge, instructions } = await recharges.begin(newMember());
    expect(alipay.openPage(instructions[key] ?? '')).toMatchObject({
      method,
      product_code,
      sign_type: 'RSA2',
      out_trade_no: payment.no,
      total_amount: '100.50',
      subject: expect.stringContaining(recharge.no),
      notify_url: 'https://shop.test/api/payment/alipay/webhook',
      return_url: `https://shop.test/user/account/balance?recharge=${recharge.no}`,
      time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
  });

  it.each([
    [29, '0.29'],
    [115, '1.15'],
    [435, '4.35'],
    [1_999, '19.99'],
    [100_000, '1000.00'],
    [4_999_999, '49999.99'],
  ])('turn %d fen into %s yuan and back without losing one', async (fen, yuan) => {
    const member = newMember();
    const amount = Math.max(fen, 100);
    const { payment } = await paid(member, amount);
    expect(alipay.trades.get(payment.no)?.total_amount).toBe(amount === fen ? yuan : '1.00');
    expect(await receive(alipay.toNotice(payment.no))).toBe('applied');
    expect(await recharges.balanceOf(member)).toBe(amount);
  });
});

describe('a notice', () => {
  it('credits once, whether five come at once, a question beside them, or the same again later', async () => {
    const member = newMember();
    const { payment, recharge } = await paid(member);
    test.ctx.clock.advance(61);
    const [same, finished] = [alipay.toNotice(payment.no), alipay.toNotice(payment.no, { notify_id: 'n-other' })];
    const [outcomes] = await Promise.all([
      Promise.all([same, same, same, finished, finished].map(receive)),
      queryPayments(test.ctx),
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'applied' && outcome !== 'duplicate')).toEqual([]);
    expect(await receive(alipay.toNotice(payment.no, { notify_id: 'n-fin', trade_status: 'TRADE_FINISHED' }))).toBe(
      'duplicate',
    );
    const said = await recharges.outcomesOf(payment.no);
    expect(said.filter((outcome) => outcome === 'applied')).toHaveLength(1);
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([
      10_050,
      'succeeded',
    ]);
    expect(await auditMoney(test.ctx)).toEqual([]);
  });

  it.each([
    ['another app', { app_id: '2021000000000000' }],
    ['another seller', { seller_id: '2088000000000000' }],
    ['another amount', { total_amount: '100.49' }],
    ['an amount of another size', { total_amount: '10050' }],
    ['another currency', { trans_currency: 'USD' }],
  ])('about %s moves nothing and waits for an operator', async (_, changes) => {
    const member = newMember();
    const { payment, recharge } = await paid(member);
    expect(await receive(alipay.toNotice(payment.no, changes))).toBe('mismatch');
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([0, 'pending']);
    expect(await recharges.outcomesOf(payment.no)).toEqual(['mismatch']);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a changed amount', {}, { total_amount: '0.01' }],
    ['another payment’s number', {}, { out_trade_no: 'PY26010100000000' }],
    ['no signature', {}, { sign: '' }],
    ['a broken signature', {}, { sign: 'AAAA' }],
    ['the weaker kind of signature', {}, { sign_type: 'RSA' }],
    ['an unknown kind of signature', {}, { sign_type: '__proto__' }],
  ])('with %s is refused', async (_, changes, forged) => {
    const member = newMember();
    const { payment } = await paid(member);
    const forgedNotice = receive(alipay.toNotice(payment.no, changes, forged));
    await expect(forgedNotice).rejects.toMatchObject({ code: 'signature_wrong' });
    expect([await recharges.balanceOf(member), await recharges.outcomesOf(payment.no)]).toEqual([0, []]);
  });

  it.each(['1e2', '100.505', 'NaN', '-100.50', ''])('with %j for an amount is not believed', async (total_amount) => {
    const member = newMember();
    const { payment } = await paid(member);
    await receive(alipay.toNotice(payment.no, { total_amount })).catch((error: unknown) =>
      expect(error).toMatchObject({ code: 'invalid_input' }),
    );
    expect(await recharges.balanceOf(member)).toBe(0);
  });

  it('for a number nobody knows stays on record', async () => {
    const no = `PY-${'9'.repeat(60)}`;
    expect(await receive(alipay.toNotice(no))).toBe('unknown');
    expect(await recharges.outcomesOf(no.slice(0, 40))).toEqual(['unknown']);
  });

  it('that nobody has paid yet says nothing', async () => {
    const { payment } = await recharges.begin(newMember());
    expect(await receive(alipay.toNotice(payment.no, { trade_status: 'WAIT_BUYER_PAY' }))).toBe('ignored');
  });

  it('after the close credits the recharge all the same; one of a refund goes to an operator', async () => {
    const member = newMember();
    const { payment, recharge, instructions } = await recharges.begin(member);
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(await recharges.statusOf(member, recharge.no)).toBe('closed');
    alipay.openPage(instructions.url ?? '');
    alipay.pay(payment.no);
    expect(await receive(alipay.toNotice(payment.no))).toBe('applied');
    expect(await recharges.balanceOf(member)).toBe(10_050);
    const back = { notify_id: `back-${payment.no}`, refund_fee: '100.50' };
    expect(await receive(alipay.toNotice(payment.no, back))).toBe('refunded');
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });
});

describe('asking Alipay', () => {
  it('finds the money of a lost notice', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    await queryPayments(test.ctx);
    expect(await recharges.balanceOf(member)).toBe(0);
    test.ctx.clock.advance(60);
    await queryPayments(test.ctx);
    expect([await recharges.balanceOf(member), await recharges.outcomesOf(payment.no)]).toEqual([10_050, ['applied']]);
  });

  it('compares what was booked, and tells a difference once', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    await receive(alipay.toNotice(payment.no));
    Object.assign(alipay.trades.get(payment.no) ?? {}, { trade_status: 'TRADE_CLOSED' });
    test.ctx.clock.advance(60);
    await Promise.all([queryPayments(test.ctx), queryPayments(test.ctx)]);
    test.ctx.clock.advance(24 * 3600);
    await queryPayments(test.ctx);
    expect(await recharges.outcomesOf(payment.no)).toEqual(['applied', 'refunded']);
  });

  it('comes before closing: what was paid in the last moment is credited and not closed', async () => {
    const member = newMember();
    const { recharge } = await paid(member);
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([
      10_050,
      'succeeded',
    ]);
  });

  it('closes at Alipay what is open there, so that nobody pays it any more', async () => {
    const member = newMember();
    const { payment, recharge, instructions } = await recharges.begin(member);
    alipay.openPage(instructions.url ?? '');
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(alipay.trades.get(payment.no)?.trade_status).toBe('TRADE_CLOSED');
    expect(await recharges.statusOf(member, recharge.no)).toBe('closed');
  });

  it('that stays without an answer closes nothing and is told to an operator until it answers', async () => {
    const member = newMember();
    const { payment, recharge } = await paid(member);
    alipay.state.isDown = true;
    for (const minutes of [1, 2, 5, 15, 60, 60]) {
      test.ctx.clock.advance(minutes * 60);
      await queryPayments(test.ctx);
    }
    test.ctx.clock.advance(2 * 3600);
    await closeOverduePayments(test.ctx);
    expect([await recharges.statusOf(member, recharge.no), await recharges.outcomesOf(payment.no)]).toEqual([
      'pending',
      ['unanswered'],
    ]);
    alipay.state.isDown = false;
    await closeOverduePayments(test.ctx);
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });

  it('believes no answer that Alipay has not signed', async () => {
    const member = newMember();
    const { recharge } = await paid(member);
    alipay.state.isForging = true;
    test.ctx.clock.advance(60);
    await queryPayments(test.ctx);
    alipay.state.isForging = false;
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([0, 'pending']);
  });
});

it('leaves a sound ledger behind', async () => {
  expect(await auditMoney(test.ctx)).toEqual([]);
});
