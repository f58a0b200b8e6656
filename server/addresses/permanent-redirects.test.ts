import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from '@jest/globals';
import { mendRedirects } from './permanent-redirects.ts';

const answers: Record<string, [status: number, target: string | string[]]> = {
  '/just-made': [308, ['/new', '/new']],
  '/old': [308, '/new'],
  '/own': [308, '/new?id=1'],
  '/for-now': [307, '/new'],
};

const server = createServer((request, response) => {
  mendRedirects(request, response);
  const [status, target] = answers[new URL(request.url ?? '', base).pathname] ?? [200, ''];
  response.statusCode = status;
  if (target) response.setHeader('location', target);
  response.end();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => void server.close());

it.each<[asked: string, target: string | null]>([
  ['/old?utm=a&b=%3F', '/new?utm=a&b=%3F'],
  ['/old?q=a?b', '/new?q=a?b'],
  ['/old', '/new'],
  ['/just-made', '/new'],
  ['/just-made?utm=a', '/new?utm=a'],
  ['/own?utm=a', '/new?id=1'],
  ['/for-now?utm=a', '/new'],
  ['/page?utm=a', null],
])('of %s leads to %s', async (requests, target) => {
  const answer = await fetch(`${base}${requests}`, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(target);
});
