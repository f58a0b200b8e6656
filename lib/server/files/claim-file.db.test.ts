import { afterAll, describe, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { claimFile, type FileAcceptance, releaseFile } from './claim-file.ts';
import { files, fileUses } from './tables.ts';
import { findOwnFile } from './upload-repository.ts';

const test = await createTestContext();
afterAll(() => test.close());

const userId = 7;
const publicImage: FileAcceptance = { isPrivate: false, isImage: true };

async function store(overrides: Partial<typeof files.$inferInsert> = {}) {
  const path = `avatar/20260304/${crypto.randomUUID()}.png`;
  const row = { topic: 'avatar', path, url: `/storage/${path}`, name: 'me.png', mime: 'image/png', size: 9 };
  const [file] = await test.ctx.db
    .insert(files)
    .values({ ...row, sha256: '', userId, ...overrides })
    .returning();
  if (!file) throw new Error('not stored');
  return file;
}

async function subjects(): Promise<string[]> {
  const rows = await test.ctx.db.select({ subject: fileUses.subject }).from(fileUses);
  return rows.map(({ subject }) => subject);
}

describe('claiming a file', () => {
  it('finds the owner’s file by address or id, and counts once', async () => {
    const { id, url } = await store();
    const claim = { userId, subject: 'avatar:7', accept: publicImage };
    expect(await claimFile(test.ctx.db, { ...claim, url })).toMatchObject({ id, url, mime: 'image/png', size: 9 });
    expect(await claimFile(test.ctx.db, { ...claim, id })).toMatchObject({ id });
    expect((await subjects()).filter((subject) => subject === 'avatar:7')).toHaveLength(1);
  });

  it.each<[string, Partial<typeof files.$inferInsert>]>([
    ['somebody else’s', { userId: 8 }],
    ['the shop’s own', { userId: null }],
    ['not stored yet', { state: 'pending' }],
    ['being removed', { state: 'removing' }],
    ['private', { isPrivate: true }],
    ['no image', { mime: 'application/zip' }],
  ])('answers a file that is %s like one that is not there', async (_, overrides) => {
    const { url } = await store(overrides);
    for (const requested of [url, '/storage/avatar/20260304/not-there-at-all.png']) {
      const claim = { userId, url: requested, subject: 'avatar:7-refused', accept: publicImage };
      await expect(claimFile(test.ctx.db, claim)).rejects.toMatchObject({ code: 'not_found', fields: {} });
    }
    expect(await subjects()).not.toContain('avatar:7-refused');
  });

  it('takes a private file only of the topic it was uploaded for, and shows a refusal at the field', async () => {
    const { url } = await store({ isPrivate: true, topic: 'licence' });
    const claim = { userId, url, subject: 'store-licence:1', field: 'licence' };
    const refused = claimFile(test.ctx.db, { ...claim, accept: { isPrivate: true, topics: ['voucher'] } });
    await expect(refused).rejects.toMatchObject({ code: 'invalid_input', fields: { licence: { key: 'file' } } });
    const taken = claimFile(test.ctx.db, { ...claim, accept: { isPrivate: true, topics: ['licence'] } });
    await expect(taken).resolves.toMatchObject({ url, isPrivate: true });
  });

  it('ends for all files of the subject but the one that stays', async () => {
    const [before, after] = [await store(), await store()];
    for (const { id } of [before, after]) {
      await claimFile(test.ctx.db, { userId, id, subject: 'avatar:9', accept: publicImage });
    }
    await releaseFile(test.ctx.db, { subject: 'avatar:9', except: after.id });
    const uses = await test.ctx.db.select().from(fileUses);
    expect(uses.filter(({ subject }) => subject === 'avatar:9')).toMatchObject([{ fileId: after.id }]);
    await releaseFile(test.ctx.db, { subject: 'avatar:9' });
    expect(await subjects()).not.toContain('avatar:9');
  });
});

it('finds nothing of another owner', async () => {
  const { id, url } = await store();
  expect(await findOwnFile(test.ctx.db, { userId, id })).toMatchObject({ url });
  expect(await findOwnFile(test.ctx.db, { userId: 8, id })).toBeUndefined();
  expect(await findOwnFile(test.ctx.db, { userId: 8, url })).toBeUndefined();
});
