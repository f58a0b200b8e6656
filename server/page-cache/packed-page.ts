import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Encoding } from '../choose-encoding.ts';
import { createCompressor } from '../compress.ts';
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

/** Said anew with each answer, or no longer true of kept bytes. */
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
]);

/** What its answer depends on: the language by the cookie, and what the router in the browser asks for. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Cookie';

/** With brotli half of what the best would take away, in a tenth of its time: a page lives until the next change. */
const compress = createCompressor({ brotliQuality: 5, gzip: { level: 6 } });

/** A finished page as bytes, each encoding made once, when somebody first asks for it. */
export class PackedPage {
  readonly etag: string;
  /** What is said of it however it is packed. */
  readonly head: string[];
  readonly plain: PageBytes;
  readonly #packed = new Map<Encoding, PageBytes>();
  readonly #packing = new Map<Encoding, Promise<PageBytes>>();

  constructor({ headers, body }: RenderedPage) {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const said = { ...nameInlineScripts(kept, body), etag: this.etag, vary };
    this.head = Object.entries(said).flatMap(([name, value]) => [name, String(value)]);
    this.plain = this.#written(body);
  }

  /** Bytes it holds. */
  get size(): number {
    return [...this.#packed.values()].reduce((sum, { bytes }) => sum + bytes.length, this.plain.bytes.length);
  }

  /** What is there already; undefined: it has to be packed first. */
  ready(encoding: Encoding | undefined): PageBytes | undefined {
    return encoding === undefined ? this.plain : this.#packed.get(encoding);
  }

  pack(encoding: Encoding): Promise<PageBytes> {
    const known = this.#packing.get(encoding) ?? this.#pack(encoding);
    this.#packing.set(encoding, known);
    return known;
  }

  async #pack(encoding: Encoding): Promise<PageBytes> {
    const packed = this.#written(await compress(this.plain.bytes, encoding), encoding);
    this.#packed.set(encoding, packed);
    return packed;
  }

  #written(bytes: Buffer, encoding?: Encoding): PageBytes {
    const packing = encoding ? ['content-encoding', encoding] : [];
    return { bytes, head: [...this.head, ...packing, 'content-length', String(bytes.length)] };
  }
}
