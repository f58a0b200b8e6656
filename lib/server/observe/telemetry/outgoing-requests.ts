import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { beginSpan, type OpenSpan } from '../spans.ts';

interface Message {
  request: object;
  response?: { statusCode?: number };
  error?: unknown;
}

/** What both of Node's clients say of a request, each by its own words. */
interface Outgoing {
  method?: string;
  /** `http` */
  host?: string;
  /** `fetch` */
  origin?: string | URL;
}

/**
 * A span for each request that goes out while something is traced: to providers, buckets, the API of another process. Node tells
 * of them itself, whichever library sends them. Of the address the host alone: what stands behind it may be somebody's.
 */
export function watchOutgoingRequests(): { stop(): void } {
  const spans = new WeakMap<object, OpenSpan>();
  const begin = (message: unknown) => {
    const { request } = message as Message;
    const { method = 'GET', host, origin } = request as Outgoing;
    const server = host ?? hostOf(origin);
    const facts = { 'http.request.method': method, 'server.address': server };
    const span = beginSpan({ name: `${method} ${server}`, kind: 'client', facts });
    if (span) spans.set(request, span);
  };
  const answer = (message: unknown) => {
    const { request, response } = message as Message;
    const status = response?.statusCode;
    if (status !== undefined) spans.get(request)?.note({ 'http.response.status_code': status });
  };
  const end = (message: unknown) => {
    const { request, error } = message as Message;
    answer(message);
    spans.get(request)?.end(error);
    spans.delete(request);
  };
  const channels: [name: string, hear: (message: unknown) => void][] = [
    ['undici:request:create', begin],
    ['undici:request:headers', answer],
    ['undici:request:trailers', end],
    ['undici:request:error', end],
    ['http.client.request.created', begin],
    ['http.client.response.finish', end],
    ['http.client.request.error', end],
  ];
  for (const [name, hear] of channels) subscribe(name, hear);
  return {
    stop: () => {
      for (const [name, hear] of channels) unsubscribe(name, hear);
    },
  };
}

function hostOf(origin: string | URL | undefined): string {
  const text = String(origin ?? '');
  return URL.canParse(text) ? new URL(text).hostname : 'unknown';
}
