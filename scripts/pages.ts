import './load-once.ts';
import { buildPages, isBuildFresh } from './building/build.ts';
import { loadAhead } from './building/load-ahead.ts';
import { loadSettings } from './database.ts';
import { runCommand, stopAll, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/**
 * `npm run pages`: builds the pages, compiles what a start loads, and starts nothing, ahead of a start that then finds both. Needs no
 * database and no secret.
 */
async function build(): Promise<void> {
  loadSettings();
  if (isBuildFresh()) console.log(words('steps.isFresh'));
  else {
    console.log(words('steps.building'));
    await buildPages();
    console.log(words('steps.isBuilt'));
  }
  await loadAhead();
  process.exit(await stopAll());
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(build);
