/** A value of a PDF as far as page sizes need it: names begin with a slash, texts are left out. */
export type PdfValue = number | boolean | string | null | PdfReference | PdfValue[] | PdfDictionary;
interface PdfReference {
  reference: number;
}
export interface PdfDictionary {
  entries: Map<string, PdfValue>;
}

/** The text ends before the value does: more of the file has to be read. */
export class PdfTextEnds extends Error {}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  typeof value === 'object' && value !== null && 'entries' in value && value.entries instanceof Map;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'reference' in value;

const blank = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\r\n]+[\0\t\n\f\r ]*)*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const number = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const name = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const word = /[A-Za-z]+/y;
const deepest = 40;

/** Reads values of a text in which each character is a byte. */
export class PdfReader {
  readonly text: string;
  at: number;

  constructor(text: string, at = 0) {
    this.text = text;
    this.at = at;
  }

  /** What the pattern finds right here, blanks before it left out. */
  take(pattern: RegExp): RegExpExecArray | null {
    this.skip();
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private skip(): void {
    blank.lastIndex = this.at;
    blank.exec(this.text);
    this.at = blank.lastIndex;
  }

  value(depth = 0): PdfValue {
    if (depth > deepest) throw new Error('nested too deep');
    this.skip();
    const { text, at } = this;
    if (at >= text.length) throw new PdfTextEnds();
    if (text.startsWith('<<', at)) return this.dictionary(depth);
    if (text[at] === '[') return this.array(depth);
    if (text[at] === '(') return this.literal();
    if (text[at] === '<') return this.hex();
    const found = this.take(reference);
    if (found) return { reference: Number(found[1]) };
    const plain = this.take(name)?.[0] ?? this.take(number)?.[0] ?? this.take(word)?.[0];
    if (plain === undefined) throw new Error('no value');
    if (plain.startsWith('/')) return plain;
    if (/^[A-Za-z]/.test(plain)) return plain === 'true' ? true : plain === 'false' ? false : null;
    return Number(plain);
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    while (!this.take(/>>/y)) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string') throw new Error('no name');
      entries.set(key, this.value(depth + 1));
    }
    return { entries };
  }

  private array(depth: number): PdfValue[] {
    this.at += 1;
    const items: PdfValue[] = [];
    while (!this.take(/\]/y)) items.push(this.value(depth + 1));
    return items;
  }

  private literal(): string {
    let open = 0;
    for (let at = this.at; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') open -= 1;
      if (open === 0) {
        this.at = at + 1;
        return '';
      }
    }
    throw new PdfTextEnds();
  }

  private hex(): string {
    const end = this.text.indexOf('>', this.at);
    if (end < 0) throw new PdfTextEnds();
    this.at = end + 1;
    return '';
  }
}
