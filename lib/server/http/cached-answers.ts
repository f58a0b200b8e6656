import type { Envelope } from '#lib/contract/endpoint.ts';
import type { Executor } from '../db/connection.ts';
import { createBriefCache } from '../db/reading/brief-cache.ts';
import type { ChangeTag } from '../kernel/changes.ts';
import { addFigures, figure } from '../observe/recorder.ts';
import { chooseEncoding } from '../packing/choose-encoding.ts';
import { createCompressor } from '../packing/compress.ts';
import { etagOf, isKnownTag } from '../packing/etag.ts';
import { Packed } from '../packing/packed.ts';
import type { ApiContext, RequestScope } from './scope/request-scope.ts';

/** How the answers of a call are cached for whoever is not logged in. */
export interface CachePolicy<Query, Data> {
  /** Changes that make one answer old, beside those of the catalogue and the site, which make all of them old. */
  tagsOf?: (data: Data) => readonly ChangeTag[];
  /**
   * One of endlessly many that could be asked for: cached in a share of its own, so that whoever makes them up takes nothing from
   * the others.
   */
  isOneOfMany?: (asked: Asked<Query>) => boolean;
  /** What else the answer depends on, beside the language and the query. */
  alsoBy?: (asked: Asked<Query>) => string;
}

export type Asked<Query> = RequestScope & { query: Query; request: Request };

/** Where an answer is cached. */
export interface CacheRef {
  isOneOfMany: boolean;
  key: string;
}

interface CachedAnswer {
  key: string;
  etag: string;
  packed: Packed<{ bytes: Buffer }>;
  tags: readonly ChangeTag[];
}

const mebibyte = 1024 * 1024;

/** Each answer holds its plain bytes, and those of two encodings sooner or later; what it is found by may be long, too. */
const weightOf = ({ key, packed }: CachedAnswer): number => packed.plain.bytes.length * 1.5 + key.length * 2;

const newShare = (max: number) =>
  createBriefCache<CachedAnswer>({
    life: 0,
    maxEntries: 5000,
    weight: { of: weightOf, max },
    staleBy: ['catalogue', 'site', 'pages'],
    tagsOf: ({ tags }) => tags,
  });
const share = newShare(24 * mebibyte);
const shareOfMany = newShare(8 * mebibyte);

const cacheOf = ({ isOneOfMany }: CacheRef) => (isOneOfMany ? shareOfMany : share);

/** The answer cached there now, if there is one. */
export const findCached = (db: Executor, ref: CacheRef): Promise<CachedAnswer> | undefined =>
  cacheOf(ref).peek(db, ref.key);

/** How often it was given; counted at all times, since adding one costs nothing. */
const given = { cached: 0, read: 0 };
addFigures(() =>
  (['cached', 'read'] as const).map((from) => figure('shop_cached_answers_total', given[from], { from })),
);

export function countCacheHit(): void {
  given.cached += 1;
}

/** Of requests as clients of the shop write them: with nothing that means nothing here. */
const refs = new WeakMap<Request, CacheRef>();

/** Where the answer to a request is cached; undefined where it is not, or where the address holds more than is understood. */
export const refOf = (request: Request): CacheRef | undefined => refs.get(request);

const longestPlain = 400;

function isPlain(url: string, query: unknown): boolean {
  const search = url.indexOf('?');
  if (search < 0) return true;
  const understood = new Set(Object.keys(query ?? {}));
  const names = [...new URLSearchParams(url.slice(search)).keys()].map((name) => name.split('[')[0] ?? '');
  return url.length <= longestPlain && names.every((name) => understood.has(name));
}

const compress = createCompressor({ brotliQuality: 5, gzip: { level: 6 } });

/** What the answer depends on, beside the address. */
const vary = 'Accept-Encoding, think-lang, ba-user-token, bausertoken, Cookie';

type Reading<Data> = () => Promise<{ data: Data; body: Envelope }>;

/**
 * Answers what is the same for everybody who is not logged in from memory, packed as the asker takes it, until something of it
 * changes; where nobody tells of changes each call is answered anew. `read` throws what is refused: that is never cached. `time`
 * in the envelope is when the answer was read, a minute ago at most.
 */
export async function answerFromCache<Query, Data>(
  context: ApiContext,
  asked: Asked<Query>,
  { cached: { tagsOf, isOneOfMany, alsoBy }, read }: { cached: CachePolicy<Query, Data>; read: Reading<Data> },
): Promise<Response> {
  const { server, locale, query } = asked;
  const ref = {
    isOneOfMany: isOneOfMany?.(asked) ?? false,
    key: JSON.stringify([context.req.path, locale, alsoBy?.(asked) ?? '', query]),
  };
  let isRead = false;
  const { etag, packed } = await cacheOf(ref).get(server.db, ref.key, async () => {
    isRead = true;
    const { data, body } = await read();
    return pack(body, { key: ref.key, tags: tagsOf?.(data) ?? [] });
  });
  given[isRead ? 'read' : 'cached'] += 1;
  if (isPlain(context.req.raw.url, query)) refs.set(context.req.raw, ref);
  context.header('cache-control', 'no-cache');
  context.header('vary', vary, { append: true });
  context.header('etag', etag);
  if (isKnownTag(context.req.header('if-none-match') ?? '', etag)) return context.body(null, 304);
  const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
  const { bytes } = await packed.inEncoding(encoding);
  if (encoding) context.header('content-encoding', encoding);
  context.header('content-type', 'application/json');
  context.header('content-length', String(bytes.length));
  return context.body(bytes as Uint8Array<ArrayBuffer>);
}

function pack(body: Envelope, about: Pick<CachedAnswer, 'key' | 'tags'>): CachedAnswer {
  const packed = new Packed(Buffer.from(JSON.stringify(body)), { compress, write: (bytes) => ({ bytes }) });
  // When it was read says nothing about what it says.
  return { ...about, etag: etagOf(JSON.stringify(body.data)), packed };
}
