import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { DomainError } from '../../kernel/errors.ts';
import { recogniseFile } from './look-into-file.ts';

let folder = '';
folder = await fs.mkdtemp(path.join(os.tmpdir(), 'naming-test-'));
afterAll(() => fs.rm(folder, { recursive: true }));

const usual = ['jpg', 'png', 'pdf', 'zip', 'mp4', 'webp', 'xlsx', 'eps'];

/** With which values a file of this name is refused. */
async function refusal(suffix: string, bytes: Uint8Array | string, suffixes = usual) {
  const at = path.join(folder, crypto.randomUUID());
  await fs.writeFile(at, bytes);
  const error = await recogniseFile(at, { suffix, mime: '' }, { suffixes, mimeTypes: [] }).catch((each) => each);
  if (!(error instanceof DomainError)) throw new Error(`taken as ${JSON.stringify(error)}`);
  expect(error.code).toBe('upload_format');
  return error.values;
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const boxed = (brand: string, others = '') =>
  Buffer.concat([Buffer.from([0, 0, 0, 16 + others.length]), latin(`ftyp${brand}\0\0\0\0${others}`), Buffer.alloc(64)]);

/** A store of streams whose list stands behind as much else as given. */
function store(stream: string, sectorsBefore: number): Buffer {
  const head = Buffer.alloc(512);
  head.write('d0cf11e0a1b11ae1', 'hex');
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(sectorsBefore, 48);
  return Buffer.concat([head, Buffer.alloc(512 * sectorsBefore), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)]);
}

const office = (part: string, type: string) =>
  zipSync({
    '[Content_Types].xml': latin(`<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`),
    [part]: latin('<x/>'),
  });
const made = (format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'avif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
    .toFormat(format)
    .toBuffer();
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

describe('a file that is not what its name says is named as what it is', () => {
  it.each<[string, string, () => Uint8Array | string | Promise<Buffer>]>([
    ['heic', 'jpg', () => boxed('heic', 'mif1')],
    ['heic', 'png', () => boxed('mif1', 'heic')],
    ['heic', 'mp4', () => boxed('heic', 'mif1')],
    ['avif', 'jpg', () => made('avif')],
    ['png', 'jpg', () => made('png')],
    ['jpg', 'pdf', () => made('jpeg')],
    ['gif', 'png', () => made('gif')],
    ['webp', 'jpg', () => made('webp')],
    ['tif', 'jpg', () => made('tiff')],
    [
      'bmp',
      'jpg',
      () => Buffer.concat([latin('BM'), Buffer.alloc(8), Buffer.from([54, 0, 0, 0, 40]), Buffer.alloc(60)]),
    ],
    ['psd', 'jpg', () => Buffer.concat([latin('8BPS\0\u0001'), Buffer.alloc(30)])],
    ['pdf', 'png', () => '%PDF-1.7\n'],
    ['pdf', 'jpg', () => '\r\n\r\n%PDF-1.7\n'],
    ['postscript', 'pdf', () => '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['svg', 'png', () => '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['svg', 'png', () => '<?xml version="1.0"?><!-- x --><svg/>'],
    ['archive', 'jpg', () => zipSync({ a: latin('b') })],
    ['archive', 'pdf', () => latin('Rar!\u001a\u0007\u0001\0')],
    ['archive', 'jpg', () => Buffer.from('377abcaf271c0004', 'hex')],
    ['sheet', 'pdf', () => office('xl/workbook.xml', sheetType)],
    ['document', 'pdf', () => office('word/document.xml', wordType)],
    ['document', 'pdf', () => '{\\rtf1 words}'],
    ['old_office', 'pdf', () => store('Workbook', 300)],
    ['old_office', 'xlsx', () => store('Workbook', 1)],
    ['protected', 'xlsx', () => store('EncryptedPackage', 1)],
    ['protected', 'xlsx', () => store('EncryptionInfo', 3000)],
    ['web_page', 'pdf', () => '<!DOCTYPE html><html>404</html>'],
    ['web_page', 'jpg', () => '\uFEFF  <html><body>Sign in</body></html>'],
    ['xml', 'pdf', () => '<?xml version="1.0"?><a/>'],
    ['text', 'jpg', () => '链接已失效，请重新登录'],
    ['text', 'pdf', () => 'version https://git-lfs.github.com/spec/v1\n'],
    ['program', 'jpg', () => Buffer.concat([latin('MZ\u0090\0'), Buffer.alloc(100)])],
    ['video', 'jpg', () => boxed('isom')],
    ['audio', 'mp4', () => boxed('M4A ')],
    [
      'audio',
      'jpg',
      () => Buffer.concat([latin('ID3\u0003\0\0\0\0\0\0'), Buffer.from('fffb9000', 'hex'), Buffer.alloc(200)]),
    ],
    ['unknown', 'jpg', () => Buffer.alloc(200)],
    ['unknown', 'pdf', () => Buffer.from([1, 2, 3, 4, 5, 6, 7, 8])],
  ])('%s called .%s', async (kind, suffix, bytes) => {
    const values = await refusal(suffix, await bytes());
    expect(values).toMatchObject({ kind, suffix });
    for (const language of ['zh-cn', 'en'] as const) {
      const said = sentence(language, 'errors.upload_format', values);
      expect(said).toContain(`.${suffix}`);
      expect(said).not.toMatch(/another kind|其他类型|[{}]/);
    }
  });

  it('with the name that helps where that kind is taken, and without where it is not', async () => {
    expect(await refusal('jpg', await made('png'))).toMatchObject({ way: 'rename', other: 'png' });
    expect(await refusal('jpg', boxed('heic', 'mif1'))).toMatchObject({ way: 'save' });
    expect(await refusal('jpg', boxed('heic', 'mif1'), ['jpg', 'heic'])).toMatchObject({
      way: 'rename',
      other: 'heic',
    });
    const values = await refusal('jpg', boxed('heic', 'mif1'));
    expect(sentence('en', 'errors.upload_format', values)).toBe(
      'The name ends in .jpg, but this is a HEIC photo from a phone. Save it in an allowed format and choose it again; a new ending alone doesn’t change it.',
    );
    expect(sentence('zh-cn', 'errors.upload_format', values)).toBe(
      '文件名以 .jpg 结尾，实际是手机拍摄的 HEIC 照片。请另存为支持的格式后重新选择，只改后缀没有用。',
    );
  });
});
