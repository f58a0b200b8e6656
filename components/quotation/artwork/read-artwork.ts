import type { ArtworkFacts } from './artwork-facts.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readPostScript } from './read-postscript.ts';

const pictures = new Set(['jpg', 'jpeg', 'png', 'tif', 'tiff', 'psd', 'psb', 'webp', 'gif', 'bmp', 'avif', 'heic']);

/** Looks into a file before it is sent: only at sizes, by its first bytes and tables. Nothing of it is run or drawn. */
export async function readArtwork(file: File): Promise<ArtworkFacts> {
  const suffix = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (pictures.has(suffix)) return readPicture(file);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 1100).arrayBuffer());
  if (start.includes('%PDF-')) return readPdf(file);
  if (suffix === 'pdf') return { kind: 'unread', reason: 'broken' };
  return (await readPostScript(file)) ?? { kind: 'unread', reason: 'format' };
}
