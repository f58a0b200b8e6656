import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { beforeHead } from '../before-head.ts';

/**
 * Says what caches between us and the visitor may keep of what Next answers (docs/adr/0020). Next
 * itself would have them keep every page for a year, also what is not there; but the same address is Chinese or English
 * by a cookie, and changes when the shop does. So a page may be cached and is asked for each time, which its ETag makes
 * cheap; what sets a cookie stays with whom it was made for; what is no page is not cached.
 */
export function setCacheControl(response: ServerResponse): void {
  beforeHead(response, (status, ...rest) => {
    const stated = statedIn(rest) ?? response.getHeader('cache-control');
    if (stated === undefined || /s-maxage/.test(String(stated))) {
      response.setHeader('cache-control', controlFor(status, response));
      response.setHeader('vary', withCookie(response.getHeader('vary')));
    }
    return status;
  });
}

function controlFor(status: number, response: ServerResponse): string {
  if (status !== 200 && status !== 304) return 'no-store';
  return response.hasHeader('set-cookie') ? 'private, no-cache' : 'no-cache';
}

/** `writeHead` takes headers of its own. */
function statedIn(given: unknown[]): unknown {
  const headers = given.at(-1);
  if (typeof headers !== 'object' || headers === null) return undefined;
  return (headers as OutgoingHttpHeaders)['cache-control'];
}

function withCookie(vary: number | string | string[] | undefined): string {
  const names = [vary ?? []].flat().join(', ');
  if (/(?:^|,\s*)cookie(?:\s*,|$)/i.test(names)) return names;
  return names === '' ? 'Cookie' : `${names}, Cookie`;
}
