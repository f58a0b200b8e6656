import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestUser, signIn, testPassword } from '#lib/server/factories/factories.ts';
import { toMember } from '#lib/server/factories/store-factories.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { ordersOf } from '#lib/server/workflows/orders/orders-for-tests.ts';
import { askAs } from '../../access/ask-as-for-tests.ts';
import { createTestApi } from '../../test-api.ts';

/** What the balance pays is asked for once more: on the server, whatever a screen does. */
const test = await createTestApi();
test.ctx.env.PAYMENT_SANDBOX = true;
const shop = ordersOf(test);
afterAll(() => test.close());

async function owing(group: 'customer' | 'operator' = 'customer') {
  const user = await createTestUser(test.ctx, { group });
  const me = { id: user.id, token: (await signIn(test.ctx, user.id)).token };
  const { group: made } = await shop.newOrders(toMember(me.id), { payable: 5000 });
  await shop.fill(toMember(me.id), 9000);
  const pay = async (input: object) => askAs(test, me, 'post /api/order/pay', { no: made.no, ...input });
  const seen = async () => (await askAs(test, me, 'get /api/order/group', { no: made.no })).data;
  return { pay, seen };
}

describe('by the amount', () => {
  beforeEach(() => updateSettings(test.ctx, { 'payment.balanceProof': 'amount' }));

  it('pays what was confirmed, and nothing else', async () => {
    const { pay, seen } = await owing();
    expect(await seen()).toMatchObject({ status: 'open', balance_proof: 'confirmed_amount' });
    for (const wrong of [{}, { confirmed_amount: '49.99' }]) {
      const { code, data } = await pay({ channel: 'balance', ...wrong });
      expect([code, Object.keys(data.fields)]).toEqual([0, ['confirmed_amount']]);
    }
    expect((await seen()).balance).toBe('90.00');
    expect((await pay({ channel: 'balance', confirmed_amount: '50' })).data.status).toBe('paid');
  });

  it('asks for the part of a mixed payment, and not for what comes from outside', async () => {
    const { pay } = await owing();
    const mixed = { channel: 'sandbox', balance_amount: '10' };
    expect(Object.keys((await pay(mixed)).data.fields)).toEqual(['confirmed_amount']);
    expect((await pay({ ...mixed, confirmed_amount: '50' })).code).toBe(0);
    expect((await pay({ ...mixed, confirmed_amount: '10' })).code).toBe(1);
    expect((await (await owing()).pay({ channel: 'sandbox' })).code).toBe(1);
  });
});

describe('by the password', () => {
  beforeEach(() => updateSettings(test.ctx, { 'payment.balanceProof': 'password' }));

  it('pays for who knows it', async () => {
    const { pay, seen } = await owing();
    expect((await seen()).balance_proof).toBe('password');
    expect(Object.keys((await pay({ channel: 'balance', confirmed_amount: '50' })).data.fields)).toEqual(['password']);
    const refused = await pay({ channel: 'balance', password: 'Wrong-1234' });
    expect(refused.data).toMatchObject({ error: 'password_wrong', fields: { password: expect.any(String) } });
    expect((await seen()).status).toBe('open');
    expect((await pay({ channel: 'balance', password: testPassword })).data.status).toBe('paid');
  });

  it('is not found by trying', async () => {
    const { pay, seen } = await owing();
    const errors = [];
    for (let tries = 0; tries < 12; tries += 1) {
      errors.push((await pay({ channel: 'balance', password: `Wrong-${tries}` })).data.error);
    }
    expect(errors.at(-1)).toBe('login_locked');
    expect((await pay({ channel: 'balance', password: testPassword })).data.error).toBe('login_locked');
    expect((await seen()).status).toBe('open');
  });
});

describe('by a code of the second factor', () => {
  beforeEach(() => updateSettings(test.ctx, { 'payment.balanceProof': 'code' }));

  it('asks for the password where no second factor is on', async () => {
    const { pay, seen } = await owing();
    expect((await seen()).balance_proof).toBe('password');
    expect((await pay({ channel: 'balance', password: testPassword })).code).toBe(1);
  });

  it('takes no password in its place', async () => {
    const { pay, seen } = await owing('operator');
    expect((await seen()).balance_proof).toBe('code');
    expect(Object.keys((await pay({ channel: 'balance', password: testPassword })).data.fields)).toEqual(['code']);
    expect((await pay({ channel: 'balance', code: '000000' })).data.error).toBe('two_factor_wrong');
  });
});
