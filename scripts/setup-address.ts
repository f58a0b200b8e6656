import pg from 'pg';
import { localisedPath } from '#lib/routes/paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { readEnv } from '#lib/server/env.ts';
import { onStop } from './shutdown.ts';
import { language } from './words.mjs';

/**
 * The address by which a shop without an operator gets its first one, for the terminal alone: undefined where there is one, and
 * where another process that runs has printed it. What is secret stands behind the `#`, which no browser sends and no log keeps.
 * `atEnd` is told how to let another process print one, for when this one ends.
 */
export async function offerSetupAddress(atEnd = onStop): Promise<string | undefined> {
  const { DATABASE_DIRECT_URL, IS_PUBLIC_URL_SET, PUBLIC_URL, PORT } = readEnv();
  const { isWithoutOperator } = await import('#lib/server/workflows/opening/create-first-operator.ts');
  const { newSetupAddress } = await import('#lib/server/site/index.ts');
  const ctx = createContext();
  try {
    if (!(await isWithoutOperator(ctx)) || !(await isForUs(DATABASE_DIRECT_URL, atEnd))) return undefined;
    const shop = IS_PUBLIC_URL_SET ? PUBLIC_URL : `http://localhost:${PORT}`;
    return `${shop}${localisedPath(language, userPath('setup'))}#${await newSetupAddress(ctx)}`;
  } finally {
    await closeContext(ctx);
  }
}

/**
 * Of several processes the first prints, for as long as it runs: the lock is that of its connection, and free at once when it dies.
 */
async function isForUs(url: string, atEnd: typeof onStop): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Without its database the shop has other troubles than this.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('setup address', 0)) as held`,
  );
  const isHeld = rows[0]?.held ?? false;
  if (isHeld) atEnd(() => client.end().catch(() => {}));
  else await client.end();
  return isHeld;
}
