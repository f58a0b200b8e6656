import { inflateSync } from 'node:zlib';

interface ReadPdf {
  title: string;
  /** What is drawn, in its order, without the spaces between. */
  text: string;
}

/** Reads a PDF of ours back: its title, and its glyphs as the characters that its own tables say they are. */
export function readPdf(bytes: Buffer): ReadPdf {
  const objects = objectsOf(bytes);
  const tables = new Map<string, Map<string, string>>();
  for (const { text } of objects.values())
    for (const [, name = '', font = ''] of text.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.text ?? '')?.[1];
      if (table) tables.set(name, charactersOf(objects.get(table)?.stream ?? ''));
    }
  const drawn = [...objects.values()]
    .filter(({ stream }) => /\bTJ\b/.test(stream))
    .map(({ stream }) => readDrawn(stream, tables));
  return { title: titleOf(objects), text: drawn.join('\n') };
}

interface PdfObject {
  text: string;
  stream: string;
}

function objectsOf(bytes: Buffer): Map<string, PdfObject> {
  const found = bytes.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, id = '', body = '']) => [id, toObject(body)]));
}

function toObject(body: string): PdfObject {
  const [text = '', rest] = body.split('\nstream\n');
  if (rest === undefined) return { text, stream: '' };
  const raw = Buffer.from(rest.slice(0, rest.lastIndexOf('\nendstream')), 'latin1');
  const isPacked = text.includes('/FlateDecode');
  return { text, stream: (isPacked ? inflateSync(raw) : raw).toString('latin1') };
}

const fromHex = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** `<0000> <0010> [<0048> <0065> …]`: glyphs from the first on. */
function charactersOf(table: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]+)>/g)].forEach(([, hex = ''], index) => {
      const glyph = (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0');
      characters.set(glyph, fromHex(hex));
    });
  }
  return characters;
}

function readDrawn(stream: string, tables: Map<string, Map<string, string>>): string {
  let table: Map<string, string> | undefined;
  const lines: string[] = [];
  for (const [, font, glyphs] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) table = tables.get(font);
    else lines.push([...(glyphs ?? '').matchAll(/<(\w+)>/g)].map(([, hex = '']) => wordOf(hex, table)).join(''));
  }
  return lines.join('');
}

const wordOf = (hex: string, table: Map<string, string> | undefined) =>
  (hex.match(/.{4}/g) ?? []).map((glyph) => table?.get(glyph.toLowerCase()) ?? '').join('');

/** Texts of the facts are Latin in brackets, or UTF-16 behind a mark. */
function titleOf(objects: Map<string, PdfObject>): string {
  const facts = [...objects.values()].find(({ text }) => text.includes('/Producer'));
  const place = /\/Title (\d+) 0 R/.exec(facts?.text ?? '')?.[1] ?? '';
  const found = objects.get(place)?.text.slice(1, -1) ?? '';
  const raw = Buffer.from(
    found
      .replace(/\\([\\()])/g, '$1')
      .replace(/\\r/g, '\r')
      .replace(/\\n/g, '\n'),
    'latin1',
  );
  return raw[0] === 0xfe ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1');
}
