import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const meta = path.join(import.meta.dirname, '..', 'lib', 'server', 'db', 'migrations', 'meta');

/** `npm run db:generate [-- --custom --name …]`: the next migration. Of the snapshots only the last is ever read again. */
function generate(): void {
  const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const snapshots = fs.readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) fs.rmSync(path.join(meta, name));
  process.exitCode = status ?? 1;
}

generate();
