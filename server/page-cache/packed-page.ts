import type { OutgoingHttpHeaders } from 'node:http';
import type { Encoding } from '#lib/server/packing/choose-encoding.ts';
import { createCompressor } from '#lib/server/packing/compress.ts';
import { etagOf } from '#lib/server/packing/etag.ts';
import { Packed } from '#lib/server/packing/packed.ts';
import { nameInlineScripts } from './name-inline-scripts.ts';

/** What Next answered, before anything is made of it. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** A page as it goes over the wire. */
export interface PageBytes {
  bytes: Buffer;
  /** Names and values in turn, as Node writes them without looking at each. */
  head: string[];
}

/** Said anew with each answer, or no longer true of cached bytes. */
const dropped = new Set([
  'age',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  'x-request-id',
]);

/** What its answer depends on: the language by the cookie, and what the router in the browser asks for. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Cookie';

/** With brotli half of what the best would take away, in a tenth of its time: a page lives until the next change. */
const compress = createCompressor({ brotliQuality: 5, gzip: { level: 6 } });

/** A finished page as bytes. */
export class PackedPage extends Packed<PageBytes> {
  readonly etag: string;
  /** What is said of it however it is packed. */
  readonly head: string[];

  constructor({ headers, body }: RenderedPage) {
    const left = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
    const etag = etagOf(body);
    const said = { ...nameInlineScripts(left, body), etag, vary };
    const head = Object.entries(said).flatMap(([name, value]) => [name, String(value)]);
    super(body, { compress, write: (bytes, encoding) => ({ bytes, head: headOf(head, bytes, encoding) }) });
    this.etag = etag;
    this.head = head;
  }
}

function headOf(head: string[], { length }: Buffer, encoding: Encoding | undefined): string[] {
  const packing = encoding ? ['content-encoding', encoding] : [];
  return [...head, ...packing, 'content-length', String(length)];
}
