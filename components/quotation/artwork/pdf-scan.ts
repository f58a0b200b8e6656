import type { PdfFile } from './pdf-file.ts';
import { PdfUnread } from './pdf-refusal.ts';
import { isDictionary, type PdfValue } from './pdf-values.ts';

/** What was found by looking through a whole file. */
interface FoundObjects {
  /** The last place of each. */
  objects: Map<number, number>;
  /** Streams that hold other objects, as they follow each other. */
  packed: number[];
  /** The newest first. */
  trailers: Map<string, PdfValue>[];
  catalogue: number | undefined;
}

const pieceBytes = 1024 * 1024;
const mostBytes = 256 * 1024 * 1024;
const mostObjects = 1_000_000;
const mostPacked = 5000;
/** Longest dictionary that is carried over from one piece to the next. */
const carriedBytes = 64 * 1024;

const words =
  /(?<![\d.])(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![a-z])|endobj|endstream|stream\r?\n|trailer|startxref/g;

/**
 * Looks for the objects of a PDF one after the other, streams passed over. Throws `PdfUnread` beyond its limits, and for a file that
 * ends in the middle of an object an error: it is cut off.
 */
export async function findObjects(pdf: PdfFile): Promise<FoundObjects> {
  const { size } = pdf.file;
  if (size > mostBytes) throw new PdfUnread('too large');
  const scan = new Scan();
  for (let from = 0; from < size; ) {
    const text = await pdf.text(from, from + pieceBytes + carriedBytes);
    const isLast = from + pieceBytes + carriedBytes >= size;
    const done = scan.walk(text, from, isLast ? text.length : pieceBytes);
    from = isLast ? size : Math.max(from + pieceBytes, done);
  }
  if (scan.isInside) throw new Error('cut off');
  return { ...scan.found, trailers: await readTrailers(pdf, scan) };
}

async function readTrailers(pdf: PdfFile, { tables, trailerPlaces }: Scan): Promise<Map<string, PdfValue>[]> {
  const places = [
    ...trailerPlaces.map((offset) => ({ offset, isStream: false })),
    ...tables.map((offset) => ({ offset, isStream: true })),
  ];
  const latest = places.sort((left, right) => right.offset - left.offset).slice(0, 50);
  const heads: Map<string, PdfValue>[] = [];
  for (const { offset, isStream } of latest) {
    const read = isStream
      ? pdf.readAt(offset).then(({ value }) => value)
      : pdf.read(offset, (reader) => (reader.take(/trailer/y) ? reader.value() : null));
    const head = await read.catch(() => null);
    if (isDictionary(head) && head.entries.has('/Root')) heads.push(head.entries);
  }
  return heads;
}

class Scan {
  readonly found: Omit<FoundObjects, 'trailers'> = { objects: new Map(), packed: [], catalogue: undefined };
  readonly tables: number[] = [];
  readonly trailerPlaces: number[] = [];
  /** An object has begun and not ended yet. */
  isInside = false;
  private isStream = false;
  private number = 0;
  private offset = 0;
  private reached = 0;

  /** Words that begin before `end` of a text that stands at `from`; answers up to where they were taken. */
  walk(text: string, from: number, end: number): number {
    words.lastIndex = Math.max(0, this.reached - from);
    for (let word = words.exec(text); word && word.index < end; word = words.exec(text)) {
      const at = from + word.index;
      const head = () => text.slice(Math.max(0, this.offset - from), word.index).slice(0, carriedBytes);
      if (word[1] !== undefined) this.begin(Number(word[1]), at);
      else if (word[0].startsWith('stream')) this.beginStream(head());
      else this.end(word[0], at, head);
      this.reached = from + words.lastIndex;
    }
    return this.reached;
  }

  private begin(number: number, at: number): void {
    if (this.isStream) return;
    [this.number, this.offset, this.isInside] = [number, at, true];
    this.found.objects.set(number, at);
    if (this.found.objects.size > mostObjects) throw new PdfUnread('too many objects');
  }

  private beginStream(head: string): void {
    if (this.isStream || !this.isInside) return;
    this.isStream = true;
    if (/\/ObjStm(?![A-Za-z])/.test(head)) this.found.packed.push(this.number);
    if (/\/XRef(?![A-Za-z])/.test(head)) this.tables.push(this.offset);
    if (this.found.packed.length > mostPacked) throw new PdfUnread('too many streams of objects');
  }

  private end(word: string, at: number, head: () => string): void {
    if (word === 'endstream') this.isStream = false;
    else if (word === 'endobj') {
      if (!this.isStream && this.isInside && /\/Catalog(?![A-Za-z])/.test(head())) this.found.catalogue = this.number;
      this.isStream = false;
      this.isInside = false;
    } else if (!this.isStream) {
      if (word === 'trailer') this.trailerPlaces.push(at);
      this.isInside = false;
    }
  }
}
