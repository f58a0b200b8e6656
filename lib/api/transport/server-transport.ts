import { processSlot } from '#lib/utils/process-slot.ts';

/** Handles a request inside this process. The process puts the API's own `fetch` here; pages never import the API. */
type InProcessFetch = (request: Request) => Promise<Response>;

/** Nobody resolves this name: the in-process transport looks at the path only. */
export const inProcessBase = 'http://shop.internal';

const inProcess = processSlot<InProcessFetch>('api.fetch');
const callHeaders = processSlot<() => Record<string, string>>('api.headers');
const away = processSlot<() => void>('api.away');

/** Called once by `server.ts`. */
export const provideInProcessApi = inProcess.provide;

/** Called once by `server.ts` where another process is the API: what goes along with each call to it. */
export const provideCallHeaders = callHeaders.provide;

function withCallHeaders(request: Request): Request {
  for (const [name, value] of Object.entries(callHeaders.take()?.() ?? {})) request.headers.set(name, value);
  return request;
}

/** Called once by the process: hears of each call that found the API, or what it stands on, away. */
export const provideAwayNotice = away.provide;

/** The API without its database, and a balancer without an API. */
const awayStatuses = new Set([502, 503, 504]);

/**
 * The `fetch` of server-side calls: the API in this process, or over HTTP where `API_URL` names another server.
 * Throws when there is neither, as during a build: pages are rendered on first visit, never then.
 */
export async function serverFetch(request: Request): Promise<Response> {
  const answer = await ask(request).catch((error: unknown) => {
    away.take()?.();
    throw error;
  });
  if (awayStatuses.has(answer.status)) away.take()?.();
  return answer;
}

async function ask(request: Request): Promise<Response> {
  if (process.env.API_URL) return fetch(withCallHeaders(request));
  const handle = inProcess.take();
  if (!handle) throw new Error('no API in this process and no API_URL');
  return handle(request);
}
