import { closeContext, createContext } from '#lib/server/db/context.ts';
import { loadSettings, prepareDatabase, requireSettings } from './database.ts';
import { Failure } from './failure.ts';
import { migrate } from './migrations.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';

const [least, most] = [1, 1_000_000];

/** `npm run db:generate-products -- 1000000`: that many further products, for measurements. */
async function generate(): Promise<void> {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < least || count > most) throw new Failure('productCount', { least, most });
  loadSettings();
  const { DATA_DIR: dataDir } = requireSettings();
  await prepareDatabase(dataDir);
  await migrate();
  const { generateProducts } = await import('#lib/server/seed/bulk/generate-products.ts');
  const ctx = createContext();
  const started = performance.now();
  await generateProducts(ctx, count, { onProgress: (done, total) => process.stdout.write(`\r${done} / ${total}`) });
  console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s`);
  await closeContext(ctx);
  await stopAll();
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(generate);
