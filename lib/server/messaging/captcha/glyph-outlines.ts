import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import opentype, { type PathCommand } from 'opentype.js';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'));

/** The font comes in a hundred parts; which part holds which characters stands in its unicode.json. */
let parts: Promise<Record<string, string>> | undefined;
const outlines = new Map<string, Promise<string>>();

/**
 * The outline of a Chinese character as path data, centred on the origin in a box of 32. From the font's file, not from
 * the system: a server without Chinese fonts would draw empty squares.
 */
export function outlineOf(character: string): Promise<string> {
  const known = outlines.get(character) ?? loadOutline(character);
  outlines.set(character, known);
  return known;
}

async function loadOutline(character: string): Promise<string> {
  const part = await findPart(character);
  const file = await fs.readFile(path.join(folder, 'files', `noto-sans-sc-${part}-700-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
  const glyph = font.charToGlyph(character);
  const { x1, y1, x2, y2 } = glyph.getPath(0, 0, 32).getBoundingBox();
  return glyph
    .getPath(-(x1 + x2) / 2, -(y1 + y2) / 2, 32)
    .commands.map(toText)
    .join('');
}

/** The package's own writer loses points that come out as 1e-15: hence this one. */
function toText({ type, x1, y1, x2, y2, x, y }: PathCommand): string {
  const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return `${type}${numbers.map((value) => value.toFixed(2)).join(' ')}`;
}

async function findPart(character: string): Promise<string> {
  parts ??= fs.readFile(path.join(folder, 'unicode.json'), 'utf8').then((text) => JSON.parse(text));
  const code = character.codePointAt(0) ?? 0;
  const found = Object.entries(await parts).find(([, ranges]) =>
    ranges.split(',').some((range) => covers(range, code)),
  );
  if (!found) throw new Error(`no glyph for ${character}`);
  return found[0].replace(/[[\]]/g, '');
}

/** `U+4e00` or `U+4e00-4e10`. */
function covers(range: string, code: number): boolean {
  const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
  return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
}
