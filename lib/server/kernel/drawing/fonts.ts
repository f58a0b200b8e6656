import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'));

/** LXGW WenKai, 30,000 characters; in one weight, which stands for both. */
const namesFontFile = path.join(
  path.dirname(require.resolve('@fontsource/lxgw-wenkai/package.json')),
  'files',
  'lxgw-wenkai-latin-500-normal.woff',
);

export type Weight = 400 | 700;

/** Latin and the eight thousand usual Chinese characters in one file. */
export function mainFontFile(weight: Weight): string {
  return path.join(folder, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff`);
}

let slices: { file: string; ranges: [from: number, to: number][] }[] | undefined;

/**
 * The file that has a rare character: one of the small ones of the main font, else the font of names, which has what GB 18030-2022
 * asks of names and all of Latin (docs/adr/0054-rare-characters.md). Nothing where neither has it.
 */
export function rareFontFile(codePoint: number): string | undefined {
  slices ??= readSlices();
  const inRange = slices.filter(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  // A range says where a character would be, not that it is there.
  const found = inRange.find(({ file }) => charactersOf(file).has(codePoint))?.file;
  return found ?? (charactersOf(namesFontFile).has(codePoint) ? namesFontFile : undefined);
}

/** The file that has a character; nothing where none has it. */
export function fontFileFor(codePoint: number, weight: Weight): string | undefined {
  const main = mainFontFile(weight);
  return charactersOf(main).has(codePoint) ? main : rareFontFile(codePoint);
}

const known = new Map<string, ReadonlySet<number>>();

/** What a font file has, by code point. Nothing but its list of characters is unpacked, which takes milliseconds. */
function charactersOf(file: string): ReadonlySet<number> {
  const kept = known.get(file);
  if (kept) return kept;
  const font = create(unpackWoff(fs.readFileSync(file), 'cmap'));
  const characters: ReadonlySet<number> = new Set('characterSet' in font ? font.characterSet : []);
  known.set(file, characters);
  return characters;
}

function readSlices() {
  const byName: Record<string, string> = JSON.parse(fs.readFileSync(path.join(folder, 'unicode.json'), 'utf8'));
  return Object.entries(byName).map(([name, ranges]) => ({
    file: path.join(folder, 'files', `noto-sans-sc-${name.replace(/[[\]]/g, '')}-400-normal.woff`),
    ranges: ranges.split(',').map(toRange),
  }));
}

/** `U+4e00-4e0f` or `U+b7`. */
function toRange(text: string): [number, number] {
  const [from = '0', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
