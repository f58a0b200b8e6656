import { afterAll, expect, it } from '@jest/globals';
import { createTestContext } from '../db/test-context.ts';
import { updateSettings } from '../site/index.ts';
import { findPictureFiles, insertFiles } from './repository.ts';
import type { FileVariant } from './tables.ts';
import { toPicture } from './to-picture.ts';

let id = 0;
const path = 'catalogue/20260304/abcdefghijklmnop';
const test = await createTestContext();
const variants: FileVariant[] = [
  { url: `/storage/${path}-320.webp`, mime: 'image/webp', width: 320, height: 240, size: 1 },
  { url: `/storage/${path}-640.webp`, mime: 'image/webp', width: 640, height: 480, size: 2 },
];
const file = {
  storage: 'local' as const,
  topic: 'catalogue',
  name: 'a.webp',
  mime: 'image/webp',
  size: 3,
  sha256: 'a',
  variants,
};
[id = 0] = await insertFiles(test.ctx.db, [{ ...file, path: `${path}.webp`, url: `/storage/${path}.webp` }]);
afterAll(() => test.close());

async function shown() {
  const file = (await findPictureFiles(test.ctx.db, [id])).get(id);
  if (!file) throw new Error('no file');
  const { url, sources } = toPicture(file, '');
  return [url, ...sources.map(({ srcset }) => srcset)];
}

it('shows a picture from the very host a page came from, where no CDN is configured', async () => {
  expect(await shown()).toEqual([
    `/storage/${path}.webp`,
    `/storage/${path}-320.webp 320w, /storage/${path}-640.webp 640w`,
  ]);
});

it('shows a picture in every size from the CDN, once one is configured', async () => {
  await updateSettings(test.ctx, { 'site.cdnUrl': 'https://cdn.example/shop/' });
  const cdn = 'https://cdn.example/shop';
  expect(await shown()).toEqual([
    `${cdn}/storage/${path}.webp`,
    `${cdn}/storage/${path}-320.webp 320w, ${cdn}/storage/${path}-640.webp 640w`,
  ]);
  await updateSettings(test.ctx, { 'site.cdnUrl': '' });
});
