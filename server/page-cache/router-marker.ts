import { createHash } from 'node:crypto';

/** Of the digest Next takes this much. */
const markerBytes = 12;

/**
 * What Next's router puts into the address (`_rsc`), made of the headers it asks with, so that caches which know only addresses
 * tell its answers apart. Next leads on whoever comes with another one.
 */
export function routerMarker(headers: Readonly<Record<string, string>>): string {
  const [prefetch, segment] = [headers['next-router-prefetch'], headers['next-router-segment-prefetch']];
  if (prefetch === undefined && segment === undefined) return '';
  const digest = createHash('sha256')
    .update([prefetch ?? '0', segment ?? '0', '0', '0'].join(','))
    .digest();
  return digest.subarray(0, markerBytes).toString('base64url');
}
