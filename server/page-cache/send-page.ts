import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageCookie } from '#lib/i18n/locale-cookie.ts';
import { isKnownTag } from '#lib/server/packing/etag.ts';
import { causeOf } from '../request-cause.ts';
import type { CachedPage } from './cached-page.ts';
import type { PackedPage, PageBytes } from './packed-page.ts';

/** Caches in between may keep it and ask each time (docs/adr/0020). */
const forEverybody = ['cache-control', 'no-cache'];

/** Sends a cached page, or that it has not changed. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, page, packed }: { cached: CachedPage; page: PackedPage; packed: PageBytes },
): void {
  const cause = causeOf(request);
  const control = cached.needsCookie ? forOneVisitor(cached) : forEverybody;
  // Set as a header of its own it would have Node look at each of the others.
  const own = cause ? [...control, 'x-request-id', cause.requestId] : control;
  const known = request.headers['if-none-match'];
  if (known !== undefined && isKnownTag(known, page.etag)) {
    response.writeHead(304, page.head.concat(own));
    response.end();
    return;
  }
  response.writeHead(200, packed.head.concat(own));
  response.end(request.method === 'HEAD' ? undefined : packed.bytes);
}

/** An answer with a cookie is one visitor's own. */
function forOneVisitor({ locale }: CachedPage): string[] {
  const { name, value, path, maxAge, sameSite, secure } = languageCookie(locale);
  const expires = new Date(Date.now() + maxAge * 1000).toUTCString();
  const cookie = `${name}=${value}; Path=${path}; Expires=${expires}; Max-Age=${maxAge}${secure ? '; Secure' : ''}; SameSite=${sameSite}`;
  return ['cache-control', 'private, no-cache', 'set-cookie', cookie];
}
