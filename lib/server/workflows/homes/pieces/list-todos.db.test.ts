import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '#lib/server/db/test-context.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import type { Member } from '#lib/server/kernel/actor.ts';
import { createRecharge, playSandbox } from '#lib/server/payments/index.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { receiveNotice } from '../../payment/receive-payment.ts';
import { listTodos } from './list-todos.ts';

const test = await createTestContext();
test.ctx.env.PAYMENT_SANDBOX = true;
await updateSettings(test.ctx, { 'payment.bank': { holder: 'H', bank: 'B', account: '6222' } });
afterAll(() => test.close());

async function member(overrides: Parameters<typeof createTestUser>[1] = {}): Promise<Member> {
  const user = await createTestUser(test.ctx, overrides);
  return { kind: 'member', userId: user.id, sessionId: '', nodes: new Set() };
}

const recharge = (who: Member, channel: 'bank' | 'sandbox', amount = 1230) =>
  createRecharge(test.ctx, who, { amount, channel, key: crypto.randomUUID() });
const keysOf = async ({ userId }: Member) => (await listTodos(test.ctx, userId)).map(({ key }) => key);

describe('what waits for a member', () => {
  it('begins with what has a deadline, the next one first', async () => {
    const me = await member();
    const [bank, sandbox] = [await recharge(me, 'bank'), await recharge(me, 'sandbox', 500)];
    const todos = await listTodos(test.ctx, me.userId);
    expect(todos.map(({ key, values }) => [key, values.no])).toEqual([
      ['recharge_pay', sandbox.recharge.no],
      ['recharge_pay', bank.recharge.no],
      ['two_factor', undefined],
    ]);
    expect(todos[0]).toMatchObject({
      link: `/user/account/balance?recharge=${sandbox.recharge.no}`,
      deadline: Math.floor(sandbox.payment.expiresAt.getTime() / 1000),
      values: { amount: '5.00' },
    });
  });

  it('no longer holds a recharge that is paid', async () => {
    const me = await member();
    const { payment } = await recharge(me, 'sandbox');
    expect(await keysOf(me)).toContain('recharge_pay');
    const notice = await playSandbox(test.ctx, me, { no: payment.no, outcome: 'succeeded' });
    await receiveNotice(test.ctx, 'sandbox', notice);
    expect(await keysOf(me)).not.toContain('recharge_pay');
  });

  it('never holds what waits for somebody else', async () => {
    const [me, other] = [await member(), await member()];
    await recharge(other, 'bank');
    expect(await keysOf(me)).toEqual(['two_factor']);
  });

  it('names each address that is not bound', async () => {
    expect(await keysOf(await member({ email: undefined }))).toEqual(['bind_email', 'two_factor']);
    expect(await keysOf(await member({ mobile: undefined }))).toEqual(['bind_mobile', 'two_factor']);
  });
});
