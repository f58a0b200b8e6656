import type { IncomingMessage } from 'node:http';
import { isLocale } from '#lib/i18n/locales.ts';
import { languageOf } from '../addresses/language-of.ts';
import type { CachedPage } from './cached-page.ts';

/** Requests as they are written, at most: pages of a shop, twice for its languages, and what the router asks of each. */
const mostRequests = 20_000;
const routerParameter = /[?&]_rsc=[\w-]*$/;

/**
 * Which page a request asks for, found out once for each way in which a shop writes its own addresses. With anything added it is
 * found out each time.
 */
export class KnownRequests {
  readonly #pages = new Map<string, CachedPage>();

  /** The page, where somebody asked in just this way before. */
  recall(request: IncomingMessage): CachedPage | undefined {
    const { headers, method } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers['content-length'] !== undefined) return undefined;
    if (headers['transfer-encoding'] !== undefined) return undefined;
    const name = nameOf(request);
    return name === undefined ? undefined : this.#pages.get(name);
  }

  /** Called once the page is cached: what a stranger makes up is no page, and leaves nothing here. */
  remember(request: IncomingMessage, cached: CachedPage): void {
    const name = nameOf(request);
    if (name === undefined || withoutMarker(request.url) !== withoutMarker(cached.target)) return;
    if (this.#pages.size >= mostRequests) this.#pages.clear();
    this.#pages.set(name, cached);
  }
}

/** All that decides which page is meant. */
function nameOf(request: IncomingMessage): string | undefined {
  const { headers, url = '/' } = request;
  const language = languageOf(request);
  if (language !== undefined && !isLocale(language)) return undefined;
  if (headers.rsc === undefined) return `${url} ${language ?? ''}`;
  const path = withoutMarker(url);
  if (headers.rsc !== '1' || path === url) return undefined;
  const [prefetch = '', segment = ''] = [headers['next-router-prefetch'], headers['next-router-segment-prefetch']];
  return `${path} ${language ?? ''} rsc ${prefetch} ${segment}`;
}

const withoutMarker = (url = '/'): string => url.replace(routerParameter, '');
