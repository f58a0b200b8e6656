import path from 'node:path';
import { runCommand, stopAll, stopOnSignals } from '../shutdown.ts';
import { loadAhead } from './load-ahead.ts';
import { stripPackages } from './strip-packages.ts';

/** The last step of an image's build: takes away what only builds, and fails where a start would miss some of it. */
async function strip(): Promise<void> {
  stripPackages(path.join(import.meta.dirname, '..', '..'));
  await loadAhead();
  process.exit(await stopAll());
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(strip);
