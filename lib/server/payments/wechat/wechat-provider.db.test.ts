import { createVerify } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Member } from '../../kernel/actor.ts';
import { preparePayment } from '../../workflows/payment/prepare-payment.ts';
import type { Payer } from '../index.ts';
import { newMember } from '../online-for-tests.ts';
import { openWechatRecharges } from './recharges-for-tests.ts';

const { wechat, test, recharges, receive, begin, paid } = await openWechatRecharges();

const prepare = (member: Member, no: string, device: Payer['device'], login?: Payer['login']) =>
  preparePayment(test.ctx, member, { no, payer: { device, ip: '203.0.113.9', login } });

const stateIn = (instructions: Record<string, string>) =>
  new URL(instructions.url ?? '').searchParams.get('state') ?? '';

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
