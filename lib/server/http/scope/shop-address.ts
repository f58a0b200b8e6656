import type { RequestScope } from './request-scope.ts';

/** A plain host and port: whatever else a caller writes there is no address of ours. */
const plainHost = /^[a-z0-9.-]+(?::\d{1,5})?$/i;

/**
 * The shop's address for this caller: the configured one; without one the name the caller reached us under, since no
 * other is known to work from there.
 */
export function shopAddress({ server, request }: Pick<RequestScope, 'server'> & { request: Request }): string {
  const host = request.headers.get('host') ?? '';
  return server.env.IS_PUBLIC_URL_SET || !plainHost.test(host) ? server.env.PUBLIC_URL : `http://${host}`;
}
