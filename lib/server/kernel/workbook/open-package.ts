import type { Entry, ZipFile } from 'yauzl';
import { openArchive } from '../archive/open-archive.ts';
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
  const { file, entries } = await openArchive(bytes, limits.entries).catch(asRefused);
  const budget = { left: limits.unpackedBytes };
  return {
    names: [...entries.keys()],
    has: (part) => entries.has(part.toLowerCase()),
    read: (part) => readEntry(file, entries.get(part.toLowerCase()), budget),
  };
}

async function* readEntry(zip: ZipFile, entry: Entry | undefined, budget: { left: number }): AsyncGenerator<string> {
  if (!entry) throw new WorkbookRefusal('damaged');
  if (entry.isEncrypted()) throw new WorkbookRefusal('protected');
  if (entry.uncompressedSize > budget.left) throw new WorkbookRefusal('too_big');
  const stream = await zip.openReadStreamPromise(entry).catch(asDamaged);
  let decoder: TextDecoder | undefined;
  try {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      budget.left -= chunk.byteLength;
      if (budget.left < 0) throw new WorkbookRefusal('too_big');
      decoder ??= decoderOf(chunk);
      yield decoder.decode(chunk, { stream: true });
    }
    if (decoder) yield decoder.decode();
  } catch (error) {
    asDamaged(error);
  }
}

const marks: [mark: string, encoding: string][] = [
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** XML says by its first bytes, or in its first line, how it is written; without a word it is UTF-8. */
function decoderOf(start: Uint8Array): TextDecoder {
  const head = Buffer.from(start.subarray(0, 200));
  const marked = marks.find(([mark]) => head.subarray(0, 2).toString('hex') === mark)?.[1];
  const isChinese = /^\s*<\?xml[^>]{0,80}encoding\s*=\s*["'](gbk|gb2312|gb18030)["']/i.test(head.toString('latin1'));
  return new TextDecoder(marked ?? (isChinese ? 'gb18030' : 'utf-8'));
}

function asRefused(error: unknown): never {
  if (error instanceof RangeError) throw new WorkbookRefusal('too_big', { cause: error });
  throw new WorkbookRefusal('damaged', { cause: error });
}

/** Of what is thrown while an archive is read, all but our own refusals says that it is broken. */
export function asDamaged(error: unknown): never {
  if (error instanceof WorkbookRefusal) throw error;
  throw new WorkbookRefusal('damaged', { cause: error });
}
