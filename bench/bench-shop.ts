import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { createTestDatabase } from '#lib/server/db/test-database.ts';
import { readEnv } from '#lib/server/env.ts';
import { startThrowAwayDatabase } from '#scripts/testing/throw-away-database.ts';

export interface BenchShop {
  ctx: ServerContext;
  close(): Promise<void>;
}

/** A database of its own for one measurement (TEST_DATABASE_URL names a server, else one is started and thrown away). */
export async function openBenchShop(inputs: Record<string, string> = {}): Promise<BenchShop> {
  const server = process.env.TEST_DATABASE_URL ? undefined : await startThrowAwayDatabase();
  process.env.TEST_DATABASE_URL ??= server?.adminUrl;
  const database = await createTestDatabase();
  const env = readEnv({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    SECRET_KEY: 'measuring',
    DATA_DIR: process.env.DATA_DIR ?? './data/bench',
    RATE_LIMIT_PER_MINUTE: '100000000',
    LOG_LEVEL: 'silent',
    ...inputs,
  });
  const ctx = createContext({ env });
  return {
    ctx,
    close: async () => {
      await closeContext(ctx);
      await database.drop();
      await server?.stop();
    },
  };
}

/** The value below which so much of `values` lies; `share` between 0 and 1. */
export function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
