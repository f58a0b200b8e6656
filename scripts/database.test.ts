import { expect, it } from '@jest/globals';
import { switchOnPlayMoney } from './database.ts';

it.each([
  [{}, 'true'],
  [{ PAYMENT_SANDBOX: '' }, 'true'],
  [{ PAYMENT_SANDBOX: 'false' }, 'false'],
  [{ ALIPAY_APP_ID: '2021000122671080' }, undefined],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, undefined],
])('the demo shop with %j has the sandbox set to %s', (settings, expected) => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test', ...settings };
  switchOnPlayMoney(env);
  expect(env.PAYMENT_SANDBOX).toBe(expected);
});
