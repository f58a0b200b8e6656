import { type PdfCipher, unlock } from './pdf-cipher.ts';
import { PdfUnread } from './pdf-refusal.ts';
import { unfold } from './pdf-stream.ts';
import { isDictionary, isReference, type PdfDictionary, PdfReader, PdfTextEnds, type PdfValue } from './pdf-values.ts';

type Place = { offset: number } | { stream: number; index: number };

/** An object, and where the bytes of its stream begin, if it has one. */
interface FoundObject {
  number: number;
  generation: number;
  value: PdfValue;
  dataAt: number;
}

const firstRead = 4096;
const mostRead = 32 * 1024 * 1024;
/** More than any artwork needs; a file made to keep a browser busy ends here. */
const mostSeconds = 15;
const mostObjects = 3_000_000;
const mostUnfolded = 256 * 1024 * 1024;

/**
 * Objects of a PDF, each read from its own place: of a file of a hundred megabytes only some kilobytes. Throws `PdfClosed` where a
 * password is needed, `PdfUnread` for what is beyond its limits, and any other error for what is damaged.
 */
export class PdfFile {
  readonly trailer = new Map<string, PdfValue>();
  readonly file: Blob;
  /** A file that its owner lets nobody print, though anybody may look at it. */
  isRestricted = false;
  readonly places = new Map<number, Place>();
  private readonly streams = new Map<number, Promise<ObjectStream>>();
  private readonly until = Date.now() + mostSeconds * 1000;
  private cipher: PdfCipher | undefined;
  private unfolded = 0;

  constructor(file: Blob) {
    this.file = file;
  }

  /** What is known already stays: the newest comes first. */
  addToTrailer(head: Map<string, PdfValue>): void {
    for (const [key, value] of head) if (!this.trailer.has(key)) this.trailer.set(key, value);
  }

  keep(number: number, place: Place): void {
    if (this.places.size > mostObjects) throw new PdfUnread('too many objects');
    if (!this.places.has(number)) this.places.set(number, place);
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

  /** Numbers of an array, each followed where it is a reference. */
  async numbers(value: PdfValue | undefined): Promise<number[]> {
    const items = await this.resolve(value);
    if (!Array.isArray(items)) return [];
    const found = await Promise.all(items.slice(0, 1000).map((item) => this.resolve(item)));
    return found.filter((each) => typeof each === 'number');
  }

  async text(from: number, to: number): Promise<string> {
    if (Date.now() > this.until) throw new PdfUnread('takes too long');
    return new TextDecoder('latin1').decode(await this.file.slice(from, to).arrayBuffer());
  }

  /** Reads as much as it takes. */
  async read<T>(offset: number, take: (reader: PdfReader) => T): Promise<T> {
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

  readAt(offset: number): Promise<FoundObject> {
    return this.read(offset, (reader) => {
      const [, number, generation] = reader.take(/(\d+)\s+(\d+)\s+obj/y) ?? [];
      if (number === undefined) throw new Error('no object');
      const value = reader.value();
      const stream = reader.take(/stream\r?\n?/y);
      const dataAt = stream ? offset + reader.at : 0;
      return { number: Number(number), generation: Number(generation), value, dataAt };
    });
  }

  /** The content of a stream, and what its dictionary says. `isOpen`: nothing keeps it, as tables of references are never kept. */
  async dataOf(found: FoundObject, isOpen = false): Promise<{ head: PdfDictionary; bytes: Uint8Array }> {
    const { number, generation, value, dataAt } = found;
    if (!isDictionary(value) || dataAt === 0) throw new Error('no stream');
    const length = await this.resolve(value.entries.get('/Length'));
    const end = await this.endOfStream(dataAt, typeof length === 'number' ? length : -1);
    const packed = new Uint8Array(await this.file.slice(dataAt, end).arrayBuffer());
    const cipher = isOpen ? undefined : this.cipher;
    const bytes = await unfold(value, cipher ? await cipher.decrypt(packed, { number, generation }) : packed);
    this.unfolded += bytes.byteLength;
    if (this.unfolded > mostUnfolded) throw new PdfUnread('unfolds too far');
    return { head: value, bytes };
  }

  /** Where it says, or where its last word stands: some programs count wrongly. */
  private async endOfStream(start: number, length: number): Promise<number> {
    if (length >= 0 && /^\s*endstream/.test(await this.text(start + length, start + length + 20)))
      return start + length;
    for (let size = 64 * 1024; ; size *= 8) {
      const at = (await this.text(start, start + size)).search(/\r?\n?endstream/);
      if (at >= 0) return start + at;
      if (start + size >= this.file.size || size >= mostRead) throw new Error('a stream without end');
    }
  }

  private async object(number: number): Promise<PdfValue> {
    const place = this.places.get(number);
    if (!place) return null;
    if ('offset' in place) {
      const found = await this.readAt(place.offset);
      if (found.number !== number) throw new Error('another object');
      return found.value;
    }
    const { text, numbers, starts } = await this.streamOf(place.stream);
    const index = numbers[place.index] === number ? place.index : numbers.indexOf(number);
    const start = starts[index];
    return start === undefined ? null : new PdfReader(text, start).value();
  }

  streamOf(number: number): Promise<ObjectStream> {
    const known = this.streams.get(number) ?? this.readStream(number);
    this.streams.set(number, known);
    return known;
  }

  private async readStream(number: number): Promise<ObjectStream> {
    const place = this.places.get(number);
    if (!place || !('offset' in place)) throw new Error('no stream of objects');
    const { head, bytes } = await this.dataOf(await this.readAt(place.offset));
    const text = new TextDecoder('latin1').decode(bytes);
    const [count, first] = [head.entries.get('/N'), head.entries.get('/First')];
    if (typeof count !== 'number' || typeof first !== 'number') throw new Error('no stream of objects');
    const index = new PdfReader(text);
    const [numbers, starts]: [number[], number[]] = [[], []];
    for (let each = 0; each < count; each += 1) {
      const [, key, at] = index.take(/(\d+)\s+(\d+)/y) ?? [];
      if (key === undefined) break;
      numbers.push(Number(key));
      starts.push(first + Number(at));
    }
    return { text, numbers, starts };
  }

  /** Once what leads to its objects is known. Throws `PdfClosed` where a password is needed. */
  async unlock(): Promise<void> {
    const encrypt = this.trailer.get('/Encrypt');
    if (encrypt === undefined || encrypt === null) return;
    const [head, ids] = [await this.resolve(encrypt), await this.resolve(this.trailer.get('/ID'))];
    const opened = await unlock(
      isDictionary(head) ? head : undefined,
      Array.isArray(ids) ? await this.resolve(ids[0]) : null,
    );
    this.cipher = opened.cipher;
    this.isRestricted = opened.isRestricted;
  }
}

/** Objects that are packed together: their numbers, and where in the text each begins. */
interface ObjectStream {
  text: string;
  numbers: number[];
  starts: number[];
}
