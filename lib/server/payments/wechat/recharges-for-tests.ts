import { afterAll, afterEach, expect } from '@jest/globals';
import { createTestContext } from '../../db/test-context.ts';
import type { Member } from '../../kernel/actor.ts';
import { auditMoney } from '../../workflows/ledger/audit-money.ts';
import { receiveNotice } from '../../workflows/payment/receive-payment.ts';
import { createRecharge, type Payer } from '../index.ts';
import { rechargesOf } from '../online-for-tests.ts';
import { startWechatPay } from './wechat-for-tests.ts';

/** Recharges by WeChat Pay; the books are checked after each test. */
export async function openWechatRecharges() {
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

  async function paid(member: Member) {
    const begun = await begin(member, 'desktop');
    wechat.pay(begun.payment.no);
    return begun;
  }

  return { wechat, test, recharges, receive, begin, paid };
}
