/** Handles a request inside this process. The process puts the API's own `fetch` here; pages never import the API. */
type InProcessFetch = (request: Request) => Promise<Response>;

/** Nobody resolves this name: the in-process transport looks at the path only. */
export const inProcessBase = 'http://shop.internal';

const slot = Symbol.for('storefront.api.fetch');

/** Called once by `server.ts`. */
export function provideInProcessApi(handle: InProcessFetch): void {
  (globalThis as Record<symbol, unknown>)[slot] = handle;
}

const headersSlot = Symbol.for('storefront.api.headers');

/** Called once by `server.ts` where another process is the API: what goes along with each call to it. */
export function provideCallHeaders(read: () => Record<string, string>): void {
  (globalThis as Record<symbol, unknown>)[headersSlot] = read;
}

function withCallHeaders(request: Request): Request {
  const read = (globalThis as Record<symbol, unknown>)[headersSlot] as (() => Record<string, string>) | undefined;
  for (const [name, value] of Object.entries(read?.() ?? {})) request.headers.set(name, value);
  return request;
}

/**
 * The `fetch` of server-side calls: the API in this process, or over HTTP where `API_URL` names another server.
 * Throws when there is neither, as during a build: pages are rendered on first visit, never then.
 */
export function serverFetch(request: Request): Promise<Response> {
  if (process.env.API_URL) return fetch(withCallHeaders(request));
  const handle = (globalThis as Record<symbol, unknown>)[slot] as InProcessFetch | undefined;
  if (!handle) throw new Error('no API in this process and no API_URL');
  return handle(request);
}
