import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';
import type pino from 'pino';
import { health, readiness } from '#lib/contract/health.ts';
import { visitorAddress } from '#lib/server/http/visitor-address.ts';
import { followChanges } from './follow-changes.ts';
import type { ApiTier } from './tiers.ts';

/**
 * Passes calls and stored files on to the API of another server, named by API_URL: the pages of this process then need
 * no database, and the visitor's browser no second address. Headers, bodies and streams go through as they are, but what
 * they say of the visitor's address: the API believes it, so it is ours to write.
 */
export function createRemoteApiTier(apiUrl: string, log: pino.Logger, isProxyTrusted: boolean): ApiTier {
  let isServing = false;
  const leaving = new AbortController();
  const answer = getRequestListener(async (request, bindings) => {
    const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
    const { pathname, search } = new URL(request.url);
    if (!isServing && isRequestedForReadiness(pathname)) return new Response(null, { status: 503 });
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
    begin: async (notifyPages) => {
      void followChanges({ apiUrl, onChange: notifyPages, signal: leaving.signal, log });
      await notifyPages(['shop']);
      isServing = true;
    },
    drain: () => {
      isServing = false;
    },
    endStreams: async () => leaving.abort(),
    endJobs: async () => undefined,
    end: async () => undefined,
  };
}

/** Whether the API is ready says nothing of these pages: both must be. */
function isRequestedForReadiness(path: string): boolean {
  return path === health.path || path === readiness.path;
}
