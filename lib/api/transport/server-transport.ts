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

const awaySlot = Symbol.for('storefront.api.away');

/** Called once by the process: hears of each call that found the API, or what it stands on, away. */
export function provideAwayNotice(hear: () => void): void {
  (globalThis as Record<symbol, unknown>)[awaySlot] = hear;
}

const tellAway = (): void => ((globalThis as Record<symbol, unknown>)[awaySlot] as (() => void) | undefined)?.();

/** The API without its database, and a balancer without an API. */
const awayStatuses = new Set([502, 503, 504]);

/**
 * The `fetch` of server-side calls: the API in this process, or over HTTP where `API_URL` names another server.
 * Throws when there is neither, as during a build: pages are rendered on first visit, never then.
 */
export async function serverFetch(request: Request): Promise<Response> {
  const answer = await ask(request).catch((error: unknown) => {
    tellAway();
    throw error;
  });
  if (awayStatuses.has(answer.status)) tellAway();
  return answer;
}

async function ask(request: Request): Promise<Response> {
  if (process.env.API_URL) return fetch(withCallHeaders(request));
  const handle = (globalThis as Record<symbol, unknown>)[slot] as InProcessFetch | undefined;
  if (!handle) throw new Error('no API in this process and no API_URL');
  return handle(request);
}
