import type { IncomingMessage } from 'node:http';
import { visitorAddress } from '#lib/server/http/scope/visitor-address.ts';

/** Where a request comes from, as it is known before the API sees it. */
export function addressOf({ headers, socket }: IncomingMessage, isProxyTrusted: boolean): string {
  if (!isProxyTrusted) return socket.remoteAddress ?? '';
  const notified = new Headers();
  for (const name of ['x-forwarded-for', 'x-real-ip']) {
    const value = headers[name];
    if (value !== undefined) notified.set(name, String(value));
  }
  return visitorAddress(notified, { connection: socket.remoteAddress ?? '', isProxyTrusted });
}
