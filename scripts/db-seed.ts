import { findShopKind, loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { Failure } from './failure.ts';
import { migrate } from './migrations.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/** `npm run db:seed [-- --again]`: the demo shop into the database of DATABASE_URL, or into the embedded one. */
async function seed(): Promise<void> {
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  if (findShopKind() === 'empty') throw new Failure('seedOwnShop', { path: dataDir });
  await prepareDatabase(dataDir);
  await migrate();
  const started = performance.now();
  const { seedDemoShop } = await import('./demo-shop.ts');
  const isSeeded = await seedDemoShop({ again: process.argv.includes('--again') });
  if (!isSeeded) throw new Failure('notEmpty');
  console.log(words('seed.done', { seconds: ((performance.now() - started) / 1000).toFixed(1) }));
  await stopAll();
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(seed);
