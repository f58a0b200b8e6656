import { createVerify } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { newSigner } from '../../wechat-pay/double-for-tests.ts';
import { auditMoney } from '../../workflows/ledger/audit-money.ts';
import { preparePayment } from '../../workflows/payment/prepare-payment.ts';
import { closeOverduePayments, queryPayments } from '../../workflows/payment/query-payments.ts';
import { receiveNotice } from '../../workflows/payment/receive-payment.ts';
import { createRecharge, type Payer } from '../index.ts';
import { newMember, rechargesOf } from '../online-for-tests.ts';
import { startWechatPay } from './wechat-for-tests.ts';

const wechat = await startWechatPay(() => test.ctx.clock);
const test = await createTestContext({ ...wechat.env, PUBLIC_URL: 'https://shop.test' });
const recharges = rechargesOf(test, 'wechat');
afterAll(async () => {
  await test.close();
  await wechat.stop();
});
afterEach(async () => {
  Object.assign(wechat.state, {
    isDown: false,
    isForging: false,
    isLosing: false,
    refusal: undefined,
    meanwhile: undefined,
    certificates: [],
  });
  expect(await auditMoney(test.ctx)).toEqual([]);
});

const receive = (message: { headers: Headers; body: string }) => receiveNotice(test.ctx, 'wechat', message);

const begin = (member: Member, device: Payer['device'], amount = 10_050) =>
  createRecharge(test.ctx, member, {
    amount,
    channel: 'wechat',
    key: crypto.randomUUID(),
    payer: { device, ip: '203.0.113.9' },
  });

const prepare = (member: Member, no: string, device: Payer['device'], login?: Payer['login']) =>
  preparePayment(test.ctx, member, { no, payer: { device, ip: '203.0.113.9', login } });

const stateIn = (instructions: Record<string, string>) =>
  new URL(instructions.url ?? '').searchParams.get('state') ?? '';

async function paid(member: Member) {
  const begun = await begin(member, 'desktop');
  wechat.pay(begun.payment.no);
  return begun;
}

