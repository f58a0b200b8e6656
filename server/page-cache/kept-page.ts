import type { IncomingMessage } from 'node:http';
import { type Locale, localeCookie } from '#lib/i18n/locales.ts';
import { matchRoute } from '#lib/routes/match-route.ts';
import { namedRecord } from '#lib/routes/named-record.ts';
import { pageKnowledge } from '#lib/routes/page-knowledge.ts';
import { type PageAddress, readAddress } from '#lib/routes/read-address.ts';
import { resolvePage } from '#lib/routes/resolve-page.ts';

/** A page that is the same bytes for everybody who asks in its language, and how Next is asked for it. */
export interface KeptPage {
  /** Names page, language and representation. */
  key: string;
  locale: Locale;
  isPrefixed: boolean;
  cookie: string | undefined;
  /** Address to ask, without what visitors added. */
  target: string;
  /** What makes it another representation: the page itself, or what the router in the browser reads of it. */
  headers: Record<string, string>;
}

/** Headers of Next's router that decide what of a page it gets. */
const routerHeaders = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;

/**
 * The kept page that a request asks for; undefined where the answer could be another one for another visitor, or where it is
 * not certain that there is such a page: only what has an address is ever kept.
 */
export function findKeptPage(request: IncomingMessage): KeptPage | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const [pathname = '/', search = ''] = (request.url ?? '/').split('?');
  const query = new URLSearchParams(search);
  const cookie = cookieOf(request, localeCookie);
  const address = readAddress(pathname, cookie);
  const found = resolve(address, query);
  if (found === undefined) return undefined;
  const representation = representationOf(request, query);
  if (!representation) return undefined;
  const { locale, isPrefixed } = address;
  const id = query.get('id');
  const asked = new URLSearchParams({
    ...(found.isById && id !== null && { id }),
    ...(representation.marker !== null && { _rsc: representation.marker }),
  }).toString();
  return {
    key: `${locale}${found.page} ${representation.name}`,
    locale,
    isPrefixed,
    cookie,
    target: asked === '' ? pathname : `${pathname}?${asked}`,
    headers: representation.headers,
  };
}

function resolve({ path }: PageAddress, query: URLSearchParams): { page: string; isById: boolean } | undefined {
  const match = matchRoute(path);
  if (!match || match.redirectTo || match.route.guards.length > 0) return undefined;
  const record = namedRecord(match, query);
  if (!match.route.isBuilt || (record && pageKnowledge().mayBeThere(record) !== true)) return undefined;
  const { page, isKept } = resolvePage(match, query);
  return isKept ? { page, isById: page !== match.page } : undefined;
}

interface Representation {
  name: string;
  /** What Next's router puts into the address so that caches tell its answers apart. */
  marker: string | null;
  headers: Record<string, string>;
}

/** Of a page with other parameters the router is told them in return: that answer is nobody else's. */
function representationOf({ headers }: IncomingMessage, query: URLSearchParams): Representation | undefined {
  if (headers.rsc === undefined) return query.has('_rsc') ? undefined : { name: 'page', marker: null, headers: {} };
  if ([...query.keys()].some((name) => name !== '_rsc' && name !== 'id')) return undefined;
  const given = routerHeaders.map((name) => [name, headers[name]] as const);
  if (given.some(([, value]) => typeof value === 'string' && value.length > 200)) return undefined;
  const kept = Object.fromEntries(
    given.filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === 'string'),
  );
  return { name: JSON.stringify(kept), marker: query.get('_rsc'), headers: kept };
}

function cookieOf({ headers }: IncomingMessage, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key, value] = part.split('=', 2);
    if (key?.trim() === name) return value?.trim();
  }
  return undefined;
}
