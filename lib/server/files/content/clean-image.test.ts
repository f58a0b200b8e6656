import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { cleanImage } from '../clean-image.ts';

let folder = '';
folder = await fs.mkdtemp(path.join(os.tmpdir(), 'clean-test-'));
afterAll(() => fs.rm(folder, { recursive: true }));

const noise = Buffer.from(Array.from({ length: 64 * 48 * 3 }, (_, index) => (index * 7919) % 251));
const photo = () => sharp(noise, { raw: { width: 64, height: 48, channels: 3 } });
const file = async (bytes: Uint8Array) => {
  const at = path.join(folder, crypto.randomUUID());
  await fs.writeFile(at, bytes);
  return at;
};
const clean = async (bytes: Uint8Array) =>
  cleanImage(await file(bytes), 'image/jpeg', path.join(folder, crypto.randomUUID()));

describe('a JPEG as other programs write it', () => {
  const kinds: [string, (image: Sharp) => Sharp][] = [
    ['plain', (image) => image.jpeg()],
    ['progressive', (image) => image.jpeg({ progressive: true })],
    ['in CMYK', (image) => image.toColourspace('cmyk').jpeg()],
    ['with a large profile', (image) => image.withIccProfile('p3').jpeg()],
  ];

  it.each(kinds)('without the marker that ends it is whole: %s', async (_, write) => {
    const bytes = await write(photo()).toBuffer();
    expect(await clean(bytes.subarray(0, -2))).toMatchObject({ mime: 'image/jpeg', width: 64, height: 48 });
  });

  it.each(kinds)('with other bytes behind it is whole: %s', async (_, write) => {
    const bytes = await write(photo()).toBuffer();
    expect(await clean(Buffer.concat([bytes, Buffer.alloc(5000, 7)]))).toMatchObject({ width: 64, height: 48 });
  });

  it.each(kinds)('of which half is missing is refused: %s', async (_, write) => {
    const bytes = await write(photo()).toBuffer();
    await expect(clean(bytes.subarray(0, bytes.length / 2))).rejects.toMatchObject({ code: 'upload_image_invalid' });
  });

  it('of two pictures (MPO) is the first', async () => {
    const [first, second] = [await photo().jpeg().toBuffer(), await photo().resize(10, 10).jpeg().toBuffer()];
    expect(await clean(Buffer.concat([first, second]))).toMatchObject({ width: 64, height: 48 });
  });
});
