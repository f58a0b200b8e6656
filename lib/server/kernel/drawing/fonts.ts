import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@fontsource/noto-sans-sc/package.json'));

export type Weight = 400 | 700;

/** Latin and the eight thousand usual Chinese characters in one file. */
export function mainFontFile(weight: Weight): string {
  return path.join(folder, 'files', `noto-sans-sc-chinese-simplified-${weight}-normal.woff`);
}

let slices: { file: string; ranges: [from: number, to: number][] }[] | undefined;

/** The small file that has a rare character, or nothing where the font has none. */
export function rareFontFile(codePoint: number): string | undefined {
  slices ??= readSlices();
  const slice = slices.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  return slice?.file;
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
