import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import type { ServerEnv } from '../env.ts';
import type { Draft } from './driver.ts';
import { s3Driver } from './s3-driver.ts';
import { startS3ForTests } from './s3-for-tests.ts';

const s3 = await startS3ForTests();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 's3-test-'));
afterAll(async () => {
  await s3.close();
  await fs.rm(folder, { recursive: true });
});

const key = 'avatar/20260304/abcdefghijklmnop.png';
const driver = (changes: Partial<ServerEnv> = {}) => s3Driver({ ...s3.settings, ...changes } as ServerEnv);

async function draftOf(bytes: Buffer): Promise<Draft> {
  const file = path.join(folder, crypto.randomUUID());
  await fs.writeFile(file, bytes);
  return { path: file, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

async function read(from: ReturnType<typeof driver>, name = key): Promise<Buffer | undefined> {
  const file = await from.open(name);
  if (!file) return undefined;
  const chunks: Buffer[] = [];
  for await (const chunk of file.content) chunks.push(chunk);
  expect(file.size).toBe(Buffer.concat(chunks).byteLength);
  return Buffer.concat(chunks);
}

it('stores, reads and removes, every request signed', async () => {
  const bytes = Buffer.alloc(300_000, 'b');
  await driver().put(key, await draftOf(bytes));
  expect(await read(driver())).toEqual(bytes);
  await driver().remove(key);
  expect(await read(driver())).toBeUndefined();
  await expect(driver().remove(key)).resolves.toBeUndefined();
  expect(s3.refused).toEqual([]);
});

it('keeps public and private files apart, and says how each may be shown', async () => {
  const named = [key, 'upload/20260304/abcdefghijklmnop.pdf', 'private/licence/20260304/abcdefghijklmnop.png'];
  for (const name of named) await driver().put(name, await draftOf(Buffer.from('x')));
  const facts = [...s3.objects].map(([name, { headers }]) => [
    name,
    headers['content-type'],
    headers['cache-control'],
    headers['content-disposition'],
  ]);
  expect(facts).toEqual([
    [`shop/public/${named[0]}`, 'image/png', 'public, max-age=31536000, immutable', undefined],
    [`shop/public/${named[1]}`, 'application/octet-stream', 'public, max-age=31536000, immutable', 'attachment'],
    [`shop/${named[2]}`, 'image/png', 'private, no-store', undefined],
  ]);
});

it('fails when the service finds the signature or the check sum wrong', async () => {
  const draft = await draftOf(Buffer.from('x'));
  await expect(driver({ S3_SECRET_ACCESS_KEY: 'another' }).put(key, draft)).rejects.toMatchObject({
    name: 'SignatureDoesNotMatch',
  });
  const lie = { ...draft, sha256: createHash('sha256').update('y').digest('hex') };
  await expect(driver().put('avatar/20260304/never-stored-at-all.png', lie)).rejects.toMatchObject({
    name: 'BadDigest',
  });
  expect(s3.objects.has('shop/public/avatar/20260304/never-stored-at-all.png')).toBe(false);
});
