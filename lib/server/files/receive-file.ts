import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ServerEnv } from '../env.ts';
import { DomainError } from '../kernel/errors.ts';
import { toMebibytes } from './upload-rules.ts';

/** Bytes that came in and have no place yet. */
export interface ReceivedFile {
  /** On the disk, in a folder that nothing serves. */
  path: string;
  size: number;
  /** Hex. */
  sha256: string;
}

/** A name beside the others that are being worked on. */
export function newDraftPath(env: ServerEnv): string {
  return path.join(draftFolder(env), randomBytes(12).toString('hex'));
}

function draftFolder(env: ServerEnv): string {
  return path.join(env.DATA_DIR, 'incoming');
}

/**
 * Writes a stream to the disk as it comes, never holding more than a piece of it, and stops at the limit. Throws
 * `upload_too_large`, or what broke the stream; nothing stays behind then.
 */
export async function receiveFile(env: ServerEnv, content: Readable, maxBytes: number): Promise<ReceivedFile> {
  const target = newDraftPath(env);
  await fs.mkdir(draftFolder(env), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.byteLength;
      if (size > maxBytes) return done(tooLarge(size, maxBytes));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(content, measure, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    await fs.rm(target, { force: true });
    throw error;
  }
  return { path: target, size, sha256: hash.digest('hex') };
}

/** `size` is what is known of it: all, or what came before it was cut. */
export function tooLarge(size: number, maxBytes: number): DomainError {
  return new DomainError('upload_too_large', { values: { size: toMebibytes(size), max: toMebibytes(maxBytes) } });
}

/** Removes what a process left behind that ended in the middle of an upload. */
export async function removeOldDrafts(env: ServerEnv, before: Date): Promise<void> {
  const folder = draftFolder(env);
  const names = await fs.readdir(folder).catch(() => []);
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = await fs.lstat(file).catch(() => undefined);
    if (stat && stat.mtimeMs < before.getTime()) await fs.rm(file, { force: true });
  }
}
