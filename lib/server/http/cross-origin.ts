import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/**
 * Cross-origin calls as the family allows them: by host name from a list, `*` for any (contract §1, CORS). The list
 * comes from CORS_ORIGINS.
 */
export function crossOrigin(hosts: string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (isAllowed(origin, hosts) ? origin : null),
    // Where any site may ask, none may bring what a visitor's browser keeps for this one.
    credentials: !hosts.includes('*'),
    maxAge: 1800,
    // The name of a file that a page fetches from another host.
    exposeHeaders: ['content-disposition', 'retry-after'],
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

function isAllowed(origin: string, hosts: string[]): boolean {
  if (hosts.includes('*')) return true;
  try {
    return hosts.includes(new URL(origin).hostname);
  } catch {
    return false;
  }
}
