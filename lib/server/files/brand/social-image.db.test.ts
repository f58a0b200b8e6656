import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pictureVersion } from '#lib/utils/files/picture-version.ts';
import { createTestContext } from '../../db/test-context.ts';
import { updateSettings } from '../../site/index.ts';
import { liveIcon, openPublicFile, saveFile } from '../index.ts';

const test = await createTestContext();
afterAll(() => test.close());

const stem = 'demo/rye-bread';
beforeAll(async () => {
  const tile = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8402f' } });
  await saveFile(test.ctx.env, `${stem}.webp`, await tile.webp().toBuffer());
});

async function open(key: string) {
  const file = await openPublicFile(test.ctx, key);
  if (!file || 'redirect' in file) return undefined;
  return { isBrief: file.isBrief ?? false, bytes: (await buffer(file.content)).toString('base64') };
}

const present = async () => `${stem}-social-${pictureVersion(await liveIcon(test.ctx))}.jpg`;

it('a sharing picture has an address for each icon of the shop, and the one of before stays as it was', async () => {
  const before = await present();
  const first = await open(before);
  expect(first).toMatchObject({ isBrief: false });
  await updateSettings(test.ctx, { 'site.name': { 'zh-cn': '麦香面包房', en: 'Wheat Bakery' } });
  const after = await present();
  expect(after).not.toBe(before);
  const second = await open(after);
  expect(second).toMatchObject({ isBrief: false });
  expect(second?.bytes).not.toBe(first?.bytes);
  expect(await open(before)).toEqual(first);
});

it.each(['', '-nobodymade12'])(
  'an address with the version %j shows the present one for a while, and keeps none of its own',
  async (version) => {
    const now = await open(await present());
    const key = `${stem}-social${version}.jpg`;
    for (let turn = 0; turn < 2; turn += 1) expect(await open(key)).toEqual({ ...now, isBrief: true });
  },
);

it('there is none of a picture that there is not', async () => {
  expect(await open('demo/nothing-social-abc.jpg')).toBeUndefined();
});
