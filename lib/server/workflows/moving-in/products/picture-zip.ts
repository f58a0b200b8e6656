import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { movingLimits } from '#lib/contract/integrations/moving-fields.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { newDraftPath, openKeptFile } from '#lib/server/files/index.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';

/** What can be a picture of a product. */
const picture = /\.(?:jpe?g|png|webp|gif|avif|bmp)$/i;

/** What the pictures of an archive may unpack to, together; a small archive may say anything. */
const unpackedBytes = 4 * 1024 * 1024 * 1024;
/** Entries beside the pictures, such as folders and thumbnails. */
const mostEntries = 20_000;
/** Pictures are packed already: what shrinks to less than a hundredth is none. */
const mostShrinking = 100;

export interface PictureZip {
  /** Names of the pictures in lower case, without their folders. */
  names: ReadonlySet<string>;
  /** The bytes of one; undefined where it is none of them. Throws `upload_image_invalid` for one that is not what it says. */
  read(name: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/**
 * The pictures of an archive on the disk, found by their names; nothing is unpacked until it is read. Throws `import_format` with the reason
 * at the field `file` for what is no archive, is locked, or could unpack to more than it may.
 */
export async function openPictureZip(path: string): Promise<PictureZip> {
  const { zip, entries } = await listPictures(path);
  return {
    names: new Set(entries.keys()),
    read: async (name) => {
      const entry = entries.get(baseName(name));
      return entry && readEntry(zip, entry);
    },
    close: async () => zip.close(),
  };
}

async function listPictures(path: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw refused('importDamaged', error);
  });
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    if (zip.entryCount > mostEntries) throw refused('movingZipEntries');
    for await (const entry of zip.eachEntry()) {
      const name = baseName(entry.fileName);
      // Systems of Apple put a shadow of each file beside it.
      if (!picture.test(name) || name.startsWith('._') || entries.has(name)) continue;
      if (entry.isEncrypted()) throw refused('importProtected');
      unpacked += entry.uncompressedSize;
      const isBomb =
        entry.uncompressedSize > Math.max(1, entry.compressedSize) * mostShrinking &&
        entry.uncompressedSize > 1024 * 1024;
      if (isBomb || unpacked > unpackedBytes) throw refused('importTooBig');
      entries.set(name, entry);
      if (entries.size > movingLimits.zipPictures) throw refused('movingZipEntries');
    }
  } catch (error) {
    zip.close();
    if (error instanceof DomainError) throw error;
    throw refused('importDamaged', error);
  }
  return { zip, entries };
}

function refused(key: string, cause?: unknown): DomainError {
  return new DomainError('import_format', {
    fields: { file: { key, values: { max: movingLimits.zipPictures } } },
    cause,
  });
}

/** Of an address or a path what it is called, as archives and shops write it. */
function baseName(source: string): string {
  const [path = ''] = source.split(/[?#]/);
  const name = path.replaceAll('\\', '/').split('/').at(-1) ?? '';
  return decode(name).normalize('NFC').toLowerCase();
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Counted as it comes, whatever the archive says of it. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (entry.uncompressedSize > movingLimits.pictureBytes) throw new RangeError('too large');
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > movingLimits.pictureBytes) throw new RangeError('too large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw new DomainError('upload_image_invalid', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** The archive that an import keeps, brought to the disk of this process; undefined where there is none any more. */
export async function fetchPictureZip(ctx: ServerContext, key: string | null): Promise<PictureZip | undefined> {
  const stored = key === null ? undefined : await openKeptFile(ctx, key);
  if (!stored) return undefined;
  const path = newDraftPath(ctx.env);
  await pipeline(stored.content, createWriteStream(path, { flags: 'wx' }));
  const zip = await openPictureZip(path);
  return { ...zip, close: async () => Promise.all([zip.close(), fs.rm(path, { force: true })]).then(() => undefined) };
}
