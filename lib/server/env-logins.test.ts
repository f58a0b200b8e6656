import { expect, it } from '@jest/globals';
import { readEnv } from './env.ts';
import { oidcSettingsOf } from './env-logins.ts';

const wechat = { WECHAT_OPEN_APP_ID: 'wx9999999999999999', WECHAT_OPEN_APP_SECRET: 'fedcba9876543210fedcba9876543210' };
const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'shop', OIDC_CLIENT_SECRET: 'secret' };

const read = (settings: Record<string, string>) =>
  readEnv({ NODE_ENV: 'test', DATABASE_URL: 'postgres://', SECRET_KEY: 'x', ...settings });

const lacking = [wechat, oidc].flatMap((group) => Object.keys(group).map((missing) => ({ missing, group })));

it.each(lacking)('a provider without its $missing is refused', ({ missing, group }) => {
  expect(() => read({ ...group, [missing]: '' })).toThrow(
    expect.objectContaining({ setting: missing, words: expect.objectContaining({ key: 'settingMissing' }) }),
  );
});

it('a provider without any of its settings is off', () => {
  expect(oidcSettingsOf(read({}))).toBeUndefined();
  expect(oidcSettingsOf(read({ ...wechat, ...oidc }))).toMatchObject({ issuer: 'https://id.example', match: 'email' });
});

it('reads lists and a claim', () => {
  const more = { OIDC_FACTOR_AMR: 'mfa, otp', OIDC_REQUIRED_CLAIM: 'groups=/shop=desk' };
  expect(oidcSettingsOf(read({ ...oidc, ...more }))).toMatchObject({
    factorAmr: ['mfa', 'otp'],
    requiredClaim: { name: 'groups', value: '/shop=desk' },
  });
});

it.each([
  ['OIDC_ISSUER', 'http://id.example'],
  ['OIDC_ISSUER', 'id.example'],
  ['OIDC_REQUIRED_CLAIM', 'shop'],
  ['OIDC_MATCH', 'sub'],
  ['OIDC_ONLY', 'yes'],
  ['WECHAT_OPEN_APP_ID', '1900000109'],
])('%s is not %s', (setting, value) => {
  expect(() => read({ ...wechat, ...oidc, [setting]: value })).toThrow(expect.objectContaining({ setting }));
});

it('without TLS a provider has to be on this machine', () => {
  expect(oidcSettingsOf(read({ ...oidc, OIDC_ISSUER: 'http://127.0.0.1:8080/realms/shop' }))).toBeDefined();
});

it('operators are not left without any way in', () => {
  expect(() => read({ OIDC_ONLY: 'true' })).toThrow(expect.objectContaining({ setting: 'OIDC_ISSUER' }));
});
