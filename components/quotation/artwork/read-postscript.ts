import type { ArtworkFacts } from './artwork-facts.ts';

const millimetresOfPoint = 25.4 / 72;
const headBytes = 64 * 1024;
/** An EPS with a preview for screens in front of it says where its text is (EPSF specification 3.0, 5.2). */
const dosMark = 0xc5d0d3c6;

/**
 * What an EPS says of its own size: the corners of what is drawn, which is bleed and all. They stand at its start, or at its end where
 * the start says `(atend)`; those of drawings that are placed inside of it are others.
 */
export async function readPostScript(file: Blob): Promise<ArtworkFacts | undefined> {
  const text = await textOf(file);
  const head = await latin(text.slice(0, headBytes));
  const start = head.slice(0, 1100).indexOf('%!PS');
  if (start < 0) return undefined;
  const comments = headComments(head.slice(start));
  const tail = isPutOff(comments) ? ownComments(await latin(text.slice(-headBytes))) : [];
  return toFacts(cornersOf(comments, tail, 'HiResBoundingBox') ?? cornersOf(comments, tail, 'BoundingBox'));
}

async function textOf(file: Blob): Promise<Blob> {
  const head = new DataView(await file.slice(0, 30).arrayBuffer());
  if (head.byteLength < 30 || head.getUint32(0) !== dosMark) return file;
  return file.slice(head.getUint32(4, true), head.getUint32(4, true) + head.getUint32(8, true));
}

const latin = async (part: Blob): Promise<string> => new TextDecoder('latin1').decode(await part.arrayBuffer());

const linesOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Comments end with the word for it, or with the first line that is none. */
function headComments(text: string): string[] {
  const lines = linesOf(text);
  const end = lines.findIndex((line) => line.startsWith('%%EndComments') || !/^%|^\s*$/.test(line));
  return end < 0 ? lines : lines.slice(0, end);
}

const isPutOff = (lines: string[]): boolean => lines.some((line) => /^%%(HiRes)?BoundingBox:\s*\(atend\)/.test(line));

/** Without those of documents inside. A tail that begins within one has its end alone. */
function ownComments(text: string): string[] {
  const own: string[] = [];
  let depth = 0;
  for (const line of linesOf(text)) {
    if (/^%%Begin(Document|Font|Resource|File)/.test(line)) depth += 1;
    else if (/^%%End(Document|Font|Resource|File)/.test(line)) {
      if (depth === 0) own.length = 0;
      depth = Math.max(0, depth - 1);
    } else if (depth === 0) own.push(line);
  }
  return own;
}

type Corners = [left: number, bottom: number, right: number, top: number];

function cornersOf(comments: string[], tail: string[], name: string): Corners | undefined {
  return (
    numbersOf(comments.map((line) => commentOf(line, name)).find(Boolean)) ??
    numbersOf(tail.map((line) => commentOf(line, name)).findLast(Boolean))
  );
}

const commentOf = (line: string, name: string): string | undefined =>
  line.startsWith(`%%${name}:`) ? line.slice(name.length + 3) : undefined;

function numbersOf(text: string | undefined): Corners | undefined {
  const [left, bottom, right, top] = (text ?? '').trim().split(/\s+/).slice(0, 4).map(Number);
  if (left === undefined || bottom === undefined || right === undefined || top === undefined) return undefined;
  return [left, bottom, right, top].every(Number.isFinite) ? [left, bottom, right, top] : undefined;
}

function toFacts(corners: Corners | undefined): ArtworkFacts | undefined {
  if (!corners) return undefined;
  const [left, bottom, right, top] = corners;
  const size = { width: (right - left) * millimetresOfPoint, height: (top - bottom) * millimetresOfPoint };
  if (!(size.width > 0) || !(size.height > 0)) return undefined;
  return { kind: 'pages', pages: 1, size, isTrimStated: false, bleed: 0, isMixed: false };
}
