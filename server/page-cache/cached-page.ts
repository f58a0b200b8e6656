import type { IncomingMessage } from 'node:http';
import type { Locale } from '#lib/i18n/locales.ts';
import { listingParameters, readListingState } from '#lib/routes/listing-state.ts';
import { matchRoute, type RouteMatch } from '#lib/routes/match-route.ts';
import { namedRecord } from '#lib/routes/named-record.ts';
import { pageKnowledge } from '#lib/routes/page-knowledge.ts';
import { type PageAddress, readAddress } from '#lib/routes/read-address.ts';
import { resolvePage } from '#lib/routes/resolve-page.ts';
import { languageOf } from '../addresses/language-of.ts';
import { routerMarker } from './router-marker.ts';

/** A page that is the same bytes for everybody who asks in its language, and how Next is asked for it. */
export interface CachedPage {
  /** Names page, language and representation. */
  key: string;
  locale: Locale;
  /** Whoever comes by `/en/…` with another language gets its cookie. */
  needsCookie: boolean;
  /** Address to ask, without what visitors added. */
  target: string;
  /** One of endlessly many lists, cached for a while in a share of its own. */
  isFiltered?: true;
  /** What makes it another representation: the page itself, or what the router in the browser reads of it. */
  headers: Record<string, string>;
}

/**
 * The cached page that a request asks for; undefined where the answer could be another one for another visitor, or where it is
 * not certain that there is such a page: only what has an address is ever cached.
 */
export function findCachedPage(request: IncomingMessage): CachedPage | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const { pathname, query, cookie } = read(request);
  const address = readAddress(pathname, cookie);
  const found = resolve(address, query);
  if (!found) return findFilteredList(request, { pathname, query, cookie, address });
  const representation = representationOf(request, query, found.id);
  if (!representation) return undefined;
  const { locale, isPrefixed } = address;
  const { name, marker, headers } = representation;
  const asked = new URLSearchParams({
    ...(found.id !== undefined && { id: found.id }),
    ...(marker !== undefined && { _rsc: marker }),
  }).toString();
  return {
    // The router is told which page an address stands for; `/en/…` stands for itself.
    key: `${locale}${found.page} ${marker !== undefined && isPrefixed ? 'by its own name ' : ''}${name}`,
    locale,
    needsCookie: isPrefixed && cookie !== locale,
    target: asked === '' ? pathname : `${pathname}?${asked}`,
    headers,
  };
}

interface Asked {
  pathname: string;
  query: URLSearchParams;
  cookie: string | undefined;
  address: PageAddress;
}

/**
 * A filtered list as a page of its own, by what is chosen and nothing else that stands in the address. What the router reads of
 * it depends on where it stands: that is not cached.
 */
function findFilteredList({ headers }: IncomingMessage, { pathname, query, cookie, address }: Asked) {
  const match = headers.rsc === undefined && !query.has('_rsc') ? findOpenPage(address, query) : undefined;
  if (!match || !resolvePage(match, query).isFiltered) return undefined;
  const { locale, isPrefixed } = address;
  const state = readListingState(Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name)])));
  const chosen = new URLSearchParams(listingParameters(state)).toString();
  if (chosen === '' || chosen.length > longestChoice) return undefined;
  const target = `${pathname}?${chosen}`;
  const needsCookie = isPrefixed && cookie !== locale;
  return { key: `${locale} ${target}`, locale, needsCookie, target, isFiltered: true as const, headers: {} };
}

const longestChoice = 500;

/** Whether Next keeps what it answers, whatever of it is asked for. */
export function isCachedByNext(request: IncomingMessage): boolean {
  const { pathname, query, cookie } = read(request);
  return resolve(readAddress(pathname, cookie), query) !== undefined;
}

function read(request: IncomingMessage) {
  const [pathname = '/', search = ''] = (request.url ?? '/').split('?');
  return { pathname, query: new URLSearchParams(search), cookie: languageOf(request) };
}

/** A page, and the parameter that chooses it. */
function resolve(address: PageAddress, query: URLSearchParams): { page: string; id?: string } | undefined {
  const match = findOpenPage(address, query);
  if (!match) return undefined;
  const { page, isKept } = resolvePage(match, query);
  const id = query.get('id');
  if (!isKept) return undefined;
  return page !== match.page && id !== null ? { page, id } : { page };
}

/** A page for which no login is needed, and of which it is certain that it is there. */
function findOpenPage({ path }: PageAddress, query: URLSearchParams): RouteMatch | undefined {
  const match = matchRoute(path);
  if (!match || match.redirectTo || match.route.guards.length > 0) return undefined;
  const record = namedRecord(match, query);
  return record && pageKnowledge().mayBeThere(record) !== true ? undefined : match;
}

interface Representation {
  name: string;
  /** Next's router has one in the address, a browser that opens the page has none. */
  marker?: string;
  headers: Record<string, string>;
}

const thePage: Representation = { name: 'page', headers: {} };
/** Ways in which Next's router fetches ahead. */
const prefetches = new Set<unknown>([undefined, '1', '2', '3']);
const longestSegment = 200;

/**
 * Which answer of Next's router is asked for. Where it stands does not matter: Next hands out what it keeps of a page as a
 * whole. Of a page with other parameters the router is told them in return: that answer is nobody else's.
 */
function representationOf(
  { headers: given }: IncomingMessage,
  query: URLSearchParams,
  id: string | undefined,
): Representation | undefined {
  if (given.rsc === undefined) return query.has('_rsc') ? undefined : thePage;
  if (given.rsc !== '1' || !query.has('_rsc') || query.size > (id === undefined ? 1 : 2)) return undefined;
  const [prefetch, segment] = [given['next-router-prefetch'], given['next-router-segment-prefetch']];
  if (!prefetches.has(prefetch)) return undefined;
  if (segment !== undefined && (prefetch !== '1' || segment.length > longestSegment)) return undefined;
  const headers = {
    rsc: '1',
    ...(prefetch !== undefined && { 'next-router-prefetch': String(prefetch) }),
    ...(segment !== undefined && { 'next-router-segment-prefetch': String(segment) }),
  };
  return { name: `rsc ${prefetch ?? ''} ${segment ?? ''}`, marker: routerMarker(headers), headers };
}
