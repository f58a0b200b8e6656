import fs from 'node:fs/promises';
import type { Content } from './upload-rules.ts';

type Signature = (head: Buffer) => boolean;

const startsWith =
  (...starts: string[]): Signature =>
  (head) =>
    starts.some((start) => head.subarray(0, start.length).equals(Buffer.from(start, 'latin1')));

/** An EPS with a preview for screens in front of it. */
const dosEps = '\u00c5\u00d0\u00d3\u00c6';

/** Older drawings are RIFF, those since 2008 an archive that says of itself what it is. */
const isCorelDraw: Signature = (head) => {
  const text = head.toString('latin1');
  return (
    /^RIFF.{4}cdr/is.test(text) ||
    (text.startsWith('PK\u0003\u0004') && /vnd\.corel|riffdata\.cdr|coreldraw/i.test(text))
  );
};

/**
 * Formats of drawing programs that the detector calls something else or does not know; systems agree on no type for
 * them, so what the sender declares says nothing.
 */
const drawings: Record<string, { mime: string; is: Signature }> = {
  ai: { mime: 'application/illustrator', is: startsWith('%PDF-', '%!PS', dosEps) },
  eps: { mime: 'application/eps', is: startsWith('%!PS-Adobe', dosEps) },
  cdr: { mime: 'application/vnd.corel-draw', is: isCorelDraw },
};

export const isDrawing = (suffix: string): boolean => suffix in drawings;

/** What a drawing is by its first bytes; undefined when it is not what its name says. */
export async function recogniseDrawing(path: string, suffix: string): Promise<Content | undefined> {
  const format = drawings[suffix];
  const file = await fs.open(path);
  try {
    const head = Buffer.alloc(1024);
    const { bytesRead } = await file.read(head, 0, head.byteLength, 0);
    return format?.is(head.subarray(0, bytesRead)) ? { ext: suffix, mime: format.mime } : undefined;
  } finally {
    await file.close();
  }
}
