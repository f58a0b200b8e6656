import { errors, jwtVerify } from 'jose';

/** What an access token says. */
interface TokenClaims {
  userId: number;
  sessionId: string;
  roles: string[];
}

type TokenVerdict = { state: 'valid'; claims: TokenClaims } | { state: 'expired' } | { state: 'unknown' };

/** Checks signature and expiry of an access token; `key` is the derived token key, never the master secret. */
export async function checkToken(token: string, key: string): Promise<TokenVerdict> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] });
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId) || typeof payload.sid !== 'string') return { state: 'unknown' };
    return { state: 'valid', claims: { userId, sessionId: payload.sid, roles: toRoles(payload.roles) } };
  } catch (error) {
    return { state: error instanceof errors.JWTExpired ? 'expired' : 'unknown' };
  }
}

/**
 * Is this the mirror cookie of somebody who is logged in? Decides only what is shown. With a foreign backend
 * (`API_URL`) tokens are opaque, so presence has to do; the API there checks every call.
 */
export async function isTokenAlive(token: string | undefined): Promise<boolean> {
  if (!token) return false;
  const key = process.env.SESSION_TOKEN_KEY;
  if (!key) return Boolean(process.env.API_URL);
  return (await checkToken(token, key)).state === 'valid';
}

function toRoles(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((role) => typeof role === 'string') : [];
}
