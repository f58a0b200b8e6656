import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { setCacheControl } from './cache-control.ts';

const year = 's-maxage=31536000';

/** How Next and our own parts answer. */
const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/page': (response) => response.setHeader('cache-control', year).setHeader('vary', 'rsc, Accept-Encoding').end('x'),
  '/soon': (response) => response.setHeader('cache-control', `${year}, stale-while-revalidate=60`).end('x'),
  '/same': (response) => response.writeHead(304, undefined, { etag: '"x"' }).end(),
  '/unknown': (response) => response.setHeader('cache-control', year).writeHead(404).end('x'),
  '/moved': (response) => response.setHeader('cache-control', year).writeHead(308, { location: '/' }).end(),
  '/login': (response) => response.writeHead(307, { location: '/' }).end(),
  '/broken': (response) => response.writeHead(500).end(),
  '/en': (response) => response.setHeader('cache-control', year).setHeader('set-cookie', 'ba-lang=en').end('x'),
  '/own': (response) => response.setHeader('cache-control', 'private, no-store').end('x'),
  '/file': (response) => response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('x'),
  '/bare': (response) => response.end('x'),
};

const server = createServer((request, response) => {
  setCacheControl(response);
  answers[request.url ?? '']?.(response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base: string = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

it.each<[path: string, control: string, vary: string | null]>([
  ['/page', 'no-cache', 'rsc, Accept-Encoding, Cookie'],
  ['/soon', 'no-cache', 'Cookie'],
  ['/same', 'no-cache', 'Cookie'],
  ['/unknown', 'no-store', 'Cookie'],
  ['/moved', 'no-store', 'Cookie'],
  ['/login', 'no-store', 'Cookie'],
  ['/broken', 'no-store', 'Cookie'],
  ['/en', 'private, no-cache', 'Cookie'],
  ['/own', 'private, no-store', null],
  ['/file', 'public, max-age=31536000, immutable', null],
  ['/bare', 'no-cache', 'Cookie'],
])('of %s others may keep: %s', async (path, control, vary) => {
  const { headers } = await fetch(base + path, { redirect: 'manual' });
  expect([headers.get('cache-control'), headers.get('vary')]).toEqual([control, vary]);
});
