import { hkdfSync } from 'node:crypto';

/**
 * The key that signs access tokens, derived from the master secret: who learns it can make tokens but nothing else that
 * the secret protects. server.ts hands it to the middleware as SESSION_TOKEN_KEY, and never the secret itself.
 */
export function deriveTokenKey(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', 'storefront access token v1', 32)).toString('base64url');
}
