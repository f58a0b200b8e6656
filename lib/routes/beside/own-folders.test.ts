import { expect, it } from '@jest/globals';
import { config } from '../../../middleware.ts';
import { ownFolderOf, ownFolders } from './own-folders.ts';

it.each([
  ['/storage/a.webp', '/storage'],
  ['/api', '/api'],
  ['/_next/static/x.js', '/_next'],
  ['/apiary', undefined],
  ['/static-mixer', undefined],
  ['/en/api/x', undefined],
  ['/', undefined],
])('%j lies in %j', (path, folder) => {
  expect(ownFolderOf(path)).toBe(folder);
});

it('is what the middleware leaves out', () => {
  const [matcher = ''] = config.matcher;
  const looksAt = new RegExp(`^${matcher}$`);
  for (const folder of ownFolders) {
    const file = folder === 'build' ? 'latest.json' : 'x';
    expect([folder, looksAt.test(`/${folder}/${file}`)]).toEqual([folder, false]);
  }
  expect(looksAt.test('/product')).toBe(true);
});
