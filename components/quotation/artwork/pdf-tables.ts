import type { PdfFile } from './pdf-file.ts';
import { PdfUnread } from './pdf-refusal.ts';
import { isDictionary, PdfTextEnds, type PdfValue } from './pdf-values.ts';

const mostTables = 200;
/** How much of the end is searched for the last word: mail systems and disks leave noughts behind a file. */
const tails = [2048, 64 * 1024, 1024 * 1024];

/** Tables and streams of references, from the newest to the oldest: what is known of an object stays. */
export async function readTables(pdf: PdfFile): Promise<void> {
  const waiting = [await findStart(pdf)];
  const seen = new Set<number>();
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (seen.has(offset)) continue;
    seen.add(offset);
    if (seen.size > mostTables) throw new PdfUnread('too many tables');
    const head = (await readTable(pdf, offset)) ?? (await readTableStream(pdf, offset));
    pdf.addToTrailer(head);
    for (const key of ['/XRefStm', '/Prev']) {
      const next = head.get(key);
      if (typeof next === 'number') waiting.push(next);
    }
  }
}

async function findStart(pdf: PdfFile): Promise<number> {
  const { size } = pdf.file;
  for (const tail of tails) {
    const end = await pdf.text(Math.max(0, size - tail), size);
    const start = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
    if (start !== undefined) return Number(start);
    if (tail >= size) break;
  }
  throw new Error('no table of references');
}

async function readTable(pdf: PdfFile, offset: number): Promise<Map<string, PdfValue> | undefined> {
  return pdf.read(offset, (reader) => {
    if (!reader.take(/xref/y)) return undefined;
    const found: [number, number][] = [];
    for (let part = reader.take(/(\d+)\s+(\d+)/y); part; part = reader.take(/(\d+)\s+(\d+)/y)) {
      for (let each = 0; each < Number(part[2]); each += 1) {
        const entry = reader.take(/(\d{1,10})\s+\d{1,5}\s+([nf])/y);
        if (!entry) throw new PdfTextEnds();
        if (entry[2] === 'n') found.push([Number(part[1]) + each, Number(entry[1])]);
      }
    }
    if (!reader.take(/trailer/y)) throw new PdfTextEnds();
    const head = reader.value();
    if (!isDictionary(head)) throw new Error('no trailer');
    for (const [number, at] of found) pdf.keep(number, { offset: at });
    return head.entries;
  });
}

async function readTableStream(pdf: PdfFile, offset: number): Promise<Map<string, PdfValue>> {
  const { head, bytes } = await pdf.dataOf(await pdf.readAt(offset), true);
  const [kindWidth = 0, placeWidth = 0, indexWidth = 0] = await pdf.numbers(head.entries.get('/W'));
  const widths = [kindWidth, placeWidth, indexWidth];
  if (widths.some((width) => width < 0 || width > 8) || placeWidth === 0) throw new Error('no widths');
  const size = head.entries.get('/Size');
  const stated = await pdf.numbers(head.entries.get('/Index'));
  const parts = stated.length > 0 ? stated : [0, typeof size === 'number' ? size : 0];
  let at = 0;
  const next = (width: number) => {
    let value = 0;
    for (const end = at + width; at < end; at += 1) value = value * 256 + (bytes[at] ?? 0);
    return value;
  };
  for (let part = 0; part + 1 < parts.length; part += 2) {
    for (let each = 0; each < (parts[part + 1] ?? 0) && at < bytes.length; each += 1) {
      const kind = kindWidth === 0 ? 1 : next(kindWidth);
      const [place, index] = [next(placeWidth), next(indexWidth)];
      const number = (parts[part] ?? 0) + each;
      if (kind === 1) pdf.keep(number, { offset: place });
      if (kind === 2) pdf.keep(number, { stream: place, index });
    }
  }
  return head.entries;
}
