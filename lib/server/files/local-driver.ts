import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs, { constants } from 'node:fs/promises';
import path from 'node:path';
import type { ServerEnv } from '../env.ts';
import { addressOf, type FileDriver, isPrivateKey, keyPattern } from './driver.ts';

/** Bytes as the local disk keeps them, below DATA_DIR/files; private ones below DATA_DIR/private. */
interface StoredFile {
  /** Key inside the driver: `<topic>/<yyyymmdd>/<random>.<ending>`, or `<topic>/<name>.<ending>` for named files. */
  path: string;
  /** Site-relative address. */
  url: string;
  size: number;
}

/** Where the bytes of a key lie, or nothing when it is no key. */
function pathOfStored(env: ServerEnv, key: string): string | undefined {
  if (!keyPattern.test(key)) return undefined;
  return path.join(env.DATA_DIR, ...(isPrivateKey(key) ? [] : ['files']), ...key.split('/'));
}

/** Writes a file under its key. An address never changes what it shows, so one that is there already stays. */
export async function saveFile(env: ServerEnv, key: string, bytes: Uint8Array): Promise<StoredFile> {
  const target = requirePath(env, key);
  await fs.mkdir(path.dirname(target), { recursive: true });
  // Written aside and renamed: whoever asks for the address gets the whole file or none.
  const draft = `${target}.${randomBytes(4).toString('hex')}.part`;
  await placeOrClear(draft, target, () => fs.writeFile(draft, bytes, { flag: 'wx', flush: true }));
  return { path: key, url: addressOf(key), size: bytes.byteLength };
}

/** The disk of this machine, or one that all machines of the shop share. */
export function localDriver(env: ServerEnv): FileDriver {
  return {
    put: async (key, draft) => {
      const target = requirePath(env, key);
      await fs.mkdir(path.dirname(target), { recursive: true });
      // Copied aside and renamed: drafts may lie on another disk, and nobody may read half a file.
      const part = `${target}.part`;
      await placeOrClear(part, target, () => fs.copyFile(draft.path, part, constants.COPYFILE_FICLONE));
    },
    open: async (key) => {
      const file = pathOfStored(env, key);
      const stat = file ? await fs.lstat(file).catch(() => undefined) : undefined;
      return file && stat?.isFile() ? { size: stat.size, content: createReadStream(file) } : undefined;
    },
    remove: async (key) => {
      const target = requirePath(env, key);
      await fs.rm(target, { force: true });
      await removeMade(target);
    },
  };
}

/** What was made of a file when somebody asked for it (`social-image.ts`, `brand/icon-files.ts`). */
async function removeMade(target: string): Promise<void> {
  const stem = path.basename(target).replace(/\.[a-z0-9]+$/, '');
  const isMade = (name: string) => name.startsWith(`${stem}-social`) || name.startsWith(`${stem}-icon`);
  const beside = await fs.readdir(path.dirname(target)).catch(() => []);
  for (const name of beside.filter(isMade)) await fs.rm(path.join(path.dirname(target), name), { force: true });
}

/** A disk that is full takes half a file: it goes, for it would keep the room that is missing. */
async function placeOrClear(part: string, target: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
    await fs.rename(part, target);
  } catch (error) {
    await fs.rm(part, { force: true });
    throw error;
  }
}

function requirePath(env: ServerEnv, key: string): string {
  const target = pathOfStored(env, key);
  if (!target) throw new RangeError(`not a file key: ${key}`);
  return target;
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
