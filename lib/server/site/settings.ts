import { sql } from 'drizzle-orm';
import { announceChange } from '../db/announce-change.ts';
import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { createBriefCache } from '../db/reading/brief-cache.ts';
import type { ChangeTag } from '../kernel/changes.ts';
import type { PublishedLook } from './look/look-repository.ts';
import { readLook } from './look/read-look.ts';
import { looks } from './look-tables.ts';
import { maintenanceKeys, readSetting, type SettingKey, type Settings, settingSchemas } from './settings-schema.ts';
import { channelPauses, settings } from './tables.ts';
import { wordChanges } from './words-tables.ts';

export type ChannelPause = typeof channelPauses.$inferSelect;

/** What operators have chosen: settings, what they have paused, the look, and which words. Read together, since nearly every call needs it. */
interface Chosen {
  settings: Settings;
  pauses: readonly ChannelPause[];
  look: LiveLook;
  wordsVersion: number;
}

/** What visitors see now; `id` 0: the default one, which nobody has published. */
type LiveLook = Pick<PublishedLook, 'id' | 'look'>;

/** Other processes see a change with its notice; those that hear none, within this time. */
const cache = createBriefCache<Chosen>({ life: 1000, staleBy: ['site', 'maintenance'] });

/** All settings, defaults filled in. */
export async function getSettings({ db }: Pick<ServerContext, 'db'>): Promise<Settings> {
  return (await cache.get(db, 'all', () => loadChosen(db))).settings;
}

/** The channels that are paused now, the longest paused first. */
export async function listPauses(db: Executor): Promise<readonly ChannelPause[]> {
  return (await cache.get(db, 'all', () => loadChosen(db))).pauses;
}

/** The look that visitors see. */
export async function getLiveLook({ db }: Pick<ServerContext, 'db'>): Promise<LiveLook> {
  return (await cache.get(db, 'all', () => loadChosen(db))).look;
}

/** Another one where a sentence of the shop has been replaced or put back since. */
export async function getWordsVersion(db: Executor): Promise<number> {
  return (await cache.get(db, 'all', () => loadChosen(db))).wordsVersion;
}

/**
 * All settings, read by the transaction itself: one that asked for a second connection would wait for ever where every
 * connection is held by one of its kind.
 */
export const getSettingsWithin = async (tx: Executor): Promise<Settings> => (await loadChosen(tx)).settings;

/** No setting has a name like these. */
const pauseMark = '#pause';
const lookMark = '#look';
const wordsMark = '#words';

async function loadChosen(db: Executor): Promise<Chosen> {
  // As text, because the query builder parses JSON once more than the driver: a telephone number would become a number.
  const text = sql<string>`${settings.value}::text`;
  const paused = sql<string>`to_jsonb(${channelPauses})::text`;
  const lastChange = sql<string>`coalesce(max(${wordChanges.id}), 0)::text`;
  const rows = await db
    .select({ key: settings.key, text })
    .from(settings)
    .unionAll(db.select({ key: sql<string>`${pauseMark}::varchar`, text: paused }).from(channelPauses))
    .unionAll(
      db
        .select({ key: sql<string>`${lookMark}::varchar`, text: sql<string>`to_jsonb(${looks})::text` })
        .from(looks)
        .where(sql`${looks.id} = (select max(id) from looks)`),
    )
    .unionAll(db.select({ key: sql<string>`${wordsMark}::varchar`, text: lastChange }).from(wordChanges));
  const isPause = ({ key }: { key: string }) => key === pauseMark;
  const stored = new Map(rows.filter((row) => !isPause(row)).map((row) => [row.key, JSON.parse(row.text) as unknown]));
  const published = stored.get(lookMark) as { id: number; look: unknown } | undefined;
  const keys = Object.keys(settingSchemas) as SettingKey[];
  const known = Object.fromEntries(keys.map((key) => [key, readSetting(key, stored.get(key))]));
  const pauses = rows.filter(isPause).map((row) => toPause(JSON.parse(row.text)));
  const byTime = (left: ChannelPause, right: ChannelPause) => left.pausedAt.getTime() - right.pausedAt.getTime();
  return {
    settings: known as unknown as Settings,
    pauses: pauses.toSorted(byTime),
    wordsVersion: Number(stored.get(wordsMark)),
    look: { id: published?.id ?? 0, look: readLook(published?.look) },
  };
}

interface PauseColumns {
  id: number;
  channel: ChannelPause['channel'];
  reason: string;
  paused_by: number;
  paused_at: string;
}

const toPause = ({ paused_by: pausedBy, paused_at: pausedAt, ...pause }: PauseColumns): ChannelPause => ({
  ...pause,
  pausedBy,
  pausedAt: new Date(pausedAt),
});

/** This process sees what was stored at once, others within a second. */
export const dropSettingsCache = ({ db }: Pick<ServerContext, 'db'>) => cache.drop(db);

/** Stands in the address of every picture, so that no cached page stays as it is. */
const inEveryAnswer: ReadonlySet<SettingKey> = new Set(['site.cdnUrl']);

/** On no page: closing the shop for a while makes none of them old. */
const onNoPage: ReadonlySet<SettingKey> = new Set(maintenanceKeys);

function tagOf(key: SettingKey): ChangeTag {
  if (inEveryAnswer.has(key)) return 'shop';
  return onNoPage.has(key) ? 'maintenance' : 'site';
}

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
  const tags = new Set(keys.map(tagOf));
  if (tags.size > 0) await announceChange(tx, tags.has('shop') ? ['shop'] : [...tags]);
}
