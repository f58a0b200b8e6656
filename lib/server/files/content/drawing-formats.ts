import type { Content } from '../upload-rules.ts';
import { beginsWith, firstBytes } from './first-bytes.ts';

type Signature = (head: Buffer) => boolean;

/** An EPS with a preview for screens in front of it. */
const isDosEps: Signature = (head) => head.subarray(0, 4).equals(Buffer.from('c5d0d3c6', 'hex'));

const isPostScript: Signature = (head) => isDosEps(head) || beginsWith(head, ['%!PS']);
const isPdf: Signature = (head) => beginsWith(head, ['%PDF-']);

/** Older drawings are RIFF, those since 2008 an archive that says of itself what it is. */
const isCorelDraw: Signature = (head) => {
  const text = head.toString('latin1');
  return (
    /^RIFF.{4}cdr/is.test(text) ||
    (text.startsWith('PK\u0003\u0004') && /vnd\.corel|riffdata\.cdr|coreldraw/i.test(text))
  );
};

/** TIFF and BigTIFF in either order of bytes, whatever is in them: cameras write their own tables into it. */
const isTiff: Signature = (head) =>
  ['49492a00', '4d4d002a', '49492b00', '4d4d002b'].includes(head.toString('hex', 0, 4));

/** Archives, whatever a program makes of what is in them: one that holds a document first is a zip all the same. */
const isZip: Signature = (head) => ['504b0304', '504b0506', '504b0708'].includes(head.toString('hex', 0, 4));

/**
 * Formats that the detector calls something more special, something else, or does not know: a PDF of a drawing program is `ai` to it,
 * a TIFF of a camera `dng` or `arw`.
 */
const formats: Record<string, { mime: string; is: Signature }> = {
  pdf: { mime: 'application/pdf', is: isPdf },
  ai: { mime: 'application/illustrator', is: (head) => isPdf(head) || isPostScript(head) },
  eps: { mime: 'application/eps', is: isPostScript },
  cdr: { mime: 'application/vnd.corel-draw', is: isCorelDraw },
  tif: { mime: 'image/tiff', is: isTiff },
  tiff: { mime: 'image/tiff', is: isTiff },
  zip: { mime: 'application/zip', is: isZip },
};

/** Systems agree on no type for them, so what the sender declares says nothing. */
const withoutType = new Set(['ai', 'eps', 'cdr']);

export const isDrawing = (suffix: string): boolean => withoutType.has(suffix);

export const isPrintFormat = (suffix: string): boolean => suffix in formats;

/** Far enough for the names of the first parts of an archive. */
const headBytes = 64 * 1024;

/** What a file is by its first bytes; undefined when it is not what its name says. */
export async function recognisePrintFormat(path: string, suffix: string): Promise<Content | undefined> {
  const format = formats[suffix];
  return format?.is(await firstBytes(path, headBytes)) ? { ext: suffix, mime: format.mime } : undefined;
}
