import { describe, expect, it } from '@jest/globals';
import { newSigner } from '../../wechat-pay/double-for-tests.ts';
import { closeOverduePayments, queryPayments } from '../../workflows/payment/query-payments.ts';
import { newMember } from '../online-for-tests.ts';
import { openWechatRecharges } from './recharges-for-tests.ts';

const { wechat, test, recharges, receive, begin, paid } = await openWechatRecharges();

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
