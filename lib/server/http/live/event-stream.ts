interface ServerEvent {
  event: string;
  /** Where the reader goes on after a lost connection (`Last-Event-ID`). */
  id?: number;
  data: unknown;
}

export interface EventStream {
  body: ReadableStream<Uint8Array>;
  send(event: ServerEvent): void;
  /** A comment that keeps proxies from closing a connection on which nothing happens. */
  beat(): void;
  end(): void;
}

/** What may wait for a slow reader; behind that the stream ends, and the reader comes again and starts afresh. */
const bufferInBytes = 64 * 1024;

const encoder = new TextEncoder();
const heartbeat = encoder.encode(':\n\n');

/** Server-sent events as a body. `onClose` is called once, whoever ended it. Nothing can be sent afterwards. */
export function openEventStream(onClose: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const forget = () => {
    if (!controller) return;
    controller = undefined;
    onClose();
  };
  const end = () => {
    controller?.close();
    forget();
  };
  const write = (bytes: Uint8Array) => {
    controller?.enqueue(bytes);
    if (controller && (controller.desiredSize ?? 0) <= 0) end();
  };
  const source = {
    start: (opened: ReadableStreamDefaultController<Uint8Array>) => {
      controller = opened;
    },
    cancel: forget,
  };
  return {
    body: new ReadableStream(source, new ByteLengthQueuingStrategy({ highWaterMark: bufferInBytes })),
    send: (event) => write(encoder.encode(toText(event))),
    beat: () => write(heartbeat),
    end,
  };
}

/** JSON never holds a line break, so an event is one line of data. */
function toText({ event, id, data }: ServerEvent): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
