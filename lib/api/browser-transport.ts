import { toLocale } from '#lib/i18n/locales.ts';
import type { Transport } from './send.ts';

/** HTTP to the shop this page came from, with the headers of specification §7. */
export function browserTransport(token: string): Transport {
  return {
    baseUrl: location.origin,
    fetch: (request) => fetch(request),
    headers: {
      'think-lang': toLocale(document.documentElement.lang),
      ...(token && { 'ba-user-token': token }),
    },
  };
}
