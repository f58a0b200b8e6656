import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { findBinaries, majorOf } from '#lib/server/db/embedded/embedded-binaries.ts';
import { sentenceFor } from '../failure.ts';
import type { Manifest } from './manifest.ts';
import { readTarget, requireFitting } from './require-fitting.ts';

it.each([
  [undefined, 'backup'],
  ['latest', 'latest'],
  ['2026-11-26T11:00:00Z', new Date(Date.UTC(2026, 10, 26, 11))],
  ['2026-11-26 19:00:00+08:00', new Date(Date.UTC(2026, 10, 26, 11))],
  ['2026-11-26 11:00', new Date(2026, 10, 26, 11)],
])('reads %s as how far to go', (text, target) => expect(readTarget(text)).toEqual(target));

it.each(['', 'yesterday', '11:00', '2026-11-26', '2026-13-26 11:00', '20'])('refuses "%s" as a moment', (text) => {
  expect(() => readTarget(text)).toThrow('restore.untilUnreadable');
});

let archive: string;
beforeAll(() => {
  archive = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-archive-'));
  fs.mkdirSync(path.join(archive, '7'));
  for (const segment of [3, 5]) fs.writeFileSync(path.join(archive, '7', `00000001000000000000000${segment}.gz`), '');
});
afterAll(() => fs.rmSync(archive, { recursive: true }));

const at = new Date().toISOString();
const manifest = (changes: Partial<Manifest>): Manifest => ({
  format: 1,
  kind: 'cluster',
  shop: '1',
  lastMigration: 1,
  postgres: majorOf(findBinaries()),
  startedAt: at,
  databaseAt: at,
  finishedAt: at,
  parts: [],
  ...changes,
});

it('takes no gap of the archive for its end', () => {
  const from = (segment: number) => () =>
    requireFitting(manifest({ log: { system: '7', first: `00000001000000000000000${segment}` } }), {
      archive,
      target: 'latest',
    });
  expect(from(5)).not.toThrow();
  expect(from(3)).toThrow('restore.gap');
});

it('refuses to go on from a dump', () => {
  const dump = () => requireFitting(manifest({ kind: 'dump' }), { archive, target: 'latest' });
  expect(dump).toThrow('restore.untilDump');
  expect(() => requireFitting(manifest({ kind: 'dump', postgres: 15 }), { target: 'backup' })).not.toThrow();
});

it('says what to do in a sentence', () => {
  try {
    readTarget('now');
  } catch (error) {
    expect(sentenceFor(error)).toMatch(/now.*latest/s);
  }
});
