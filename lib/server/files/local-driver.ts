import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ServerEnv } from '../env.ts';
import { shopDay } from '../kernel/clock.ts';

/** Bytes as the local disk keeps them: `<topic>/<yyyymmdd>/<random>.<ending>` below DATA_DIR/files. */
export interface StoredFile {
  path: string;
  /** Site-relative address. */
  url: string;
  size: number;
}

/** The only shape of a key there is: whatever does not fit cannot leave the folder, because it names nothing in it. */
const keyPattern = /^[a-z0-9_-]{1,40}\/\d{8}\/[A-Za-z0-9_-]{8,80}\.[a-z0-9]{1,8}$/;

/** Where the bytes of a key lie, or nothing when it is no key. */
export function pathOfStored(env: ServerEnv, key: string): string | undefined {
  return keyPattern.test(key) ? path.join(env.DATA_DIR, 'files', ...key.split('/')) : undefined;
}

/** Writes a new file. The name is random: it cannot be guessed, and an address never changes what it shows. */
export async function saveFile(
  env: ServerEnv,
  file: { topic: string; ending: string; bytes: Uint8Array; now: Date },
): Promise<StoredFile> {
  const name = `${randomBytes(12).toString('base64url')}.${file.ending}`;
  const key = `${file.topic}/${shopDay(file.now).replaceAll('-', '')}/${name}`;
  const target = pathOfStored(env, key);
  if (!target) throw new RangeError(`not a file key: ${key}`);
  await fs.mkdir(path.dirname(target), { recursive: true });
  // Written aside and renamed: whoever asks for the address gets the whole file or none.
  await fs.writeFile(`${target}.part`, file.bytes, { flag: 'wx', flush: true });
  await fs.rename(`${target}.part`, target);
  return { path: key, url: `/storage/${key}`, size: file.bytes.byteLength };
}
