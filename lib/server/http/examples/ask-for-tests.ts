import type { Endpoint } from '#lib/contract/endpoint.ts';
import type { Api } from '../app.ts';
import { toQuery } from './to-query.ts';

export interface Answered {
  status: number;
  /** The envelope; undefined where a file came. */
  // biome-ignore lint/suspicious/noExplicitAny: answers have every shape.
  body?: any;
  type: string;
}

/** Asks as the curl line of an example does, without a network. */
export async function askAs(
  api: Api,
  entry: Endpoint,
  { headers, request }: { headers: Record<string, string>; request: Record<string, unknown> },
): Promise<Answered> {
  const isRead = entry.method === 'get';
  const query = isRead ? toQuery(request) : '';
  const init = isRead ? {} : { method: 'POST', body: JSON.stringify(request) };
  const type = isRead
    ? {}
    : { 'content-type': 'application/json', ...(entry.isOnce && { 'idempotency-key': crypto.randomUUID() }) };
  const asked = new Request(`http://shop.test${entry.path}${query}`, {
    ...init,
    headers: { ...headers, ...type, 'think-lang': 'en' },
  });
  const answer = await api.fetch(asked, { remoteAddress: '192.0.2.1' });
  const kind = (answer.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (kind === 'application/json') return { status: answer.status, body: await answer.json(), type: kind };
  // What never ends is not waited for.
  if (kind === 'text/event-stream') await answer.body?.cancel();
  else await answer.arrayBuffer();
  return { status: answer.status, type: kind };
}
