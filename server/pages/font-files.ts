import fs from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LookFont } from '#lib/contract/site/look.ts';
import { chooseEncoding, type Encoding } from '#lib/server/packing/choose-encoding.ts';
import { createCompressor } from '#lib/server/packing/compress.ts';
import { Packed } from '#lib/server/packing/packed.ts';
import type { Listener } from '../tiers.ts';

interface FontPackage {
  name: string;
  /** Of the package, in this order; of a font with fixed weights one for each that is used. */
  sheets: readonly string[];
}

/** Fonts of `lookFonts` that are ours to serve. All are under the SIL Open Font License 1.1. */
const packages: Partial<Record<LookFont, FontPackage>> = {
  inter: { name: '@fontsource-variable/inter', sheets: ['index.css'] },
  nunito: { name: '@fontsource-variable/nunito', sheets: ['index.css'] },
  'source-serif': { name: '@fontsource-variable/source-serif-4', sheets: ['index.css'] },
  playfair: { name: '@fontsource-variable/playfair-display', sheets: ['index.css'] },
  'noto-sans-sc': { name: '@fontsource/noto-sans-sc', sheets: ['400.css', '700.css'] },
  'noto-serif-sc': { name: '@fontsource-variable/noto-serif-sc', sheets: ['index.css'] },
};

const require = createRequire(import.meta.url);

const sheetAddress = /^\/static\/fonts\/([a-z-]{1,30})\.css$/;
const fileAddress = /^\/static\/fonts\/([a-z-]{1,30})\/[\d.]{1,20}\/([a-z0-9-]{1,80}\.woff2)$/;

/** A whole Chinese font is a few hundred slices, whose ranges are a hundred kilobytes of text, a fifth of it packed. */
const compress = createCompressor({ brotliQuality: 9, gzip: { level: 9 } });

const sheets = new Map<LookFont, Packed<{ bytes: Buffer }>>();

/**
 * Answers the sheets of our fonts and their slices: browsers fetch those of which they need a character, never a whole Chinese font.
 * `false` for any other address.
 */
export function answerFonts(...[request, response]: Parameters<Listener>): boolean | Promise<boolean> {
  const [address = ''] = (request.url ?? '').split('?');
  if (!address.startsWith('/static/fonts/') || !/^(?:GET|HEAD)$/.test(request.method ?? '')) return false;
  return sendFont(address, request, response);
}

async function sendFont(address: string, ...[request, response]: Parameters<Listener>): Promise<boolean> {
  const [, sheet] = sheetAddress.exec(address) ?? [];
  const encoding = sheet ? chooseEncoding(String(request.headers['accept-encoding'] ?? '')) : undefined;
  const bytes = sheet ? await sheetOf(sheet as LookFont, encoding) : await sliceOf(address);
  if (!bytes) return false;
  response.writeHead(200, {
    'content-type': sheet ? 'text/css; charset=utf-8' : 'font/woff2',
    'content-length': bytes.length,
    // A slice has the version of its package in its address; a sheet says which that is.
    'cache-control': sheet ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    ...(sheet && { vary: 'Accept-Encoding' }),
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
  return true;
}

async function sheetOf(font: LookFont, encoding: Encoding | undefined): Promise<Buffer | undefined> {
  const known = sheets.get(font) ?? writeSheet(font);
  if (!known) return undefined;
  sheets.set(font, known);
  return (await known.inEncoding(encoding)).bytes;
}

const folderOf = ({ name }: FontPackage): string => path.dirname(require.resolve(`${name}/package.json`));

/** The package's own sheets, with slices as this shop serves them, and nothing for browsers that know no WOFF2. */
function writeSheet(font: LookFont): Packed<{ bytes: Buffer }> | undefined {
  const found = Object.hasOwn(packages, font) ? packages[font] : undefined;
  if (!found) return undefined;
  const folder = folderOf(found);
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const css = found.sheets
    .map((sheet) => fs.readFileSync(path.join(folder, sheet), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '')
    .replace(/url\(\.\/files\/([a-z0-9-]+\.woff2)\)/g, `url(/static/fonts/${font}/${version}/$1)`)
    .replace(/\s*\n\s*/g, '');
  return new Packed(Buffer.from(css), { compress, write: (bytes) => ({ bytes }) });
}

async function sliceOf(address: string): Promise<Buffer | undefined> {
  const [, font = '', file = ''] = fileAddress.exec(address) ?? [];
  const found = Object.hasOwn(packages, font) ? packages[font as LookFont] : undefined;
  return found && readFile(path.join(folderOf(found), 'files', file)).catch(() => undefined);
}
