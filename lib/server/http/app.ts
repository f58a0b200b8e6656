import { Hono, type MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { ServerContext } from '../db/context.ts';
import { withPointsBack } from '../db/spent-points.ts';
import { tallyQueries } from '../db/statements/query-tally.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { isTransientError } from '../db/transient-error.ts';
import { DomainError } from '../kernel/errors.ts';
import { toTaken } from '../kernel/taken.ts';
import { type Cause, currentCause, newCause, readCause, runFor } from '../observe/cause.ts';
import { reportFault } from '../observe/faults/report-fault.ts';
import { inSpan } from '../observe/spans.ts';
import { findMaintenance } from '../site/index.ts';
import { errorAnswer, retryAfterSeconds } from './answers.ts';
import { crossOrigin } from './cross-origin.ts';
import { KnownCalls } from './known-calls.ts';
import { createChangeStreams } from './live/change-streams.ts';
import { createLiveMessages } from './live/live-messages.ts';
import { sayStale } from './live/stale-reads.ts';
import { openScope } from './open-scope.ts';
import { addReference } from './reference/serve-reference.ts';
import { registerRoutes } from './routes/register-routes.ts';
import type { ApiContext, ApiEnv, Connection } from './scope/request-scope.ts';
import { addVisitStatistics } from './scope/visit-statistics.ts';
import { listRoutes } from './serve.ts';

export interface Api {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  app: Hono<ApiEnv>;
  /** The path as the contract has it; undefined for what somebody made up. */
  routeOf(path: string): string | undefined;
  /** Tells processes that keep pages and have no database what has changed. */
  announceChanges(tags: string[]): void;
  /** Ends what would otherwise stay open: the streams of live messages and of changes. */
  close(): Promise<void>;
}

interface ApiOptions {
  /** Whether visitors may be sent here: not before the jobs run, and no longer once the process has been told to stop. */
  isServing?: () => boolean;
}

/** Data is read by scripts alone: opened as a page by mistake, it runs nothing and stands in no frame. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Answered beside the contract. */
const ownPaths = ['/api/openapi.json', '/api/reference', '/api/stats/script.js', '/api/stats/api/send'];

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
  'content-security-policy': nothingRuns,
  'referrer-policy': 'no-referrer',
};

/** Builds the API over a context. It answers web `Request`s: the process gives it a port, tests call it directly. */
export function createApi(server: ServerContext, log: Logger, { isServing = () => true }: ApiOptions = {}): Api {
  const app = new Hono<ApiEnv>({ strict: true });
  app.use(crossOrigin(server.env.PUBLIC_URL, server.env.CORS_ORIGINS));
  app.use(aroundCall(server, log, (path) => routeOf(path)));
  const routeOf = (path: string) => (paths.has(path) ? path : undefined);
  const live = createLiveMessages(server, log);
  const changes = createChangeStreams();
  registerRoutes(app, { live, changes, isServing });
  addReference(app, nothingRuns);
  addVisitStatistics(app, server);
  const paths = new Set([...listRoutes(app).map(({ entry }) => entry.path), ...ownPaths]);
  app.notFound((context) => {
    const known = listRoutes(app).some(({ entry }) => entry.path === context.req.path);
    return refuse(context, new DomainError(known ? 'method_not_allowed' : 'unknown_path'));
  });
  app.onError((error, context) => refuse(context, toTaken(error)));
  const known = new KnownCalls(server);
  return {
    app,
    fetch: async (request, connection) => {
      // What pages of this process ask comes without a connection.
      const answered =
        connection?.remoteAddress === undefined || findMaintenance(server)
          ? undefined
          : await known.answer(request, connection ?? {});
      return answered ?? known.note(request, await app.fetch(request, connection ?? {}));
    },
    routeOf,
    announceChanges: changes.tell,
    close: () => {
      changes.close();
      return live.close();
    },
  };
}

/** Around every call: the headers of every answer, who is asking and why, and a line of the log with what it cost. */
function aroundCall(server: ServerContext, log: Logger, routeOf: Api['routeOf']): MiddlewareHandler<ApiEnv> {
  return async (context, next) => {
    for (const [name, value] of Object.entries(safeHeaders)) context.header(name, value);
    const cause = { ...causeOf(server, context), route: routeOf(context.req.path) };
    const { queries, trips } = await runFor(cause, () =>
      asPartOfPage(context, () =>
        tallyQueries(() =>
          withPointsBack(
            async () => {
              await openScope(server, { log, cause }, context);
              await next();
            },
            () => context.error ?? (context.res.status >= 500 ? new DomainError('internal') : undefined),
          ),
        ),
      ),
    );
    // What is made while it is read would be held for good by who asks for the headers alone.
    if (context.req.raw.method === 'HEAD') await context.res.body?.cancel();
    runFor(cause, () => logAnswer(context, { queries, trips }));
  };
}

/** A call of a page that renders in this process is a part of what the page is rendered for. */
function causeOf({ env }: ServerContext, context: ApiContext): Cause {
  const { cause, remoteAddress } = (context.env ?? {}) as Connection;
  const known = cause ?? (remoteAddress === undefined ? currentCause() : undefined);
  if (known) return known;
  const { headers } = context.req.raw;
  return env.TRUST_PROXY ? readCause(headers.get('x-request-id'), headers.get('traceparent')) : newCause();
}

/** What came by the port is traced there; what a page asks in this process is a part of the page. */
function asPartOfPage<Result>(context: ApiContext, run: () => Promise<Result>): Promise<Result> {
  const { remoteAddress } = (context.env ?? {}) as Connection;
  const { method, path } = context.req;
  return remoteAddress === undefined ? inSpan({ name: `${method} ${path}`, kind: 'internal' }, run) : run();
}

function refuse(context: ApiContext, error: unknown): Response {
  const scope = context.get('scope');
  const expected = error instanceof DomainError;
  const isAway = !expected && isTransientError(error);
  runFor(scope.cause, () => logRefusal(context, error));
  const { status, body } = errorAnswer(
    expected ? error : new DomainError(isAway ? 'not_ready' : 'internal'),
    scope.locale,
  );
  if (expected && error.code === 'too_many_requests') {
    context.header('retry-after', String(error.values.seconds ?? 1));
  }
  if (status === 503) {
    const seconds = expected ? error.values.seconds : undefined;
    context.header('retry-after', String(seconds ?? retryAfterSeconds));
  }
  if (expected) sayStale(context, error.code);
  return context.json(body, status as 200);
}

function logRefusal(context: ApiContext, error: unknown): void {
  const { log } = context.get('scope');
  if (!(error instanceof DomainError)) {
    log.error({ err: withoutParameters(error), path: context.req.path }, 'unexpected error');
    const name = context.get('scope').cause.route ?? '/api/*';
    if (!isTransientError(error)) reportFault({ error: withoutParameters(error), where: 'call', name });
  } else if (error.cause instanceof Error) {
    log.warn({ reason: error.cause.message }, 'refused for a reason elsewhere');
  }
}

/** How often an answer asked the database stands in the log: on real machines each time is a round trip. */
function logAnswer(context: ApiContext, cost: { queries: number; trips: number }): void {
  const { log } = context.get('scope');
  const { method, path } = context.req;
  log.debug({ method, path, status: context.res.status, ...cost }, 'answered');
}
