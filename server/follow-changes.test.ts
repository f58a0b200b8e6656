import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { followChanges } from './follow-changes.ts';

let server: Server;
let apiUrl: string;
let streams: ServerResponse[];
let answer: (response: ServerResponse) => void;
let heard: string[][];
let leaving: AbortController;

const openStream = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  streams.push(response);
};
const send = (event: string, data: unknown) =>
  streams.at(-1)?.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
const follow = () =>
  followChanges({
    apiUrl,
    onChange: (tags) => heard.push(tags),
    signal: leaving.signal,
    log: pino({ level: 'silent' }),
    firstPauseInMs: 5,
  });
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

beforeEach(async () => {
  [streams, heard, leaving, answer] = [[], [], new AbortController(), openStream];
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  leaving.abort();
  server.closeAllConnections();
  server.close();
});

describe('the changes of another server', () => {
  it('are heard as they are told, and nothing else', async () => {
    const following = follow();
    await until(() => streams.length === 1);
    send('changed', { tags: ['product:7', 'catalogue'] });
    send('changed', { tags: 'everything' });
    send('other', { tags: ['shop'] });
    send('changed', { tags: ['site'] });
    await until(() => heard.length === 2);
    expect(heard).toEqual([['product:7', 'catalogue'], ['site']]);
    leaving.abort();
    await following;
  });

  it('count as everything where nobody listened for a while', async () => {
    void follow();
    await until(() => streams.length === 1);
    expect(heard).toEqual([]);
    answer = (response) => void response.writeHead(503).end();
    streams[0]?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(heard).toEqual([]);
    answer = openStream;
    await until(() => streams.length === 2);
    await until(() => heard.length === 1);
    expect(heard).toEqual([['shop']]);
  });

  it('are not asked for again where a server tells nobody', async () => {
    let asked = 0;
    answer = (response) => {
      asked += 1;
      response.writeHead(404).end();
    };
    await follow();
    expect([asked, heard]).toEqual([1, []]);
  });
});
