import { afterAll, afterEach, beforeEach } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { ServerEnv } from '#lib/server/env.ts';
import { createTestUser } from '#lib/server/factories/factories.ts';
import { startOidc } from '#lib/server/identity/linked/oidc-double-for-tests.ts';
import { systemClock } from '#lib/server/kernel/clock.ts';
import { createTestApi } from '../../../test-api.ts';
import { type Away, leave } from './provider-journeys-for-tests.ts';

let count = 0;
/** Somebody at the provider, who has asked them for a second factor. */
export function person(claims: object = {}) {
  count += 1;
  return {
    sub: `sub-${count}`,
    email: `op${count}@corp.example`,
    email_verified: true,
    amr: ['pwd', 'mfa'],
    ...claims,
  };
}

export type Person = ReturnType<typeof person>;

/** A shop whose operators come by an OpenID provider. After each test the settings and the provider are as before. */
export async function openOidc() {
  const oidc = await startOidc(() => test?.ctx.clock ?? systemClock);
  const test = await createTestApi({ ...oidc.env, OIDC_FACTOR_AMR: ['mfa'], OIDC_FACTOR_ACR: ['silver'] });
  // A time of its own for every test: what is known of the provider is asked again, and no code of an app was used.
  beforeEach(() => test.ctx.clock.advance(400));

  const changed: Partial<ServerEnv> = {};
  /** For this test alone. */
  function set(settings: Partial<ServerEnv>) {
    for (const name of Object.keys(settings) as (keyof ServerEnv)[]) {
      if (!(name in changed)) Object.assign(changed, { [name]: test.ctx.env[name] });
    }
    Object.assign(test.ctx.env, settings);
  }

  afterEach(() => {
    Object.assign(test.ctx.env, changed);
    const { own } = oidc;
    Object.assign(own, { fault: undefined, forged: {}, beside: undefined, userinfo: undefined, issuer: undefined });
    own.isForgingKey = false;
  });

  afterAll(async () => {
    await test.close();
    await oidc.stop();
  });

  /** An operator with this address, and a second factor of ours. */
  const operatorFor = ({ email }: Person, overrides: object = {}) =>
    createTestUser(test.ctx, { group: 'operator', email, ...overrides });

  const back = (away: Away, query: URLSearchParams, path = '/api/user/checkIn', token = '') => {
    const { ticket } = away;
    return test.post(path, { tab: 'provider', ticket, ...Object.fromEntries(query) }, { token });
  };

  async function logIn(claims: Person) {
    const away = await leave(test, 'oidc');
    return back(away, oidc.agree(away.url, claims).searchParams);
  }

  const linksOf = async (userId: number) =>
    (await test.ctx.db.execute(sql`select issuer, subject, name from linked_logins where user_id = ${userId}`)).rows;

  return { oidc, test, set, operatorFor, back, logIn, linksOf };
}
