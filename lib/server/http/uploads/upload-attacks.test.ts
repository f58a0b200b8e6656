import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { updateSettings } from '#lib/server/site/index.ts';
import { createTestApi } from '../test-api.ts';
import { giveFolder, listFolder, newMember, picture, type Sending, upload } from './uploads-for-tests.ts';

let member: { id: number; token: string };
const test = await createTestApi();
await giveFolder(test);
member = await newMember(test);
const suffixes = ['jpg', 'png', 'bmp', 'jpeg', 'gif', 'webp', 'zip', 'rar', 'wav', 'mp4', 'mp3'];
const risky = ['pdf', 'svg', 'html', 'xml', 'js', 'txt'];
await updateSettings(test.ctx, { 'upload.allowedSuffixes': [...suffixes, ...risky] });
afterAll(() => test.close());

const script = Buffer.from('<html><script>alert(document.domain)</script></html>');
const zip = Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex');

function send(name: string, type: string, bytes: Uint8Array) {
  return upload(test, { ...member, name, type, bytes } satisfies Sending);
}

async function storedBytes(url: string): Promise<Buffer> {
  return fs.readFile(path.join(test.ctx.env.DATA_DIR, 'files', url.replace('/storage/', '')));
}

/** A length, a name, the content; the check sum is what the format asks for. */
function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.byteLength);
  sum.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([size, body, sum]);
}

/** A PNG of one grey colour that unfolds to so many pixels. */
function flatPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0], 8);
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** An animation of frames of one colour each. */
function manyFrames(count: number, side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const start = [Buffer.from('GIF89a'), size, Buffer.from('800000000000ffffff', 'hex')];
  const frame = Buffer.concat([
    Buffer.from('2c00000000', 'hex'),
    size,
    Buffer.from('00020144003b'.slice(0, 10), 'hex'),
  ]);
  return Buffer.concat([...start, ...Array.from({ length: count }, () => frame), Buffer.from([0x3b])]);
}

describe('a picture that is something else as well', () => {
  it.each([
    ['a page behind a JPEG', 'jpeg', 'image/jpeg', (image: Buffer) => Buffer.concat([image, script])],
    ['an archive behind a GIF', 'gif', 'image/gif', (image: Buffer) => Buffer.concat([image, zip, script])],
    ['a page behind a PNG', 'png', 'image/png', (image: Buffer) => Buffer.concat([image, script])],
    ['a page behind a WebP', 'webp', 'image/webp', (image: Buffer) => Buffer.concat([image, script])],
    [
      'a page in the comment of a JPEG',
      'jpeg',
      'image/jpeg',
      (image: Buffer) => {
        const length = Buffer.from([0, script.byteLength + 2]);
        return Buffer.concat([image.subarray(0, 2), Buffer.from('fffe', 'hex'), length, script, image.subarray(2)]);
      },
    ],
    [
      'a page in the text of a PNG',
      'png',
      'image/png',
      (image: Buffer) => Buffer.concat([image.subarray(0, 33), chunk('tEXt', script), image.subarray(33)]),
    ],
    [
      'a script in the size of a GIF',
      'gif',
      'image/gif',
      (image: Buffer) => Buffer.concat([image, Buffer.from('/*', 'latin1'), script, Buffer.from('*/=1;alert(1)')]),
    ],
  ] as const)('is stored as the picture alone: %s', async (_, format, type, spoil) => {
    const bytes = spoil(await picture(format));
    expect(bytes.includes('alert(')).toBe(true);
    const answer = await send(`a.${format}`, type, bytes);
    expect(answer).toMatchObject({ code: 1, data: { file: { width: 6, height: 4 } } });
    const stored = await storedBytes(answer.data.file.url);
    for (const trace of ['alert', '<html', 'PK\u0005\u0006']) expect(stored.includes(trace)).toBe(false);
    expect((await sharp(stored).metadata()).format).toBe(format);
  });
});

