import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { linkToPrivate } from '#lib/server/files/index.ts';
import { startS3ForTests } from '#lib/server/files/s3-for-tests.ts';
import { createTestApi } from '../test-api.ts';
import { serveStorage } from './storage.ts';
import { giveFolder, listFolder, newMember, upload } from './uploads-for-tests.ts';

const test = await createTestApi();
await giveFolder(test);
const s3 = await startS3ForTests();
const member = await newMember(test);
const answer = serveStorage(test.ctx);
const server = http.createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.close();
  await s3.close();
  await test.close();
});

async function ask(target: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual' });
}

async function uploadFor(topic: string, name = 'a.png') {
  const answer = await upload(test, { ...member, name, path: `/api/ajax/upload?topic=${topic}` });
  return answer.data.file as { url: string; full_url: string };
}

describe('a private file', () => {
  it.each(['licence', 'identity', 'voucher'])(
    'uploaded for %s lies where nothing is served unsigned',
    async (topic) => {
      const { url } = await uploadFor(topic);
      expect(url).toMatch(new RegExp(`^/storage/private/${topic}/\\d{8}/[\\w-]{16}\\.png$`));
      const bare = url.replace('/private', '');
      for (const address of [
        url,
        `${url}?`,
        `${url}?e=9999999999&s=`,
        bare,
        url.replace('/storage/', '/storage/../'),
      ]) {
        expect([address, (await ask(address)).status]).toEqual([address, 404]);
      }
      expect((await listFolder(test.ctx, 'files')).filter((file) => file.includes(topic))).toEqual([]);
    },
  );

  it('is shown under its link, by the name its owner gave it, and kept by nobody', async () => {
    const file = await uploadFor('licence', '营业执照 (1).png');
    const response = await ask(linkToPrivate(test.ctx, file, { ttlSeconds: 60 }));
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('营业执照')}%20%281%29.png`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    });
  });

  it('is answered like a missing one once its link has expired or was altered', async () => {
    const [file, other] = [await uploadFor('licence'), await uploadFor('licence')];
    const link = linkToPrivate(test.ctx, file, { ttlSeconds: 60 });
    const altered = [
      link.replace(/e=(\d+)/, (_, at) => `e=${Number(at) + 1}`),
      link.replace(file.url, other.url),
      link.slice(0, -1),
      `${link}A`,
    ];
    const missing = await ask('/storage/private/licence/20260304/abcdefghijklmnop.png');
    for (const address of altered) {
      const response = await ask(address);
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
        missing.status,
        '',
        missing.headers.get('cache-control'),
      ]);
    }
    expect((await ask(link)).status).toBe(200);
    test.ctx.clock.advance(61);
    expect((await ask(link)).status).toBe(404);
  });

  it('is shown to who uploaded it for ten minutes by the answer alone', async () => {
    const { full_url } = await uploadFor('identity');
    const link = full_url.replace(test.ctx.env.PUBLIC_URL, '');
    expect((await ask(link)).status).toBe(200);
    test.ctx.clock.advance(601);
    expect((await ask(link)).status).toBe(404);
  });
});

describe('files in a bucket', () => {
  it('are stored there, streamed through the shop, and found there after a change of driver', async () => {
    Object.assign(test.ctx.env, s3.settings);
    const [open, hidden] = [await uploadFor('avatar'), await uploadFor('voucher')];
    expect([...s3.objects.keys()]).toEqual([
      open.url.replace('/storage/', 'shop/public/'),
      hidden.url.replace('/storage/', 'shop/'),
    ]);
    test.ctx.env.FILE_DRIVER = 'local';
    const response = await ask(open.url);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await response.arrayBuffer())).toEqual([...s3.objects.values()][0]?.bytes);
    expect((await ask(hidden.url)).status).toBe(404);
    expect((await ask(linkToPrivate(test.ctx, hidden, { ttlSeconds: 60 }))).status).toBe(200);
    expect((await ask(open.url.replace(/.{8}\.png/, 'missing0.png'))).status).toBe(404);
  });

  it('are fetched at the bucket’s public address where it has one; private ones never', async () => {
    Object.assign(test.ctx.env, s3.settings, { S3_PUBLIC_URL: 'https://cdn.example.com/' });
    const [open, hidden] = [await uploadFor('avatar'), await uploadFor('voucher')];
    const response = await ask(open.url);
    const location = open.url.replace('/storage/', 'https://cdn.example.com/public/');
    expect([response.status, response.headers.get('location')]).toEqual([302, location]);
    expect((await ask(hidden.url)).status).toBe(404);
    expect((await ask(linkToPrivate(test.ctx, hidden, { ttlSeconds: 60 }))).status).toBe(200);
  });

  it('are no fault of the reader when the bucket cannot be reached', async () => {
    test.ctx.env = { ...test.ctx.env, S3_PUBLIC_URL: undefined, S3_ENDPOINT: 'http://127.0.0.1:9' };
    expect((await ask('/storage/avatar/20260304/abcdefghijklmnop.png')).status).toBe(502);
  });
});
