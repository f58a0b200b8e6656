import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from '@jest/globals';
import { statusesIn, talk } from '../raw-http-for-tests.ts';
import { readTarget } from './request-target.ts';

const server = createServer((request, response) => {
  if (!readTarget(request, response)) return;
  const hosts = request.rawHeaders.filter((_, index, all) => all[index - 1]?.toLowerCase() === 'host');
  response.end(`${request.headers.host}|${hosts}|${request.url}`);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port: number = (server.address() as AddressInfo).port;
afterAll(() => void server.close());

const ask = async (line: string, host = 'Host: told.test\r\n') => {
  const { text } = await talk(port, `${line}\r\n${host}Connection: close\r\n\r\n`);
  return { statuses: statusesIn(text), body: text.slice(text.indexOf('\r\n\r\n') + 4), text };
};

describe('the target of a request', () => {
  it.each([
    ['GET /a?b=c HTTP/1.1', 'told.test|told.test|/a?b=c'],
    ['GET // HTTP/1.1', 'told.test|told.test|//'],
    ['GET http://asked.test/a?b=http://c/ HTTP/1.1', 'asked.test|asked.test|/a?b=http://c/'],
    ['GET HTTPS://asked.test:8443/api/index/index HTTP/1.1', 'asked.test:8443|asked.test:8443|/api/index/index'],
    ['GET http://asked.test HTTP/1.1', 'asked.test|asked.test|/'],
    ['GET http://asked.test?q=1 HTTP/1.1', 'asked.test|asked.test|/?q=1'],
    ['GET http://[::1]:3000/x HTTP/1.1', '[::1]:3000|[::1]:3000|/x'],
  ])('%s is read as %s', async (line, read) => {
    expect(await ask(line)).toMatchObject({ statuses: [200], body: expect.stringContaining(read) });
  });

  it.each([
    'GET * HTTP/1.1',
    'POST * HTTP/1.1',
    'GET http:// HTTP/1.1',
    'GET http:///a HTTP/1.1',
    'GET http://name@asked.test/ HTTP/1.1',
    'GET ftp://asked.test/ HTTP/1.1',
    'GET asked.test:80 HTTP/1.1',
  ])('%s is refused', async (line) => {
    expect((await ask(line)).statuses).toEqual([400]);
  });

  it('* says what the server can do', async () => {
    const { statuses, text } = await ask('OPTIONS * HTTP/1.1');
    expect(statuses).toEqual([204]);
    expect(text).toMatch(/\r\nallow: GET, HEAD, POST, OPTIONS\r\n/i);
  });

  it('needs no host from who speaks HTTP/1.0', async () => {
    expect((await ask('GET /api/health HTTP/1.0', '')).body).toContain('localhost|localhost|/api/health');
  });
});
