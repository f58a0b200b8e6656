import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What the first of the processes does before anything else, as on a machine that has no time for it. */
const startsLate = `
  const isFirst = process.env.TINYPOOL_WORKER_ID === '1' && process.send;
  if (isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000);`;

describe('a run of test files', () => {
  it('comes to its end although one of its processes starts long after the others', () => {
    const jest = path.resolve('node_modules/jest/bin/jest.js');
    const slowly = `--import data:text/javascript,${encodeURIComponent(startsLate)}`;
    const { status, signal, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', jest, 'kernel/money', 'kernel/ids'],
      {
        env: { ...process.env, NODE_OPTIONS: slowly, TEST_DATABASE_URL: 'postgresql://nobody.invalid/none' },
        encoding: 'utf8',
        timeout: 120_000,
      },
    );
    expect(stderr).toContain('Test Suites: 2 passed');
    expect({ status, signal }).toEqual({ status: 0, signal: null });
  });
});
