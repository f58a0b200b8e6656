import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createPageGuard } from './page-guard.ts';
import { statusesIn, talk } from './raw-http-for-tests.ts';

const servers: Server[] = [];

/** A server that tells what would reach Next. */
async function serve(isDev: boolean): Promise<number> {
  const isForNext = createPageGuard({ isDev, dir, buildDir: path.join(dir, 'build') });
  const server = createServer((request, response) => {
    if (isForNext(request, response)) response.end(`next ${request.url}`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const dir = mkdtempSync(path.join(tmpdir(), 'requests-'));
for (const file of ['public/logo.svg', 'public/art/hero.svg', 'build/static/chunks/a.js', 'build/static/[b]~c.js']) {
  mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(dir, file), 'x');
}
const [port, devPort] = [await serve(false), await serve(true)];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(dir, { recursive: true, force: true });
});

async function ask(target: string, method = 'GET', to = port): Promise<string> {
  const { text } = await talk(to, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  const [status] = statusesIn(text);
  return status === 200 ? (text.slice(text.indexOf('\r\n\r\n')).match(/next .*/)?.[0] ?? '') : String(status);
}

describe('what reaches Next', () => {
  it.each([
    '/',
    '/en',
    '/product?id=3&x=..',
    '/a/b-c',
    '/page/about?_rsc=1x',
    '/%E5%90%8D',
    '/user/iframe/https%3A%2F%2Fmap.example%2Fa.html',
    '/en/user/iframe/map.example',
    '/logo.svg',
    '/art/hero.svg?v=1',
    '/_next/static/chunks/a.js?dpl=1',
    '/_next/static/%5Bb%5D~c.js',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/site-0.xml',
    '/sitemaps/product-12.xml',
    '/build/latest.json',
    '/internal/language?to=en',
    '/user',
  ])('%s, as it is', async (target) => {
    expect(await ask(target)).toBe(`next ${target}`);
  });

  it.each([
    ['/product.rsc', '/-'],
    ['/invented.rsc?_rsc=1', '/-?_rsc=1'],
    ['/en/product.rsc', '/en/-'],
    ['/product.segments/_tree.segment.rsc', '/-'],
    ['/user/iframe/x.rsc', '/-'],
    ['/user/iframe.segments/a', '/-'],
    ['/picture.png', '/-'],
    ['/a//b', '/-'],
    ['//art/invented', '/-'],
    ['/x/../art/invented', '/-'],
    ['/x/%2e%2e/art/invented', '/-'],
    ['/./art/invented', '/-'],
    ['/\\art\\invented', '/-'],
    ['/x\\..\\art', '/-'],
    ['/en/..', '/en/-'],
    ['/"x', '/-'],
    ['/a#b', '/-'],
  ])('%s as an unknown page', async (target, page) => {
    expect(await ask(target)).toBe(`next ${page}`);
  });
});

describe('what does not', () => {
  it.each([
    '/_next/static/invented.js',
    '/_next/static/chunks',
    '/_next/static/',
    '/_next/image?url=/logo.svg&w=640&q=75',
    '/_next/data/x/en.json',
    '/_next',
    '/art/invented',
    '/art/product',
    '/art/hero.svg.rsc',
    '/static/invented',
    '/internal/invented',
    '/sitemaps/invented',
    '/sitemaps/order-0.xml',
    '/sitemaps/a/b',
    '/build/invented',
  ])('%s, which is no file', async (target) => {
    expect(await ask(target)).toBe('404');
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])('a %s', async (method) => {
    expect(await ask('/product', method)).toBe('405');
  });

  it('the question what may be done with a page', async () => {
    expect(await ask('/product', 'OPTIONS')).toBe('204');
    expect(await ask('/internal/revalidate', 'POST')).toBe('next /internal/revalidate');
  });
});

it('a body that nobody reads is not waited for', async () => {
  for (const line of ['POST /product', 'GET /product', 'GET /art/invented']) {
    for (const body of ['Content-Length: 1000000\r\n\r\nx', 'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n']) {
      const { text, isClosed } = await talk(port, `${line} HTTP/1.1\r\nHost: a\r\n${body}`);
      expect([line, statusesIn(text).length, isClosed]).toEqual([line, 1, true]);
    }
  }
});

it('in development Next answers for its own files and tools', async () => {
  for (const target of ['/_next/image?url=x', '/__nextjs_font/a.woff2', '/_next/static/chunks/new.js']) {
    expect(await ask(target, 'GET', devPort)).toBe(`next ${target}`);
  }
  expect(await ask('/__nextjs_original-stack-frames', 'POST', devPort)).toMatch(/^next/);
  expect(await ask('/x/../art/invented', 'GET', devPort)).toBe('next /-');
});
