import type { Envelope } from '#lib/contract/endpoint.ts';
import type { MessageStreamEvent, StreamEnd } from '#lib/contract/messaging/member-stream.ts';
import { browserTransport } from '../transport/browser-transport.ts';
import { type HeardEvent, readEvents } from '../transport/read-events.ts';
import { exchange } from '../transport/send.ts';

export type LiveEvent = Exclude<MessageStreamEvent, { event: 'end' }>;

/** How a connection ended. `lost`: worth another try. `not_offered`: this server has no such call. */
export type StreamOutcome = StreamEnd['reason'] | 'lost' | 'not_offered';

interface StreamOptions {
  token: string;
  /** Where the last connection ended; empty at first. */
  lastEventId: string;
  signal: AbortSignal;
  onEvent: (event: LiveEvent, id: string | undefined) => void;
}

/**
 * Listens on one connection until it ends, and says how. By fetch, for EventSource cannot send the header that the API
 * trusts. Never rejects.
 */
export async function streamMessages({ token, lastEventId, signal, onEvent }: StreamOptions): Promise<StreamOutcome> {
  let outcome: StreamOutcome = 'lost';
  const hear = ({ event, id, data }: HeardEvent) => {
    if (event === 'end') outcome = (data as StreamEnd).reason;
    else if (event === 'unread' || event === 'message') onEvent({ event, data } as LiveEvent, id);
  };
  try {
    const transport = browserTransport(token);
    const headers = {
      ...transport.headers,
      accept: 'text/event-stream',
      ...(lastEventId && { 'last-event-id': lastEventId }),
    };
    const call = { method: 'get', path: '/api/message/stream', timeout: false, signal } as const;
    const response = await exchange({ ...transport, headers }, call);
    if (!isStream(response)) return await whyRefused(response);
    await readEvents(response.body, hear, signal);
  } catch {
    // The connection broke: as good as ended.
  }
  return outcome;
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  return response.body !== null && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
}

async function whyRefused(response: Response): Promise<StreamOutcome> {
  if (response.status === 429 || response.status >= 500) return 'lost';
  const { code } = (await response.json()) as Partial<Envelope>;
  if (code === 409) return 'token_expired';
  return code === 303 ? 'need_login' : 'not_offered';
}
