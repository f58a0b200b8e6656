import { DomainError } from '#lib/server/kernel/errors.ts';
import { addFigures, figure } from '#lib/server/observe/recorder.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

export interface ChangeStreams {
  /** Events for one listener from one address. Throws `not_ready` once closed or full. */
  open(address: string): ReadableStream<Uint8Array>;
  /** Says to every listener what has changed. */
  tell(tags: string[]): void;
  close(): void;
}

/** A machine has a few processes that keep pages; of more, the oldest makes room. */
const streamsPerAddress = 8;
const mostStreams = 500;
const heartbeatInMs = 25_000;

/** The processes that keep pages without a database of their own, and are told what changes. */
export function createChangeStreams(): ChangeStreams {
  const streams = new Map<EventStream, string>();
  let isClosed = false;
  const beat = () => {
    for (const stream of streams.keys()) stream.beat();
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const forgetFigures = addFigures(() => [figure('shop_event_streams', streams.size, { kind: 'changes' })]);
  const endOldest = (address: string) => {
    const own = [...streams].filter(([, from]) => from === address);
    for (const [stream] of own.slice(0, -streamsPerAddress)) stream.end();
  };
  return {
    open: (address) => {
      if (isClosed || streams.size >= mostStreams) throw new DomainError('not_ready');
      const stream = openEventStream(() => void streams.delete(stream));
      streams.set(stream, address);
      endOldest(address);
      // Heard at once, so that whoever listens knows that it does.
      stream.beat();
      timer ??= setInterval(beat, heartbeatInMs).unref();
      return stream.body;
    },
    tell: (tags) => {
      for (const stream of streams.keys()) stream.send({ event: 'changed', data: { tags } });
    },
    close: () => {
      isClosed = true;
      forgetFigures();
      clearInterval(timer);
      for (const stream of [...streams.keys()]) stream.end();
    },
  };
}
