import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { keepNewest } from './keep-newest.ts';
import { type Manifest, writeManifest } from './manifest.ts';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-keep-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const facts: Pick<Manifest, 'format' | 'kind' | 'shop' | 'lastMigration' | 'postgres' | 'parts'> = {
  format: 1,
  kind: 'cluster',
  shop: '1',
  lastMigration: 1,
  postgres: 18,
  parts: [],
};

function makeBackup(name: string, day: number, log?: Manifest['log']): void {
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  fs.mkdirSync(path.join(root, name));
  writeManifest(path.join(root, name), { ...facts, startedAt: at, databaseAt: at, finishedAt: at, log });
}

it('removes the oldest whole ones only', () => {
  makeBackup('b', 2);
  makeBackup('c', 3);
  makeBackup('a', 1);
  fs.mkdirSync(path.join(root, 'half'));
  fs.writeFileSync(path.join(root, 'notes.txt'), 'of a person');
  expect(keepNewest(root, 2, undefined)).toBe(1);
  expect(fs.readdirSync(root).sort()).toEqual(['b', 'c', 'half', 'notes.txt']);
});

it('shortens the archive to what the oldest of the rest needs, each cluster for itself', () => {
  const archive = path.join(root, 'archive');
  const names = [
    '000000010000000000000003.gz',
    '000000010000000000000003.00000028.backup.gz',
    '000000010000000000000004.gz',
    '00000002.history.gz',
  ];
  for (const system of ['7', '8', '9']) {
    fs.mkdirSync(path.join(archive, system), { recursive: true });
    for (const name of names) fs.writeFileSync(path.join(archive, system, name), '');
  }
  makeBackup('a', 1, { system: '7', first: '000000010000000000000002' });
  makeBackup('b', 2, { system: '7', first: '000000020000000000000004' });
  makeBackup('c', 3, { system: '8', first: '000000010000000000000002' });
  expect(keepNewest(root, 2, archive)).toBe(1);
  const left = ['7', '8', '9'].map((system) => fs.readdirSync(path.join(archive, system)).length);
  expect(left).toEqual([2, 4, 4]);
});
