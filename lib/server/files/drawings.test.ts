import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ServerContext } from '../db/context.ts';
import { saveDrawing } from './drawings.ts';
import { openPublicFile, readPublicFile } from './open-file.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="#c8402f"/></svg>';
const DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-drawings-'));
const ctx: ServerContext = { env: { DATA_DIR } } as ServerContext;
const drawing = await saveDrawing(ctx.env, { svg, dominantColour: '#c8402f' });
afterAll(() => fs.rmSync(ctx.env.DATA_DIR, { recursive: true, force: true }));

const keyOf = (width: number, ending: string) => drawing.path.replace('-1200.webp', `-${width}.${ending}`);
const fileOf = (key: string) => path.join(ctx.env.DATA_DIR, 'files', key);
async function open(key: string) {
  const file = await openPublicFile(ctx, key);
  if (!file || 'redirect' in file) return undefined;
  return { isDrawing: file.isDrawing ?? false, text: await text(file.content) };
}
async function appears(key: string): Promise<void> {
  while (!fs.existsSync(fileOf(key))) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a drawing', () => {
  it('names its sizes in both formats, of which none is there yet', () => {
    expect(drawing.variants?.map(({ mime, width, height }) => [mime, width, height])).toEqual(
      [320, 640, 1200].flatMap((side) => [
        ['image/avif', side, side],
        ['image/webp', side, side],
      ]),
    );
    expect(fs.readdirSync(path.dirname(fileOf(drawing.path)))).toEqual([expect.stringMatching(/^[0-9a-f]{24}\.svg$/)]);
  });

  it.each([
    [320, 'avif', 'heif'],
    [640, 'webp', 'webp'],
  ])('stands for its size of %i as %s until that is made', async (width, ending, format) => {
    const key = keyOf(width, ending);
    expect(await Promise.all([open(key), open(key)])).toEqual([
      { isDrawing: true, text: svg },
      { isDrawing: true, text: svg },
    ]);
    await appears(key);
    expect((await open(key))?.isDrawing).toBe(false);
    expect(await sharp(fileOf(key)).metadata()).toMatchObject({ format, width, height: width });
  });

  it('is made at once for who needs its pixels, also for several', async () => {
    const address = `/storage/${keyOf(1200, 'webp')}`;
    const [one, other] = await Promise.all([readPublicFile(ctx, address), readPublicFile(ctx, address)]);
    expect(one).toEqual(other);
    expect((await sharp(one).metadata()).width).toBe(1200);
    expect(await open(drawing.path.replace('.webp', '-social.jpg'))).toMatchObject({ isDrawing: false });
  });

  it('is kept once under its name', async () => {
    expect(await saveDrawing(ctx.env, { svg, dominantColour: '#c8402f' })).toEqual(drawing);
  });

  it('has no other sizes, and other files have none at all', async () => {
    for (const key of [keyOf(321, 'webp'), keyOf(640, 'png'), keyOf(640, 'webp').replace('demo/', 'upload/')]) {
      expect([key, await open(key)]).toEqual([key, undefined]);
    }
  });
});

it('a drawing that cannot be read stays what it is, for who asks again too', async () => {
  const { path: key } = await saveDrawing(ctx.env, { svg: '<svg', dominantColour: '#ffffff' });
  for (let turn = 0; turn < 2; turn += 1) expect(await open(key)).toEqual({ isDrawing: true, text: '<svg' });
  await expect(readPublicFile(ctx, `/storage/${key}`)).rejects.toThrow();
});
