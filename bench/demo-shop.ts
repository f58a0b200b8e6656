import { randomBytes } from 'node:crypto';
import { closeContext, createContext, type ServerContext } from '#lib/server/db/context.ts';
import { readEnv } from '#lib/server/env.ts';
import { scriptProgram } from '#scripts/programs/script-program.ts';
import { runProgram } from '#scripts/testing/test-parts.ts';
import { openBenchShop } from './bench-shop.ts';
import { removeFolder, startShop, temporaryFolder } from './shop-process.ts';

interface DemoShop {
  url: string;
  ctx: ServerContext;
  close(): Promise<void>;
}

/**
 * A running demo shop and its database. With BENCH_URL, BENCH_DATABASE_URL and BENCH_SECRET_KEY it is one that is running
 * already.
 */
export async function openDemoShop(): Promise<DemoShop> {
  const { BENCH_URL: url, BENCH_DATABASE_URL: databaseUrl, BENCH_SECRET_KEY: secretKey } = process.env;
  if (url && databaseUrl && secretKey) {
    const env = readEnv({ ...process.env, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey });
    const ctx = createContext({ env });
    return { url, ctx, close: () => closeContext(ctx) };
  }
  const folder = await temporaryFolder('bench-pages');
  const bench = await openBenchShop({ DATA_DIR: folder, SECRET_KEY: randomBytes(32).toString('base64url') });
  const { DATABASE_URL, SECRET_KEY } = bench.ctx.env;
  const env = { DATABASE_URL: `${DATABASE_URL}`, SECRET_KEY, DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '100000000' };
  await runProgram(process.execPath, scriptProgram('scripts/db-seed.ts'), env);
  const shop = await startShop({ dataFolder: folder, env });
  const close = async () => {
    await shop.stop();
    await bench.close();
    await removeFolder(folder);
  };
  return { url: shop.url, ctx: bench.ctx, close };
}
