import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { endpoint } from '#lib/contract/endpoint.ts';
import { serveFile } from '../serve.ts';
import { createTestApi, testAddress } from '../test-api.ts';
import { toWeb } from '../to-web.ts';
import { startFile } from './start-file.ts';

const secret = 'select secret from codes where name = someone';

let left = 0;

/** A file that says when nobody reads it any more. */
async function* endless() {
  try {
    for (;;) yield new TextEncoder().encode('row\n');
  } finally {
    left += 1;
  }
}

/** Pieces of a file, and then the words of a database that fails. */
async function* failingAfter(pieces: number) {
  for (let at = 0; at < pieces; at += 1) yield new TextEncoder().encode(`row ${at}\n`);
  throw new Error(secret);
}

const entryOf = (pieces: 0 | 2 | 'Endless') =>
  endpoint({
    method: 'get',
    path: `/api/test/file${pieces}`,
    summary: 'A file that breaks off',
    file: ['text/csv'],
    data: z.string(),
  });

const test = await createTestApi();
for (const pieces of [0, 2, 'Endless'] as const) {
  serveFile(test.api.app, entryOf(pieces), {
    guard: 'public',
    run: () => ({
      name: 'file.csv',
      type: 'text/csv',
      content: toWeb(Readable.from(pieces === 'Endless' ? endless() : failingAfter(pieces))),
    }),
  });
}
afterAll(() => test.close());

describe('a file that cannot be read', () => {
  it('is refused as any other call before its first piece', async () => {
    const answer = await test.get('/api/test/file0');
    expect(answer).toMatchObject({ code: 0, data: { error: 'internal' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('breaks off later, without a word of why', async () => {
    let isBroken = false;
    const breakOff = () => {
      isBroken = true;
    };
    const request = new Request('http://shop.test/api/test/file2');
    const answer = await test.api.fetch(request, { remoteAddress: testAddress, breakOff });
    expect(answer.status).toBe(200);
    const failure: unknown = await answer.text().catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.not.stringContaining('secret') });
    expect(isBroken).toBe(true);
  });
});

it('a file whose reader leaves while a piece is on its way is not broken', async () => {
  const faults: unknown[] = [];
  for (let ticks = 0; ticks < 20; ticks += 1) {
    const source = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, { highWaterMark: 2 });
    const writer = source.writable.getWriter();
    await writer.write(new Uint8Array(1));
    const reader = (await startFile(source.readable, (error) => faults.push(error))).getReader();
    await reader.read();
    const next = reader.read();
    writer.write(new Uint8Array(1)).catch(() => undefined);
    for (let tick = 0; tick < ticks; tick += 1) await undefined;
    await reader.cancel();
    await next;
    await new Promise(setImmediate);
  }
  expect(faults).toEqual([]);
});

it('a file of which only the headers are asked for is let go', async () => {
  const before = left;
  const request = new Request('http://shop.test/api/test/fileEndless', { method: 'HEAD' });
  const answer = await test.api.fetch(request, { remoteAddress: testAddress });
  expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
    200,
    'text/csv; charset=utf-8',
    null,
  ]);
  await new Promise(setImmediate);
  expect(left).toBe(before + 1);
});
