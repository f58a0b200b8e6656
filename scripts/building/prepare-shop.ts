import { loadSettings, prepareDatabase, requireSettings } from '../database.ts';
import { migrate } from '../migrations.ts';
import { requireFreePort } from '../programs/port.ts';
import { Steps } from '../steps.ts';

interface PreparedShop {
  port: number;
  host: string;
  /** The database is the one that comes along, and of the demo shop. */
  isDemo: boolean;
  steps: Steps;
}

/** The first part of every start: settings, a free port before the long work, the database, its schema. */
export async function prepareShop(mode: 'production' | 'development', stepCount: number): Promise<PreparedShop> {
  loadSettings();
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' });
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = requireSettings();
  await requireFreePort(port, host);
  // Pages that ask another server's API have no database.
  if (process.env.API_URL) return { port, host, isDemo: false, steps: new Steps(stepCount - 2) };
  const steps = new Steps(stepCount);
  let isDemo = false;
  await steps.run('database', async () => {
    const database = await prepareDatabase(dataDir);
    isDemo = database.isDemo;
    return database.detail;
  });
  await steps.run('migrations', migrate);
  return { port, host, isDemo, steps };
}
