import type { Hono } from 'hono';
import type { z } from 'zod';
import type { Endpoint } from '#lib/contract/endpoint.ts';
import { type InputBounds, usualBounds } from '#lib/contract/input-bounds.ts';
import type { ScopesByTopic } from '#lib/contract/integrations/upload-scopes.ts';
import type { PermissionNode } from '#lib/contract/nodes.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { readingFrom, timeoutForFiles } from '../db/reading/reading-from.ts';
import { withoutParameters } from '../db/statements/without-parameters.ts';
import { isTransientError } from '../db/transient-error.ts';
import {
  guest,
  hasNode,
  isOperator,
  type Member,
  requireMember,
  requireNode,
  requireStore,
  type StoreMember,
} from '../kernel/actor.ts';
import { DomainError } from '../kernel/errors.ts';
import { runFor } from '../observe/cause.ts';
import { reportFault } from '../observe/faults/report-fault.ts';
import { findMaintenance, findPreview, secondsUntilOpen } from '../site/index.ts';
import { onlyNamed } from './answer/only-named.ts';
import { successAnswer } from './answers.ts';
import { answerFromCache, type CachePolicy } from './cached-answers.ts';
import { parseInput } from './input/parse-input.ts';
import { takeTurn, untilRead } from './limits/one-at-a-time.ts';
import type { RequestLimit } from './limits/rate-limit.ts';
import { takeUnlessReplay } from './limits/replay-limit.ts';
import { sayStale } from './live/stale-reads.ts';
import { readQuery } from './query.ts';
import { readBody } from './read-body.ts';
import type { Guard } from './scope/guard.ts';
import { readPreviewToken } from './scope/preview-token.ts';
import type { ApiContext, ApiEnv, Connection, RequestScope } from './scope/request-scope.ts';
import { requireKeyMay, requireKeyMayAbout } from './scope/require-key-may.ts';
import { startFile } from './spreadsheets/start-file.ts';

/** What routes are put on. */
export type App = Hono<ApiEnv>;

interface CallOptions<G extends Guard> {
  guard: G;
  /** Extra limits where abuse is likely, beside the general one per address. */
  limits?: RequestLimit[];
  /** Also for who must set up a second factor and has none yet: the calls that do so. */
  isForFactorSetup?: true;
  /** Answered too while the shop is closed for a while: what operators log in by, what providers tell, what processes ask. */
  isAlwaysOpen?: true;
  /** Not for keys of programs, whatever they may do else. */
  isForPeople?: true;
  /** For programs too, where the `topic` that they name in the query is one of these: the guard alone says it of people. */
  byTopic?: ScopesByTopic;
  /**
   * What it reads comes from the replica where there is one: the catalogue, files, reports. Who is known sees all that
   * is committed when something is asked; visitors what this process has heard of, as in everything that is cached for them.
   */
  isReadFromReplica?: true;
}

interface RouteOptions<E extends Endpoint, G extends Guard> extends CallOptions<G> {
  /** Key of the success text in the `api` messages; no text when missing. */
  message?: string | ((data: unknown) => string | undefined);
  run: (call: Call<E, G>) => Promise<AnswerOf<E>> | AnswerOf<E>;
  /** Public answers that are the same for everybody who is not logged in: cached until something of them changes. */
  cached?: CachePolicy<Call<E, G>['query'], AnswerOf<E>>;
}

/** What a use case has to answer; whatever it likes where the entry names no data, as null is sent. */
export type AnswerOf<E extends Endpoint> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodNull> ? unknown : z.input<NonNullable<E['data']>>;

export interface Call<E extends Endpoint, G extends Guard> extends RequestScope {
  query: NonNullable<E['query']> extends z.ZodType ? z.output<NonNullable<E['query']>> : unknown;
  body: NonNullable<E['body']> extends z.ZodType ? z.output<NonNullable<E['body']>> : unknown;
  member: G extends 'public' ? undefined : G extends { store: PermissionNode } ? StoreMember : Member;
  request: Request;
}

export interface RegisteredRoute {
  entry: Endpoint;
  guard: Guard;
  /** No key of a program gets in, whatever its scopes. */
  isForPeople?: true;
  /** Which one gets in with what, where the topic decides. */
  byTopic?: ScopesByTopic;
}

