import { createWriteStream } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { CopySink } from '#lib/server/db/embedded/copy-cluster.ts';
import { type Part, writePart } from './write-part.ts';

/** What would not become smaller. */
const isPackedAlready = /\.(webp|avif|jpe?g|png|gif|mp4|mov|webm|zip|xlsx|pdf|ofd)$/i;

/** A third of the usual level's time for a fifth more room (the demo shop's database). */
const quickest = 1;

/** Writes an archive of files one after the other; none is ever held whole. Throws what reading or writing throws. */
export async function writeZip(file: string, fill: (sink: CopySink) => Promise<void>): Promise<Part> {
  const zip = new ZipFile();
  const content = zip.outputStream as Readable;
  zip.on('error', (error: Error) => content.destroy(error));
  const writing = writePart(file, content);
  writing.catch(() => undefined);
  try {
    await fill({
      addFolder: (name) => zip.addEmptyDirectory(`${name}/`),
      addFile: async (name, source) => {
        const handle = await openUnlessGone(source);
        if (!handle) return;
        const bytes = handle.createReadStream();
        zip.addReadStream(bytes, name, { compressionLevel: isPackedAlready.test(name) ? 0 : quickest });
        // A disk that is full ends the writing, and nobody reads on.
        await Promise.race([finished(bytes), writing]);
      },
      addText: (name, text) => zip.addBuffer(Buffer.from(text), name),
    });
    zip.end();
  } catch (error) {
    content.destroy(error as Error);
    await writing.catch(() => undefined);
    throw error;
  }
  return writing;
}

/** A file that was taken away since it was listed is no longer part of what there is. */
async function openUnlessGone(file: string): Promise<FileHandle | undefined> {
  try {
    return await fs.open(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Who may read what is unpacked, and whether each file has to be on the disk when it is told of. */
interface UnpackOptions {
  folderMode?: number;
  fileMode?: number;
  flush: boolean;
}

/** Unpacks an archive below a folder and answers how many files. Names that would lead out of it are refused by the reader. */
export async function unpackZip(file: string, target: string, options: UnpackOptions): Promise<number> {
  const { folderMode, fileMode, flush } = options;
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  let count = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const place = path.join(target, entry.fileName);
      const isFolder = entry.fileName.endsWith('/');
      await fs.mkdir(isFolder ? place : path.dirname(place), { recursive: true, mode: folderMode });
      if (isFolder) continue;
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(place, { mode: fileMode, flush }));
      count += 1;
    }
  } finally {
    zip.close();
  }
  return count;
}
