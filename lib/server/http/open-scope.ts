import type { Logger } from 'pino';
import type { ServerContext } from '#lib/server/db/context.ts';
import { authenticate } from '#lib/server/identity/index.ts';
import { authenticateKey, keyPrefix } from '#lib/server/integrations/index.ts';
import { type Actor, guest, isOperator } from '#lib/server/kernel/actor.ts';
import type { Cause } from '#lib/server/observe/cause.ts';
import { foreseeStore, withStore } from '#lib/server/store/index.ts';
import { askedLocale } from './asked-locale.ts';
import { takeFromGeneralLimit, takeFromLimit } from './limits/rate-limit.ts';
import { oncePerPage } from './scope/page-visit.ts';
import type { ApiContext, Connection, RequestScope, TokenState } from './scope/request-scope.ts';
import { inProcess, visitorAddress } from './scope/visitor-address.ts';

/** Finds out who asks, from where and in which language, and keeps it on the request. */
export async function openScope(
  server: ServerContext,
  { log, cause }: { log: Logger; cause: Cause },
  context: ApiContext,
): Promise<void> {
  context.header('x-request-id', cause.requestId);
  const token = readToken(context);
  const scope = {
    server,
    cause,
    log,
    locale: askedLocale(context.req.raw.headers, context.req.query('lang')),
    ip: readAddress(server, context),
    userAgent: (context.req.header('user-agent') ?? '').slice(0, 255),
    actor: guest as Actor,
    tokenState: 'none' as TokenState,
    lacksFactor: false,
    token,
  };
  context.set('scope', scope);
  // Pages that render in this process come without a connection; they are no flood.
  if (connectionOf(context) !== undefined) takeFromGeneralLimit(scope.ip, server.env.RATE_LIMIT_PER_MINUTE);
  const key = readKey(context);
  if (key !== '') {
    await letProgramIn(server, scope, key);
    cause.seen.actor = 'program';
  }
  if (token === '' || key !== '') return;
  // A page makes several calls as the same person: who that is, is asked once.
  Object.assign(scope, await oncePerPage(token, () => identify(server, token)));
  cause.seen.actor = actorKind(scope.actor);
}

/** For the access log: who, and no more than that. */
function actorKind(actor: Actor): string {
  if (actor.kind === 'guest') return 'guest';
  if (actor.storeId !== undefined) return 'store';
  return isOperator(actor) ? 'operator' : 'member';
}

/** A program comes as whoever gave it the key, at the pace of the key. A key that is no good is refused whatever it asks for. */
async function letProgramIn(server: ServerContext, scope: RequestScope, key: string): Promise<void> {
  scope.token = '';
  const member = await authenticateKey(server, { key, ip: scope.ip });
  scope.actor = member;
  scope.tokenState = 'valid';
  const points = member.key?.perMinute ?? 1;
  await takeFromLimit(scope, `api-key ${points}`, { points, seconds: 60, by: 'key' });
}

type Identified = Pick<RequestScope, 'tokenState' | 'lacksFactor' | 'actor'>;

async function identify(server: ServerContext, token: string): Promise<Partial<Identified>> {
  let store: ReturnType<typeof foreseeStore>;
  const found = await authenticate(server, token, (userId) => {
    store = foreseeStore(server, userId);
  });
  if (found.state !== 'valid') return { tokenState: found.state };
  return { tokenState: 'valid', lacksFactor: found.lacksFactor, actor: await withStore(server, found.member, store) };
}

/** Only headers: a cookie never authorises, so that a cross-site form can do nothing (architecture, Sessions). */
function readToken(context: ApiContext): string {
  return (context.req.header('ba-user-token') ?? context.req.header('bausertoken') ?? '').trim().slice(0, 2048);
}

/** Only what begins like one of ours: some proxy in front may have a word of its own in this header. */
function readKey(context: ApiContext): string {
  const [, key = ''] = /^Bearer +(\S+)$/i.exec((context.req.header('authorization') ?? '').trim().slice(0, 300)) ?? [];
  return key.startsWith(keyPrefix) ? key : '';
}

function readAddress(server: ServerContext, context: ApiContext): string {
  const connection = connectionOf(context) ?? inProcess;
  return visitorAddress(context.req.raw.headers, { connection, isProxyTrusted: server.env.TRUST_PROXY });
}

function connectionOf(context: ApiContext): string | undefined {
  return (context.env as Connection | undefined)?.remoteAddress;
}
