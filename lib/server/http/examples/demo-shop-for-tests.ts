import { randomBytes } from 'node:crypto';
import { type KeyScope, scopesOf } from '#lib/contract/integrations/key-scopes.ts';
import type { SellerSide } from '#lib/contract/seller-path.ts';
import { closeContext, createContext, type ServerContext } from '../../db/context.ts';
import { databaseIn, urlOfDatabase } from '../../db/database-url.ts';
import { openTestContext } from '../../db/test-context.ts';
import { withAdmin } from '../../db/test-database.ts';
import { signIn } from '../../factories/factories.ts';
import { makeKeyOf } from '../../factories/integration-factories.ts';
import { findUserByName } from '../../identity/index.ts';
import { addSeconds, fixedClock } from '../../kernel/clock.ts';
import { createDemoContext } from '../../seed/demo-context-for-tests.ts';
import { demoLogins } from '../../seed/demo-logins.ts';

import { findStoreOf } from '../../store/index.ts';
import { createHeldApi } from '../answer/held-api-for-tests.ts';
import type { Api } from '../app.ts';
import { listRoutes, type RegisteredRoute } from '../serve.ts';
import { type Answered, askAs } from './ask-for-tests.ts';
import { callerOf } from './callers.ts';

/** The demo shop, once; what is tried in one copy of it has not happened in the next. */
export interface DemoShop {
  copy(): Promise<DemoCopy>;
  close(): Promise<void>;
}

export interface DemoCopy {
  api: Api;
  ctx: ServerContext;
  routes: RegisteredRoute[];
  /** As whoever may: a key that has the scope of the call and no other, else who it is for. */
  ask(route: RegisteredRoute, request: Record<string, unknown>): Promise<Answered>;
  close(): Promise<void>;
}

type Role = (typeof demoLogins)[number]['role'];

export async function openDemoShop(): Promise<DemoShop> {
  const test = await createDemoContext();
  const { env } = test.ctx;
  // A database that is copied is one to which nobody is connected.
  const { ctx, close } = openTestContext(env.DATABASE_URL, env);
  const tokens = await signEverybodyIn(ctx);
  await close();
  return {
    copy: () => openCopy(env, tokens),
    close: test.close,
  };
}

async function signEverybodyIn(ctx: ServerContext): Promise<Record<Role, { userId: number; token: string }>> {
  const found = await Promise.all(
    demoLogins.map(async ({ role, username }) => {
      const user = await findUserByName(ctx.db, username);
      if (!user) throw new Error(`the demo shop has no ${username}`);
      return [role, { userId: user.id, token: (await signIn(ctx, user.id)).token }] as const;
    }),
  );
  return Object.fromEntries(found) as Record<Role, { userId: number; token: string }>;
}

async function openCopy(
  env: ServerContext['env'],
  people: Record<Role, { userId: number; token: string }>,
): Promise<DemoCopy> {
  const url = urlOfDatabase(env.DATABASE_URL, `demo_${randomBytes(6).toString('hex')}`);
  const original = databaseIn(env.DATABASE_URL);
  await withServer(url, `create database "${databaseIn(url)}" template "${original}" strategy file_copy`);
  const ctx = createContext({
    env: { ...env, DATABASE_URL: url, DATABASE_DIRECT_URL: url },
    clock: fixedClock(new Date()),
  });
  const api = createHeldApi(ctx);
  const keys = new Map<string, Promise<string>>();
  const keyFor = (side: SellerSide, scope: KeyScope) => {
    const known = keys.get(`${side} ${scope}`) ?? makeKey(ctx, { side, scope, userId: people[roleOf[side]].userId });
    keys.set(`${side} ${scope}`, known);
    return known;
  };
  return {
    api,
    ctx,
    routes: listRoutes(api.app),
    ask: async (route, request) => {
      const caller = callerOf(route);
      const headers: Record<string, string> =
        'scope' in caller
          ? { authorization: `Bearer ${await keyFor(caller.side, caller.scope)}` }
          : caller.role === 'guest'
            ? {}
            : { 'ba-user-token': people[caller.role].token };
      return askAs(api, route.entry, { headers, request });
    },
    close: async () => {
      await api.close();
      await closeContext(ctx);
      await withServer(url, `drop database if exists "${databaseIn(url)}" with (force)`);
    },
  };
}

const roleOf = { store: 'store', desk: 'operator' } as const satisfies Record<SellerSide, Role>;

async function makeKey(
  ctx: ServerContext,
  { side, scope, userId }: { side: SellerSide; scope: KeyScope; userId: number },
): Promise<string> {
  if (!scopesOf(side).includes(scope)) throw new Error(`no scope ${scope} of the ${side}`);
  const store = side === 'store' ? await findStoreOf(ctx.db, userId) : undefined;
  const now = ctx.clock.now();
  const dates = { createdAt: now, expiresAt: addSeconds(now, 86_400) };
  const limits = { perMinute: 1200, addresses: [] };
  return makeKeyOf(ctx.db, { name: 'ERP', userId, scopes: [scope], storeId: store?.id ?? null, ...limits, ...dates });
}

function withServer(url: string, statement: string): Promise<unknown> {
  const server = urlOfDatabase(url, 'postgres');
  return withAdmin(server, (client) => client.query(statement));
}
