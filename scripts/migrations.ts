import { closeContext, createContext } from '#lib/server/db/context.ts';
import { migrateDatabase } from '#lib/server/db/migrating/migrate.ts';
import { MigrationError } from '#lib/server/db/migrating/run-migrations.ts';
import { bridge } from '#lib/server/db/migrating/versions.ts';
import { readEnv } from '#lib/server/env.ts';
import { Failure, withoutPasswords } from './failure.ts';
import { words } from './words.mjs';

/** Brings schema and first rules up to date; what PostgreSQL says against it becomes one sentence. */
export async function migrate(): Promise<string> {
  try {
    await migrateDatabase(readEnv().DATABASE_DIRECT_URL);
    await writeFirstRules();
  } catch (error) {
    if (error instanceof MigrationError)
      throw new Failure(`migration.${error.reason}`, { version: bridge.name, commit: bridge.commit.slice(0, 10) });
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const detail = cause instanceof Error ? cause.message : String(cause);
    throw new Failure('migrationFailed', { detail: withoutPasswords(detail.split('\n')[0] ?? '') });
  }
  return words('steps.migrated');
}

/** Every shop starts with groups, menus and permissions, demo or not: without them nobody can register. And it starts unopened. */
async function writeFirstRules(): Promise<void> {
  const { ensureRules } = await import('#lib/server/setup/first-rules.ts');
  const { ensureFirstTaxCodes } = await import('#lib/server/setup/tax-codes.ts');
  const { ensureOpening } = await import('#lib/server/workflows/opening/ensure-opening.ts');
  const ctx = createContext();
  try {
    await ensureRules(ctx);
    await ensureOpening(ctx);
    await ensureFirstTaxCodes(ctx);
  } finally {
    await closeContext(ctx);
  }
}
