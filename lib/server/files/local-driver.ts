import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ServerEnv } from '../env.ts';
import { shopDay } from '../kernel/clock.ts';

/** Bytes as the local disk keeps them, below DATA_DIR/files. */
export interface StoredFile {
  /** Key inside the driver: `<topic>/<yyyymmdd>/<random>.<ending>`, or `<topic>/<name>.<ending>` for named files. */
  path: string;
  /** Site-relative address. */
  url: string;
  size: number;
}

/** The only shape of a key there is: whatever does not fit cannot leave the folder, because it names nothing in it. */
const keyPattern = /^[a-z0-9_-]{1,40}\/(\d{8}\/)?[A-Za-z0-9_-]{8,80}\.[a-z0-9]{1,8}$/;

/** Where the bytes of a key lie, or nothing when it is no key. */
export function pathOfStored(env: ServerEnv, key: string): string | undefined {
  return keyPattern.test(key) ? path.join(env.DATA_DIR, 'files', ...key.split('/')) : undefined;
}

export function addressOf(key: string): string {
  return `/storage/${key}`;
}

/** A key nobody can guess, for files that come from outside. */
export function newFileKey(topic: string, ending: string, now: Date): string {
  return `${topic}/${shopDay(now).replaceAll('-', '')}/${randomBytes(12).toString('base64url')}.${ending}`;
}

/** Writes a file under its key. An address never changes what it shows, so one that is there already stays. */
export async function saveFile(env: ServerEnv, key: string, bytes: Uint8Array): Promise<StoredFile> {
  const target = pathOfStored(env, key);
  if (!target) throw new RangeError(`not a file key: ${key}`);
  await fs.mkdir(path.dirname(target), { recursive: true });
  // Written aside and renamed: whoever asks for the address gets the whole file or none.
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`;
  await fs.writeFile(draft, bytes, { flag: 'wx', flush: true });
  await fs.rename(draft, target);
  return { path: key, url: addressOf(key), size: bytes.byteLength };
}

/** The bytes of a key, or nothing when there are none. */
export async function findStoredBytes(env: ServerEnv, key: string): Promise<Uint8Array | undefined> {
  const target = pathOfStored(env, key);
  if (!target) return undefined;
  try {
    return await fs.readFile(target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
