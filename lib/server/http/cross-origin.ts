import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { staleHeader } from '#lib/utils/page/stale-header.ts';

/**
 * Cross-origin calls as the family allows them: from the shop's own address, and from a list, CORS_ORIGINS (contract §1,
 * CORS). An entry is an origin, or a host name, which stands for every port and scheme of it; `*` is any.
 */
export function crossOrigin(ownAddress: string, listed: string[]): MiddlewareHandler {
  const own = new URL(ownAddress).origin;
  return cors({
    origin: (origin) => (origin === own || isAllowed(origin, listed) ? origin : null),
    // Where any site may ask, none may bring what a visitor's browser keeps for this one.
    credentials: !listed.includes('*'),
    maxAge: 1800,
    // The name of a file that a page fetches from another host, and what it should read anew after a write.
    exposeHeaders: ['content-disposition', 'retry-after', staleHeader],
    allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
    allowHeaders: [
      'think-lang',
      'server',
      'ba-user-token',
      'ba-token',
      'batoken',
      'Authorization',
      'Content-Type',
      'X-Requested-With',
      'If-Match',
      'If-Modified-Since',
      'If-None-Match',
      'Idempotency-Key',
      'Last-Event-ID',
    ],
  });
}

function isAllowed(origin: string, listed: string[]): boolean {
  if (listed.includes('*') || (origin.includes('://') && listed.includes(origin))) return true;
  try {
    return listed.includes(new URL(origin).hostname);
  } catch {
    return false;
  }
}
