import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { createTestContext } from '../db/test-context.ts';
import { claimFile, releaseFile } from './claim-file.ts';
import { saveFile } from './local-driver.ts';
import { removeOrphans } from './remove-orphans.ts';
import { files, fileUses } from './tables.ts';

const test = await createTestContext({ DATA_DIR: await fs.mkdtemp(path.join(os.tmpdir(), 'orphans-test-')) });
afterEach(async () => {
  await test.ctx.db.delete(fileUses);
  await test.ctx.db.delete(files);
});
afterAll(async () => {
  await test.close();
  await fs.rm(test.ctx.env.DATA_DIR, { recursive: true });
});

const userId = 7;
const accept = { isPrivate: false };

/** An upload of a day and an hour ago, bytes and all. */
async function store(overrides: Partial<typeof files.$inferInsert> = {}) {
  const key = overrides.path ?? `upload/20260304/${crypto.randomUUID()}.webp`;
  const { url } = await saveFile(test.ctx.env, key, Buffer.from('bytes'));
  const lastUploadAt = hoursAgo(25);
  const facts = { topic: 'upload', path: key, url, name: 'a.webp', mime: 'image/webp', size: 5, sha256: '' };
  const [file] = await test.ctx.db
    .insert(files)
    .values({ ...facts, userId, lastUploadAt, ...overrides })
    .returning();
  if (!file) throw new Error('not stored');
  return file;
}

function hoursAgo(hours: number): Date {
  return new Date(test.ctx.clock.now().getTime() - hours * 3_600_000);
}

async function isThere({ id, path: key }: { id: number; path: string }): Promise<[boolean, boolean]> {
  const rows = await test.ctx.db.select().from(files).where(eq(files.id, id));
  const folder = key.startsWith('private/') ? '' : 'files';
  const bytes = await fs.readFile(path.join(test.ctx.env.DATA_DIR, folder, key)).catch(() => undefined);
  return [rows.length === 1, bytes !== undefined];
}

describe('the clean-up of uploads', () => {
  it('removes row and bytes of what nothing uses a day after it was last sent', async () => {
    const orphans = [
      await store(),
      await store({ state: 'pending' }),
      await store({ path: 'private/licence/20260304/abcdefgh.png', topic: 'licence', isPrivate: true }),
    ];
    await saveFile(test.ctx.env, orphans[0]?.path.replace('.webp', '-social.jpg') ?? '', Buffer.from('made of it'));
    expect(await removeOrphans(test.ctx)).toEqual({ removed: 3, failures: [] });
    for (const orphan of orphans) expect(await isThere(orphan)).toEqual([false, false]);
    expect(await fs.readdir(path.join(test.ctx.env.DATA_DIR, 'files/upload/20260304'))).toEqual([]);
  });

  it('leaves what is used, what is young, and what the shop itself stored', async () => {
    const used = await store();
    await claimFile(test.ctx.db, { userId, id: used.id, subject: 'avatar:7', accept });
    const kept = [used, await store({ lastUploadAt: hoursAgo(23) }), await store({ userId: null })];
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 0 });
    for (const file of kept) expect(await isThere(file)).toEqual([true, true]);
    await releaseFile(test.ctx.db, { subject: 'avatar:7' });
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 1 });
  });

  it('goes on where it stopped, and does not mind bytes that are gone', async () => {
    const half = await store({ state: 'removing', lastUploadAt: test.ctx.clock.now() });
    await fs.rm(path.join(test.ctx.env.DATA_DIR, 'files', half.path));
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 1 });
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 0 });
  });

  it('removes drafts of uploads that never ended, and no others', async () => {
    const folder = path.join(test.ctx.env.DATA_DIR, 'incoming');
    await fs.mkdir(folder, { recursive: true });
    for (const [name, date] of [
      ['old', hoursAgo(25)],
      ['new', hoursAgo(1)],
    ] as const) {
      await fs.writeFile(path.join(folder, name), 'x');
      await fs.utimes(path.join(folder, name), date, date);
    }
    await removeOrphans(test.ctx);
    expect(await fs.readdir(folder)).toEqual(['new']);
  });

  it('keeps the bytes of a file that something refers to without a claim, and says so', async () => {
    const file = await store({ state: 'removing' });
    await test.ctx.db.insert(fileUses).values({ fileId: file.id, subject: 'somehow' });
    const { removed, failures } = await removeOrphans(test.ctx);
    expect([removed, failures]).toEqual([0, [{ fileId: file.id, error: expect.anything() }]]);
    expect(await isThere(file)).toEqual([true, true]);
  });
});

describe('a claim while the clean-up runs', () => {
  it('that began first keeps the file, though it ends later', async () => {
    const file = await store();
    const claimed = deferred();
    const end = deferred();
    const claim = test.ctx.db.transaction(async (tx) => {
      await claimFile(tx, { userId, id: file.id, subject: 'avatar:7', accept });
      claimed.resolve();
      await end.promise;
    });
    await claimed.promise;
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 0 });
    end.resolve();
    await claim;
    expect(await removeOrphans(test.ctx)).toMatchObject({ removed: 0 });
    expect(await isThere(file)).toEqual([true, true]);
  });

  it('keeps its file or is refused, however the two fall together', async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      const file = await store();
      const claim = { userId, id: file.id, subject: `turn:${turn}`, accept };
      const wait = new Promise((next) => (turn % 3 === 0 ? next(undefined) : setImmediate(next)));
      const [, claimed] = await Promise.all([
        removeOrphans(test.ctx),
        wait.then(() => test.ctx.db.transaction((tx) => claimFile(tx, claim))).catch((error: unknown) => error),
      ]);
      const isClaimed = !(claimed instanceof Error);
      if (!isClaimed) expect(claimed).toMatchObject({ code: 'not_found' });
      expect(await isThere(file)).toEqual([isClaimed, isClaimed]);
    }
  });

  it('run by two processes at once removes each file once', async () => {
    const orphans = await Promise.all(Array.from({ length: 12 }, () => store()));
    const reports = await Promise.all([removeOrphans(test.ctx), removeOrphans(test.ctx)]);
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    for (const orphan of orphans) expect(await isThere(orphan)).toEqual([false, false]);
  });
});

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
