import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { files } from '#lib/server/files/tables.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../test-api.ts';
import { giveFolder, listFolder, newMember, picture, upload } from '../uploads/uploads-for-tests.ts';

let member: { id: number; token: string };
const test = await createTestApi();
await giveFolder(test);
beforeEach(async () => {
  member = await newMember(test);
});
afterAll(() => test.close());

const ownRows = () => test.ctx.db.select().from(files).where(eq(files.userId, member.id));

describe('what one member may keep', () => {
  it('has a limit in bytes that uploads at the same time cannot outrun', async () => {
    const [{ data }] = [await upload(test, member)];
    const { size } = data.file;
    await updateSettings(test.ctx, { 'upload.quotaBytes': size * 2 + 8 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(test, member)));
    const refused = answers.filter(({ code }) => code === 0);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ data: { error: 'upload_quota' }, msg: expect.stringContaining('0.01 MiB') });
    expect(await ownRows()).toHaveLength(2);
    expect((await upload(test, await newMember(test))).code).toBe(1);
    await updateSettings(test.ctx, { 'upload.quotaBytes': 200 * 1024 * 1024 });
  });

  it('has a limit in files an hour that uploads at the same time cannot outrun', async () => {
    await updateSettings(test.ctx, { 'upload.filesPerHour': 2 });
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(test, { ...member, locale: 'zh-cn' })));
    const refused = answers.filter(({ code }) => code === 0);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ data: { error: 'upload_hourly' }, msg: '每小时最多上传 2 个文件，请稍后再试' });
    test.ctx.clock.advance(3601);
    expect((await upload(test, member)).code).toBe(1);
    await updateSettings(test.ctx, { 'upload.filesPerHour': 100 });
  });

  it('is counted once for the same bytes, also when they come twice at once', async () => {
    const bytes = await picture();
    const answers = await Promise.all([1, 2, 3].map(() => upload(test, { ...member, bytes })));
    expect(new Set(answers.map(({ data }) => data.file.url)).size).toBe(1);
    expect((await ownRows()).filter(({ state }) => state === 'stored')).toHaveLength(1);
  });
});

it('keeps neither row nor bytes in use when the bytes cannot be stored', async () => {
  test.ctx.env.FILE_DRIVER = 's3';
  test.ctx.env.S3_BUCKET = 'nowhere';
  test.ctx.env.S3_ENDPOINT = 'http://127.0.0.1:9';
  test.ctx.env.S3_ACCESS_KEY_ID = 'key';
  test.ctx.env.S3_SECRET_ACCESS_KEY = 'secret';
  expect(await upload(test, member)).toMatchObject({ code: 0, data: { error: 'not_ready' } });
  test.ctx.env.FILE_DRIVER = 'local';
  expect(await ownRows()).toMatchObject([{ state: 'removing' }]);
  expect(await listFolder(test.ctx, 'incoming')).toEqual([]);
});