const registries = new WeakMap<object, RegisteredRoute[]>();

/** Every route of an app with its guard, for the reference page and the test that walks them all. */
export function listRoutes(app: object): RegisteredRoute[] {
  return registries.get(app) ?? [];
}

/** Puts one contract entry on the app: limits, guard, parsing, use case, what the entry names, envelope, in this order. */
export function serve<E extends Endpoint, G extends Guard>(app: App, entry: E, options: RouteOptions<E, G>): void {
  registerRoute(app, entry, options);
  const named = onlyNamed(entry);
  const read = async (call: Call<E, G>) => named(await options.run(call), call);
  app.on(entry.method.toUpperCase(), entry.path, async (context) => {
    const call = await openCall(context, entry, options);
    const { cached, isReadFromReplica } = options;
    const reading = isReadFromReplica ? atReplica(call) : call;
    if (!cached || call.token !== '') return answer(context, await read(reading), options.message);
    return answerFromCache(context, call, {
      cached,
      read: async () => {
        const data = await read(reading);
        return { data, body: successAnswer(data, '').body };
      },
    });
  });
}

function atReplica<E extends Endpoint, G extends Guard>(call: Call<E, G>, timeoutInMs?: number): Call<E, G> {
  const reader = call.actor.kind === 'guest' ? 'everybody' : 'caller';
  return { ...call, server: readingFrom(call.server, reader, timeoutInMs) };
}

interface FileOptions<E extends Endpoint, G extends Guard> extends CallOptions<G> {
  /** Large ones: an account is written one at a time by all processes together, and asking again while it is read is refused. */
  isOneAtATime?: true;
  run: (call: Call<E, G>) => FileAnswer | Promise<FileAnswer>;
}

/** A file as it is written, without the envelope. */
export interface FileAnswer {
  name: string;
  /** One of the types that the entry names. */
  type: string;
  content: ReadableStream<Uint8Array>;
}

