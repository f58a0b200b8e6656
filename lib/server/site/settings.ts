import { sql } from 'drizzle-orm';
import { announceChange } from '../db/announce-change.ts';
import { createBriefCache } from '../db/brief-cache.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { readSetting, type SettingKey, type Settings, settingSchemas } from './settings-schema.ts';
import { settings } from './tables.ts';

/** Other processes see a changed setting with its notice; those that hear none, within this time. */
const cache = createBriefCache<Settings>({ life: 1000, staleBy: ['site'] });

/** All settings, defaults filled in. */
export async function getSettings({ db }: Pick<ServerContext, 'db'>): Promise<Settings> {
  return cache.get(db, 'all', () => loadSettings(db));
}

/**
 * All settings, read by the transaction itself: one that asked for a second connection would wait for ever where every
 * connection is held by one of its kind.
 */
export const getSettingsWithin = (tx: Executor): Promise<Settings> => loadSettings(tx);

async function loadSettings(db: Executor): Promise<Settings> {
  // As text, because the query builder parses JSON once more than the driver: a telephone number would become a number.
  const text = sql<string>`${settings.value}::text`;
  const rows = await db.select({ key: settings.key, text }).from(settings);
  const stored = new Map(rows.map((row) => [row.key, JSON.parse(row.text) as unknown]));
  const keys = Object.keys(settingSchemas) as SettingKey[];
  return Object.fromEntries(keys.map((key) => [key, readSetting(key, stored.get(key))])) as unknown as Settings;
}

/** Stores settings and has the pages rendered anew. Throws a ZodError for a value of the wrong type. */
export async function updateSettings(ctx: ServerContext, changes: Partial<Settings>): Promise<void> {
  await ctx.db.transaction((tx) => writeSettings(ctx, tx, changes));
  dropSettingsCache(ctx);
}

/** This process sees what was stored at once, others within a second. */
export const dropSettingsCache = ({ db }: Pick<ServerContext, 'db'>) => cache.drop(db);

/** Stands in the address of every picture, so that no kept page stays as it is. */
const inEveryAnswer: ReadonlySet<SettingKey> = new Set(['site.cdnUrl']);

/** The same within a transaction; when it has ended, the caller drops the cache. */
export async function writeSettings(ctx: ServerContext, tx: Executor, changes: Partial<Settings>): Promise<void> {
  const keys = Object.keys(changes) as SettingKey[];
  const rows = keys.map((key) => ({
    key,
    value: settingSchemas[key].parse(changes[key]) as unknown,
    updatedAt: ctx.clock.now(),
  }));
  for (const row of rows) {
    await tx
      .insert(settings)
      .values(row)
      .onConflictDoUpdate({ target: settings.key, set: { value: row.value, updatedAt: row.updatedAt } });
  }
  await announceChange(tx, [keys.some((key) => inEveryAnswer.has(key)) ? 'shop' : 'site']);
}
