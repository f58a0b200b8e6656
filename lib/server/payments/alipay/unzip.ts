import { inflateRawSync } from 'node:zlib';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const [stored, deflated] = [0, 8];

/**
 * The files of a zip archive, without their names. Throws on anything else than a plain archive, and before it unpacks
 * more than `maxBytes` of one file.
 */
export function unzip(archive: Buffer, maxBytes: number): Buffer[] {
  const end = findEnd(archive);
  const count = archive.readUInt16LE(end + 10);
  const files: Buffer[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new Error('zip: no entry where there should be one');
    files.push(readEntry(archive, at, maxBytes));
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}

function findEnd(archive: Buffer): number {
  for (let at = archive.length - endLength; at >= 0; at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  throw new Error('zip: not an archive');
}

function readEntry(archive: Buffer, at: number, maxOutputLength: number): Buffer {
  const method = archive.readUInt16LE(at + 10);
  const length = archive.readUInt32LE(at + 20);
  const local = archive.readUInt32LE(at + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + length);
  if (packed.length !== length) throw new Error('zip: cut off');
  if (method === stored) return packed;
  if (method !== deflated) throw new Error(`zip: packed in way ${method}`);
  return inflateRawSync(packed, { maxOutputLength });
}
