import { inflateSync } from 'node:zlib';

const headerSize = 44;
const entrySize = 20;

/**
 * A WOFF file as the plain font inside it. The font library inflates a packed table again for every glyph it looks at,
 * which makes a page take a minute; unpacked once, it takes no time. With `only`, a font of that table and no other.
 */
export function unpackWoff(woff: Buffer, only?: string): Buffer {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => headerSize + index * entrySize);
  const wanted = entries.filter((at) => only === undefined || tagAt(woff, at) === only);
  const tables = wanted.map((at) => readTable(woff, at));
  const count = tables.length;
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = header.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(content.length, at + 12);
    offset += padded(content).length;
  });
  return Buffer.concat([header, ...tables.map(({ content }) => padded(content))]);
}

const tagAt = (woff: Buffer, at: number): string => woff.toString('latin1', at, at + 4);

function readTable(woff: Buffer, at: number) {
  const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [number, number, number];
  const content = woff.subarray(offset, offset + packed);
  return {
    tag: tagAt(woff, at),
    checksum: woff.readUInt32BE(at + 16),
    content: packed < size ? inflateSync(content) : content,
  };
}

/** Tables begin at multiples of four bytes. */
function padded(content: Buffer): Buffer {
  const rest = content.length % 4;
  return rest === 0 ? content : Buffer.concat([content, Buffer.alloc(4 - rest)]);
}
