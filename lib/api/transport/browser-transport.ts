import { toLocale } from '#lib/i18n/locales.ts';
import type { Transport } from './send.ts';

/** Where calls of the browser go: the API address of the site config, which the page brings along, else the page's own host. */
export function apiBase(): string {
  return document.documentElement.dataset.api || location.origin;
}

/** HTTP to the shop's API, with the headers of specification §7. */
export function browserTransport(token: string): Transport {
  return {
    baseUrl: apiBase(),
    fetch: (request) => fetch(request),
    headers: {
      'think-lang': toLocale(document.documentElement.lang),
      ...(token && { 'ba-user-token': token }),
    },
  };
}
