import { unfold } from './pdf-stream.ts';
import { isDictionary, isReference, type PdfDictionary, PdfReader, PdfTextEnds, type PdfValue } from './pdf-values.ts';

type Place = { offset: number } | { stream: number; index: number };

interface FoundObject {
  value: PdfValue;
  /** Where the bytes of its stream begin, if it has one. */
  dataAt: number;
}

const firstRead = 4096;
const mostRead = 32 * 1024 * 1024;
const mostTables = 200;

/**
 * Objects of a PDF, each read from its own place: of a file of a hundred megabytes only some kilobytes. Knows tables and
 * streams of references, and streams of objects; throws for what is damaged.
 */
export class PdfFile {
  readonly trailer = new Map<string, PdfValue>();
  private readonly file: Blob;
  private readonly places = new Map<number, Place>();
  private readonly streams = new Map<number, Promise<Map<number, PdfValue>>>();

  private constructor(file: Blob) {
    this.file = file;
  }

  static async open(file: Blob): Promise<PdfFile> {
    const pdf = new PdfFile(file);
    const end = await pdf.text(Math.max(0, file.size - 2048), file.size);
    const start = [...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1];
    if (start === undefined) throw new Error('no table of references');
    await pdf.readTables(Number(start));
    return pdf;
  }

  /** A value, followed where it is a reference. */
  async resolve(value: PdfValue | undefined): Promise<PdfValue> {
    let now = value ?? null;
    for (let steps = 0; isReference(now); steps += 1) {
      if (steps > 20) throw new Error('references in a circle');
      now = await this.object(now.reference);
    }
    return now;
  }

  async dictionary(value: PdfValue | undefined): Promise<PdfDictionary> {
    const found = await this.resolve(value);
    if (!isDictionary(found)) throw new Error('no dictionary');
    return found;
  }

  private async object(number: number): Promise<PdfValue> {
    const place = this.places.get(number);
    if (!place) return null;
    if ('offset' in place) return (await this.readAt(place.offset)).value;
    const known = this.streams.get(place.stream) ?? this.readStream(place.stream);
    this.streams.set(place.stream, known);
    return (await known).get(number) ?? null;
  }

  private async text(from: number, to: number): Promise<string> {
    return new TextDecoder('latin1').decode(await this.file.slice(from, to).arrayBuffer());
  }

  /** Reads as much as it takes. */
  private async read<T>(offset: number, take: (reader: PdfReader) => T): Promise<T> {
    for (let length = firstRead; ; length *= 8) {
      const reader = new PdfReader(await this.text(offset, offset + length));
      try {
        return take(reader);
      } catch (error) {
        const isMore = offset + length < this.file.size && length < mostRead;
        // A value that is cut through may look like another one that is wrong.
        if (!isMore || !(error instanceof PdfTextEnds || length === firstRead)) throw error;
      }
    }
  }

  private readAt(offset: number): Promise<FoundObject> {
    return this.read(offset, (reader) => {
      if (!reader.take(/\d+\s+\d+\s+obj/y)) throw new Error('no object');
      const value = reader.value();
      const stream = reader.take(/stream\r?\n?/y);
      return { value, dataAt: stream ? offset + reader.at : 0 };
    });
  }

  private async dataOf({ value, dataAt }: FoundObject): Promise<{ head: PdfDictionary; bytes: Uint8Array }> {
    if (!isDictionary(value) || dataAt === 0) throw new Error('no stream');
    const length = await this.resolve(value.entries.get('/Length'));
    if (typeof length !== 'number') throw new Error('no length');
    return { head: value, bytes: await unfold(value, this.file.slice(dataAt, dataAt + length)) };
  }

  private async readStream(number: number): Promise<Map<number, PdfValue>> {
    const place = this.places.get(number);
    if (!place || !('offset' in place)) throw new Error('no stream of objects');
    const { head, bytes } = await this.dataOf(await this.readAt(place.offset));
    const text = new TextDecoder('latin1').decode(bytes);
    const [count, first] = [head.entries.get('/N'), head.entries.get('/First')];
    if (typeof count !== 'number' || typeof first !== 'number') throw new Error('no stream of objects');
    const index = new PdfReader(text);
    const objects = new Map<number, PdfValue>();
    for (let each = 0; each < count; each += 1) {
      const [, key, at] = index.take(/(\d+)\s+(\d+)/y) ?? [];
      if (key === undefined) break;
      objects.set(Number(key), new PdfReader(text, first + Number(at)).value());
    }
    return objects;
  }

  /** From the newest to the oldest: what is known of an object stays. */
  private async readTables(start: number): Promise<void> {
    const waiting = [start];
    const seen = new Set<number>();
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      if (seen.has(offset)) continue;
      seen.add(offset);
      if (seen.size > mostTables) throw new Error('too many tables');
      const head = (await this.readTable(offset)) ?? (await this.readTableStream(offset));
      for (const [key, value] of head) if (!this.trailer.has(key)) this.trailer.set(key, value);
      for (const key of ['/XRefStm', '/Prev']) {
        const next = head.get(key);
        if (typeof next === 'number') waiting.push(next);
      }
    }
  }

  private async readTable(offset: number): Promise<Map<string, PdfValue> | undefined> {
    return this.read(offset, (reader) => {
      if (!reader.take(/xref/y)) return undefined;
      const found: [number, number][] = [];
      for (let part = reader.take(/(\d+)\s+(\d+)/y); part; part = reader.take(/(\d+)\s+(\d+)/y)) {
        for (let each = 0; each < Number(part[2]); each += 1) {
          const entry = reader.take(/(\d{10}) \d{5} ([nf])/y);
          if (!entry) throw new PdfTextEnds();
          if (entry[2] === 'n') found.push([Number(part[1]) + each, Number(entry[1])]);
        }
      }
      if (!reader.take(/trailer/y)) throw new PdfTextEnds();
      const head = reader.value();
      if (!isDictionary(head)) throw new Error('no trailer');
      for (const [number, at] of found) this.keep(number, { offset: at });
      return head.entries;
    });
  }

  private async readTableStream(offset: number): Promise<Map<string, PdfValue>> {
    const { head, bytes } = await this.dataOf(await this.readAt(offset));
    const widths = numbers(head.entries.get('/W'));
    const [kindWidth = 0, placeWidth = 0, indexWidth = 0] = widths;
    const size = head.entries.get('/Size');
    const parts = numbers(head.entries.get('/Index') ?? [0, typeof size === 'number' ? size : 0]);
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
        if (kind === 1) this.keep(number, { offset: place });
        if (kind === 2) this.keep(number, { stream: place, index });
      }
    }
    return head.entries;
  }

  private keep(number: number, place: Place): void {
    if (!this.places.has(number)) this.places.set(number, place);
  }
}

export function numbers(value: PdfValue | undefined): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
}
