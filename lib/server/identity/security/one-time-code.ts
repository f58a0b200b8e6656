import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { ServerContext } from '../../db/context.ts';
import { newReadableCode } from '../../kernel/ids.ts';

/** What every authenticator app understands: six digits from SHA-1, a new one every thirty seconds (RFC 6238). */
const shape = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A code counts half a minute before and after its time: clocks of phones are not exact. */
const window = 1;

export const recoveryCodeCount = 10;

export function newAppSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function appAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Which thirty seconds the code belongs to, or undefined when it is wrong. */
export function matchStep(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...shape, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp, window });
  return delta === null ? undefined : TOTP.counter({ period: shape.period, timestamp }) + delta;
}

/** In two halves, because people copy them by hand. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => `${newReadableCode(5)}-${newReadableCode(5)}`);
}

/** Keyed with the shop's secret and bound to the account; spaces, hyphens and case do not matter. */
export function hashRecoveryCode({ env }: Pick<ServerContext, 'env'>, userId: number, code: string): string {
  const text = `recovery\n${userId}\n${code.replace(/[\s-]/g, '').toUpperCase()}`;
  return createHmac('sha256', env.SECRET_KEY).update(text).digest('base64url');
}