describe('a payment', () => {
  it('shows a code on a desktop', async () => {
    const { payment, recharge, instructions } = await begin(newMember(), 'desktop');
    expect(instructions).toEqual({ kind: 'code', code: `weixin://wxpay/bizpayurl?pr=${payment.no}` });
    expect(wechat.orders.get(payment.no)).toMatchObject({
      kind: 'native',
      asked: {
        out_trade_no: payment.no,
        description: expect.stringContaining(recharge.no),
        notify_url: 'https://shop.test/api/payment/wechat/webhook',
        amount: { total: 10_050, currency: 'CNY' },
        time_expire: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/),
      },
    });
  });

  it('leads to a page that opens WeChat on a phone, and to a new one after five minutes', async () => {
    const member = newMember();
    const { payment, recharge, instructions } = await begin(member, 'phone');
    const page = new URL(instructions.url ?? '');
    expect(page.searchParams.get('redirect_url')).toBe(
      `https://shop.test/user/account/balance?recharge=${recharge.no}`,
    );
    expect(wechat.orders.get(payment.no)?.asked).toMatchObject({ scene_info: { payer_client_ip: '203.0.113.9' } });
    expect(await prepare(member, payment.no, 'phone')).toEqual(instructions);
    test.ctx.clock.advance(271);
    const anew = await prepare(member, payment.no, 'phone');
    expect(anew.url).not.toBe(instructions.url);
    expect(wechat.orders.size).toBeGreaterThan(0);
    expect([...wechat.orders.keys()].filter((no) => no.startsWith(payment.no))).toEqual([payment.no]);
  });

  it('asks in WeChat’s browser who it is, and opens its window then', async () => {
    const member = newMember();
    const { payment, recharge, instructions } = await begin(member, 'wechat');
    expect(instructions.kind).toBe('login');
    const login = new URL(instructions.url ?? '');
    expect([login.pathname, login.hash]).toEqual(['/connect/oauth2/authorize', '#wechat_redirect']);
    expect(Object.fromEntries(login.searchParams)).toMatchObject({
      redirect_uri: `https://shop.test/user/account/balance?recharge=${recharge.no}`,
      scope: 'snsapi_base',
      state: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(wechat.orders.has(payment.no)).toBe(false);
    wechat.state.openids.set('code-a', 'openid-a');
    const opened = await prepare(member, payment.no, 'wechat', { code: 'code-a', state: stateIn(instructions) });
    expect(wechat.orders.get(payment.no)?.asked).toMatchObject({ payer: { openid: 'openid-a' } });
    const { appId, timeStamp, nonceStr, package: named, signType, paySign } = JSON.parse(opened.bridge ?? '{}');
    expect([named, signType]).toEqual([`prepay_id=wx${payment.no}`, 'RSA']);
    const signed = createVerify('RSA-SHA256').update(`${appId}\n${timeStamp}\n${nonceStr}\n${named}\n`);
    expect(signed.verify(wechat.merchantPublicKey, paySign, 'base64')).toBe(true);
    // Asked again, without a login, the same payment goes on.
    expect((await prepare(member, payment.no, 'wechat')).kind).toBe('bridge');
  });

  it.each([
    ['a code that was used', { code: 'used' }],
    ['another payment’s state', { code: 'code-b', state: 'f'.repeat(32) }],
    ['no state', { code: 'code-b', state: '' }],
  ])('is not opened for %s', async (_, changes) => {
    const member = newMember();
    const { payment, instructions } = await begin(member, 'wechat');
    wechat.state.openids.set('code-b', 'openid-b');
    const login = { state: stateIn(instructions), ...changes };
    await expect(prepare(member, payment.no, 'wechat', login)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(wechat.orders.has(payment.no)).toBe(false);
  });

  it('goes on on another device: what was opened is closed, so that nobody pays twice', async () => {
    const member = newMember();
    const { payment, recharge } = await begin(member, 'desktop');
    expect((await prepare(member, payment.no, 'phone')).kind).toBe('page');
    expect(wechat.orders.get(payment.no)?.trade_state).toBe('CLOSED');
    expect((await prepare(member, payment.no, 'desktop')).code).toBe(`weixin://wxpay/bizpayurl?pr=${payment.no}-3`);
    expect(wechat.orders.get(`${payment.no}-2`)?.trade_state).toBe('CLOSED');
    wechat.pay(`${payment.no}-3`);
    expect(await receive(wechat.toNotice(`${payment.no}-3`))).toBe('applied');
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([
      10_050,
      'succeeded',
    ]);
  });

  it('that was paid in the moment it was to go on elsewhere counts, and is not opened again', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    expect(await prepare(member, payment.no, 'phone')).toEqual({});
    expect(await recharges.balanceOf(member)).toBe(10_050);
    expect(wechat.orders.has(`${payment.no}-2`)).toBe(false);
  });

  it('that goes on on two devices at once is open on one of them', async () => {
    const member = newMember();
    const { payment } = await begin(member, 'desktop');
    await Promise.allSettled([prepare(member, payment.no, 'phone'), prepare(member, payment.no, 'phone')]);
    const open = [...wechat.orders].filter(
      ([no, order]) => no.startsWith(payment.no) && order.trade_state === 'NOTPAY',
    );
    expect(open.length).toBeLessThanOrEqual(1);
  });

  it('that went on elsewhere while it was being closed is not opened a second time', async () => {
    const member = newMember();
    const { payment } = await begin(member, 'desktop');
    let elsewhere: Promise<Record<string, string>> | undefined;
    wechat.state.meanwhile = (path) => {
      if (elsewhere || !path.endsWith('/close')) return undefined;
      elsewhere = prepare(member, payment.no, 'phone');
      return elsewhere;
    };
    expect(await prepare(member, payment.no, 'phone')).toEqual(await elsewhere);
    const open = [...wechat.orders].filter(
      ([no, order]) => no.startsWith(payment.no) && order.trade_state === 'NOTPAY',
    );
    expect(open.map(([no]) => no)).toEqual([`${payment.no}-2`]);
  });

  it('that was opened twice under one number stays open for who came first', async () => {
    const member = newMember();
    const { payment } = await begin(member, 'desktop');
    let elsewhere: Promise<Record<string, string>> | undefined;
    wechat.state.meanwhile = (path) => {
      if (elsewhere || !path.endsWith('/h5')) return undefined;
      elsewhere = prepare(member, payment.no, 'phone');
      return elsewhere;
    };
    await expect(prepare(member, payment.no, 'phone')).rejects.toMatchObject({ code: 'status_changed' });
    expect((await elsewhere)?.kind).toBe('page');
    expect(wechat.orders.get(`${payment.no}-2`)?.trade_state).toBe('NOTPAY');
    expect((await prepare(member, payment.no, 'phone')).url).toBe((await elsewhere)?.url);
  });

  it('of somebody else is not prepared', async () => {
    const { payment } = await begin(newMember(), 'desktop');
    await expect(prepare(newMember(), payment.no, 'phone')).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each([
    [500, 'SYSTEM_ERROR'],
    [429, 'FREQUENCY_LIMITED'],
    [401, 'SIGN_ERROR'],
    [400, 'PARAM_ERROR'],
  ])('cannot begin while WeChat answers %d %s', async (status, code) => {
    wechat.state.refusal = { status, code };
    await expect(begin(newMember(), 'desktop')).rejects.toMatchObject({ code: 'channel_unavailable' });
  });
});

describe('a notice', () => {
  it('credits once, whether five come at once, a question beside them, or another later', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    test.ctx.clock.advance(61);
    const [same, other] = [wechat.toNotice(payment.no), wechat.toNotice(payment.no, { id: `EV2-${payment.no}` })];
    const [outcomes] = await Promise.all([
      Promise.all([same, same, same, other, other].map(receive)),
      queryPayments(test.ctx),
    ]);
    expect(outcomes.filter((outcome) => outcome !== 'applied' && outcome !== 'duplicate')).toEqual([]);
    expect(await receive(wechat.toNotice(payment.no, { id: `EV3-${payment.no}` }))).toBe('duplicate');
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });

  it.each([
    ['another app', { appid: 'wx0000000000000000' }],
    ['another merchant', { mchid: '1900000000' }],
    ['another amount', { amount: { total: 10_049, currency: 'CNY' } }],
    ['another currency', { amount: { total: 10_050, currency: 'USD' } }],
  ])('about %s moves nothing and waits for an operator', async (_, changes) => {
    const member = newMember();
    const { payment, recharge } = await paid(member);
    expect(await receive(wechat.toNotice(payment.no, { changes }))).toBe('mismatch');
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([0, 'pending']);
    expect(await recharges.outcomesOf(payment.no)).toEqual(['mismatch']);
  });

  it.each([
    ['changed after it was signed', { forged: { body: '{}' } }],
    ['sent again with another time', { forged: { headers: { 'wechatpay-timestamp': '1795000001' } } }],
    ['without a signature', { forged: { headers: { 'wechatpay-signature': '' } } }],
    ['of another key', { forged: { headers: { 'wechatpay-serial': 'PUB_KEY_ID_0' } } }],
    ['of a certificate that nobody knows', { forged: { headers: { 'wechatpay-serial': 'ABCDEF0123456789' } } }],
    ['encrypted with another key', { key: 'x'.repeat(32) }],
  ])('%s is refused', async (_, changes) => {
    const member = newMember();
    const { payment } = await paid(member);
    await expect(receive(wechat.toNotice(payment.no, changes))).rejects.toMatchObject({
      code: expect.stringMatching(/^(signature_wrong|channel_unavailable)$/),
    });
    expect([await recharges.balanceOf(member), await recharges.outcomesOf(payment.no)]).toEqual([0, []]);
  });

  it.each([-301, 301])('signed %d seconds from now is refused', async (seconds) => {
    const { payment } = await paid(newMember());
    const signedAt = new Date(test.ctx.clock.now().getTime() + seconds * 1000);
    await expect(receive(wechat.toNotice(payment.no, { signedAt }))).rejects.toMatchObject({ code: 'signature_wrong' });
  });

  it('is believed when WeChat has gone over to another certificate meanwhile', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    test.ctx.clock.advance(61);
    wechat.state.certificates = [newSigner('5157F09EFDC096DE15EBE81A47057A7200000001')];
    expect(await receive(wechat.toNotice(payment.no))).toBe('applied');
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });

  it('for a number nobody knows stays on record', async () => {
    expect(await receive(wechat.toNotice('PY99999999999998'))).toBe('unknown');
  });

  it('of a refund that we know nothing of goes to an operator; one that failed says nothing', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    await receive(wechat.toNotice(payment.no));
    expect(await receive(wechat.toRefundNotice(payment.no, { event: 'REFUND.ABNORMAL' }))).toBe('ignored');
    expect(await receive(wechat.toRefundNotice(payment.no))).toBe('refunded');
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });

  it('after the close credits the recharge all the same', async () => {
    const member = newMember();
    const { payment, recharge } = await begin(member, 'desktop');
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(await recharges.statusOf(member, recharge.no)).toBe('closed');
    expect(wechat.orders.get(payment.no)?.trade_state).toBe('CLOSED');
    Object.assign(wechat.orders.get(payment.no) ?? {}, { trade_state: 'SUCCESS' });
    expect(await receive(wechat.toNotice(payment.no))).toBe('applied');
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });
});

