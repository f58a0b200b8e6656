import type { IncomingMessage, ServerResponse } from 'node:http';
import { toLocale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { languageInPath } from '#lib/routes/language-prefix.ts';
import { listingParameterNames } from '#lib/routes/resolve-page.ts';
import { AddressLimit } from '#lib/server/http/limits/address-limit.ts';
import type { NamedLimits } from '#lib/server/http/limits/share-limits.ts';
import { addressOf } from './addresses/address-of.ts';
import { languageOf } from './addresses/language-of.ts';
import { isOurselves } from './own-requests.ts';
import { causeOf } from './request-cause.ts';

interface FrontLimitOptions {
  /** Pages of one address in a minute. */
  perMinute: number;
  isProxyTrusted: boolean;
}

/** A listing shows some twenty pictures. */
const filesPerPage = 4;
/** What is rendered for the request counts as several cached pages. */
const renderedCost = 5;
const readsQuery = new RegExp(`[?&](?:${listingParameterNames.join('|')})=`);

export interface FrontLimit {
  /** Answers who goes too far, and then `false`. */
  mayPass(request: IncomingMessage, response: ServerResponse): boolean;
  /** For the other processes, which count too. */
  limits: NamedLimits;
}

/** The limit of pages and of stored files by address; the API counts its calls itself. */
export function createFrontLimit({ perMinute, isProxyTrusted }: FrontLimitOptions): FrontLimit {
  const pages = new AddressLimit(perMinute);
  const files = new AddressLimit(perMinute * filesPerPage);
  const mayPass = (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/';
    // Files of the build are in memory, and the process itself asks with its key.
    if (url.startsWith('/_next/static/') || isOurselves(request)) return true;
    const address = addressOf(request, isProxyTrusted);
    const seconds = url.startsWith('/storage/') ? files.take(address) : pages.take(address, costOf(url));
    if (seconds === 0) return true;
    const locale = toLocale(languageInPath(url) ?? languageOf(request));
    response.writeHead(429, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
      'x-content-type-options': 'nosniff',
      ...causeHeader(request),
    });
    response.end(`${sentence(locale, 'errors.too_many_requests', { seconds })}\n`);
    return false;
  };
  return {
    mayPass,
    limits: new Map([
      ['pages', pages],
      ['files', files],
    ]),
  };
}

function causeHeader(request: IncomingMessage): Record<string, string> {
  const cause = causeOf(request);
  return cause ? { 'x-request-id': cause.requestId } : {};
}

function costOf(url: string): number {
  return readsQuery.test(url) || url.startsWith('/sitemaps/') ? renderedCost : 1;
}
