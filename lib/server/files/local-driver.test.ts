import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { ServerEnv } from '../env.ts';
import { localDriver, saveFile } from './local-driver.ts';

const key = 'default/20260101/0123456789abcdef01234567.txt';
const env: ServerEnv = { DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'shop-files-')) } as ServerEnv;
afterAll(() => fs.rmSync(env.DATA_DIR, { recursive: true, force: true }));

it('leaves nothing half written where a file cannot be placed', async () => {
  // A folder in its place stands for the disk that has no room: both come after the bytes have been written.
  const target = path.join(env.DATA_DIR, 'files', key);
  fs.mkdirSync(path.join(target, 'taken'), { recursive: true });
  const draft = path.join(env.DATA_DIR, 'draft');
  fs.writeFileSync(draft, 'bytes');
  await expect(localDriver(env).put(key, { path: draft, size: 5, sha256: '' })).rejects.toThrow();
  await expect(saveFile(env, key, Buffer.from('bytes'))).rejects.toThrow();
  expect(fs.readdirSync(path.dirname(target))).toEqual([path.basename(target)]);
});
