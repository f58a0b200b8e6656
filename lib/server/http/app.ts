import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withoutParameters } from '../db/without-parameters.ts';
import { DomainError } from '../kernel/errors.ts';
import { errorAnswer } from './answers.ts';
import { crossOrigin } from './cross-origin.ts';
import { openScope } from './open-scope.ts';
import { describeApi } from './openapi.ts';
import { renderReference } from './reference-page.ts';
import type { ApiContext, ApiEnv } from './request-scope.ts';
import { registerRoutes } from './routes/register-routes.ts';
import { listRoutes } from './serve.ts';

export interface Api {
  fetch(request: Request, connection?: { remoteAddress?: string }): Promise<Response>;
  app: Hono<ApiEnv>;
}

/** Builds the API over a context. It answers web `Request`s: the process gives it a port, tests call it directly. */
export function createApi(server: ServerContext, log: Logger): Api {
  const app = new Hono<ApiEnv>({ strict: true });
  app.use(crossOrigin(server.env.CORS_ORIGINS));
  app.use(async (context, next) => {
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-store');
    await openScope(server, log, context);
    await next();
    logAnswer(context);
  });
  registerRoutes(app);
  addReference(app);
  app.notFound((context) => {
    const known = listRoutes(app).some(({ entry }) => entry.path === context.req.path);
    return refuse(context, new DomainError(known ? 'method_not_allowed' : 'unknown_path'));
  });
  app.onError((error, context) => refuse(context, error));
  return { app, fetch: async (request, connection) => app.fetch(request, connection ?? {}) };
}

function refuse(context: ApiContext, error: Error): Response {
  const scope = context.get('scope');
  const expected = error instanceof DomainError;
  if (!expected) scope.log.error({ err: withoutParameters(error), path: context.req.path }, 'unexpected error');
  const { status, body } = errorAnswer(expected ? error : new DomainError('internal'), scope.locale);
  if (expected && error.code === 'too_many_requests') {
    context.header('retry-after', String(error.values.seconds ?? 1));
  }
  return context.json(body, status as 200);
}

function logAnswer(context: ApiContext): void {
  const { log } = context.get('scope');
  log.debug({ method: context.req.method, path: context.req.path, status: context.res.status }, 'answered');
}

/** `/api/openapi.json` and a page to read it. */
function addReference(app: Hono<ApiEnv>): void {
  app.get('/api/openapi.json', (context) => context.json(describeApi(listRoutes(app))));
  app.get('/api/reference', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(renderReference(listRoutes(app), context.get('scope').locale));
  });
}
