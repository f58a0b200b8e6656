import { expect, it } from '@jest/globals';
import { judgeFault, wordFault } from './judge-answer.ts';
import { secretsOf } from './secrets-of.ts';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:465', 'unreachable'],
  ['getaddrinfo ENOTFOUND smtp.example.com', 'unreachable'],
  ['timeout: no answer within 20 s', 'unreachable'],
  ['alipay: no answer of alipay.fund.trans.common.query', 'unreachable'],
  ['unable to verify the first certificate', 'unreachable'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'refused'],
  ['alipay: 40002 Invalid Arguments isv.invalid-app-id', 'refused'],
  ['wechat: HTTP 401 without a signature that is right', 'refused'],
  ['Access Denied', 'refused'],
  ['HTTP 502 from https://shop.example/api/health/live', 'failed'],
  ['something nobody has seen', 'failed'],
])('%s is %s', (said, outcome) => expect(judgeFault(said)).toBe(outcome));

it('says what was behind a fault, and how it is called', () => {
  const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  expect(wordFault(new Error('fetch failed', { cause }), [])).toBe('fetch failed: ECONNREFUSED: connect');
  expect(wordFault('a word', [])).toBe('a word');
  expect(wordFault(new Error('x'.repeat(999)), [])).toHaveLength(300);
});

it('says nothing that stands in the settings as a secret', () => {
  const settings = {
    SMTP_URL: 'smtp://shop:pass%40word@mail.example:587',
    STRIPE_SECRET_KEY: 'sk_live_123456',
    PUBLIC_URL: 'https://shop.example',
    PORT: 3000,
  };
  const said = 'refused pass@word of sk_live_123456 at mail.example, shop.example';
  expect(wordFault(new Error(said), secretsOf(settings))).toBe('refused … of … at mail.example, shop.example');
});
