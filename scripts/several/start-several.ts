import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { databaseIn, urlOfDatabase } from '#lib/server/db/database-url.ts';
import { createTestDatabase } from '#lib/server/db/test-database.ts';
import { readEnv } from '#lib/server/env.ts';
import { ensureRules } from '#lib/server/setup/first-rules.ts';
import { startPooler } from '../programs/pooler.ts';
import { findFreePort } from '../programs/port.ts';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';
import { startFront } from './front.ts';
import { selfSigned } from './self-signed.ts';
import { type Role, ShopProcess } from './shop-process.ts';

interface SeveralOptions {
  nginx: string;
  /** A pooler to put before the database. */
  pgbouncer?: string | undefined;
  /** A replica of that server, to read from. */
  standby?: string | undefined;
  counts?: Partial<Record<Role, number>>;
  env?: Record<string, string>;
}

export type Several = Awaited<ReturnType<typeof startSeveral>>;

/**
 * A shop of several processes on one machine: two of each behind nginx, on a database of its own (TEST_DATABASE_URL names the
 * server), through a pooler where there is one. All of it ends with `stop`, or with this process.
 */
export async function startSeveral({ nginx, pgbouncer, standby, counts, env = {} }: SeveralOptions) {
  const ends: (() => Promise<unknown> | unknown)[] = [];
  const stop = async () => {
    for (const undo of ends.splice(0).reverse()) await undo();
  };
  try {
    const dataDir = makeThrowAwayFolder('shop-several-');
    ends.push(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const pooler = pgbouncer ? await startPooler(pgbouncer, database.url, { size: 20 }) : undefined;
    if (pooler) ends.push(() => pooler.stop());
    const port = await findFreePort();
    const settings = {
      NODE_ENV: 'production',
      DATABASE_URL: pooler?.url ?? database.url,
      DATABASE_DIRECT_URL: pooler?.directUrl ?? database.url,
      ...(standby && { DATABASE_REPLICA_URL: urlOfDatabase(standby, databaseIn(database.url)) }),
      SECRET_KEY: randomBytes(32).toString('base64url'),
      DATA_DIR: dataDir,
      PUBLIC_URL: `https://127.0.0.1:${port}`,
      TRUST_PROXY: 'true',
      PAYMENT_SANDBOX: 'true',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '100000000',
      ...env,
    };
    const ctx = await openContext({ ...settings, DATABASE_URL: database.url });
    ends.push(() => closeContext(ctx));
    const of = (role: Role) =>
      Promise.all(Array.from({ length: counts?.[role] ?? 2 }, () => ShopProcess.of(role, settings)));
    const processes = { pages: await of('pages'), api: await of('api'), worker: await of('worker') };
    const all = Object.values(processes).flat();
    ends.push(() => Promise.all(all.map((one) => one.stop())));
    const [pages, api] = [processes.pages, processes.api].map((some) => some.map(({ address }) => address));
    const front = await startFront(nginx, { port, pages: pages ?? [], api: api ?? [], certificate: selfSigned() });
    ends.push(() => front.stop());
    await Promise.all(all.map((one) => one.start()));
    return { url: settings.PUBLIC_URL, ctx, processes, front, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The shop's database as another process of it has it, with what every shop starts with. */
async function openContext(settings: Record<string, string>): Promise<ServerContext> {
  const ctx = createContext({ env: readEnv({ ...process.env, ...settings }) });
  await ensureRules(ctx);
  return ctx;
}
