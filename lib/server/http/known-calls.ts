import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../db/context.ts';
import { chooseEncoding } from '../packing/choose-encoding.ts';
import { isKnownTag } from '../packing/etag.ts';
import { askedLocale } from './asked-locale.ts';
import { type CacheRef, countCacheHit, findCached, refOf } from './cached-answers.ts';
import { takeFromGeneralLimit } from './limits/rate-limit.ts';
import type { Connection } from './scope/request-scope.ts';
import { visitorAddress } from './scope/visitor-address.ts';

/** Ways of asking, at most: addresses of lists and products as clients write them, in both languages. */
const mostCalls = 10_000;

interface KnownCall {
  ref: CacheRef;
  /** What is said of the answer however it is packed. */
  headers: [name: string, value: string][];
}

/** Said anew with each answer. */
const own = new Set(['content-encoding', 'content-length', 'etag', 'x-request-id']);

/**
 * Which cached answer a call asks for, found out once for each way in which it is written: asked so again it is answered from
 * memory with no more ado than the general limit. What else there is to a call (a token, another origin, a body) goes the long
 * way.
 */
export class KnownCalls {
  readonly #server: ServerContext;
  readonly #calls = new Map<string, KnownCall>();

  constructor(server: ServerContext) {
    this.#server = server;
  }

  /** Undefined: the call goes the long way. */
  async answer(request: Request, { remoteAddress = '', cause }: Connection): Promise<Response | undefined> {
    const name = nameOf(request);
    const call = name === undefined ? undefined : this.#calls.get(name);
    const found = call && findCached(this.#server.db, call.ref);
    // While it is read it may still be refused: the long way says so.
    const cached = await found?.catch(() => undefined);
    if (!call || !cached || !this.#mayAsk(request, remoteAddress)) return undefined;
    countCacheHit();
    const { etag, packed } = cached;
    const { headers: asked } = request;
    const headers = [...call.headers, ['etag', etag], ['x-request-id', cause?.requestId ?? randomUUID()]] as [
      string,
      string,
    ][];
    if (isKnownTag(asked.get('if-none-match') ?? '', etag)) return new Response(null, { status: 304, headers });
    const encoding = chooseEncoding(asked.get('accept-encoding') ?? '');
    const { bytes } = await packed.inEncoding(encoding);
    if (encoding) headers.push(['content-encoding', encoding]);
    headers.push(['content-length', String(bytes.length)]);
    return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  }

  /** Called with what went the long way: what was cached of it is known from now on. */
  note(request: Request, response: Response): Response {
    const ref = refOf(request);
    const name = ref && nameOf(request);
    if (!ref || name === undefined || response.status !== 200) return response;
    if (this.#calls.size >= mostCalls) this.#calls.clear();
    this.#calls.set(name, { ref, headers: [...response.headers].filter(([header]) => !own.has(header)) });
    return response;
  }

  #mayAsk({ headers }: Request, connection: string): boolean {
    const { TRUST_PROXY: isProxyTrusted, RATE_LIMIT_PER_MINUTE: perMinute } = this.#server.env;
    try {
      takeFromGeneralLimit(visitorAddress(headers, { connection, isProxyTrusted }), perMinute);
      return true;
    } catch {
      // The long way says so.
      return false;
    }
  }
}

/** With one of these there is more to a call than what it asks for. */
const ownWay = ['origin', 'ba-user-token', 'bausertoken', 'authorization'];

/**
 * All that decides what is answered; undefined where there is more to it. The language as it was understood: names are cached,
 * and what is written for it may be long.
 */
function nameOf({ method, url, headers }: Request): string | undefined {
  if (method !== 'GET' || ownWay.some((name) => headers.has(name))) return undefined;
  return `${headers.get('host') ?? ''} ${url} ${askedLocale(headers)}`;
}