describe('asking WeChat', () => {
  it('finds the money of a lost notice, and compares it later', async () => {
    const member = newMember();
    const { payment } = await paid(member);
    test.ctx.clock.advance(60);
    await queryPayments(test.ctx);
    expect([await recharges.balanceOf(member), await recharges.outcomesOf(payment.no)]).toEqual([10_050, ['applied']]);
    Object.assign(wechat.orders.get(payment.no) ?? {}, { trade_state: 'REFUND' });
    test.ctx.clock.advance(24 * 3600);
    await queryPayments(test.ctx);
    expect(await recharges.outcomesOf(payment.no)).toEqual(['applied', 'refunded']);
  });

  it('comes before closing: what was paid in the last moment is credited and not closed', async () => {
    const member = newMember();
    const { recharge } = await paid(member);
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(await recharges.statusOf(member, recharge.no)).toBe('succeeded');
  });

  it('closes what was never opened there', async () => {
    const member = newMember();
    const { recharge } = await begin(member, 'wechat');
    test.ctx.clock.advance(2 * 3600 + 1);
    await closeOverduePayments(test.ctx);
    expect(await recharges.statusOf(member, recharge.no)).toBe('closed');
  });

  it.each(['isForging', 'isDown', 'isLosing'] as const)('believes nothing that is not signed (%s)', async (fault) => {
    const member = newMember();
    const { recharge } = await paid(member);
    wechat.state[fault] = true;
    test.ctx.clock.advance(2 * 3600 + 1);
    await queryPayments(test.ctx);
    await closeOverduePayments(test.ctx);
    expect([await recharges.balanceOf(member), await recharges.statusOf(member, recharge.no)]).toEqual([0, 'pending']);
    wechat.state[fault] = false;
    await closeOverduePayments(test.ctx);
    expect(await recharges.balanceOf(member)).toBe(10_050);
  });
});
