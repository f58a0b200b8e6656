import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type pino from 'pino';
import { provideInProcessApi } from '#lib/api/transport/server-transport.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { onceReachable } from '#lib/server/db/once-reachable.ts';
import { createApi } from '#lib/server/http/app.ts';
import { generalLimit } from '#lib/server/http/limits/rate-limit.ts';
import {
  limitChannel,
  type NamedLimits,
  type SharedLimits,
  shareLimits,
} from '#lib/server/http/limits/share-limits.ts';
import { serveStorage } from '#lib/server/http/uploads/storage.ts';
import { deriveTokenKey } from '#lib/server/identity/index.ts';
import { announceProcess } from '#lib/server/jobs/processes.ts';
import { offerJobs, startJobs } from '#lib/server/jobs/start-jobs.ts';
import { addFigures, type Figure, figure } from '#lib/server/observe/recorder.ts';
import { learnMaintenance } from '#lib/server/site/index.ts';
import { causeOf } from './request-cause.ts';
import type { ApiTier } from './tiers.ts';

interface ApiTierOptions {
  isWorker: boolean;
  /** Of what this process answers beside calls: counted with the other processes, like calls. */
  frontLimits: NamedLimits;
}

/**
 * The API of this process, with its database, its stored files and, where it is a worker, its jobs. Expects the schema to be
 * up to date.
 */
export function createApiTier(log: pino.Logger, { isWorker, frontLimits }: ApiTierOptions): ApiTier {
  const ctx = createContext();
  process.env.SESSION_TOKEN_KEY = deriveTokenKey(ctx.env.SECRET_KEY);
  let isServing = false;
  const api = createApi(ctx, log, { isServing: () => isServing });
  provideInProcessApi((request) => api.fetch(request));
  const answerStorage = serveStorage(ctx);
  const answerApi = getRequestListener((request, bindings) => {
    const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
    const outgoing = 'outgoing' in bindings ? (bindings.outgoing as ServerResponse) : undefined;
    return api.fetch(request, {
      remoteAddress: incoming?.socket.remoteAddress,
      cause: incoming && causeOf(incoming),
      breakOff: () => outgoing?.destroy(),
    });
  });
  const forgetFigures = addFigures(() => poolFigures(ctx.db.$client));
  let jobs: { stop(): Promise<void> } | undefined;
  let changes: { stop(): Promise<void> } | undefined;
  let limits: SharedLimits | undefined;
  let announced: { stop(): Promise<void> } | undefined;
  return {
    routeOf: api.routeOf,
    answer: (request, response) =>
      request.url?.startsWith('/storage/') ? answerStorage(request, response) : answerApi(request, response),
    begin: async (notifyPages, signal) => {
      const onAway = (error: unknown) => log.warn({ err: error }, 'the database is away: the start waits for it');
      const start = isWorker ? startJobs : offerJobs;
      jobs = await onceReachable(() => start(ctx, log), { signal, onAway });
      const tell = async (tags: string[]) => {
        api.tellChanges(tags);
        if (tags.includes('maintenance') || tags.includes('shop'))
          await learnMaintenance(ctx).catch((error: unknown) => log.warn({ err: error }, 'settings could not be read'));
        return notifyPages(tags);
      };
      await onceReachable(() => learnMaintenance(ctx), { signal, onAway });
      announced = await onceReachable(() => announceProcess(ctx, log), { signal, onAway });
      const hearLimits = (payload: string) => limits?.hear(payload);
      const also = { [limitChannel]: hearLimits };
      changes = await onceReachable(() => listenForChanges(ctx, tell, also), { signal, onAway });
      const calls = generalLimit(ctx.env.RATE_LIMIT_PER_MINUTE);
      limits = shareLimits(ctx, log, new Map([...frontLimits, ['calls', calls]]));
      await ctx.replica?.watch(log);
      await notifyPages(['shop']);
      isServing = true;
    },
    drain: () => {
      isServing = false;
    },
    endStreams: async () => {
      limits?.stop();
      await changes?.stop();
      await api.close();
    },
    endJobs: async () => jobs?.stop(),
    end: async () => {
      forgetFigures();
      // Where the database is away the row runs out by itself.
      await announced?.stop().catch(() => undefined);
      await closeContext(ctx);
    },
  };
}

function poolFigures({ totalCount, idleCount, waitingCount, options: { max } }: pg.Pool): Figure[] {
  return [
    figure('db_connections', totalCount - idleCount, { state: 'used' }),
    figure('db_connections', idleCount, { state: 'idle' }),
    figure('db_connections_max', max, {}),
    figure('db_waiting', waitingCount, {}),
  ];
}
