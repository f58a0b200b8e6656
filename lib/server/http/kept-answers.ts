import type { Envelope } from '#lib/contract/endpoint.ts';
import { createBriefCache } from '../db/brief-cache.ts';
import type { ChangeTag } from '../kernel/changes.ts';
import { chooseEncoding } from '../packing/choose-encoding.ts';
import { createCompressor } from '../packing/compress.ts';
import { etagOf, isKnownTag } from '../packing/etag.ts';
import { Packed } from '../packing/packed.ts';
import type { ApiContext, RequestScope } from './request-scope.ts';

/** How the answers of a call are kept for whoever is not logged in. */
export interface Keeping<Query, Data> {
  /** Changes that make one answer old, beside those of the catalogue and the site, which make all of them old. */
  tagsOf?: (data: Data) => readonly ChangeTag[];
  /**
   * One of endlessly many that could be asked for: kept in a share of its own, so that whoever makes them up takes nothing from
   * the others.
   */
  isOneOfMany?: (asked: Asked<Query>) => boolean;
  /** What else the answer depends on, beside the language and the query. */
  alsoBy?: (asked: Asked<Query>) => string;
}

export type Asked<Query> = RequestScope & { query: Query; request: Request };

interface KeptAnswer {
  etag: string;
  packed: Packed<{ bytes: Buffer }>;
  tags: readonly ChangeTag[];
}

const mebibyte = 1024 * 1024;

/** Each answer holds its plain bytes, and those of two encodings sooner or later. */
const weightOf = ({ packed }: KeptAnswer): number => packed.plain.bytes.length * 1.5;

const newShare = (max: number) =>
  createBriefCache<KeptAnswer>({
    life: 0,
    maxEntries: 5000,
    weight: { of: weightOf, max },
    staleBy: ['catalogue', 'site', 'pages'],
    tagsOf: ({ tags }) => tags,
  });
const share = newShare(24 * mebibyte);
const shareOfMany = newShare(8 * mebibyte);

const compress = createCompressor({ brotliQuality: 5, gzip: { level: 6 } });

/** What the answer depends on, beside the address. */
const vary = 'Accept-Encoding, think-lang, ba-user-token, bausertoken, Cookie';

type Reading<Data> = () => Promise<{ data: Data; body: Envelope }>;

/**
 * Answers what is the same for everybody who is not logged in from memory, packed as the asker takes it, until something of it
 * changes; where nobody tells of changes each call is answered anew. `read` throws what is refused: that is never kept. `time`
 * in the envelope is when the answer was read, a minute ago at most.
 */
export async function answerKept<Query, Data>(
  context: ApiContext,
  asked: Asked<Query>,
  { kept: { tagsOf, isOneOfMany, alsoBy }, read }: { kept: Keeping<Query, Data>; read: Reading<Data> },
): Promise<Response> {
  const { server, locale, query } = asked;
  const cache = isOneOfMany?.(asked) ? shareOfMany : share;
  const key = JSON.stringify([context.req.path, locale, alsoBy?.(asked) ?? '', query]);
  const { etag, packed } = await cache.get(server.db, key, async () => {
    const { data, body } = await read();
    return pack(body, tagsOf?.(data) ?? []);
  });
  context.header('cache-control', 'no-cache');
  context.header('vary', vary, { append: true });
  context.header('etag', etag);
  if (isKnownTag(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304);
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  const { bytes } = packed.ready(encoding) ?? (encoding ? await packed.pack(encoding) : packed.plain);
  if (encoding) context.header('content-encoding', encoding);
  context.header('content-type', 'application/json');
  context.header('content-length', String(bytes.length));
  return context.body(bytes as Uint8Array<ArrayBuffer>);
}

function pack(body: Envelope, tags: readonly ChangeTag[]): KeptAnswer {
  const packed = new Packed(Buffer.from(JSON.stringify(body)), { compress, write: (bytes) => ({ bytes }) });
  // When it was read says nothing about what it says.
  return { etag: etagOf(JSON.stringify(body.data)), packed, tags };
}
