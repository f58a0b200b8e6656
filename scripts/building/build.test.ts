import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from '@jest/globals';
import { lockFolder } from '#lib/server/db/embedded/embedded-lock.ts';

const distDir = `.next-turns-${process.pid}`;
const cache = path.resolve('node_modules', '.cache');
afterEach(() => fs.rmSync(distDir, { recursive: true, force: true }));

/** Asks for a build as another process would, and says how it ended. */
function build() {
  const code = `import('./scripts/building/build.ts').then(({ buildPages }) => buildPages())`;
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_DIST_DIR: distDir };
  const child = spawn(process.execPath, ['-e', code], { env, stdio: 'ignore' });
  return new Promise((resolve) => child.once('exit', resolve));
}

it('waits for who builds in the same folder, and builds nothing that is there by then', async () => {
  fs.mkdirSync(cache, { recursive: true });
  const release = lockFolder(cache, `build-next-turns-${process.pid}`);
  let ended: unknown;
  const building = build().then((code) => {
    ended = code;
  });
  await wait(2000);
  expect([ended, fs.existsSync(distDir)]).toEqual([undefined, false]);
  // The other one has finished: its build is of these sources.
  const { fingerprint } = await import('./build.ts');
  fs.mkdirSync(distDir);
  fs.writeFileSync(path.join(distDir, 'BUILD_ID'), 'made by another');
  fs.writeFileSync(path.join(distDir, 'build-fingerprint'), fingerprint());
  release();
  await building;
  expect([ended, fs.readdirSync(distDir).sort()]).toEqual([0, ['BUILD_ID', 'build-fingerprint']]);
});
