import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { giveFolder, newMember, picture, upload } from '#lib/server/http/uploads/uploads-for-tests.ts';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../../test-api.ts';

const test = await createTestApi();
await giveFolder(test);
afterAll(() => test.close());

const send = async (topic: string, file: { name: string; type: string; bytes: Uint8Array }) =>
  upload(test, { ...(await newMember(test)), ...file, path: `/api/ajax/upload?topic=${topic}` });
/** Private files lie in a folder that nothing serves. */
const storedBytes = (url: string) => fs.readFile(path.join(test.ctx.env.DATA_DIR, url.replace('/storage/', '')));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n');
const eps = Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 10 10\n');
const dosEps = Buffer.concat([Buffer.from('c5d0d3c6', 'hex'), Buffer.alloc(40)]);
const oldCorel = Buffer.concat([Buffer.from('RIFF\u0010\u0000\u0000\u0000CDR9vrsn', 'latin1'), Buffer.alloc(40)]);
const newCorel = zipOf('mimetype', 'application/x-vnd.corel.zcf.draw.document+zip');
const psd = Buffer.concat([Buffer.from('8BPS\u0000\u0001', 'latin1'), Buffer.alloc(60)]);
const tiff = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: '#123' } })
    .tiff()
    .toBuffer();

/** An archive with one entry that is not packed. */
function zipOf(name: string, content: string): Buffer {
  const head = Buffer.alloc(30);
  head.write('PK\u0003\u0004', 'latin1');
  head.writeUInt32LE(content.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  return Buffer.concat([head, Buffer.from(name + content), end]);
}

describe('artwork', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a.pdf', 'application/pdf', () => pdf],
    ['a.PDF', '', () => pdf],
    ['a.ai', 'application/postscript', () => pdf],
    ['a.ai', 'application/pdf', () => eps],
    ['a.eps', 'image/x-eps', () => eps],
    ['a.eps', 'application/postscript', () => dosEps],
    ['a.cdr', '', () => oldCorel],
    ['a.cdr', 'application/cdr', () => newCorel],
    ['a.tif', 'image/tiff', tiff],
    ['a.tiff', 'image/tiff', tiff],
    ['a.psd', 'image/vnd.adobe.photoshop', () => psd],
    ['a.psd', 'application/x-photoshop', () => psd],
    ['a.zip', 'application/zip', () => zipOf('art.txt', 'words')],
    ['a.jpg', 'image/jpeg', () => picture('jpeg')],
  ])('is taken and not a byte of it changed: %s declared as %j', async (name, type, make) => {
    const bytes = await make();
    const answer = await send('artwork', { name, type, bytes });
    expect(answer).toMatchObject({ code: 1, data: { file: { topic: 'artwork', size: bytes.byteLength } } });
    expect((await storedBytes(answer.data.file.url)).equals(bytes)).toBe(true);
  });

  it.each<[string, string, Buffer]>([
    ['a page called a drawing', 'a.ai', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a page called a PDF', 'a.pdf', Buffer.from('<html></html>')],
    ['an archive called an old drawing', 'a.cdr', zipOf('art.txt', 'words')],
    ['a sound called a drawing', 'a.cdr', Buffer.from('RIFF\u0010\u0000\u0000\u0000WAVEfmt ', 'latin1')],
    ['a program called an EPS', 'a.eps', Buffer.from('MZ and so on')],
    ['a bare program', 'a.exe', Buffer.from('MZ and so on')],
    ['a drawing that can hold scripts', 'a.svg', Buffer.from('<svg onload="alert(1)"/>')],
  ])('is refused where it is not what it says: %s', async (_, name, bytes) => {
    const answer = await send('artwork', { name, type: '', bytes });
    expect(answer).toMatchObject({ code: 0, data: { error: 'upload_format' } });
  });

  it('may go with a quotation, whose pictures are written anew and whose print files are not', async () => {
    for (const [name, bytes] of [
      ['a.pdf', pdf],
      ['a.tif', await tiff()],
    ] as const) {
      expect(await send('quotation', { name, type: '', bytes })).toMatchObject({ code: 1 });
    }
    const image = Buffer.concat([await picture('jpeg'), Buffer.from('and something behind it')]);
    const answer = await send('quotation', { name: 'a.jpg', type: 'image/jpeg', bytes: image });
    expect((await storedBytes(answer.data.file.url)).includes('something')).toBe(false);
  });

  it('has types and a size of its own, which are settings; elsewhere the general ones stay', async () => {
    expect(await send('default', { name: 'a.pdf', type: 'application/pdf', bytes: pdf })).toMatchObject({
      code: 0,
      data: { error: 'upload_format' },
    });
    await updateSettings(test.ctx, { 'upload.artworkSuffixes': ['pdf'], 'upload.artworkMaxBytes': 100 });
    const large = Buffer.concat([pdf, Buffer.alloc(100, ' ')]);
    const refusals = [
      await send('artwork', { name: 'a.ai', type: '', bytes: pdf }),
      await send('artwork', { name: 'a.pdf', type: '', bytes: large }),
    ];
    expect(refusals.map(({ data }) => data.error)).toEqual(['upload_format', 'upload_too_large']);
  });
});
