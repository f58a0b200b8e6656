import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Encoding } from '../choose-encoding.ts';
import { nameInlineScripts } from './name-inline-scripts.ts';

/** What Next answered, before anything is made of it. */
export interface RenderedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
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

/** Half of what the best would take away, in a tenth of its time: a page lives until the next change. */
const brotliQuality = 5;

const compress = {
  br: (bytes: Buffer) =>
    promisify(zlib.brotliCompress)(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(zlib.gzip)(bytes, { level: 6 }),
};

/** A finished page as bytes, each encoding made once, when somebody first asks for it. */
export class PackedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly etag: string;
  readonly body: Buffer;
  readonly #packed = new Map<Encoding, Buffer>();
  readonly #packing = new Map<Encoding, Promise<Buffer>>();

  constructor({ headers, body }: RenderedPage) {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
    this.headers = nameInlineScripts(kept, body);
    this.body = body;
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  }

  /** Bytes it holds. */
  get size(): number {
    return [...this.#packed.values()].reduce((sum, bytes) => sum + bytes.length, this.body.length);
  }

  /** What is there already; undefined: it has to be packed first. */
  ready(encoding: Encoding | undefined): Buffer | undefined {
    return encoding === undefined ? this.body : this.#packed.get(encoding);
  }

  pack(encoding: Encoding): Promise<Buffer> {
    const known = this.#packing.get(encoding) ?? compress[encoding](this.body);
    this.#packing.set(encoding, known);
    return known.then((bytes) => {
      this.#packed.set(encoding, bytes);
      return bytes;
    });
  }
}
