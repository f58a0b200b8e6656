import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { moveAll } from './set-aside.ts';

it('moves nothing where one cannot be moved', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-aside-'));
  const at = (...names: string[]) => path.join(root, ...names);
  for (const name of ['old', 'new']) fs.writeFileSync(at(name), name);
  const moves = [
    { from: at('old'), to: at('aside') },
    { from: at('new'), to: at('old') },
    { from: at('nowhere'), to: at('anywhere') },
  ];
  expect(() => moveAll(moves)).toThrow('ENOENT');
  expect(fs.readdirSync(root).sort()).toEqual(['new', 'old']);
  expect(fs.readFileSync(at('old'), 'utf8')).toBe('old');
  fs.rmSync(root, { recursive: true });
});
