import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { openDemoShop } from '#lib/server/http/examples/demo-shop-for-tests.ts';
import { dropFilledFolder } from '#lib/server/seed/demo-context-for-tests.ts';
import { neutralTexts } from './examples/neutral-texts.ts';
import { Recorder } from './examples/recorder.ts';
import { onStop, runCommand, startStoppable, stopAll, stopOnSignals } from './shutdown.ts';
import { startThrowAwayDatabase } from './testing/throw-away-database.ts';
import { words } from './words.mjs';

const file = path.join('lib', 'server', 'http', 'examples', 'recorded.json');

/**
 * `npm run api:examples [-- --why FILE]`: makes every call of a demo shop and writes down what it answers, for the reference. Needs no
 * shop and leaves nothing behind but the file. What the others were told can be written to FILE.
 */
async function record(): Promise<void> {
  const server = await startStoppable(startThrowAwayDatabase());
  Object.assign(process.env, { TEST_DATABASE_URL: server.adminUrl, TEST_RUN: randomUUID() });
  onStop(dropFilledFolder);
  const shop = await openDemoShop();
  const { examples, left, said } = await Recorder.record(shop);
  const all = [...examples, ...left].sort(([one], [other]) => (one < other ? -1 : 1));
  const lines = all.map(([call, example]) => `${JSON.stringify(call)}: ${JSON.stringify(neutralTexts(example))}`);
  fs.writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  const why = process.argv[process.argv.indexOf('--why') + 1];
  if (process.argv.includes('--why') && why) fs.writeFileSync(why, JSON.stringify(Object.fromEntries(said), null, 1));
  await shop.close();
  console.log(words('examples.done', { done: examples.size, left: left.size }));
  await stopAll();
}

stopOnSignals({ quiet: true, code: 130 });
await runCommand(record);
