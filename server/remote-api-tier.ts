import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { proxy } from 'hono/proxy';
import type pino from 'pino';
import { provideCallHeaders } from '#lib/api/transport/server-transport.ts';
import { health, readiness } from '#lib/contract/health.ts';
import { visitorAddress } from '#lib/server/http/scope/visitor-address.ts';
import { causeHeaders, currentCause, runFor } from '#lib/server/observe/cause.ts';
import { followChanges } from './follow-changes.ts';
import { causeOf } from './request-cause.ts';
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
    // What a visitor writes there must not pass for ours.
    for (const name of ['x-request-id', 'traceparent', 'tracestate']) headers.delete(name);
    const cause = incoming && causeOf(incoming);
    for (const [name, value] of Object.entries(causeHeaders(cause))) headers.set(name, value);
    try {
      return await runFor(cause, () =>
        proxy(`${apiUrl}${pathname}${search}`, { raw: request, headers, redirect: 'manual' }),
      );
    } catch (error) {
      // Who closes the page ends its calls and streams; that is no fault of the API.
      if (!request.signal.aborted) {
        runFor(cause, () => log.error({ err: error, path: pathname }, 'the API did not answer'));
      }
      return new Response(null, { status: 502 });
    }
  });
  provideCallHeaders(() => causeHeaders(currentCause()));
  return {
    answer,
    routeOf: () => undefined,
    noteMissed: async () => undefined,
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
