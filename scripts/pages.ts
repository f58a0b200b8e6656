import './load-once.ts';
import { buildPages, isBuildFresh } from './build.ts';
import { loadSettings } from './database.ts';
import { runCommand, stopOnSignals } from './shutdown.ts';
import { words } from './words.mjs';

/** `npm run pages`: builds the pages and starts nothing, ahead of a start that then finds them. Needs no database and no secret. */
async function build(): Promise<void> {
  loadSettings();
  if (isBuildFresh()) return console.log(words('steps.isFresh'));
  console.log(words('steps.building'));
  await buildPages();
  console.log(words('steps.isBuilt'));
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(build);
