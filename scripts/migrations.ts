import { migrateDatabase } from '#lib/server/db/migrate.ts';
import { readEnv } from '#lib/server/env.ts';
import { Failure, withoutPasswords } from './failure.ts';
import { words } from './words.mjs';

/** Brings the schema up to date; what PostgreSQL says against it becomes one sentence. */
export async function migrate(): Promise<string> {
  try {
    await migrateDatabase(readEnv().DATABASE_URL);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Failure('migrationFailed', { detail: withoutPasswords(detail.split('\n')[0] ?? '') });
  }
  return words('steps.migrated');
}
