import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { urlOfDatabase } from '#lib/server/db/database-url.ts';
import { createTestContext, type TestContext } from '#lib/server/db/test-context.ts';
import { findLastBackup } from '#lib/server/jobs/backup-runs.ts';
import type { Manifest } from './manifest.ts';
import { noteBackup } from './note-backup.ts';

let test: TestContext;
beforeAll(async () => {
  test = await createTestContext();
});
afterAll(() => test.close());

const part = (name: string, size: number) => ({ name, size, sha256: '0'.repeat(64) });
const manifest: Manifest = {
  format: 1,
  kind: 'dump',
  shop: '0.1.0',
  lastMigration: 0,
  postgres: 18,
  startedAt: '2026-11-26T03:00:00.000Z',
  databaseAt: '2026-11-26T03:00:01.000Z',
  finishedAt: '2026-11-26T03:00:02.000Z',
  parts: [part('database.dump', 4_000_000_000), part('files.zip', 2)],
};

it('tells the shop of a backup: when it was finished, where it is, how large', async () => {
  expect(await noteBackup(test.ctx.env.DATABASE_URL, '/safe/one', manifest)).toBeUndefined();
  expect(await findLastBackup(test.ctx.db)).toMatchObject({
    finishedAt: new Date(manifest.finishedAt),
    kind: 'dump',
    bytes: 4_000_000_002,
    place: expect.stringMatching(/:\/safe\/one$/),
  });
});

it('says what kept it from that, and fails nothing', async () => {
  const other = urlOfDatabase(test.ctx.env.DATABASE_URL, 'template1');
  expect(await noteBackup(other, '/safe/one', manifest)).toContain('backup_runs');
});
