import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { ServerContext } from '../../db/context.ts';
import { addSeconds, toUnixSeconds } from '../../kernel/clock.ts';
import { deriveTokenKey } from './token-key.ts';

/** Two hours (docs/domain/identity.md 2). */
const accessTokenLifeInSeconds = 2 * 3600;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface AccessClaims {
  userId: number;
  sessionId: string;
}

type AccessVerdict = { state: 'valid' | 'expired'; claims: AccessClaims } | { state: 'unknown' };

/** Signs what `lib/session/token-check.ts` reads without a database. */
export async function signAccessToken(ctx: ServerContext, claims: AccessClaims & { group: string }): Promise<string> {
  const now = ctx.clock.now();
  return new SignJWT({ sid: claims.sessionId, roles: [claims.group] })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(claims.userId))
    .setIssuedAt(toUnixSeconds(now))
    .setExpirationTime(toUnixSeconds(addSeconds(now, accessTokenLifeInSeconds)))
    .sign(keyOf(ctx));
}

/** Signature first, then age; an expired token still names its session, so that logging out with it works. */
export async function readAccessToken(ctx: ServerContext, token: string): Promise<AccessVerdict> {
  try {
    const { payload } = await jwtVerify(token, keyOf(ctx), { algorithms: ['HS256'], currentDate: ctx.clock.now() });
    return withClaims('valid', payload);
  } catch (error) {
    return error instanceof errors.JWTExpired ? withClaims('expired', error.payload) : { state: 'unknown' };
  }
}

function withClaims(state: 'valid' | 'expired', payload: { sub?: string; sid?: unknown }): AccessVerdict {
  const userId = Number(payload.sub);
  if (!Number.isSafeInteger(userId) || typeof payload.sid !== 'string' || !uuidPattern.test(payload.sid)) {
    return { state: 'unknown' };
  }
  return { state, claims: { userId, sessionId: payload.sid } };
}

const keys = new Map<string, KeyObject>();

function keyOf({ env }: ServerContext): KeyObject {
  const key = keys.get(env.SECRET_KEY) ?? createSecretKey(deriveTokenKey(env.SECRET_KEY), 'utf8');
  keys.set(env.SECRET_KEY, key);
  return key;
}
