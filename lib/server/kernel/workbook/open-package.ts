import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { workbookLimits } from './workbook-limits.ts';
import { WorkbookRefusal } from './workbook-refusal.ts';

/** How much may be in an archive, and come out of it. */
interface PackageLimits {
  entries: number;
  unpackedBytes: number;
}

/** The archive that a workbook is. Names of parts are found in whatever case. */
export interface Package {
  /** All that is in it, in lower case. */
  names: readonly string[];
  has(part: string): boolean;
  /** A part as text, piece by piece, as it is unpacked. Throws a `WorkbookRefusal`. */
  read(part: string): AsyncGenerator<string>;
}

/** Reads the list of what is inside; nothing is unpacked yet. Throws a `WorkbookRefusal`. */
export async function openPackage(bytes: Buffer, limits: PackageLimits = workbookLimits): Promise<Package> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }).catch(asDamaged);
  if (zip.entryCount > limits.entries) throw new WorkbookRefusal('too_big');
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  } catch (error) {
    asDamaged(error);
  }
  const budget = { left: limits.unpackedBytes };
  return {
    names: [...entries.keys()],
    has: (part) => entries.has(part.toLowerCase()),
    read: (part) => readEntry(zip, entries.get(part.toLowerCase()), budget),
  };
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, budget: { left: number }): AsyncGenerator<string> {
  if (!entry) throw new WorkbookRefusal('damaged');
  if (entry.isEncrypted()) throw new WorkbookRefusal('protected');
  if (entry.uncompressedSize > budget.left) throw new WorkbookRefusal('too_big');
  const stream = await zip.openReadStreamPromise(entry).catch(asDamaged);
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      budget.left -= chunk.byteLength;
      if (budget.left < 0) throw new WorkbookRefusal('too_big');
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    asDamaged(error);
  }
}

/** Of what is thrown while an archive is read, all but our own refusals says that it is broken. */
export function asDamaged(error: unknown): never {
  if (error instanceof WorkbookRefusal) throw error;
  throw new WorkbookRefusal('damaged', { cause: error });
}
