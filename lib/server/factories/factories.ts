import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../db/context.ts';
import {
  agreeToPublished,
  createUser,
  enableTwoFactor,
  getUser,
  type NewUser,
  openSession,
  type SessionTokens,
  setUpTwoFactor,
  type User,
} from '../identity/index.ts';
import { ensureRules } from '../setup/first-rules.ts';

/** The password of every user a test makes, unless it says otherwise. */
export const testPassword = 'Test-1234';

/** The rules are read whole to see whether they are complete, and tests make thousands of users. */
const withRules = new WeakMap<object, Promise<void>>();

function ensureRulesOnce(ctx: ServerContext): Promise<void> {
  const known = withRules.get(ctx.db) ?? ensureRules(ctx);
  withRules.set(ctx.db, known);
  return known;
}

type Overrides = Partial<Omit<NewUser, 'password'>> & { password?: string };

/** As cheap as a hash may be: a hash says itself what it costs to check, and tests check it thousands of times. */
const cheaply = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let testHash: Promise<string> | undefined;
const hashOfTestPassword = () => (testHash ??= hash(testPassword, cheaply));

/** A customer with names nobody else has, who has agreed to what is published, as who registers does. `overrides` say what the test is about. */
export async function createTestUser(ctx: ServerContext, overrides: Overrides = {}): Promise<User> {
  await ensureRulesOnce(ctx);
  const number = randomInt(10 ** 8, 10 ** 9);
  const user = await createUser(ctx, {
    username: `t${number}`,
    email: `t${number}@example.com`,
    mobile: `13${number}`,
    password: { hash: await hashOfTestPassword() },
    group: 'customer',
    ...overrides,
  });
  const given = { userId: user.id, place: 'register', locale: defaultLocale, at: ctx.clock.now() } as const;
  await agreeToPublished(ctx.db, { ...given, shown: undefined });
  if (overrides.group === 'operator') await protect(ctx, user, overrides.password);
  return user;
}

/** Operators need a second factor before they may do anything. */
async function protect(ctx: ServerContext, user: User, password = testPassword): Promise<void> {
  const proof = { userId: user.id, password, ip: '127.0.0.1', locale: 'en' as const };
  const { secret } = await setUpTwoFactor(ctx, proof);
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ctx.clock.now().getTime() });
  await enableTwoFactor(ctx, { userId: user.id, code });
}

/** Logs somebody in without form and captcha; `token` goes into the header `ba-user-token`. */
export async function signIn(ctx: ServerContext, userId: number, keep = false): Promise<SessionTokens> {
  const user = await getUser(ctx.db, userId);
  return openSession(ctx, ctx.db, user, { keep, way: 'password', ip: '127.0.0.1', userAgent: 'test' });
}

/** Somebody nobody else is, logged in. */
export async function createSignedIn(
  ctx: ServerContext,
  overrides: Overrides = {},
): Promise<{ user: User; id: number; token: string }> {
  const user = await createTestUser(ctx, overrides);
  return { user, id: user.id, token: (await signIn(ctx, user.id)).token };
}

/** An operator nobody else is, logged in. */
export const createSignedInOperator = (ctx: ServerContext): Promise<{ id: number; token: string }> =>
  createSignedIn(ctx, { group: 'operator' });
