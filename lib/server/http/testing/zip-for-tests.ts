import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  name: string;
  content: Uint8Array;
  /** What the archive says it unpacks to; missing: what it is. */
  said?: number;
}

/** An archive (APPNOTE 4.3) as any program packs it, or one that says something else of itself. */
export function zipFor(...files: Packed[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, said = content.byteLength } of files) {
    const packed = deflateRawSync(content);
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.byteLength, 14);
    facts.writeUInt32LE(said, 18);
    facts.writeUInt16LE(title.byteLength, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, title, packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, entry, title]));
    parts.push(local);
    at += local.byteLength;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(listed.byteLength, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\u0005\u0006'), end]);
}