describe('a file that is not what it says', () => {
  it.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
    ['a page called a picture', 'a.png', 'image/png', () => script],
    ['a page called an archive', 'a.zip', 'application/zip', () => Buffer.concat([script, zip])],
    ['a picture called an archive', 'a.zip', 'application/zip', () => picture('gif')],
    ['an archive called a picture', 'a.gif', 'image/gif', () => zip],
    ['a PNG called a JPEG', 'a.jpg', 'image/jpeg', () => picture('png')],
    ['a picture declared a page', 'a.png', 'text/html', () => picture('png')],
    ['a program called a picture', 'a.png', 'image/png', () => Buffer.concat([Buffer.from('MZ'), randomBytes(600)])],
    ['a PDF called a picture', 'a.png', 'image/png', () => Buffer.from('%PDF-1.7\n/JS (app.alert(1))')],
    ['a drawing called a picture', 'a.png', 'image/png', () => Buffer.from('<svg onload="alert(1)"/>')],
    ['a picture called a script', 'a.js', 'text/javascript', () => picture('gif')],
  ])('is refused: %s', async (_, name, type, bytes) => {
    expect(await send(name, type, await bytes())).toMatchObject({ code: 0, data: { error: 'upload_format' } });
  });

  it.each([
    [
      'a drawing',
      'a.svg',
      'image/svg+xml',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['a page', 'a.html', 'text/html', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'a.js', 'text/javascript', 'alert(1)'],
    ['plain text', 'a.txt', 'text/plain', 'alert(1)'],
  ])('nor is what can act as a page stored where the shop allows it by mistake: %s', async (_, name, type, text) => {
    expect(await send(name, type, Buffer.from(text))).toMatchObject({ code: 0, data: { error: 'upload_format' } });
  });

  it('is kept as a download where it may hold a script: PDF', async () => {
    const answer = await send(
      'a.pdf',
      'application/pdf',
      Buffer.from('%PDF-1.7\n1 0 obj<</S/JavaScript/JS(app.alert(1))>>'),
    );
    expect(answer).toMatchObject({ code: 1, data: { file: { mimetype: 'application/pdf' } } });
  });
});

describe('a picture that cannot be decoded', () => {
  it.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
    ['broken off', 'a.jpg', 'image/jpeg', async () => (await picture('jpeg')).subarray(0, 200)],
    ['only a header', 'a.png', 'image/png', () => Buffer.concat([flatPng(10, 10).subarray(0, 40)])],
    ['only the first letters of a bitmap', 'a.bmp', 'image/bmp', () => Buffer.from('BM and nothing else to see here')],
    ['a bitmap that lies about its size', 'a.bmp', 'image/bmp', () => bitmapHeader(3000, 3000, 0)],
  ])('is refused: %s', async (_, name, type, bytes) => {
    const answer = await send(name, type, await bytes());
    const msg = 'This file isn’t a valid image';
    expect(answer).toMatchObject({ code: 0, msg, data: { error: 'upload_image_invalid' } });
  });
});

describe('a small file that unfolds to a huge one', () => {
  // So many tries a minute are too many for one member.
  beforeAll(async () => {
    member = await newMember(test);
  });

  it.each<[string, string, string, () => Buffer]>([
    ['a picture of 20,000 by 20,000', 'a.png', 'image/png', () => flatPng(20_000, 20_000)],
    ['a strip of 2,000,000 by 30', 'a.png', 'image/png', () => flatPng(2_000_000, 30)],
    ['an animation of 400 frames', 'a.gif', 'image/gif', () => manyFrames(400, 2)],
    ['an animation of 100 frames of 1,000 by 1,000', 'a.gif', 'image/gif', () => manyFrames(100, 1000)],
    ['a bitmap of 60,000 by 60,000', 'a.bmp', 'image/bmp', () => bitmapHeader(60_000, 60_000, 0)],
    ['a bitmap with four thousand million colours', 'a.bmp', 'image/bmp', () => bitmapHeader(2, 2, 0xffffffff)],
  ])('is refused before it does: %s', async (_, name, type, make) => {
    const bytes = make();
    expect(bytes.byteLength).toBeLessThan(200_000);
    const before = process.memoryUsage().rss;
    const answer = await send(name, type, bytes);
    expect(answer).toMatchObject({ code: 0, data: { error: 'upload_image_invalid' } });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

it('leaves nothing behind of what was refused', async () => {
  expect(await listFolder(test.ctx, 'incoming')).toEqual([]);
  const stored = (await listFolder(test.ctx, 'files')).map((file) => path.extname(file));
  expect(stored.filter((ending) => ['.svg', '.html', '.js', '.txt', '.bmp', '.xml'].includes(ending))).toEqual([]);
});

function bitmapHeader(width: number, height: number, colours: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('BM');
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(8, 28);
  bytes.writeUInt32LE(colours, 46);
  return bytes;
}
