import { randomInt } from 'node:crypto';
import type { ServerContext } from '../db/context.ts';
import { createUser, getUser, type NewUser, openSession, type SessionTokens, type User } from '../identity/index.ts';
import { ensureRules } from './seed-identity.ts';

/** The password of every user a test makes, unless it says otherwise. */
export const testPassword = 'Test-1234';

/** A customer with names nobody else has. `overrides` say what the test is about. */
export async function createTestUser(ctx: ServerContext, overrides: Partial<NewUser> = {}): Promise<User> {
  await ensureRules(ctx);
  const number = randomInt(10 ** 8, 10 ** 9);
  return createUser(ctx, {
    username: `t${number}`,
    email: `t${number}@example.com`,
    mobile: `13${number}`,
    password: testPassword,
    group: 'customer',
    ...overrides,
  });
}

/** Logs somebody in without form and captcha; `token` goes into the header `ba-user-token`. */
export async function signIn(ctx: ServerContext, userId: number, keep = false): Promise<SessionTokens> {
  const user = await getUser(ctx.db, userId);
  return openSession(ctx, ctx.db, user, { keep, ip: '127.0.0.1', userAgent: 'test' });
}
