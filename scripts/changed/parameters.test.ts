import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

const run = (...parameters: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', 'scripts/test.ts', ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'en' },
  });

it.each([[['--list']], [['--changed', '--everything']]])('npm test refuses what it does not know: %j', (parameters) => {
  const { status, stderr } = run(...parameters);
  expect([status, stderr]).toEqual([1, expect.stringContaining('--changed [ref] [--why] [--list]')]);
});

it('and a commit that is none', () => {
  const { status, stdout, stderr } = run('--changed', 'no-such-commit');
  expect([status, stdout]).toEqual([1, '']);
  // Outside of a work tree it says that instead.
  expect(stderr).toMatch(/no commit called no-such-commit|not a git work tree/);
});
