import type { ArtworkFacts, Sheet } from './artwork-facts.ts';
import { numbers, PdfFile } from './pdf-file.ts';
import type { PdfDictionary, PdfValue } from './pdf-values.ts';

const millimetresOfPoint = 25.4 / 72;
/** Whether pages differ is looked at so far. */
const mostPages = 300;
const deepest = 60;

type Box = [left: number, bottom: number, right: number, top: number];

/** What pages inherit of the branches above them. */
const inherited = ['/MediaBox', '/CropBox', '/Rotate'];

/** Pages of a PDF: how many, how they are cut, and how far the picture goes on beyond that. */
export async function readPdf(file: Blob): Promise<ArtworkFacts> {
  try {
    const pdf = await PdfFile.open(file);
    if (pdf.trailer.has('/Encrypt')) return { kind: 'unread', reason: 'closed' };
    const tree = await pdf.dictionary((await pdf.dictionary(pdf.trailer.get('/Root'))).entries.get('/Pages'));
    const count = await pdf.resolve(tree.entries.get('/Count'));
    const pages = await collectPages(pdf, tree);
    const cuts = await Promise.all(pages.map((page) => readCut(pdf, page)));
    const [first] = cuts;
    if (!first) return { kind: 'unread', reason: 'broken' };
    return {
      kind: 'pages',
      pages: typeof count === 'number' && count > 0 ? count : pages.length,
      ...first,
      bleed: Math.min(...cuts.map(({ bleed }) => bleed)),
      isMixed: cuts.some(({ size }) => !isSameSheet(size, first.size)),
    };
  } catch {
    return { kind: 'unread', reason: 'broken' };
  }
}

async function collectPages(pdf: PdfFile, root: PdfDictionary): Promise<PdfDictionary[]> {
  const pages: PdfDictionary[] = [];
  const walk = async (node: PdfDictionary, depth: number): Promise<void> => {
    const kids = await pdf.resolve(node.entries.get('/Kids'));
    if (!Array.isArray(kids)) return void pages.push(node);
    if (depth > deepest) throw new Error('pages in a circle');
    for (const kid of kids) {
      if (pages.length >= mostPages) return;
      const { entries } = await pdf.dictionary(kid);
      const passedOn = inherited.flatMap((key): [string, PdfValue][] => {
        const value = node.entries.get(key);
        return value === undefined ? [] : [[key, value]];
      });
      await walk({ entries: new Map([...passedOn, ...entries]) }, depth + 1);
    }
  };
  await walk(root, 0);
  return pages;
}

async function readCut(pdf: PdfFile, { entries }: PdfDictionary) {
  const box = async (key: string) => toBox(await pdf.resolve(entries.get(key)));
  const media = await box('/MediaBox');
  if (!media) throw new Error('a page without a size');
  const [trim, bleedBox, unit, turn] = [
    await box('/TrimBox'),
    await box('/BleedBox'),
    await pdf.resolve(entries.get('/UserUnit')),
    await pdf.resolve(entries.get('/Rotate')),
  ];
  const scale = millimetresOfPoint * (typeof unit === 'number' && unit > 0 ? unit : 1);
  const page = within((await box('/CropBox')) ?? media, media);
  const cut = trim ? within(trim, media) : page;
  const end = within(bleedBox ?? media, media);
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

function toBox(value: PdfValue): Box | undefined {
  const [a, b, c, d] = numbers(value);
  if (a === undefined || b === undefined || c === undefined || d === undefined || a === c || b === d) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

function within(inner: Box, outer: Box): Box {
  return [
    Math.max(inner[0], outer[0]),
    Math.max(inner[1], outer[1]),
    Math.min(inner[2], outer[2]),
    Math.min(inner[3], outer[3]),
  ];
}

function isSameSheet(left: Sheet, right: Sheet): boolean {
  return Math.abs(left.width - right.width) < 0.5 && Math.abs(left.height - right.height) < 0.5;
}
