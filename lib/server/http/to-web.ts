import type { Readable } from 'node:stream';
import { ReadableStream as NodeStream } from 'node:stream/web';

/**
 * What Node reads, as the content of an answer; whoever leaves early ends it. Node's own adapter (`Readable.toWeb`) throws outside
 * of every handler, and ends the process, where it is cancelled while a piece is on its way.
 */
export const toWeb = (content: Readable): ReadableStream<Uint8Array> =>
  NodeStream.from(content) as ReadableStream<Uint8Array>;
