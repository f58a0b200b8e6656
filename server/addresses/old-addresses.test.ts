import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { providePageKnowledge } from '#lib/routes/page-knowledge.ts';
import { RedirectMap } from '#lib/routes/redirects/redirect-map.ts';
import type { MissedCount } from '#lib/server/site/index.ts';
import { leadOn } from './lead-on.ts';
import { createMissedCounter } from './missed-counter.ts';

providePageKnowledge({
  mayBeThere: (record) => 'name' in record && record.name === 'oak-desk',
  frameOrigin: async () => undefined,
  sources: () => ({}) as never,
});

const map = new RedirectMap(
  [
    ['/old', '/oak-desk'],
    ['/oak-desk', '/elsewhere'],
    ['/gone', '/pine-desk'],
    ['/blog/*', '/news/*'],
    ['/en/only', '/pine-desk'],
    ['/start', '/'],
    ['/shop/*', '/*'],
  ].map(([source = '', target = '']) => ({ source, target, isPermanent: source !== '/gone' })),
);
const said: MissedCount[][] = [];
const counter = createMissedCounter({
  isProxyTrusted: true,
  say: async (counts) => void said.push(counts),
  everyMs: 1e9,
});

const server = createServer(async (request, response) => {
  if (await leadOn(request, response, (path, query) => map.find(path, query))) return;
  counter.watch(request, response);
  request.url = '/-';
  response.writeHead(404).end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(async () => {
  await counter.stop();
  server.close();
});

const ask = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: 'manual', ...init });

it.each([
  ['/old', 301, '/oak-desk'],
  ['/old?utm_source=a', 301, '/oak-desk?utm_source=a'],
  ['/gone', 302, '/pine-desk'],
  ['/en/old', 301, '/en/oak-desk'],
  ['/en/start', 301, '/en'],
  ['/en/only', 301, '/en/pine-desk'],
  ['/blog/a%2F%2Fb', 301, '/news/a%2F%2Fb'],
  ['/shop//evil.example', 301, '/evil.example'],
  // A page that there is stays that page.
  ['/oak-desk', 404, null],
  ['/nothing', 404, null],
])('%s is answered %i, to %s', async (path, status, target) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, target]);
});

it('leads nobody on who sends something', async () => {
  expect((await ask('/old', { method: 'POST' })).status).toBe(404);
});

it('counts what several people miss, and nothing that one visitor or a program makes up', async () => {
  const people = { accept: 'text/html', 'user-agent': 'Mozilla/5.0' };
  const miss = (path: string, from: string, headers: Record<string, string> = people) =>
    ask(path, { headers: { ...headers, 'x-forwarded-for': from } });
  for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
    await miss('/Lost/', from);
    await miss('/lost?page=2', from);
    await miss('/wp-login.php', from);
    await miss('/robot', from, { ...people, 'user-agent': 'Examplebot/1.0' });
    await miss('/picture.png', from, { ...people, accept: 'image/*' });
  }
  for (let index = 0; index < 5; index += 1) await miss('/mine', '192.0.2.1');
  await counter.stop();
  expect(said).toEqual([[{ path: '/lost', asked: 6 }]]);
});
