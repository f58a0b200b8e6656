import { afterAll, afterEach, expect, it } from '@jest/globals';
import type { OidcSettings } from '../../env-logins.ts';
import { systemClock } from '../../kernel/clock.ts';
import { startOidc } from './oidc-double-for-tests.ts';
import { oidcProvider } from './oidc-provider.ts';

const oidc = await startOidc(() => systemClock);
afterEach(() => {
  oidc.own.fault = undefined;
});
afterAll(() => oidc.stop());

function open(changes: Partial<OidcSettings> = {}) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = oidc.env;
  const rules = { scope: 'openid', match: 'email', requiredClaim: undefined, createInGroup: undefined } as const;
  const trusted = { factorAmr: [], factorAcr: [], waitSeconds: 8 };
  return oidcProvider({ issuer, clientId, clientSecret, ...rules, ...trusted, ...changes }, systemClock);
}

const secrets = {
  state: 's'.repeat(64),
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(43),
  returnUrl: 'http://shop.test/user/login',
};

it('proves who somebody is, once a code', async () => {
  const code = oidc.agree(await open().addressFor(secrets)).searchParams.get('code') ?? '';
  expect(await open().prove({ ...secrets, code })).toMatchObject({ subject: 'sub-of-page', isFactorProven: false });
  await expect(open().prove({ ...secrets, code })).rejects.toThrow('login_provider_refused');
});

it('takes no code that was asked for by another verifier', async () => {
  const code = oidc.agree(await open().addressFor(secrets)).searchParams.get('code') ?? '';
  const asked = open().prove({ ...secrets, verifier: 'w'.repeat(43), code });
  await expect(asked).rejects.toThrow('login_provider_refused');
});

it('waits so long and no longer', async () => {
  const provider = open({ waitSeconds: 0.05, clientId: 'another' });
  oidc.own.fault = 'silent';
  await expect(provider.addressFor(secrets)).rejects.toThrow();
});

it('is tested by a question that changes nothing', async () => {
  await expect(open().probe()).resolves.toBeUndefined();
  await expect(open({ clientSecret: 'wrong' }).probe()).rejects.toThrow(
    'no authentication of the shop (invalid_client)',
  );
  oidc.own.fault = 'down';
  await expect(open().probe()).rejects.toThrow();
});
