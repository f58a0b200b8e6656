import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';
import type pino from 'pino';
import { visitorAddress } from '#lib/server/http/visitor-address.ts';
import type { ApiTier } from './tiers.ts';

/**
 * Passes calls and stored files on to the API of another server, named by API_URL: the pages of this process then need
 * no database, and the visitor's browser no second address. Headers, bodies and streams go through as they are, but what
 * they say of the visitor's address: the API believes it, so it is ours to write.
 */
export function createRemoteApiTier(apiUrl: string, log: pino.Logger, isProxyTrusted: boolean): ApiTier {
  const answer = getRequestListener(async (request, bindings) => {
    const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.delete('host');
    const visitor = visitorAddress(headers, { connection: incoming?.socket.remoteAddress ?? '', isProxyTrusted });
    for (const name of ['x-forwarded-for', 'x-real-ip']) {
      if (visitor) headers.set(name, visitor);
      else headers.delete(name);
    }
    try {
      return await proxy(`${apiUrl}${pathname}${search}`, { raw: request, headers, redirect: 'manual' });
    } catch (error) {
      // Who closes the page ends its calls and streams; that is no fault of the API.
      if (!request.signal.aborted) log.error({ err: error, path: pathname }, 'the API did not answer');
      return new Response(null, { status: 502 });
    }
  });
  return {
    answer,
    begin: async (tellPages) => {
      await tellPages(['shop']);
      return async () => undefined;
    },
    end: async () => undefined,
  };
}