/** Like `serve`, for an entry that answers a file to keep; what refuses it before the first byte is in the envelope. */
export function serveFile<E extends Endpoint, G extends Guard>(app: App, entry: E, options: FileOptions<E, G>): void {
  registerRoute(app, entry, options);
  app.on(entry.method.toUpperCase(), entry.path, async (context) => {
    const file = await openFile(await openCall(context, entry, options), entry, options);
    const { name, type } = file;
    const content = await startFile(file.content, (error) => {
      const { cause, log } = context.get('scope');
      runFor(cause, () => {
        log.error({ err: withoutParameters(error), path: entry.path }, 'a file broke off');
        if (!isTransientError(error)) reportFault({ error: withoutParameters(error), where: 'call', name: entry.path });
      });
      // Ended as usual it would look whole.
      (context.env as Connection | undefined)?.breakOff?.();
    });
    context.header('content-type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
    context.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    return context.body(content);
  });
}

async function openFile<E extends Endpoint, G extends Guard>(
  call: Call<E, G>,
  { path }: E,
  { isOneAtATime, isReadFromReplica, run }: FileOptions<E, G>,
): Promise<FileAnswer> {
  const reading = isReadFromReplica ? atReplica(call, timeoutForFiles) : call;
  if (!isOneAtATime || call.actor.kind !== 'member') return run(reading);
  const giveBack = await takeTurn(call.server.db, { userId: call.actor.userId, path });
  try {
    const file = await run(reading);
    return { ...file, content: untilRead(file.content, giveBack) };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/**
 * Like `serve`, for an entry that tells events for as long as the caller listens; what refuses it is in the envelope.
 * A proxy in between must pass each event on at once.
 */
export function serveEvents<E extends Endpoint, G extends Guard>(
  app: App,
  entry: E,
  options: CallOptions<G> & { run: (call: Call<E, G>) => Promise<ReadableStream<Uint8Array>> },
): void {
  registerRoute(app, entry, options);
  app.on(entry.method.toUpperCase(), entry.path, async (context) => {
    const events = await options.run(await openCall(context, entry, options));
    context.get('scope').cause.seen.isStream = true;
    context.header('content-type', 'text/event-stream');
    context.header('x-accel-buffering', 'no');
    // Kept for another call after the stream, the connection would hold up the end of the process.
    context.header('connection', 'close');
    return context.body(events);
  });
}

/** Puts a route on the list that the reference page and the tests walk. */
export function registerRoute(app: App, entry: Endpoint, options: CallOptions<Guard>): void {
  const { guard, isForPeople, byTopic } = options;
  const forWhom = { ...(isForPeople && { isForPeople }), ...(byTopic && { byTopic }) };
  registries.set(app, [...listRoutes(app), { entry, guard, ...forWhom }]);
}

/** Limits, guard and parsing of one call, in this order. */
export async function openCall<E extends Endpoint, G extends Guard>(
  context: ApiContext,
  entry: E,
  options: CallOptions<G>,
): Promise<Call<E, G>> {
  const scope = asVisitor(context.get('scope'), options.guard);
  context.set('stale', entry.stale);
  const { guard, byTopic, limits = [] } = options;
  if (!options.isAlwaysOpen) requireOpenShop(context, scope);
  if (!byTopic) requireKeyMay(scope.actor, entry, options);
  const member = checkGuard(scope, options);
  const request = context.req.raw;
  for (const limit of limits) await takeUnlessReplay(scope, { path: entry.path, request, limit });
  const query = entry.query ? parseInput(entry.query, readQuery(context.req.url)) : {};
  // As the call itself reads it: one that is named twice has one meaning.
  if (byTopic) requireKeyMayAbout(scope.actor, entry, { guard, byTopic, topic: (query as { topic?: unknown }).topic });
  const body = entry.body ? parseInput(entry.body, await readBody(context, boundsOf(entry))) : undefined;
  return { ...scope, query, body, member, request: context.req.raw } as Call<E, G>;
}

const boundsOf = ({ bounds }: Endpoint): InputBounds => (bounds ? { ...usualBounds, ...bounds } : usualBounds);

/**
 * Throws `opening_soon` until the shop is opened, to everybody but operators and who holds a preview link; `maintenance` while it is
 * closed for a while, to everybody but operators. What a page of this process asks comes without
 * a connection: whether its reader may see it is decided before the page.
 */
function requireOpenShop(context: ApiContext, { server }: RequestScope): void {
  const closed = findMaintenance(server);
  const { actor, lacksFactor } = context.get('scope');
  // Only of operators a second factor is demanded: whoever lacks it goes on to set it up, and is refused all else.
  if (!closed || isOperator(actor) || lacksFactor) return;
  if ((context.env as Connection | undefined)?.remoteAddress === undefined) return;
  if (closed.reason === 'opening' && findPreview(server, readPreviewToken(context.req.raw.headers))) return;
  throw new DomainError(closed.reason === 'opening' ? 'opening_soon' : 'maintenance', {
    values: { seconds: secondsUntilOpen(closed, server.clock.now()) },
  });
}

/** What is open to anybody is the same for a program as for any guest. */
function asVisitor(scope: RequestScope, guard: Guard): RequestScope {
  const isProgram = scope.actor.kind === 'member' && scope.actor.key !== undefined;
  return isProgram && guard === 'public' ? { ...scope, actor: guest } : scope;
}

function checkGuard(scope: RequestScope, { guard, isForFactorSetup }: CallOptions<Guard>): Member | undefined {
  if (guard === 'public') return undefined;
  if (scope.tokenState === 'expired') throw new DomainError('token_expired');
  if (scope.lacksFactor && !isForFactorSetup) {
    throw new DomainError('two_factor_required', { values: { step: 'setup' }, data: { setup: true } });
  }
  if (guard === 'login') return requireMember(scope.actor);
  if ('store' in guard) return requireStore(scope.actor, guard.store);
  return requireNode(scope.actor, guard.or && hasNode(scope.actor, guard.or) ? guard.or : guard.node);
}

function answer(context: ApiContext, data: unknown, message: RouteOptions<Endpoint, Guard>['message']) {
  const key = typeof message === 'function' ? message(data) : message;
  const msg = key ? sentence(context.get('scope').locale, `api.${key}`) : '';
  const { status, body } = successAnswer(data, msg);
  sayStale(context);
  return context.json(body, status as 200);
}
