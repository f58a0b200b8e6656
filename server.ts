import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { health } from '#lib/contract/health.ts';
import { publicEnv } from '#lib/env.ts';
import { type ProcessEnv, readProcessEnv } from '#lib/server/env.ts';
import { createJournal, isReadByJournal } from '#lib/server/journal.ts';
import { createLog } from '#lib/server/log.ts';
import { startObserving } from '#lib/server/observe/start-observing.ts';
import { openAccessLog } from './server/access-log.ts';
import { readTarget } from './server/addresses/request-target.ts';
import { createApiTier } from './server/api-tier.ts';
import { createFrontLimit, type FrontLimit } from './server/front-limit.ts';
import { createHttpPort, type HttpPort } from './server/http-port.ts';
import { observeRequests } from './server/observe-requests.ts';
import { type PageTier, startPageTier } from './server/pages/page-tier.ts';
import { createRemoteApiTier } from './server/remote-api-tier.ts';
import { nameAnswer } from './server/request-cause.ts';
import type { ApiTier, Listener } from './server/tiers.ts';
import { transportSecurity } from './server/transport-security.ts';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  port?: number;
  host?: string;
  dev?: boolean;
  /** Ends a start that waits for its database. */
  signal?: AbortSignal;
}

/**
 * The process: the API answers below `/api/` before Next sees the request, stored files below `/storage/`, Next
 * everything else, on one port. With API_URL another server is the API; SERVE says which of it this process does. Rejects
 * when the port is taken.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const env = readProcessEnv();
  const log = createLog(env.LOG_LEVEL, isReadByJournal(env.JOURNAL_STREAM) ? createJournal() : undefined);
  const observing = await startObserving(env, log);
  const port = options.port ?? env.PORT;
  const host = options.host ?? env.HOST;
  process.env.INTERNAL_KEY = randomBytes(32).toString('base64url');
  const isProxyTrusted = env.TRUST_PROXY;
  const front = createFrontLimit({ perMinute: env.RATE_LIMIT_PER_MINUTE, isProxyTrusted });
  const api = publicEnv.apiUrl
    ? createRemoteApiTier(publicEnv.apiUrl, log, isProxyTrusted)
    : createApiTier(log, { isWorker: env.SERVE.has('worker'), frontLimits: front.limits });
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const ownUrl = url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');
  const pages = env.SERVE.has('pages')
    ? await startPageTier({ port, ownUrl, dev: options.dev ?? false, log, isProxyTrusted, noteMissed: api.noteMissed })
    : undefined;
  let isStopping = false;
  let hasLeft = false;
  const answersCalls = env.SERVE.has('api') || pages !== undefined;
  const accessLog = openAccessLog(env);
  const listener = observeRequests(
    { isProxyTrusted, accessLog, routeOfCall: api.routeOf },
    dispatcher({ api, pages, answersCalls, mayPass: front.mayPass, isStopping: () => isStopping }),
  );
  const http = createPort(listener, env, options.dev ?? false);
  await http.listen(port, host);
  const close = async () => {
    hasLeft = true;
    await endParts({ http, api, pages });
    accessLog?.close();
    await observing.stop();
  };
  const stop = async () => {
    isStopping = true;
    api.drain();
    if (env.STOP_DELAY_SECONDS > 0) await wait(env.STOP_DELAY_SECONDS * 1000);
    await close();
  };
  try {
    // Nobody comes for pages any more once the port is closed, this process itself neither.
    await api.begin(async (tags) => (hasLeft ? undefined : pages?.revalidate(tags)), options.signal);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, stop };
}

function createPort(listener: Listener, env: ProcessEnv, isDev: boolean): HttpPort {
  return createHttpPort(listener, {
    isDev,
    isProxyTrusted: env.TRUST_PROXY,
    keepAliveSeconds: env.KEEP_ALIVE_SECONDS,
    maxConnections: env.MAX_CONNECTIONS,
    graceSeconds: env.STOP_GRACE_SECONDS,
  });
}

interface Parts {
  http: HttpPort;
  api: ApiTier;
  pages: PageTier | undefined;
}

/** Ends what answers, in the order in which one needs the other. */
async function endParts({ http, api, pages }: Parts): Promise<void> {
  await http.leave();
  // Whoever listened comes again at once, and not to us.
  await api.endStreams();
  await Promise.all([http.close(), api.endJobs()]);
  await pages?.close();
  await api.end();
}

interface Dispatching {
  api: ApiTier;
  pages: PageTier | undefined;
  /** False: a worker says how it is, and nothing else. */
  answersCalls: boolean;
  mayPass: FrontLimit['mayPass'];
  isStopping: () => boolean;
}

const aboutHealth = new RegExp(`^${health.path}(?:[/?]|$)`);

/** An answer of a process that stops ends its connection, so that the next call goes where somebody still listens. */
function dispatcher({ api, pages, answersCalls, mayPass, isStopping }: Dispatching): Listener {
  const transport = transportSecurity(publicEnv.publicUrl);
  return (request, response) => {
    if (transport) response.setHeader('strict-transport-security', transport);
    if (isStopping()) response.setHeader('connection', 'close');
    if (!readTarget(request, response)) return undefined;
    if (!answersCalls && !aboutHealth.test(request.url ?? '')) return void response.writeHead(404).end();
    // The API and cached pages say the id of the request themselves.
    if (request.url?.startsWith('/api/')) return api.answer(request, response);
    if (!mayPass(request, response)) return undefined;
    if (!request.url?.startsWith('/storage/') && pages) return pages.answer(request, response);
    nameAnswer(request, response);
    return api.answer(request, response);
  };
}

if (import.meta.main) {
  const stopping = new AbortController();
  const starting = startServer({ signal: stopping.signal });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopping.abort();
      const ended = starting.then(
        (running) => running.stop(),
        () => undefined,
      );
      void ended.then(() => process.exit(0));
    });
  }
  await starting;
}
