import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ServerEnv } from '#lib/server/env.ts';
import { receiveFile, tooLarge } from '#lib/server/files/receive-file.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import { readUpload } from './read-upload.ts';

const maxBytes = 256 * 1024;
const opening =
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.zip"\r\nContent-Type: application/zip\r\n\r\n';
const closing = '\r\n--x--\r\n';

let received = 0;

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'read-upload-test-'));
const env = { DATA_DIR: folder } as ServerEnv;
const rules = { part: 'file', maxBytes, tooLarge: (bytes: number) => tooLarge(bytes, maxBytes) };
const listener = getRequestListener(async (request) => {
  try {
    const file = await readUpload(request, rules, ({ content }) => receiveFile(env, content, maxBytes));
    await fs.rm(file.path);
    return Response.json({ size: file.size });
  } catch (error) {
    return Response.json({ error: error instanceof DomainError ? error.code : String(error) });
  }
});
const server = http.createServer((request, response) => {
  response.on('close', () => {
    received = request.socket.bytesRead;
  });
  void listener(request, response);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await fs.rm(folder, { recursive: true });
});

/** Each form on a connection of its own: the server may still wait for the rest of the one before. */
function connection(): http.RequestOptions {
  const { port } = server.address() as AddressInfo;
  return { port, host: '127.0.0.1', method: 'POST', agent: false };
}

interface Sent {
  answer?: { size?: number; error?: string };
  /** Bytes that left before the server stopped it. */
  sent: number;
}

/** Sends piece after piece without saying how many there will be, until the server answers or they are all sent. */
function sendPieces(pieces: Iterable<Buffer | string>, headers: Record<string, string | number> = {}): Promise<Sent> {
  const type = 'multipart/form-data; boundary=x';
  return new Promise((resolve) => {
    let sent = 0;
    let isAnswered = false;
    const request = http.request({ ...connection(), headers: { 'content-type': type, ...headers } });
    request.on('error', () => resolve({ sent }));
    request.on('response', (response) => {
      isAnswered = true;
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ sent, answer: JSON.parse(Buffer.concat(chunks).toString()) }));
    });
    const write = async () => {
      for (const piece of pieces) {
        if (isAnswered) break;
        sent += piece.length;
        if (!request.write(piece)) await new Promise((next) => request.once('drain', next).once('close', next));
      }
      request.end();
    };
    void write();
  });
}

function* endless(start: string, piece: Buffer): Generator<Buffer | string> {
  yield start;
  for (let count = 0; count < 4000; count += 1) yield piece;
}

describe('a form that is read while it comes', () => {
  it('takes a file of exactly the limit, in pieces of any length', async () => {
    const file = Array.from({ length: 64 }, () => Buffer.alloc(maxBytes / 64, 1));
    expect(await sendPieces([opening, ...file, closing])).toMatchObject({ answer: { size: maxBytes } });
    const odd = Array.from({ length: 100 }, () => Buffer.alloc(77, 1));
    expect(await sendPieces([...opening, ...odd, ...closing])).toMatchObject({ answer: { size: 7700 } });
  });

  it.each<[string, Iterable<Buffer | string>]>([
    ['a file', endless(opening, Buffer.alloc(65_536, 1))],
    ['what comes before a file', endless('--x\r\n', Buffer.from('a: b\r\n'.repeat(10_000)))],
    ['another part', endless(opening.replace('"file"', '"other"'), Buffer.alloc(65_536, 1))],
    ['nothing but letters', endless('', Buffer.alloc(65_536, 97))],
  ])('is cut at the limit when it has no end: %s', async (_, pieces) => {
    received = 0;
    const { answer } = await sendPieces(pieces);
    expect(answer?.error ?? 'cut').toMatch(/^(upload_too_large|upload_missing|cut)$/);
    expect(received).toBeLessThan(16 * 1024 * 1024);
    expect(await leftovers()).toEqual([]);
  });

  it('is refused before its first byte when it says that it is too long', async () => {
    const { answer } = await sendPieces([], { 'content-length': 500 * 1024 * 1024, expect: '100-continue' });
    expect(answer ?? {}).toMatchObject({ error: 'upload_too_large' });
  });

  it.each([
    'boundary=',
    `boundary=${'x'.repeat(251)}`,
    `boundary=${'x'.repeat(5000)}`,
    'boundary="',
    'boundary=y',
    "boundary*=utf-8''",
  ])('is none where its boundary is none: %s', async (boundary) => {
    const type = `multipart/form-data; ${boundary}`;
    const { answer } = await sendPieces([opening, 'abc', closing], { 'content-type': type });
    expect(answer).toEqual({ error: 'upload_missing' });
  });

  it.each<[string, string[]]>([
    ['ten thousand empty parts', ['--x\r\n\r\n\r\n'.repeat(10_000)]],
    [
      'a form within a form',
      [
        '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n',
        opening.slice(5),
      ],
    ],
    ['a part without a name', [opening.replace('name="file"; ', ''), 'abc']],
    ['a part that is nothing', ['--x\r\nContent-Type: image/png\r\n\r\n', 'abc']],
    ['lines of another system', [opening.replaceAll('\r\n', '\n'), 'abc']],
  ])('is none where none of its parts is the file: %s', async (_, pieces) => {
    expect((await sendPieces([...pieces, closing])).answer).toEqual({ error: 'upload_missing' });
    expect(await leftovers()).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['the first of two', [opening, 'abc\r\n', opening, 'abcdef']],
    [
      'behind a part with two thousand headers',
      [opening.replace('\r\n\r\n', `\r\n${'X: y\r\n'.repeat(2000)}\r\n`), 'abc'],
    ],
    ['behind names of a prototype', [opening.replace('"file"', '"__proto__"'), 'x\r\n', opening, 'abc']],
  ])('has its file: %s', async (_, pieces) => {
    expect((await sendPieces([...pieces, closing])).answer).toEqual({ size: 3 });
  });

  it('leaves nothing when the sender goes away in the middle', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const request = http.request({ ...connection(), headers }).on('error', () => {});
    request.write(opening);
    request.write(Buffer.alloc(100_000, 1));
    await until(async () => (await leftovers()).length === 1);
    request.destroy();
    await until(async () => (await leftovers()).length === 0);
  });
});

/** Looks again and again, for as long as a test may take. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((next) => setImmediate(next));
}

async function leftovers(): Promise<string[]> {
  const names = await fs.readdir(path.join(folder, 'incoming')).catch(() => []);
  for (const name of names) {
    const { size } = await fs.stat(path.join(folder, 'incoming', name)).catch(() => ({ size: 0 }));
    expect(size).toBeLessThanOrEqual(maxBytes);
  }
  return names;
}
