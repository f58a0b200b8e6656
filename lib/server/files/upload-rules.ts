import { artworkTopics, caseTopic, documentsTopic, invoiceTopic } from '#lib/contract/files/upload-topics.ts';
import { DomainError } from '../kernel/errors.ts';

/** Uploads nobody but their owner, and whom the owning module lets, may see. */
export const privateTopics: ReadonlySet<string> = new Set([
  'licence',
  'identity',
  'voucher',
  'delivery',
  caseTopic,
  invoiceTopic,
  documentsTopic,
  ...artworkTopics,
]);

/** The first part of every private key: a topic of this name would look like one. */
const reservedTopics = new Set(['private']);

export function isPrivateTopic(topic: string): boolean {
  return privateTopics.has(topic);
}

/** Letters, digits, `_` and `-` (contract §7), one spelling for each. Throws `upload_topic`. */
export function toTopic(given: string): string {
  const topic = given.toLowerCase();
  if (!/^[a-z0-9_-]{1,40}$/.test(topic) || reservedTopics.has(topic)) throw new DomainError('upload_topic');
  return topic;
}

/** What follows the last dot, in lower case; `file` when that is no suffix (contract §7). */
export function suffixOf(name: string): string {
  const suffix = name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';
  return /^[a-z0-9]{1,8}$/.test(suffix) ? suffix : 'file';
}

/** A name as it may be stored and shown: no folders, no control characters, at most 100 characters before the suffix. */
export function cleanName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  const suffix = suffixOf(name);
  const stem = suffix === 'file' ? name : name.slice(0, -suffix.length - 1);
  const short = [...stem].slice(0, 100).join('');
  return suffix === 'file' ? short : `${short}.${suffix}`;
}

/** Several spellings of one suffix; the detector's comes last. */
const suffixSpellings: Record<string, string> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  apng: 'png',
  tiff: 'tif',
  psb: 'psd',
  heif: 'heic',
};

const typeSpellings: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/apng': 'image/png',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'image/tif': 'image/tiff',
  'image/x-tiff': 'image/tiff',
  'image/psd': 'image/vnd.adobe.photoshop',
  'image/x-psd': 'image/vnd.adobe.photoshop',
  'image/x-photoshop': 'image/vnd.adobe.photoshop',
  'application/photoshop': 'image/vnd.adobe.photoshop',
  'application/x-photoshop': 'image/vnd.adobe.photoshop',
  'application/psd': 'image/vnd.adobe.photoshop',
  'application/x-pdf': 'application/pdf',
  'application/acrobat': 'application/pdf',
  'application/x-zip': 'application/zip',
  'application/x-zip-compressed': 'application/zip',
  'application/vnd.rar': 'application/x-rar-compressed',
  'application/x-rar': 'application/x-rar-compressed',
  'text/xml': 'application/xml',
  'audio/x-wav': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
};

/** Sent by systems that do not know the suffix: says nothing about the content. */
const unknownType = 'application/octet-stream';

export interface AllowedTypes {
  /** With or without a dot, in any case. */
  suffixes: string[];
  mimeTypes: string[];
  /** SVG, which only a topic of the shop's own takes: elsewhere it could act as a page. */
  takesDrawings?: boolean;
}

/** Both lists must agree, each where it is not empty; the browser is content with one (contract §7). */
export function isAllowed({ suffix, mime }: { suffix: string; mime: string }, allowed: AllowedTypes): boolean {
  const suffixes = allowed.suffixes.map((item) => item.trim().toLowerCase().replace(/^\./, '')).filter(Boolean);
  const types = allowed.mimeTypes.map(toKnownType).filter(Boolean);
  return (
    (suffixes.length === 0 || suffixes.includes(suffix)) && (types.length === 0 || types.includes(toKnownType(mime)))
  );
}

export interface Content {
  ext: string;
  mime: string;
}

/** Whether the content is what its name and its sender say it is. Content nobody recognises is never. */
export function isHonest(claimed: { suffix: string; mime: string }, content: Content | undefined): boolean {
  if (!content) return false;
  const type = toKnownType(claimed.mime);
  const isTypeRight = type === '' || type === unknownType || type === toKnownType(content.mime);
  return isTypeRight && isSameSuffix(claimed.suffix, content.ext);
}

/** Whether two suffixes are spellings of one. */
export const isSameSuffix = (one: string, other: string): boolean => toKnownSuffix(one) === toKnownSuffix(other);

/** A type without parameters, in the spelling used here. */
export function toKnownType(mime: string): string {
  const type = (mime.split(';')[0] ?? '').trim().toLowerCase();
  return typeSpellings[type] ?? type;
}

function toKnownSuffix(suffix: string): string {
  return suffixSpellings[suffix] ?? suffix;
}

/** Mebibytes with at most two decimals, rounded up, so that "too large" never names the limit itself. */
export function toMebibytes(bytes: number): number {
  return Math.ceil((bytes / 1024 / 1024) * 100) / 100;
}
