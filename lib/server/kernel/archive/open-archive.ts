import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** What is in an archive, by the names of its parts (`plainName`). Who is done with it closes the file. */
interface Archive {
  file: ZipFile;
  entries: ReadonlyMap<string, Entry>;
}

/**
 * Reads the list of what is in an archive; nothing is unpacked. Programs write names with `./` or `/` before them, and mail
 * systems and government portals leave bytes before and behind an archive: all of that is read. Throws for what is no archive,
 * for more than `mostEntries`, and where one name stands twice, since nobody knows which of the two is meant.
 */
export async function openArchive(bytes: Buffer, mostEntries: number): Promise<Archive> {
  const file = await fromBufferPromise(withoutSurroundings(bytes), {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
  });
  if (file.entryCount > mostEntries) throw new RangeError('too many entries');
  const entries = new Map<string, Entry>();
  for await (const entry of file.eachEntry()) {
    const name = plainName(entry.fileName as unknown as Buffer);
    if (name === undefined) continue;
    if (entries.has(name)) throw new Error('one name twice');
    entries.set(name, entry);
  }
  return { file, entries };
}

/** The record at the end of a list of entries (APPNOTE 4.3.16): its signature and the bytes before its comment. */
const endSignature = Buffer.from('PK\u0005\u0006', 'latin1');
const endBytes = 22;
/** Of sizes that stand in the larger record of ZIP64. */
const elsewhere = 0xffffffff;

/** The archive alone: what stands before its first and behind its last byte is left out. */
function withoutSurroundings(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(endSignature);
  if (end < 0 || end + endBytes > bytes.byteLength) return bytes;
  const last = Math.min(bytes.byteLength, end + endBytes + bytes.readUInt16LE(end + 20));
  const [listBytes, listAt] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)];
  const before = listAt === elsewhere || listBytes === elsewhere ? 0 : end - listBytes - listAt;
  const whole = bytes.subarray(before > 0 ? before : 0, last);
  // A comment that was cut off, or whose length is wrong, is nothing that anybody reads.
  const comment = whole.byteLength - (end - Math.max(before, 0)) - endBytes;
  if (comment === bytes.readUInt16LE(end + 20)) return whole;
  const copy = Buffer.from(whole);
  copy.writeUInt16LE(comment, end - Math.max(before, 0) + 20);
  return copy;
}

/**
 * A name in lower case, from the archive's root, whatever stands before it: `./OFD.xml`, `/OFD.xml` and `OFD.xml` are one part. Nothing
 * for folders, and for names that lead out of the archive.
 */
function plainName(raw: Buffer): string | undefined {
  const parts = decodeName(raw)
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  const isFolder = raw.at(-1) === 0x2f || raw.at(-1) === 0x5c;
  return isFolder || parts.length === 0 || parts.includes('..') ? undefined : parts.join('/').toLowerCase();
}

/** Chinese programs write names in GBK and say nothing of it. */
function decodeName(raw: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(raw);
  } catch {
    return new TextDecoder('gb18030').decode(raw);
  }
}
