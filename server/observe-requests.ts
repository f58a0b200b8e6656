import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Cause } from '#lib/server/observe/cause.ts';
import { isRecording, recordSeconds } from '#lib/server/observe/recorder.ts';
import { beginTrace, isTracing, type OpenSpan } from '#lib/server/observe/spans.ts';
import type { AccessLog } from './access-log.ts';
import { addressOf } from './addresses/address-of.ts';
import { routeOf } from './addresses/route-of.ts';
import { isOurselves } from './own-requests.ts';
import { causeOf, findCause, setCause } from './request-cause.ts';
import type { Listener } from './tiers.ts';

interface ObserveOptions {
  isProxyTrusted: boolean;
  accessLog: AccessLog | undefined;
  /** A call as the contract writes it. */
  routeOfCall: (path: string) => string | undefined;
}

/**
 * Where every request comes in: it gets its id, and what became of it is written down for whoever asked for that. Where nobody
 * did, it costs no more than the id.
 */
export function observeRequests(options: ObserveOptions, answer: Listener): Listener {
  return (request, response) => {
    const cause = findCause(request, options.isProxyTrusted);
    if (options.accessLog || isRecording() || isTracing()) watch(request, response, { cause, options });
    return answer(request, response);
  };
}

interface Watched {
  cause: Cause;
  options: ObserveOptions;
}

function watch(request: IncomingMessage, response: ServerResponse, { cause, options }: Watched): void {
  const began = performance.now();
  const { socket } = request;
  const isOwn = isOurselves(request);
  const address = options.accessLog && !isOwn ? addressOf(request, options.isProxyTrusted) : '';
  const span = beginTrace({ name: request.method ?? '', kind: 'server' }, cause);
  if (span) setCause(request, { ...cause, trace: span.place, route: routeOf(request.url ?? '', options.routeOfCall) });
  response.once('close', () => {
    const ms = performance.now() - began;
    const method = knownMethod(request.method);
    const route = routeOf(request.url ?? '', options.routeOfCall);
    const status = response.writableFinished ? response.statusCode : statusOfLeft;
    if (span) endSpan(span, { method, route, status });
    // What the process asks itself is a part of what a visitor asked.
    if (isOwn) return;
    if (!cause.seen.isStream) {
      recordSeconds('http_request_duration_seconds', ms / 1000, { method, route, status: String(status) });
    }
    const { requestId } = causeOf(request) ?? cause;
    const actor = cause.seen.actor ?? 'guest';
    const bytes = bytesSince(socket);
    const line = { method, route, status, ms: Math.round(ms * 10) / 10, bytes, actor, requestId };
    options.accessLog?.write({ ...line, records: cause.seen.records, address });
  });
}

/** Whoever left before the end of the answer, as nginx says it. */
const statusOfLeft = 499;

const methods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const knownMethod = (method: string | undefined) => (method !== undefined && methods.has(method) ? method : 'OTHER');

const written = new WeakMap<Socket, number>();

/** What was written on the connection since the last answer, head included. Of those asked for at once one may count for all. */
function bytesSince(socket: Socket): number {
  const before = written.get(socket) ?? 0;
  written.set(socket, socket.bytesWritten);
  return Math.max(0, socket.bytesWritten - before);
}

function endSpan(span: OpenSpan, { method, route, status }: { method: string; route: string; status: number }): void {
  span.rename(`${method} ${route}`);
  span.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
  span.end(status >= 500 ? new Error(`status ${status}`) : undefined);
}
