import { readEnv, type ServerEnv } from '../env.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import type { Database } from './connection.ts';
import { closeDatabase, openDatabase } from './open-database.ts';
import { Replica } from './replica/replica.ts';

/** What every use case is handed: the database, the time, the settings. */
export interface ServerContext {
  db: Database;
  clock: Clock;
  env: ServerEnv;
  /** Read by what `readingFrom` is given to, once it is watched. */
  replica?: Replica | undefined;
}

/** Opens a context from the process's settings. The caller closes it. */
export function createContext(overrides: Partial<ServerContext> = {}): ServerContext {
  const env = overrides.env ?? readEnv();
  const pools = { poolSize: env.DATABASE_POOL_SIZE, isShared: isPooled(env) };
  const db = overrides.db ?? openDatabase(env.DATABASE_URL, pools);
  const { DATABASE_REPLICA_URL: url, DATABASE_REPLICA_MAX_LAG_SECONDS: maxLagInSeconds } = env;
  const replica = url ? new Replica(db, { url, maxLagInSeconds, ...pools }) : undefined;
  return { env, clock: overrides.clock ?? systemClock, db, replica };
}

/** Whether connections are somebody else's between two transactions. */
const isPooled = (env: ServerEnv) => env.DATABASE_DIRECT_URL !== env.DATABASE_URL;

export async function closeContext(ctx: ServerContext): Promise<void> {
  await Promise.all([closeDatabase(ctx.db), ctx.replica?.close()]);
}
