import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { giveFolder, listFolder, newMember, picture, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { createHolder } from '#lib/server/seed/group-factory.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
const member = await newMember(test);
afterAll(() => test.close());

function storedBytes(url: string): Promise<Buffer> {
  return fs.readFile(path.join(test.ctx.env.DATA_DIR, 'files', url.replace('/storage/', '')));
}

describe('an upload', () => {
  it('answers the family’s record of the stored file', async () => {
    const answer = await upload(test, { ...member, name: 'My Photo.PNG' });
    expect(answer).toMatchObject({ code: 1, msg: 'File uploaded' });
    const { file } = answer.data;
    const stored = await storedBytes(file.url);
    expect(file).toEqual({
      id: expect.any(Number),
      topic: 'default',
      admin_id: 0,
      user_id: member.id,
      url: expect.stringMatching(/^\/storage\/default\/\d{8}\/[\w-]{16}\.png$/),
      width: 6,
      height: 4,
      name: 'My Photo.png',
      size: stored.byteLength,
      mimetype: 'image/png',
      storage: 'local',
      sha1: expect.stringMatching(/^[0-9a-f]{40}$/),
      last_upload_time: Math.floor(test.ctx.clock.now().getTime() / 1000),
      suffix: 'png',
      full_url: `${test.ctx.env.PUBLIC_URL}${file.url}`,
    });
    expect(await listFolder(test.ctx, 'incoming')).toEqual([]);
  });

  it('speaks Chinese to whom it suits', async () => {
    expect((await upload(test, { ...member, locale: 'zh-cn' })).msg).toBe('文件已上传');
  });

  it('is stored under its topic; about a product without being told', async () => {
    const notified = await upload(test, { ...member, path: '/api/ajax/upload?topic=Avatar&driver=local&uuid=1' });
    expect(notified.data.file).toMatchObject({ topic: 'avatar', url: expect.stringContaining('/storage/avatar/') });
    const product = await upload(test, { ...member, path: '/api/product/upload' });
    expect(product.data.file).toMatchObject({ topic: 'product', url: expect.stringContaining('/storage/product/') });
  });

  it('of the same bytes is the same file to its owner under the name it was sent by last, and nobody else’s', async () => {
    const bytes = await picture();
    const first = (await upload(test, { ...member, bytes })).data.file;
    test.ctx.clock.advance(60);
    const second = (await upload(test, { ...member, bytes, name: 'again.png' })).data.file;
    expect(second).toEqual({ ...first, name: 'again.png', last_upload_time: first.last_upload_time + 60 });
    const other = await newMember(test);
    expect((await upload(test, { ...other, bytes })).data.file.url).not.toBe(first.url);
    const elsewhere = await upload(test, { ...member, bytes, path: '/api/ajax/upload?topic=avatar' });
    expect(elsewhere.data.file.url).not.toBe(first.url);
  });

  it.each([
    ['jpeg', 'image/jpeg', 'jpg'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
  ] as const)('takes %s', async (format, type, suffix) => {
    const answer = await upload(test, { ...member, bytes: await picture(format), name: `a.${format}`, type });
    expect(answer.data.file).toMatchObject({ mimetype: type, suffix, width: 6, height: 4 });
  });

  it('takes a bitmap and keeps it as PNG', async () => {
    const answer = await upload(test, { ...member, bytes: bitmap(2, 1), name: 'a.bmp', type: 'image/bmp' });
    expect(answer.data.file).toMatchObject({ mimetype: 'image/png', suffix: 'png', width: 2, height: 1 });
    const pixels = await sharp(await storedBytes(answer.data.file.url))
      .raw()
      .toBuffer();
    expect([...pixels]).toEqual([255, 0, 0, 0, 0, 255]);
  });

  it('takes other allowed files as they are', async () => {
    const bytes = zipFile();
    const answer = await upload(test, { ...member, bytes, name: 'a.zip', type: 'application/x-zip-compressed' });
    expect(answer.data.file).toMatchObject({ mimetype: 'application/zip', suffix: 'zip', width: 0, height: 0 });
    expect(await storedBytes(answer.data.file.url)).toEqual(bytes);
  });

  it('is for a licence a scan as well, whatever the general list has, and no archive', async () => {
    const bytes = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n');
    const own = await newMember(test);
    const scan = { ...own, bytes, name: 'a.pdf', type: 'application/pdf' };
    const path = '/api/ajax/upload?topic=licence';
    expect((await upload(test, { ...scan, path })).data.file).toMatchObject({ mimetype: 'application/pdf' });
    await updateSettings(test.ctx, { 'upload.allowedMimeTypes': ['image/png'] });
    const again = Buffer.concat([bytes, Buffer.from('\n')]);
    expect((await upload(test, { ...scan, bytes: again, path })).code).toBe(1);
    await updateSettings(test.ctx, { 'upload.allowedMimeTypes': [] });
    expect(await upload(test, scan)).toMatchObject({ data: { error: 'upload_format' } });
    const archive = { ...own, bytes: zipFile(), name: 'a.zip', type: 'application/zip' };
    for (const topic of ['licence', 'voucher', 'avatar', 'logo']) {
      const answer = await upload(test, { ...archive, path: `/api/ajax/upload?topic=${topic}` });
      expect([topic, answer.data.error]).toEqual([topic, 'upload_format']);
    }
  });

  it('for the catalogue is sent by who may change products or categories', async () => {
    const path = '/api/product/upload?topic=catalogue';
    const codeFor = async (node: string) =>
      (await upload(test, { ...(await createHolder(test.ctx, [node])), path })).code;
    expect(await codeFor('operator/category/edit')).toBe(1);
    expect(await codeFor('operator/product/edit')).toBe(1);
    expect(await codeFor('operator/product/list')).toBe(401);
  });

  it('loses where and with what a photograph was taken, and is upright', async () => {
    const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#123456' } })
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('Secret Camera')).toBe(true);
    const { file } = (await upload(test, { ...member, bytes, name: 'a.jpg', type: 'image/jpeg' })).data;
    expect([file.width, file.height]).toEqual([4, 6]);
    const { exif: kept, orientation } = await sharp(await storedBytes(file.url)).metadata();
    expect([kept, orientation]).toEqual([undefined, undefined]);
  });
});

describe('an upload is refused', () => {
  const en: Record<string, string> = {
    upload_missing: 'No file was uploaded',
    upload_incomplete: 'The data of the uploaded file is incomplete!',
    upload_format: 'This file format isn’t allowed',
    upload_topic: 'Invalid upload topic',
    upload_driver: 'Driver oss isn’t supported',
  };

  it.each([
    ['upload_format', { name: 'a.svg', type: 'image/svg+xml' }],
    ['upload_format', { name: 'a.html', type: 'text/html' }],
    ['upload_format', { name: 'noending', type: 'image/png' }],
    ['upload_incomplete', { bytes: new Uint8Array() }],
    ['upload_topic', { path: '/api/ajax/upload?topic=a/b' }],
    ['upload_topic', { path: '/api/ajax/upload?topic=private' }],
    ['upload_driver', { path: '/api/ajax/upload?driver=oss' }],
  ])('with %s: %j', async (error, sending) => {
    const answer = await upload(test, { ...member, ...sending });
    expect(answer).toMatchObject({ code: 0, msg: en[error], data: { error } });
    expect(await listFolder(test.ctx, 'incoming')).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json', '{}'],
    ['an empty form', 'multipart/form-data; boundary=x', '--x--\r\n'],
    ['no boundary', 'multipart/form-data', '--x--\r\n'],
    ['no form at all', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['text instead of a file', 'multipart/form-data; boundary=x', part('name="file"', 'text')],
    ['another part', 'multipart/form-data; boundary=x', part('name="other"; filename="a.png"', 'x')],
  ])('without a file: %s', async (_, type, body) => {
    expect(await send(type, body)).toMatchObject({
      code: 0,
      msg: en.upload_missing,
      data: { error: 'upload_missing' },
    });
  });

  it.each([
    ['a nameless file', part('name="file"; filename=""\r\nContent-Type: image/png', 'x')],
    ['a form that breaks off', part('name="file"; filename="a.png"\r\nContent-Type: image/png', 'x').slice(0, -6)],
  ])('as incomplete: %s', async (_, body) => {
    const answer = await send('multipart/form-data; boundary=x', body);
    expect(answer).toMatchObject({ code: 0, msg: en.upload_incomplete, data: { error: 'upload_incomplete' } });
    expect(await listFolder(test.ctx, 'incoming')).toEqual([]);
  });

  it('when it is too large, naming both sizes', async () => {
    await updateSettings(test.ctx, { 'upload.maxBytes': 2 * 1024 * 1024 });
    const bytes = new Uint8Array(2 * 1024 * 1024 + 1);
    const answer = await upload(test, { ...member, bytes, name: 'a.zip', type: 'application/zip' });
    const msg = 'This file is too large (2.01 MiB). The maximum is 2 MiB.';
    expect(answer).toMatchObject({ code: 0, msg, data: { error: 'upload_too_large' } });
    await updateSettings(test.ctx, { 'upload.maxBytes': 10 * 1024 * 1024 });
  });

  it('unless suffix and type are both listed, where types are listed', async () => {
    await updateSettings(test.ctx, { 'upload.allowedMimeTypes': ['image/jpeg'] });
    expect(await upload(test, member)).toMatchObject({ data: { error: 'upload_format' } });
    const bytes = await picture('jpeg');
    const jpeg = await upload(test, { ...member, bytes, name: 'a.jpg', type: 'image/jpeg' });
    expect(jpeg.code).toBe(1);
    await updateSettings(test.ctx, { 'upload.allowedMimeTypes': [] });
  });
});

function part(disposition: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n--x--\r\n`;
}

async function send(type: string, body: string) {
  const headers = { 'ba-user-token': member.token, 'think-lang': 'en', 'content-type': type };
  const request = new Request('http://shop.test/api/ajax/upload', { method: 'POST', headers, body });
  return (await test.api.fetch(request)).json();
}

/** 24 bits a pixel: red, then blue. */
function bitmap(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(54 + 8);
  bytes.write('BM');
  bytes.writeUInt32LE(bytes.byteLength, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  bytes.set([0, 0, 255, 255, 0, 0], 54);
  return bytes;
}

/** One stored, empty entry and the directory of it. */
function zipFile(): Buffer {
  const local = Buffer.from(`504b0304${'00'.repeat(22)}01000000`, 'hex');
  const central = Buffer.from(`504b0102${'00'.repeat(24)}0100${'00'.repeat(16)}`, 'hex');
  const [name, end] = [Buffer.from('a'), Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')];
  return Buffer.concat([local, name, central, name, end]);
}
