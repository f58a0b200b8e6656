import fs from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { rateLimits } from '../../db/tables.ts';
import { linkToPrivate } from '../../files/index.ts';
import { createTestApi } from '../test-api.ts';
import { serveStorage } from '../uploads/storage.ts';
import { giveFolder, listFolder, newMember, picture, upload } from '../uploads/uploads-for-tests.ts';
import { sendRaw } from './attacker-for-tests.ts';

let member: { id: number; token: string };
const test = await createTestApi();
await giveFolder(test);
const answer = serveStorage(test.ctx);
const server = http.createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(async () => {
  server.close();
  await test.close();
});
beforeEach(async () => {
  member = await newMember(test);
  await test.ctx.db.delete(rateLimits);
});

/** Names that lead somewhere, end a header, or turn round what is read. */
const names = [
  '../../../etc/passwd.png',
  '..\\..\\windows\\win.ini.png',
  '/etc/passwd.png',
  'C:\\boot.ini.png',
  '....//....//a.png',
  '..%2f..%2fa.png',
  '%2e%2e%2fa.png',
  '..;/a.png',
  'a\u0000.php.png',
  'a\r\nset-cookie: evil=1\r\n\r\n<html>.png',
  'a\nx-evil: 1.png',
  'a"; filename="evil.html.png',
  "a'; filename*=UTF-8''evil.html.png",
  'a\u202egnp.exe.png',
  '\u2028\u2029\u0085.png',
  '.png',
  '..png',
  '.htaccess.png',
  `${'长'.repeat(300)}.png`,
  `${'a'.repeat(3000)}.png`,
  'con.png',
  '~/.ssh/id_rsa.png',
  '$(touch evil).png',
  '`id`.png',
  '😀\ud800.png',
  '-rf.png',
];

/** A form as it is: `FormData` would escape what is sent here. */
function rawForm(name: string, bytes: Buffer): { body: Buffer; type: string } {
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]),
    type: 'multipart/form-data; boundary=x',
  };
}

async function expectTidy(): Promise<void> {
  const files = await fs.readdir(test.ctx.env.DATA_DIR, { recursive: true });
  for (const file of files)
    expect(file).toMatch(/^(?:files|private|incoming)(?:\/[a-z0-9_-]+)*(?:\/[\w-]+\.[a-z0-9]{1,8})?$/i);
}

describe('the name of a file', () => {
  it.each(names)('says nothing of where it lies: %j', async (name) => {
    const { code, data } = await upload(test, { token: member.token, name });
    expect(code).toBe(1);
    expect(data.file.url).toMatch(/^\/storage\/default\/\d{8}\/[\w-]{16}\.png$/);
    expect(data.file.name).not.toMatch(/[/\\\p{Cc}\p{Cf}\p{Cs}]/u);
    expect([...data.file.name].length).toBeLessThanOrEqual(104);
    await expectTidy();
  });

  it.each(['a.png\u0000.php', 'a.php', 'a.png.html', 'a.png.', 'a', 'a.pnɡ'])(
    'does not say that a picture is something else: %j',
    async (name) => {
      const answer = await upload(test, { token: member.token, name });
      expect(answer).toMatchObject({ code: 0, data: { error: 'upload_format' } });
    },
  );

  it.each(names)('ends no header of the form: %j', async (name) => {
    const { body, type } = rawForm(name, await picture());
    const headers = { 'content-type': type, 'ba-user-token': member.token };
    const answer = await sendRaw(test, '/api/ajax/upload', { method: 'POST', headers, body: new Uint8Array(body) });
    expect([answer.status, answer.headers.get('set-cookie'), answer.headers.get('x-evil')]).toEqual([200, null, null]);
    await expectTidy();
  });

  it.each(names)('ends no header of the download: %j', async (name) => {
    const { data } = await upload(test, { token: member.token, name, path: '/api/ajax/upload?topic=licence' });
    const link = linkToPrivate(test.ctx, data.file, { ttlSeconds: 60 });
    // As if it had got past the upload check: what is stored is not trusted on its way out.
    const stored = name.replaceAll('\u0000', '').toWellFormed().slice(0, 120);
    await test.ctx.db.execute(sql`update files set name = ${stored} where url = ${data.file.url}`);
    const answer = await download(link);
    expect([answer.status, answer.headers['set-cookie'], answer.headers['x-evil']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''[\w%.!~-]*$/);
  });
});

function download(link: string): Promise<{ status: number; headers: http.IncomingHttpHeaders }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: link }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    request.on('error', reject);
  });
}

describe('the topic of a file', () => {
  it.each([
    '..',
    '../private',
    '../../etc',
    'a/b',
    'a\\b',
    '/etc',
    'private',
    'PRIVATE',
    'a%2fb',
    'a b',
    'a\u0000b',
    'a\r\nb',
    '.',
    '~',
    'licence/../avatar',
    'ｐrivate',
    'a'.repeat(200),
    '__proto__/x',
  ])('leads into no other folder: %j', async (topic) => {
    const before = await listFolder(test.ctx, '.');
    const query = new URLSearchParams({ topic });
    const answer = await upload(test, { token: member.token, path: `/api/ajax/upload?${query}` });
    expect([topic, answer.code]).toEqual([topic, 0]);
    expect(await listFolder(test.ctx, '.')).toEqual(before);
  });

  it.each(['__proto__', 'constructor', 'con', '-', '_'])('may be an odd word: %s', async (topic) => {
    const answer = await upload(test, { token: member.token, path: `/api/ajax/upload?topic=${topic}` });
    expect(answer.data.file.url.startsWith(`/storage/${topic}/`)).toBe(true);
    expect(path.resolve(test.ctx.env.DATA_DIR, `files${answer.data.file.url.slice(8)}`)).toContain(
      test.ctx.env.DATA_DIR,
    );
  });
});

describe('a header that a caller sends', () => {
  it.each(['abc%0d%0aset-cookie:evil=1', 'abcdefgh<script>', `${'a'.repeat(65)}`, 'a b c d e f g h'])(
    'comes back only where it can do nothing: %s',
    async (id) => {
      const { headers } = await sendRaw(test, `/api/health?lang=${id}`, {
        headers: { 'x-request-id': id, 'think-lang': id },
      });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect([...headers.values()].join()).not.toContain('evil');
      expect(headers.getSetCookie()).toEqual([]);
    },
  );
});
