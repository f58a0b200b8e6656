import { announce } from './announce.ts';
import { buildPages, isBuildFresh } from './build.ts';
import { loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { migrate } from './migrations.ts';
import { requireFreePort } from './port.ts';
import { runCommand, startStoppable, stopOnSignals } from './shutdown.ts';
import { Steps } from './steps.ts';
import { words } from './words.mjs';

/** `npm start`: everything from an empty folder to an open shop, and the same again in seconds. */
async function start(): Promise<void> {
  loadSettings();
  Object.assign(process.env, { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const { PORT: port, HOST: host, DATA_DIR: dataDir } = requireSettings();
  await requireFreePort(port, host);
  const steps = new Steps(4);
  let isEmbedded = false;
  await steps.run('database', async () => {
    const database = await prepareDatabase(dataDir);
    isEmbedded = database.isEmbedded;
    return database.detail;
  });
  await steps.run('migrations', migrate);
  await steps.run(isEmbedded ? 'seedAndBuild' : 'build', async (tell) => {
    const [built] = await Promise.all([build(tell), isEmbedded ? seed(tell) : undefined]);
    return built;
  });
  await steps.run('serve', async () => {
    const { startServer } = await import('#server');
    await startStoppable(startServer({ port, host }));
    return words('steps.isServing', { host, port });
  });
  announce({ host, port, isDemo: isEmbedded });
}

async function build(tell: (line: string) => void): Promise<string> {
  if (isBuildFresh()) return words('steps.isFresh');
  tell(words('steps.building'));
  await buildPages();
  return words('steps.isBuilt');
}

/** Drawing the pictures keeps a processor busy, and so does the build: they run side by side. */
async function seed(tell: (line: string) => void): Promise<void> {
  const { seedDemoShop } = await import('./demo-shop.ts');
  let told = 0;
  await seedDemoShop({
    onProgress: (done, total) => {
      if (done < total && Date.now() - told < 8000) return;
      told = Date.now();
      tell(words('steps.seeding', { done, total }));
    },
  });
}

stopOnSignals();
await runCommand(start);
