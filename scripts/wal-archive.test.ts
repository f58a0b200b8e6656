import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let root: string;
const at = (name: string) => path.join(root, name);
const run = (...args: string[]) =>
  spawnSync(process.execPath, [path.resolve('scripts/wal-archive.mjs'), ...args], { stdio: 'ignore' }).status;

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-wal-'));
  for (const word of ['one', 'another']) fs.writeFileSync(at(word), word.repeat(100));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

it('keeps a file of the log and gives it back, also when it is sent twice, and never writes over another', () => {
  expect(run('put', at('one'), at('kept'))).toBe(0);
  expect(run('put', at('one'), at('kept'))).toBe(0);
  expect(run('put', at('another'), at('kept'))).toBe(1);
  expect(run('get', at('kept'), at('back'))).toBe(0);
  expect(fs.readFileSync(at('back'), 'utf8')).toBe('one'.repeat(100));
  expect(fs.readdirSync(root).sort()).toEqual(['another', 'back', 'kept.gz', 'one']);
});

it('tells what is not there from what cannot be read, which has to end a recovery', () => {
  expect(run('get', at('nothing'), at('back'))).toBe(1);
  fs.writeFileSync(at('damaged.gz'), 'no gzip');
  expect(run('get', at('damaged'), at('back'))).toBe(200);
});
