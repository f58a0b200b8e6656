/** A value of a PDF: names begin with a slash. */
export type PdfValue = number | boolean | string | null | PdfText | PdfReference | PdfValue[] | PdfDictionary;
/** Each character is a byte. */
interface PdfText {
  text: string;
}
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
export const isText = (value: PdfValue | undefined): value is PdfText =>
  typeof value === 'object' && value !== null && 'text' in value;
export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  typeof value === 'object' && value !== null && 'reference' in value;

const blank = /[\0\t\n\f\r ]*(?:%[^\r\n]*[\r\n]+[\0\t\n\f\r ]*)*/y;
const reference = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/y;
/** Programs write `--5`, `5.2.1` and `0.00-70`; what comes first counts, as in the viewers of others. */
const number = /([+-]*)(\d+\.?\d*|\.\d+)[-+.\d]*/y;
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
    const named = this.take(name)?.[0];
    if (named !== undefined) return withoutEscapes(named);
    const [, sign = '', digits] = this.take(number) ?? [];
    if (digits !== undefined) return sign.includes('-') ? -Number(digits) : Number(digits);
    const plain = this.take(word)?.[0];
    if (plain === undefined) throw new Error('no value');
    return plain === 'true' ? true : plain === 'false' ? false : null;
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    while (!this.take(/>>/y)) {
      const key = this.value(depth + 1);
      if (typeof key !== 'string') throw new Error('no name');
      entries.set(key, this.endsHere() ? null : this.value(depth + 1));
    }
    return { entries };
  }

  /** A name without its value, before the end of a dictionary. */
  private endsHere(): boolean {
    this.skip();
    return this.text.startsWith('>>', this.at);
  }

  private array(depth: number): PdfValue[] {
    this.at += 1;
    const items: PdfValue[] = [];
    while (!this.take(/\]/y)) items.push(this.value(depth + 1));
    return items;
  }

  private literal(): PdfText {
    const start = this.at + 1;
    let open = 0;
    for (let at = this.at; at < this.text.length; at += 1) {
      const sign = this.text[at];
      if (sign === '\\') at += 1;
      else if (sign === '(') open += 1;
      else if (sign === ')') open -= 1;
      if (open === 0) {
        this.at = at + 1;
        return { text: unescaped(this.text.slice(start, at)) };
      }
    }
    throw new PdfTextEnds();
  }

  private hex(): PdfText {
    const end = this.text.indexOf('>', this.at);
    if (end < 0) throw new PdfTextEnds();
    const digits = this.text.slice(this.at + 1, end).replace(/[^\da-f]/gi, '');
    this.at = end + 1;
    return { text: (digits.match(/..?/g) ?? []).map((pair) => toSign(pair.padEnd(2, '0'), 16)).join('') };
  }
}

const toSign = (digits: string, base: number): string => String.fromCharCode(Number.parseInt(digits, base) & 255);

/** `/Media#42ox` is `/MediaBox` (ISO 32000-1, 7.3.5). */
const withoutEscapes = (text: string): string =>
  text.replace(/#([\da-f]{2})/gi, (_, digits: string) => toSign(digits, 16));

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** ISO 32000-1, 7.3.4.2. */
const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))|\r\n?/g, (_, octal?: string, sign?: string) => {
    if (octal) return toSign(octal, 8);
    if (sign === undefined) return '\n';
    return /[\r\n]/.test(sign) ? '' : (escapes[sign] ?? sign);
  });
