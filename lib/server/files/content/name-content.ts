import { DomainError } from '../../kernel/errors.ts';
import { kindOfFile } from '../../kernel/workbook/kind-of-file.ts';
import { type AllowedTypes, type Content, isAllowed, isSameSuffix } from '../upload-rules.ts';
import { beginsWith, bytesAt, firstBytes } from './first-bytes.ts';
import { recogniseImage } from './image-formats.ts';

/** What the detector calls its finds, by what people call them: the words of `upload_format` in `messages`. */
const groups: Record<string, readonly string[]> = {
  jpg: ['jpg', 'jp2', 'jxl'],
  png: ['png'],
  gif: ['gif'],
  webp: ['webp'],
  bmp: ['bmp'],
  tif: ['tif', 'dng', 'arw', 'cr2', 'nef', 'orf', 'rw2', 'raf', 'cr3'],
  heic: ['heic'],
  avif: ['avif'],
  psd: ['psd'],
  postscript: ['ps', 'eps', 'ai'],
  pdf: ['pdf'],
  archive: ['zip', 'rar', '7z', 'gz', 'bz2', 'xz', 'tar', 'tar.gz', 'zst', 'lz', 'lz4', 'cab', 'Z', 'arj', 'lzh'],
  document: ['docx', 'dotx', 'docm', 'odt', 'rtf', 'pages', 'epub'],
  sheet: ['xlsx', 'xltx', 'xlsm', 'xltm', 'ods', 'numbers'],
  slides: ['pptx', 'potx', 'ppsx', 'pptm', 'odp', 'key'],
  program: ['exe', 'elf', 'macho', 'dmg', 'deb', 'rpm', 'apk', 'jar', 'class', 'msi', 'wasm', 'crx', 'xpi'],
  font: ['ttf', 'otf', 'woff', 'woff2', 'ttc', 'eot'],
  xml: ['xml'],
  svg: ['svg'],
};

/** Whole groups of types, where no name above says it. */
const kindOfType = ({ mime }: Content): string => /^(?:video|audio|image)(?=\/)/.exec(mime)?.[0] ?? 'other';

/** As far as the kind of a text, or of what an office program keeps, can be told. */
const headBytes = 64 * 1024;

/** What a file is, whatever its name says, as a word of the `upload_format` messages; `unknown` where nothing says it. */
async function nameContent(path: string, found: Content | undefined): Promise<string> {
  const content = (await recogniseImage(path)) ?? found;
  const named = content && Object.keys(groups).find((kind) => groups[kind]?.includes(content.ext));
  if (named && named !== 'xml') return named;
  const head = await firstBytes(path, headBytes);
  if (content && content.ext !== 'cfb' && !named) return kindOfType(content);
  if (/<svg[\s>/]/i.test(head.toString('latin1'))) return 'svg';
  if (beginsWith(head, ['%PDF-'])) return 'pdf';
  if (beginsWith(head, ['%!PS'])) return 'postscript';
  if (head.toString('hex', 0, 4) === 'd0cf11e0') return kindOfStore(path, head);
  return kindOfOthers(head);
}

/** Old Office files are a store of streams, and those with a password another: its list of streams says which ([MS-CFB] 2.2). */
async function kindOfStore(path: string, head: Buffer): Promise<string> {
  if (head.byteLength < 512) return 'unknown';
  const sectorBytes = 2 ** Math.min(16, head.readUInt16LE(30));
  const at = (head.readUInt32LE(48) + 1) * sectorBytes;
  const streams = Buffer.concat([head, await bytesAt(path, at, 4096)]);
  return secretStreams.some((name) => streams.includes(name)) ? 'protected' : 'old_office';
}

const secretStreams = ['EncryptedPackage', 'EncryptionInfo'].map((name) => Buffer.from(name, 'utf16le'));

function kindOfOthers(head: Buffer): string {
  const kind = kindOfFile(head);
  if (kind === 'protected' || kind === 'web_page' || kind === 'xml' || kind === 'archive') return kind;
  if (head.toString('latin1', 0, 2) === 'MZ') return 'program';
  return kind === 'text' && isReadable(head) ? 'text' : 'unknown';
}

/** Letters and marks of any language, and nothing that no text has. The last character may be cut in two. */
function isReadable(head: Buffer): boolean {
  if (head.length === 0 || head.every((byte) => byte === 0)) return false;
  return !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}

interface Misnamed {
  path: string;
  /** What its name says. */
  suffix: string;
  /** What the detector says, whatever the name. */
  found: Content | undefined;
  allowed: AllowedTypes;
}

/** The refusal of a file that is not what its name says: it names what it is, and how it could be sent. */
export async function refuseMisnamed({ path, suffix, found, allowed }: Misnamed): Promise<DomainError> {
  const kind = await nameContent(path, found);
  const isAsNamed = found !== undefined && isSameSuffix(found.ext, suffix);
  if (isAsNamed) return refuseFormat();
  const other = kind === 'heic' || kind === 'avif' ? kind : (found?.ext ?? '');
  const isRenamed = other !== '' && isAllowed({ suffix: other, mime: '' }, { ...allowed, mimeTypes: [] });
  return new DomainError('upload_format', {
    values: { kind, suffix, way: isRenamed ? 'rename' : 'save', other },
  });
}

/** The refusal of a file of which the name alone says that it is not taken. */
export const refuseFormat = () => new DomainError('upload_format', { values: { kind: 'none' } });
