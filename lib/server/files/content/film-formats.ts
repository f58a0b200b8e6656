import type { Content } from '../upload-rules.ts';
import { firstBytes } from './first-bytes.ts';

/** Suffixes under which films are sent; telephones name the same film one way or another. */
const filmSuffixes = new Set([
  'mp4',
  'm4v',
  'mov',
  'qt',
  '3gp',
  '3g2',
  'f4v',
  'webm',
  'mkv',
  'avi',
  'wmv',
  'mpg',
  'flv',
]);

export const isFilm = (suffix: string): boolean => filmSuffixes.has(suffix);

/** One way to hold a film under many names (ISO/IEC 14496-12): players take all of them for MP4. */
const spelledMp4 = new Set(['mp4', 'm4v', '3gp', '3g2', 'f4v']);

/** A film by what it is; undefined for what is none, sound alone included. */
function toFilm(content: Content | undefined): Content | undefined {
  if (!content) return undefined;
  if (spelledMp4.has(content.ext)) return { ext: 'mp4', mime: 'video/mp4' };
  return content.mime.startsWith('video/') ? { ext: content.ext, mime: content.mime } : undefined;
}

/** Films that begin with a part of their own, which the detector does not know: QuickTime of before 2000, pieces of a stream. */
const otherStarts: Record<string, Content> = {
  skip: { ext: 'mov', mime: 'video/quicktime' },
  pnot: { ext: 'mov', mime: 'video/quicktime' },
  styp: { ext: 'mp4', mime: 'video/mp4' },
};

export async function recogniseFilm(
  path: string,
  detect: (path: string) => Promise<Content | undefined>,
): Promise<Content | undefined> {
  const part = (await firstBytes(path, 8)).toString('latin1', 4);
  return otherStarts[part] ?? toFilm(await detect(path));
}
