import type { ArtworkFacts, Sheet } from './artwork-facts.ts';
import { openPdf, repairPdf } from './open-pdf.ts';
import type { PdfFile } from './pdf-file.ts';
import { PdfClosed, PdfUnread } from './pdf-refusal.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

const millimetresOfPoint = 25.4 / 72;
/** Whether pages differ is looked at so far. */
const mostPages = 300;
/** Pages, and branches that lead to them. */
const mostNodes = 5000;

type Box = [left: number, bottom: number, right: number, top: number];

/** What pages inherit of the branches above them. */
const inherited = ['/MediaBox', '/CropBox', '/Rotate'];

/**
 * Pages of a PDF: how many, how they are cut, and how far the picture goes on beyond that. What its tables do not lead to is looked for
 * in the whole file, as viewers do. `broken` is only what they could not show either.
 */
export async function readPdf(file: Blob): Promise<ArtworkFacts> {
  try {
    return await readPages(await openPdf(file));
  } catch (error) {
    if (isRefusal(error)) return unread(error);
  }
  try {
    return await readPages(await repairPdf(file));
  } catch (error) {
    return unread(error);
  }
}

const isRefusal = (error: unknown): boolean => error instanceof PdfClosed || error instanceof PdfUnread;

function unread(error: unknown): ArtworkFacts {
  if (error instanceof PdfClosed) return { kind: 'unread', reason: 'closed' };
  return { kind: 'unread', reason: error instanceof PdfUnread ? 'format' : 'broken' };
}

async function readPages(pdf: PdfFile): Promise<ArtworkFacts> {
  const tree = await pdf.dictionary((await pdf.dictionary(pdf.trailer.get('/Root'))).entries.get('/Pages'));
  const count = await pdf.resolve(tree.entries.get('/Count'));
  const { pages, isAll } = await collectPages(pdf, tree);
  const cuts: Cut[] = [];
  for (const page of pages) cuts.push(await readCut(pdf, page));
  const [first] = cuts;
  if (!first) throw new Error('no pages');
  return {
    kind: 'pages',
    pages: !isAll && typeof count === 'number' && count > pages.length ? count : pages.length,
    ...first,
    bleed: Math.min(...cuts.map(({ bleed }) => bleed)),
    isMixed: cuts.some(({ size }) => !isSameSheet(size, first.size)),
    ...(pdf.isRestricted && { isRestricted: true }),
  };
}

/** Pages in their order, each with what it inherits; a branch that comes again is left out. */
async function collectPages(pdf: PdfFile, root: PdfDictionary): Promise<{ pages: PdfDictionary[]; isAll: boolean }> {
  const pages: PdfDictionary[] = [];
  const waiting: { value: PdfValue; passedOn: [string, PdfValue][] }[] = [{ value: root, passedOn: [] }];
  const seen = new Set<number>();
  for (let nodes = 0; waiting.length > 0; nodes += 1) {
    if (pages.length >= mostPages) return { pages, isAll: false };
    if (nodes > mostNodes) throw new PdfUnread('too many branches');
    const { value, passedOn } = waiting.pop() ?? { value: null, passedOn: [] };
    if (isSeen(value, seen)) continue;
    const { entries: own } = await pdf.dictionary(value);
    const entries = new Map([...passedOn, ...own]);
    const kids = await pdf.resolve(entries.get('/Kids'));
    if (Array.isArray(kids)) {
      const passed = inherited.flatMap((key): [string, PdfValue][] => {
        const kept = entries.get(key);
        return kept === undefined ? [] : [[key, kept]];
      });
      // No more than can be looked at: a list of kids may be as long as the file.
      const listed = kids.slice(0, mostNodes).map((kid) => ({ value: kid, passedOn: passed }));
      waiting.push(...listed.reverse());
    } else if (own.get('/Type') !== '/Pages') pages.push({ entries });
  }
  return { pages, isAll: true };
}

function isSeen(value: PdfValue, seen: Set<number>): boolean {
  if (typeof value !== 'object' || value === null || !('reference' in value)) return false;
  const isKnown = seen.has(value.reference);
  seen.add(value.reference);
  return isKnown;
}

interface Cut {
  size: Sheet;
  isTrimStated: boolean;
  bleed: number;
}

/**
 * Where a page is cut, and how far its picture goes on beyond that. What is not said is as ISO 32000-2, 14.11.2 has it: the crop box is
 * the media box, and bleed and trim box are the crop box; none of them reaches beyond the media box.
 */
async function readCut(pdf: PdfFile, { entries }: PdfDictionary): Promise<Cut> {
  const media = toBox(await pdf.numbers(entries.get('/MediaBox')));
  if (!media) throw new PdfUnread('a page without a size');
  const inside = async (key: string) => within(toBox(await pdf.numbers(entries.get(key))), media);
  const [crop, trim, bleedBox] = [await inside('/CropBox'), await inside('/TrimBox'), await inside('/BleedBox')];
  const [unit, turn] = [await pdf.resolve(entries.get('/UserUnit')), await pdf.resolve(entries.get('/Rotate'))];
  const scale = millimetresOfPoint * (typeof unit === 'number' && unit > 0 ? unit : 1);
  const cut = trim ?? crop ?? media;
  const end = bleedBox ?? crop ?? media;
  const margins = [cut[0] - end[0], cut[1] - end[1], end[2] - cut[2], end[3] - cut[3]];
  const [width, height] = [(cut[2] - cut[0]) * scale, (cut[3] - cut[1]) * scale];
  const isTurned = typeof turn === 'number' && Math.abs(turn) % 180 === 90;
  return {
    size: isTurned ? { width: height, height: width } : { width, height },
    // Many programs write the whole page for a cut that nobody has set.
    isTrimStated: trim !== undefined && cut.some((side, at) => Math.abs(side - (media[at] ?? 0)) > 0.5),
    bleed: trim ? Math.max(0, Math.min(...margins)) * scale : 0,
  };
}

function toBox([a, b, c, d]: number[]): Box | undefined {
  if (a === undefined || b === undefined || c === undefined || d === undefined || a === c || b === d) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** What of a box is on the page; nothing where it lies beside it. */
function within(inner: Box | undefined, outer: Box): Box | undefined {
  if (!inner) return undefined;
  const [left, bottom] = [Math.max(inner[0], outer[0]), Math.max(inner[1], outer[1])];
  const [right, top] = [Math.min(inner[2], outer[2]), Math.min(inner[3], outer[3])];
  return left < right && bottom < top ? [left, bottom, right, top] : undefined;
}

function isSameSheet(left: Sheet, right: Sheet): boolean {
  return Math.abs(left.width - right.width) < 0.5 && Math.abs(left.height - right.height) < 0.5;
}
