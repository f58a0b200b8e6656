import path from 'node:path';
import { chooseShop, hasShopOf, homeOf, type ShopKind, shopKinds } from '#lib/server/db/embedded/chosen-shop.ts';
import { startEmbeddedDatabase } from '#lib/server/db/embedded/embedded.ts';
import { findRunningDatabase } from '#lib/server/db/embedded/embedded-beside.ts';
import { readEnv, type ServerEnv } from '#lib/server/env.ts';
import { namesOfInvoiceProviders } from '#lib/server/env-invoices.ts';
import { namesOfRealProviders } from '#lib/server/env-payments.ts';
import { checkExternalDatabase } from './external-database.ts';
import { Failure, printFailure } from './failure.ts';
import { startStoppable, stopAll } from './shutdown.ts';
import { words } from './words.mjs';

interface PreparedDatabase {
  /** Whether the demo shop belongs in it: only into the embedded one without being asked, and not into a shop of one's own. */
  isDemo: boolean;
  /** A few words for the terminal, without any secret. */
  detail: string;
}

/**
 * Reads the settings of `.env`, if there is one; what the environment says already stays. With the built-in database SHOP and
 * DATA_DIR then name the shop that is meant. Call it first.
 */
export function loadSettings(): void {
  readSettingsFile();
  const { DATABASE_URL, API_URL, DATA_DIR = '', SHOP = '' } = process.env;
  // It says nothing of another database.
  if (DATABASE_URL || API_URL) delete process.env.SHOP;
  const asked = shopKinds.find((kind) => kind === SHOP);
  // One that is none is refused with the other settings.
  if (DATABASE_URL || API_URL || (SHOP && !asked)) return;
  const { kind, folder } = chooseShop(DATA_DIR || './data', asked);
  process.env.SHOP = kind;
  if (kind === 'empty') process.env.DATA_DIR = folder;
}

/** The shop of the built-in database; undefined with another one. Known once the settings are loaded. */
export const findShopKind = (): ShopKind | undefined => shopKinds.find((kind) => kind === process.env.SHOP);

function readSettingsFile(): void {
  try {
    process.loadEnvFile(path.resolve('.env'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new Failure('setting', { name: '.env', detail: String(error) });
  }
}

/**
 * Refuses unusable settings before anything is started; throws a `SettingsError`. DATABASE_URL and SECRET_KEY of the
 * answer mean nothing yet when the embedded database is to be used.
 */
export function requireSettings(): ServerEnv {
  if (process.env.DATABASE_URL) return readEnv();
  return readEnv({ ...process.env, DATABASE_URL: 'postgres://', SECRET_KEY: process.env.SECRET_KEY || placeholder });
}

/** Stands for the secret that the embedded database's folder will give; never used as one. */
const placeholder = 'abcdefghijklmnopqrstuvwxyz0123456789';

/**
 * Makes sure there is a database: the one of DATABASE_URL, or the embedded one, which is started here and stopped with
 * the process. Afterwards DATABASE_URL and SECRET_KEY stand in the environment, where `readEnv` finds them.
 */
export async function prepareDatabase(dataFolder: string): Promise<PreparedDatabase> {
  const url = process.env.DATABASE_URL;
  if (url) return { isDemo: false, detail: words('steps.external', { host: await checkExternalDatabase(url) }) };
  const dataDir = path.resolve(dataFolder);
  const database = await startStoppable(
    startEmbeddedDatabase({
      dataDir,
      archive: process.env.BACKUP_ARCHIVE || undefined,
      onRestart: () => console.error(words('restarted.database', { path: logOf(dataDir) })),
      onLost: (error) => void giveUp(dataDir, error),
    }),
  );
  process.env.DATABASE_URL = database.url;
  process.env.SECRET_KEY ||= database.secrets.secretKey;
  const isDemo = findShopKind() !== 'empty';
  if (isDemo) switchOnPlayMoney(process.env);
  const detail = words(database.isNew ? 'steps.embeddedNew' : 'steps.embedded', {
    path: path.join(dataDir, 'postgres'),
  });
  return { isDemo, detail };
}

/** Where the demo shop lies that a shop of one's own left as it was; undefined where there is none. */
export function findDemoBeside(dataFolder: string): string | undefined {
  if (findShopKind() !== 'empty') return undefined;
  const home = homeOf(dataFolder, 'empty');
  return hasShopOf(home, 'demo') ? home : undefined;
}

/**
 * Lets who only looks use the database of a shop that runs on this folder; false where none does, or DATABASE_URL names
 * another.
 */
export async function joinRunningDatabase(dataFolder: string): Promise<boolean> {
  const running = process.env.DATABASE_URL ? undefined : await findRunningDatabase(dataFolder);
  if (!running) return false;
  process.env.DATABASE_URL = running.url;
  process.env.SECRET_KEY ||= running.secrets.secretKey;
  return true;
}

/** The demo shop's customers pay with play money, unless somebody has set up the real thing or said otherwise. */
export function switchOnPlayMoney(env: NodeJS.ProcessEnv): void {
  const isReal = [...namesOfRealProviders(env), ...namesOfInvoiceProviders(env)].length > 0;
  if (!isReal) env.PAYMENT_SANDBOX ||= 'true';
}

const logOf = (dataDir: string) => path.join(dataDir, 'postgres.log');

/** Without its database the shop can only answer errors: better to end and say why. */
async function giveUp(dataDir: string, error: Error): Promise<void> {
  printFailure(error);
  printFailure(new Failure('databaseLost', { path: logOf(dataDir) }));
  process.exit(await stopAll(1));
}
