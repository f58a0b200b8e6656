import { expect, it } from '@jest/globals';
import { createPageSources } from './page-sources.ts';

const own = { cdnUrl: '//shop.example', apiUrl: '//shop.example', logo: '/art/logo.svg' };

it('is nowhere but the shop itself where no setting names another host', async () => {
  const { now } = createPageSources({ read: async () => own, bucketUrl: undefined });
  expect(await now()).toEqual({ pictures: [], calls: [] });
});

it('is the CDN, the bucket and the API that are named, by their origins alone', async () => {
  const read = async () => ({
    cdnUrl: 'https://cdn.example/shop/',
    apiUrl: 'https://api.example:8443/x',
    logo: 'https://brand.example/l.svg',
  });
  const { now } = createPageSources({ read, bucketUrl: 'https://files.example/bucket' });
  expect(await now()).toEqual({
    pictures: ['https://cdn.example', 'https://brand.example', 'https://files.example'],
    calls: ['https://api.example:8443'],
  });
});

it.each([
  '*',
  'https://*.example',
  "https://x.example; script-src 'unsafe-inline'",
  'javascript:alert(1)',
  'data:x',
  'https:',
])('says nothing that is no host: %s', async (address) => {
  const { now } = createPageSources({
    read: async () => ({ ...own, cdnUrl: address, apiUrl: address }),
    bucketUrl: address,
  });
  const { pictures, calls } = await now();
  for (const source of [...pictures, ...calls]) expect(source).toMatch(/^https:\/\/[a-z.]+$/);
});

it('follows the settings, and asks again after it could not', async () => {
  let [site, reads, isAway] = [own, 0, true];
  const read = async () => {
    reads += 1;
    if (isAway) throw new Error('away');
    return site;
  };
  const { now, forget } = createPageSources({ read, bucketUrl: undefined });
  expect(await now()).toEqual({ pictures: [], calls: [] });
  isAway = false;
  site = { ...own, cdnUrl: 'https://cdn.example' };
  expect((await now()).pictures).toEqual(['https://cdn.example']);
  await now();
  expect(reads).toBe(2);
  site = own;
  forget();
  expect((await now()).pictures).toEqual([]);
});
