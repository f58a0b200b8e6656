import { createParser } from 'eventsource-parser';

export interface HeardEvent {
  event: string;
  /** Where to go on from after a lost connection. */
  id: string | undefined;
  data: unknown;
}

/** The server lets itself be heard every 25 seconds; twice that without a byte, and the connection is dead. */
const silenceInMs = 60_000;
const longestEvent = 256 * 1024;

/** Reads server-sent events until the stream ends, falls silent or is aborted. Rejects when the connection breaks. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  onEvent: (event: HeardEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent: ({ event = 'message', id, data }) => onEvent({ event, id, data: JSON.parse(data) }),
    maxBufferSize: longestEvent,
  });
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', leave);
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    while (!signal.aborted) {
      silence = setTimeout(leave, silenceInMs);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', leave);
    leave();
  }
}
