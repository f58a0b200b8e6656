import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type pino from 'pino';
import { provideInProcessApi } from '#lib/api/transport/server-transport.ts';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { listenForChanges } from '#lib/server/db/listen-for-changes.ts';
import { onceReachable } from '#lib/server/db/once-reachable.ts';
import { type Api, createApi } from '#lib/server/http/app.ts';
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
import { learnMaintenance, learnWords, noteMissed } from '#lib/server/site/index.ts';
import { causeOf } from './request-cause.ts';
import type { ApiTier, Listener } from './tiers.ts';

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
  const forgetFigures = addFigures(() => poolFigures(ctx.db.$client));
  let jobs: { stop(): Promise<void> } | undefined;
  let others: { stop(): Promise<void> } | undefined;
  let announced: { stop(): Promise<void> } | undefined;
  return {
    routeOf: api.routeOf,
    noteMissed: (counts) => noteMissed(ctx, counts),
    answer: listenerOf(api, serveStorage(ctx)),
    begin: async (notifyPages, signal) => {
      const onAway = (error: unknown) => log.warn({ err: error }, 'the database is away: the start waits for it');
      const whenThere: WhenThere = (run) => onceReachable(run, { signal, onAway });
      const start = isWorker ? startJobs : offerJobs;
      const tell = async (tags: string[]) => {
        // Before anything is rendered or answered anew: what is kept then is said in the new words.
        await learnChanged(ctx, log, tags);
        api.announceChanges(tags);
        return notifyPages(tags);
      };
      // Before the jobs: what they send is said as this shop says it.
      await whenThere(() => Promise.all([learnMaintenance(ctx), learnWords(ctx)]));
      jobs = await whenThere(() => start(ctx, log));
      announced = await whenThere(() => announceProcess(ctx, log));
      others = await joinOthers({ ctx, log, frontLimits, tell, whenThere });
      await ctx.replica?.watch(log);
      await notifyPages(['shop']);
      isServing = true;
    },
    drain: () => {
      isServing = false;
    },
    endStreams: async () => {
      await others?.stop();
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

type WhenThere = <Result>(run: () => Promise<Result>) => Promise<Result>;

interface Joining {
  ctx: ServerContext;
  log: pino.Logger;
  frontLimits: NamedLimits;
  tell: (tags: string[]) => Promise<void>;
  whenThere: WhenThere;
}

/** Hears from the other processes what they have changed, and counts with them what is limited. */
async function joinOthers({ ctx, log, frontLimits, tell, whenThere }: Joining): Promise<{ stop(): Promise<void> }> {
  let limits: SharedLimits | undefined;
  const also = { [limitChannel]: (payload: string) => limits?.hear(payload) };
  const changes = await whenThere(() => listenForChanges(ctx, tell, also));
  const calls = generalLimit(ctx.env.RATE_LIMIT_PER_MINUTE);
  limits = shareLimits(ctx, log, new Map([...frontLimits, ['calls', calls]]));
  return {
    stop: async () => {
      limits?.stop();
      await changes.stop();
    },
  };
}

/** Calls and stored files as they come by the port. */
function listenerOf(api: Api, answerStorage: Listener): Listener {
  const answerCall = getRequestListener((request, bindings) => {
    const incoming = 'incoming' in bindings ? (bindings.incoming as IncomingMessage) : undefined;
    const outgoing = 'outgoing' in bindings ? (bindings.outgoing as ServerResponse) : undefined;
    return api.fetch(request, {
      remoteAddress: incoming?.socket.remoteAddress,
      cause: incoming && causeOf(incoming),
      breakOff: () => outgoing?.destroy(),
    });
  });
  return (request, response) =>
    request.url?.startsWith('/storage/') ? answerStorage(request, response) : answerCall(request, response);
}

/** Whether the shop is closed for a while, and what it says otherwise than the code, where that may have changed. */
async function learnChanged(ctx: ServerContext, log: pino.Logger, tags: readonly string[]): Promise<void> {
  const concerns = (tag: string) => tags.includes(tag) || tags.includes('shop');
  const learned = [concerns('maintenance') && learnMaintenance(ctx), concerns('site') && learnWords(ctx)];
  await Promise.all(learned).catch((error: unknown) => log.warn({ err: error }, 'settings could not be read'));
}

function poolFigures({ totalCount, idleCount, waitingCount, options: { max } }: pg.Pool): Figure[] {
  return [
    figure('db_connections', totalCount - idleCount, { state: 'used' }),
    figure('db_connections', idleCount, { state: 'idle' }),
    figure('db_connections_max', max, {}),
    figure('db_waiting', waitingCount, {}),
  ];
}
