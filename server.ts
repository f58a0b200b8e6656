import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import next from 'next';
import pino from 'pino';
import { provideInProcessApi } from '#lib/api/server-transport.ts';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { createApi } from '#lib/server/http/app.ts';
import { serveStorage } from '#lib/server/http/storage.ts';
import { deriveTokenKey } from '#lib/server/identity/index.ts';
import { startJobs } from '#lib/server/jobs/start-jobs.ts';

export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

interface ServerOptions {
  port?: number;
  host?: string;
  dev?: boolean;
}

/**
 * The process: the API answers below `/api/` before Next sees the request, stored files below `/storage/`, Next
 * everything else, on one port. Expects the schema to be up to date. Rejects when the port is taken.
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const ctx = createContext();
  const log = pino({ level: ctx.env.LOG_LEVEL });
  const port = options.port ?? ctx.env.PORT;
  const host = options.host ?? ctx.env.HOST;
  process.env.SESSION_TOKEN_KEY = deriveTokenKey(ctx.env.SECRET_KEY);
  process.env.INTERNAL_KEY = randomBytes(32).toString('base64url');
  const api = createApi(ctx, log);
  provideInProcessApi((request) => api.fetch(request));
  // Next calls every loopback name `localhost` when it compares a rewrite with itself; by another name it would proxy.
  const pages = next({ dev: options.dev ?? false, dir: import.meta.dirname, hostname: 'localhost', port });
  await pages.prepare();
  const http = createServer(dispatcher(ctx, api, pages.getRequestHandler()));
  await listen(http, port, host);
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  const jobs = await startJobs(ctx, log);
  const changes = await listenForChanges(ctx, (tags) => revalidate(url, tags, log));
  await revalidate(url, ['shop'], log);
  return {
    url,
    stop: async () => {
      await changes.stop();
      await closeHttp(http);
      await jobs.stop();
      await pages.close();
      await closeContext(ctx);
    },
  };
}

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

function dispatcher(ctx: ServerContext, api: ReturnType<typeof createApi>, pages: Listener): Listener {
  const answerApi = getRequestListener((request, bindings) => {
    const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
    return api.fetch(request, { remoteAddress: incoming?.socket.remoteAddress });
  });
  const answerStorage = serveStorage(ctx);
  const isBehindHttps = ctx.env.PUBLIC_URL.startsWith('https:');
  return (request, response) => {
    if (isBehindHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
    const path = request.url ?? '/';
    if (path.startsWith('/api/')) return answerApi(request, response);
    if (path.startsWith('/storage/')) return answerStorage(request, response);
    request.url = keepDoubledSlashes(path);
    return pages(request, response);
  };
}

/** Next redirects a doubled slash away before anybody sees it; here such an address is unknown (specification §2). */
function keepDoubledSlashes(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [path.replace(/\/{2,}/g, '/-/'), ...query].join('?');
}

function listen(http: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve());
  });
}

/** Waits for running answers, then ends the connections that only idle. */
function closeHttp(http: Server): Promise<void> {
  return new Promise((resolve) => {
    http.close(() => resolve());
    http.closeIdleConnections();
    setTimeout(() => http.closeAllConnections(), 5_000).unref();
  });
}

/** Tells the pages of this process what changed; the key keeps everybody else out of that address. */
async function revalidate(url: string, tags: string[], log: pino.Logger): Promise<void> {
  try {
    const headers = { 'content-type': 'application/json', 'x-internal-key': process.env.INTERNAL_KEY ?? '' };
    const answer = await fetch(`${url.replace('//0.0.0.0', '//127.0.0.1')}/internal/revalidate`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ tags }),
    });
    if (!answer.ok) log.error({ tags, status: answer.status }, 'pages were not told of a change');
  } catch (error) {
    log.error({ err: error, tags }, 'pages were not told of a change');
  }
}

if (import.meta.main) {
  const running = await startServer();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void running.stop().then(() => process.exit(0)));
  }
}
