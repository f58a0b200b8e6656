import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..', '..');

/** Reads the configuration as a start does, and says which libraries the process has loaded by then. */
const program = `
  const { createNext } = await import('./server/pages/create-next.ts');
  createNext({ dev: false, dir: process.cwd() });
  const { default: { default: loadConfig } } = await import('next/dist/server/config.js');
  const { PHASE_PRODUCTION_SERVER } = await import('next/constants.js');
  const config = await loadConfig(PHASE_PRODUCTION_SERVER, process.cwd(), { silent: true });
  const { sharedObjects } = process.report.getReport();
  console.log(JSON.stringify({
    file: config.configFileName,
    keepsSlashes: config.skipTrailingSlashRedirect,
    compilers: sharedObjects.filter((name) => name.includes('swc')),
  }));
`;

it('reads next.config.ts at a start without loading a compiler', async () => {
  const { stdout } = await run(process.execPath, ['--no-warnings', '--input-type=module', '-e', program], {
    cwd: root,
  });
  expect(JSON.parse(stdout)).toEqual({ file: 'next.config.ts', keepsSlashes: true, compilers: [] });
});
