import { closeContext, createContext } from '#lib/server/db/context.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { migrateDatabase } from '#lib/server/db/migrating/migrate.ts';
import { readEnv } from '#lib/server/env.ts';
import { fulfilmentOf } from '#lib/server/workflows/orders/fulfil-for-tests.ts';
import { makeThrowAwayFolder } from '../programs/throw-away-folder.ts';
import type { RunStep } from './steps-of-backup.ts';

/** A folder that PostgreSQL's own user can pass too. */
export const newFolder = (): string => makeThrowAwayFolder('shop-backup-', { quick: true });

/** Tells nothing. */
export const quietly: RunStep = async (_key, work) => void (await work(() => undefined));

/** Use cases on a database that is no test database: it has files of its own, or is of another version. */
export async function openShop(url: string, dataDir: string, secretKey: string) {
  await migrateDatabase(url);
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, SECRET_KEY: secretKey, LOG_LEVEL: 'silent' };
  const env = readEnv({ NODE_ENV: 'test', PAYMENT_SANDBOX: 'true', ...settings });
  const ctx = createContext({ env });
  return { ...fulfilmentOf({ ctx }), ctx, close: () => closeContext(ctx) };
}

/** A shop as it runs, with an archive; nothing waits for the disk. */
export async function startShop(dataDir: string, archive: string) {
  const database: EmbeddedDatabase = await startEmbeddedDatabase({ dataDir, archive, disposable: true });
  const shop = await openShop(database.url, dataDir, database.secrets.secretKey);
  let stopping: Promise<void> | undefined;
  return {
    ...shop,
    database,
    stop: () => {
      stopping ??= shop.close().then(database.stop);
      return stopping;
    },
  };
}
