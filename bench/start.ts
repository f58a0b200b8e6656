// Start times: clean clone to first page, and the second start; resident memory when idle.
//   node bench/start.ts
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { printTable, removeFolder, startShop, temporaryFolder } from './shop-process.ts';

const folder = await temporaryFolder('bench-start');
const clone = path.join(folder, 'clone');
const dataFolder = path.join(clone, 'data');
try {
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  const first = await startShop({ cwd: clone, dataFolder });
  const seeded = await first.residentMegabytes();
  await first.stop();
  const second = await startShop({ cwd: clone, dataFolder });
  const idle = await second.residentMegabytes();
  await second.stop();
  printTable(
    ['start', 'seconds to the first page'],
    [
      ['clean clone (install, database, demo shop beside the build)', first.secondsToFirstPage.toFixed(1)],
      ['second start', second.secondsToFirstPage.toFixed(1)],
      ['ratio', (first.secondsToFirstPage / second.secondsToFirstPage).toFixed(0)],
    ],
  );
  console.log(`\nResident memory of everything: ${seeded} MB after the first start, ${idle} MB after the second`);
} finally {
  await removeFolder(folder);
}
