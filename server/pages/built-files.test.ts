import fs from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { serveBuiltFiles } from './built-files.ts';

const script = 'globalThis.answer = 42;\n'.repeat(200);

const room = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
const folder = path.join(room, 'static');
fs.mkdirSync(path.join(folder, 'chunks'), { recursive: true });
fs.writeFileSync(path.join(folder, 'chunks', 'page.js'), script);
fs.writeFileSync(path.join(folder, 'chunks', 'picture.svg'), '<svg/>');
fs.writeFileSync(path.join(folder, 'chunks', 'shared.js'), script);
fs.mkdirSync(path.join(room, 'packed', 'static', 'chunks'), { recursive: true });
fs.writeFileSync(path.join(room, 'packed', 'static', 'chunks', 'shared.js.gz'), gzipSync(`${script} `));
fs.writeFileSync(path.join(room, 'outside.js'), 'secret');
const server = createServer(serveBuiltFiles(folder, (_, response) => void response.writeHead(404).end('next')));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.close();
  fs.rmSync(room, { recursive: true });
});

/** Without the unpacking of `fetch`: the bytes that travel are what is looked at. */
function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const requests = request({ host: '127.0.0.1', port, path: address, method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
    });
    requests.on('error', reject).end();
  });
}

describe('scripts of the build', () => {
  const address = '/_next/static/chunks/page.js';

  it('travel by brotli where the browser takes it', async () => {
    const { headers, body } = await ask(address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript',
      'cache-control': 'max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('travel by gzip where it does not', async () => {
    const { headers, body } = await ask(address, { 'accept-encoding': 'gzip, br;q=0' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(script);
  });

  it('travel by gzip as the build has packed them ahead', async () => {
    const { body } = await ask('/_next/static/chunks/shared.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(body).toString()).toBe(`${script} `);
    const { body: other } = await ask('/_next/static/chunks/shared.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(other).toString()).toBe(script);
  });

  it('say how long they are without being sent', async () => {
    const { headers, body } = await ask(address, { 'accept-encoding': 'br' }, 'HEAD');
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it.each([
    ['nothing compressed is taken', address, {}],
    ['a part is asked for', address, { 'accept-encoding': 'br', range: 'bytes=0-9' }],
    ['it is no script', '/_next/static/chunks/picture.svg', { 'accept-encoding': 'br' }],
    ['no build made it', '/_next/static/chunks/other.js', { 'accept-encoding': 'br' }],
    ['it lies outside', '/_next/static/../outside.js', { 'accept-encoding': 'br' }],
  ])('are left to Next where %s', async (_, requests, headers) => {
    expect((await ask(requests, headers)).body.toString()).toBe('next');
  });
});
