import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { ServerContext } from '#lib/server/db/context.ts';
import { newFileKey, saveDrawing, saveFile } from '#lib/server/files/index.ts';
import { serveStorage } from './storage.ts';

let keys: Record<string, string> = {};

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'storage-test-'));
const env = { DATA_DIR: folder } as ServerContext['env'];
const now = new Date('2026-03-04T20:00:00Z');
for (const ending of ['webp', 'avif', 'html', 'svg', 'pdf']) {
  const stored = await saveFile(env, newFileKey('upload', ending, now), Buffer.from(`a ${ending}`));
  keys = { ...keys, [ending]: stored.url };
}
await fs.writeFile(path.join(folder, 'secrets.json'), '{"secretKey":"not for anybody"}');
await fs.symlink(path.join(folder, 'secrets.json'), path.join(folder, 'files', 'upload', 'linked-file.webp'));
const answer = serveStorage({ env } as ServerContext);
const server = http.createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.close();
  // A size that is still being made may write into it meanwhile.
  await fs.rm(folder, { recursive: true, maxRetries: 20, retryDelay: 100 });
});

/** Sends the path as it is: `fetch` would tidy it up before it left. */
function ask(
  target: string,
  method = 'GET',
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ port, host: '127.0.0.1', path: target, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject).end();
  });
}

describe('sharing pictures', () => {
  it('are made of a stored picture when first asked for, 1200 by 630', async () => {
    const env = { DATA_DIR: folder } as ServerContext['env'];
    const tile = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c8402f' } });
    await saveFile(env, 'demo/red-tile-1200.webp', await tile.webp().toBuffer());
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await ask('/storage/demo/red-tile-1200-social.jpg')).toMatchObject({
        status: 200,
        headers: { 'content-type': 'image/jpeg' },
      });
    }
    const made = await sharp(path.join(folder, 'files/demo/red-tile-1200-social.jpg')).metadata();
    expect([made.format, made.width, made.height]).toEqual(['jpeg', 1200, 630]);
  });

  it('are not made of what is not there', async () => {
    expect((await ask('/storage/demo/nothing-here-social.jpg')).status).toBe(404);
    expect((await ask('/storage/demo/..%2f..%2fsecrets-social.jpg')).status).toBe(404);
  });
});

describe('a drawing', () => {
  it('stands for a picture that is being made, kept by nobody; the picture is kept for good', async () => {
    const env = { DATA_DIR: folder } as ServerContext['env'];
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><path d="M0 0h9v9z"/></svg>';
    const { url } = await saveDrawing(env, { svg, dominantColour: '#ffffff' });
    const first = await ask(url);
    expect([first.status, first.body]).toEqual([200, svg]);
    expect(first.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    while ((await ask(url)).headers['content-type'] === 'image/svg+xml') {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect((await ask(url)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
  });
});

describe('stored files', () => {
  it('lie under the shop’s own day and a name nobody can guess', () => {
    expect(keys.webp).toMatch(/^\/storage\/upload\/20260305\/[\w-]{16}\.webp$/);
  });

  it.each([
    ['webp', 'image/webp'],
    ['avif', 'image/avif'],
  ])('are shown as what they are: %s', async (ending, type) => {
    const { status, headers, body } = await ask(`${keys[ending]}?v=1`);
    expect([status, body]).toEqual([200, `a ${ending}`]);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-length': String(body.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['html', 'svg', 'pdf'])('are never a page: %s is a download', async (ending) => {
    expect((await ask(keys[ending] ?? '')).headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
  });

  it('answer HEAD without the bytes and nothing but GET and HEAD', async () => {
    expect(await ask(keys.webp ?? '', 'HEAD')).toMatchObject({ status: 200, body: '' });
    expect(await ask(keys.webp ?? '', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  it.each([
    '/storage/',
    '/storage/upload',
    '/storage/upload/20260305/missing-file.webp',
    '/storage/../secrets.json',
    '/storage/upload/../../secrets.json',
    '/storage/upload/20260305/../../../secrets.json',
    '/storage/%2e%2e/secrets.json',
    '/storage/upload/..%2f..%2fsecrets.json',
    '/storage//etc/passwd',
    '/storage/upload/linked-file.webp',
    '/storage/upload/20260305/a\\b-file-x.webp',
    '/storage/upload/20260305/12345678.webp%00.html',
  ])('do not lead out of their folder: %s', async (target) => {
    expect(await ask(target)).toMatchObject({ status: 404, body: '' });
  });
});
