import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { languageCookie } from '#lib/i18n/locale-cookie.ts';
import type { Encoding } from '../choose-encoding.ts';
import type { KeptPage } from './kept-page.ts';
import type { PackedPage } from './packed-page.ts';

interface Sending {
  kept: KeptPage;
  page: PackedPage;
  bytes: Buffer;
  encoding: Encoding | undefined;
}

/** What its answer depends on: the language by the cookie, and what the router in the browser asks for. */
const vary = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Cookie';

/** Sends a kept page, or that it has not changed. Caches in between ask each time (docs/adr/0020). */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { kept, page, bytes, encoding }: Sending,
): void {
  const cookie = newCookie(kept);
  const headers: OutgoingHttpHeaders = {
    ...page.headers,
    etag: page.etag,
    vary,
    'cache-control': cookie ? 'private, no-cache' : 'no-cache',
    ...(cookie && { 'set-cookie': cookie }),
  };
  if (isKnown(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-length': bytes.length,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Whoever comes by `/en/…` with another language gets it; an answer with a cookie is one visitor's own. */
function newCookie({ isPrefixed, cookie, locale }: KeptPage): string | undefined {
  if (!isPrefixed || cookie === locale) return undefined;
  const { name, value, path, maxAge, sameSite, secure } = languageCookie(locale);
  const expires = new Date(Date.now() + maxAge * 1000).toUTCString();
  return `${name}=${value}; Path=${path}; Expires=${expires}; Max-Age=${maxAge}${secure ? '; Secure' : ''}; SameSite=${sameSite}`;
}

const isKnown = (given: string | undefined, etag: string): boolean =>
  given !== undefined && (given === '*' || given.split(',').some((each) => each.trim() === etag));
