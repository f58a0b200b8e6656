import type { ArtworkFacts } from './artwork-facts.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';

const millimetresOfPoint = 25.4 / 72;
const pictures = new Set(['jpg', 'jpeg', 'png', 'tif', 'tiff', 'psd', 'webp', 'gif', 'bmp']);

/** Looks into a file before it is sent: only at sizes, by its first bytes and tables. Nothing of it is run or drawn. */
export async function readArtwork(file: File): Promise<ArtworkFacts> {
  const suffix = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (pictures.has(suffix)) return readPicture(file);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 64 * 1024).arrayBuffer());
  if (start.slice(0, 1024).includes('%PDF-')) return readPdf(file);
  if (suffix === 'pdf') return { kind: 'unread', reason: 'broken' };
  return readBoundingBox(start) ?? { kind: 'unread', reason: 'format' };
}

/** What an EPS says of its own size: the corners of what is drawn, which is bleed and all. */
function readBoundingBox(text: string): ArtworkFacts | undefined {
  const corner = '(-?[\\d.]+)';
  const comment = (name: string) =>
    new RegExp(`%%${name}:\\s*${[corner, corner, corner, corner].join('\\s+')}`).exec(text);
  const [, left, bottom, right, top] = comment('HiResBoundingBox') ?? comment('BoundingBox') ?? [];
  const [width, height] = [Number(right) - Number(left), Number(top) - Number(bottom)].map(
    (side) => side * millimetresOfPoint,
  );
  if (!text.includes('%!PS') || !(Number(width) > 0) || !(Number(height) > 0)) return undefined;
  const size = { width: Number(width), height: Number(height) };
  return { kind: 'pages', pages: 1, size, isTrimStated: false, bleed: 0, isMixed: false };
}
