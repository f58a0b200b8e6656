import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runLoud, updatePackages } from '../packages.ts';
import { programForTests } from '../testing/program-for-tests.ts';

const fetched = path.join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'promtool', 'promtool');

/** `promtool` reads alarms as Prometheus does. */
export const getPromtool = () => programForTests({ name: 'promtool', find: findPromtool, install: fetchPromtool });

function findPromtool(): string | undefined {
  return ['promtool', fetched].find(
    (file) => spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  );
}

/** Takes it out of Debian's or Ubuntu's package, which is not installed: a Prometheus would run from then on. */
function fetchPromtool(): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'promtool-'));
  try {
    // apt reads and writes there as a user of its own.
    fs.chmodSync(folder, 0o777);
    const download = () => {
      runLoud('apt-get', ['download', 'prometheus'], 120_000, folder);
      return fs.readdirSync(folder).find((name) => name.endsWith('.deb'));
    };
    let file = download();
    if (!file) {
      updatePackages();
      file = download();
    }
    runLoud('dpkg-deb', ['-x', file ?? '', 'all'], 60_000, folder);
    fs.mkdirSync(path.dirname(fetched), { recursive: true });
    fs.copyFileSync(path.join(folder, 'all', 'usr', 'bin', 'promtool'), fetched);
  } catch {
    // Looked for below: what was to be brought is there or not.
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return findPromtool();
}
