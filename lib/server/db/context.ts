import { readEnv, type ServerEnv } from '../env.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { closeDatabase, type Database, openDatabase } from './connection.ts';

/** What every use case is handed: the database, the time, the settings. */
export interface ServerContext {
  db: Database;
  clock: Clock;
  env: ServerEnv;
}

/** Opens a context from the process's settings. The caller closes it. */
export function createContext(overrides: Partial<ServerContext> = {}): ServerContext {
  const env = overrides.env ?? readEnv();
  return {
    env,
    clock: overrides.clock ?? systemClock,
    db: overrides.db ?? openDatabase(env.DATABASE_URL, { poolSize: env.DATABASE_POOL_SIZE, isShared: isPooled(env) }),
  };
}

/** Whether connections are somebody else's between two transactions. */
const isPooled = (env: ServerEnv) => env.DATABASE_DIRECT_URL !== env.DATABASE_URL;

export async function closeContext(ctx: ServerContext): Promise<void> {
  await closeDatabase(ctx.db);
}
