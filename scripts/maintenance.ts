import { parseArgs } from 'node:util';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, shortName } from '#lib/i18n/texts.ts';
import { closeContext, createContext } from '#lib/server/db/context.ts';
import { isMigrated } from '#lib/server/db/migrating/migrate.ts';
import { readEnv } from '#lib/server/env.ts';
import { describeMaintenance, type Settings, shopTime, updateSettings } from '#lib/server/site/index.ts';
import { joinRunningDatabase, loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { Failure } from './failure.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

const longestNote = 255;
const noteIn = (locale: Locale) => `note-${shortName(locale)}`;

interface Asked {
  turn: 'on' | 'off' | undefined;
  changes: Partial<Settings>;
}

/**
 * `npm run maintenance [-- on|off]`: closes the shop to visitors for a while, or opens it again; every process hears of it at once.
 * Without a word it says how it is.
 */
async function switchMaintenance(): Promise<void> {
  const { turn, changes } = readAsked();
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  if (!(await joinRunningDatabase(dataDir))) await prepareDatabase(dataDir);
  if (!(await isMigrated(readEnv().DATABASE_DIRECT_URL))) throw new Failure('notMigrated');
  const ctx = createContext();
  try {
    if (turn) await updateSettings(ctx, changes);
    const { is_on: isClosed, reason, until } = await describeMaintenance(ctx);
    const isOn = isClosed && reason === 'maintenance';
    console.log(words(isClosed && !isOn ? 'maintenance.unopened' : isOn ? 'maintenance.on' : 'maintenance.off'));
    if (isOn && until) console.log(words('maintenance.until', { time: until }));
  } finally {
    await closeContext(ctx);
  }
  await stopAll();
}

function readAsked(): Asked {
  try {
    const text = { type: 'string' } as const;
    const notes = Object.fromEntries(locales.map((locale) => [noteIn(locale), text]));
    const options = { until: text, ...notes };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    return { turn: toTurn(positionals), changes: toChanges(positionals[0] === 'on', values) };
  } catch {
    throw new Failure('maintenanceUsage');
  }
}

function toTurn([turn, ...more]: string[]): Asked['turn'] {
  if (more.length > 0 || (turn !== undefined && turn !== 'on' && turn !== 'off')) throw new Failure('maintenanceUsage');
  return turn;
}

/** What was said the last time does not stay for the next. */
function toChanges(isOn: boolean, said: Record<string, string | undefined>): Partial<Settings> {
  if (!isOn) return { 'site.isInMaintenance': false };
  const { until = '' } = said;
  const note = inEachLanguage((locale) => said[noteIn(locale)] ?? '');
  if ((until && !shopTime(until)) || Object.values(note).some(({ length }) => length > longestNote))
    throw new Failure('maintenanceUsage');
  return {
    'site.isInMaintenance': true,
    'site.maintenanceUntil': until,
    'site.maintenanceNote': note,
  };
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(switchMaintenance);
