/** Thrown where a dump cannot be read any further: a text or a comment that never ends, or a row of too many values. */
export class BrokenSql extends Error {}

export type Token = { kind: 'word' | 'name' | 'text' | 'sign'; text: string };

/**
 * The words, quoted names, texts and signs of SQL; comments are left out. A line that begins with DELIMITER is a command of the client and
 * names what ends statements from there: all up to the one that names `;` again is left out, since triggers stand there and no rows.
 */
export async function* sqlTokens(
  pieces: AsyncIterable<string> | Iterable<string>,
  longest: number,
): AsyncGenerator<Token> {
  const lexer = new Lexer(longest);
  for await (const piece of pieces) yield* lexer.read(piece);
  yield* lexer.end();
}

/** Words and numbers; dollars and letters of any script may be in names. */
const wordRun = /[\p{L}\p{N}_$.@+-]+/uy;
const escapes: Record<string, string> = { 0: '', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\u001a' };

/** Where the reading of signs stands between two pieces of a text. */
class Lexer {
  readonly #longest: number;
  #place: 'free' | 'word' | 'quoted' | 'line-comment' | 'comment' | 'delimiter-line' = 'free';
  #text = '';
  #quote = '';
  /** The sign before, where two together mean something. */
  #before = '';
  #isLineStart = true;
  #isForeign = false;
  #found: Token[] = [];

  constructor(longest: number) {
    this.#longest = longest;
  }

  read(piece: string): Token[] {
    this.#found = [];
    for (let at = 0; at < piece.length; ) {
      if (this.#place === 'quoted') at = this.#readQuoted(piece, at);
      else if (this.#place === 'comment') at = this.#passComment(piece, at);
      else if (this.#place === 'free' || this.#place === 'word') at = this.#readFree(piece, at);
      else at = this.#passLine(piece, at);
    }
    return this.#found;
  }

  end(): Token[] {
    if (this.#place === 'quoted' && this.#before !== this.#quote) throw new BrokenSql('a text never ends');
    if (this.#place === 'comment') throw new BrokenSql('a comment never ends');
    return [...this.read('\n'), { kind: 'sign', text: ';' }];
  }

  /** A comment, or the rest of a DELIMITER command. */
  #passLine(piece: string, from: number): number {
    const end = piece.indexOf('\n', from);
    if (this.#place === 'delimiter-line') this.#add(piece.slice(from, end < 0 ? undefined : end));
    if (end < 0) return piece.length;
    if (this.#place === 'delimiter-line') this.#isForeign = this.#text.trim() !== ';';
    this.#text = '';
    this.#place = 'free';
    this.#isLineStart = true;
    return end + 1;
  }

  #passComment(piece: string, from: number): number {
    if (this.#before === '*' && piece[from] === '/') return this.#endComment(from + 1);
    const end = piece.indexOf('*/', from);
    if (end >= 0) return this.#endComment(end + 2);
    this.#before = piece.at(-1) ?? '';
    return piece.length;
  }

  #endComment(behind: number): number {
    this.#before = '';
    this.#place = 'free';
    return behind;
  }

  #readQuoted(piece: string, from: number): number {
    const sign = piece[from] ?? '';
    if (this.#before === '\\') {
      this.#before = '';
      // Before the signs of LIKE the escape stays, as the server keeps it.
      this.#add(sign === '%' || sign === '_' ? `\\${sign}` : (escapes[sign] ?? sign));
      return from + 1;
    }
    if (this.#before === this.#quote) {
      this.#before = '';
      if (sign === this.#quote) {
        this.#add(sign);
        return from + 1;
      }
      this.#tell({ kind: this.#quote === '`' ? 'name' : 'text', text: this.#text });
      this.#place = 'free';
      return from;
    }
    let end = from;
    const hasEscapes = this.#quote !== '`';
    while (end < piece.length && piece[end] !== this.#quote && !(hasEscapes && piece[end] === '\\')) end += 1;
    this.#add(piece.slice(from, end));
    this.#before = piece[end] ?? '';
    return end + 1;
  }

  #readFree(piece: string, from: number): number {
    wordRun.lastIndex = from;
    const run = wordRun.exec(piece)?.[0];
    if (run !== undefined) {
      this.#before = '';
      this.#place = 'word';
      this.#add(run);
      return from + run.length;
    }
    if (this.#place === 'word') {
      this.#endWord();
      return from;
    }
    const sign = piece[from] ?? '';
    if (this.#before === '/' && sign === '*') {
      this.#before = '';
      this.#place = 'comment';
      return from + 1;
    }
    this.#before = sign;
    if (sign === '\n') this.#isLineStart = true;
    else if (sign === '#') this.#place = 'line-comment';
    else if (sign === "'" || sign === '"' || sign === '`') this.#open(sign);
    else if (sign.trim() !== '' && sign !== '/') this.#tell({ kind: 'sign', text: sign });
    return from + 1;
  }

  #endWord(): void {
    const text = this.#text;
    this.#place = 'free';
    if (text.startsWith('--')) {
      this.#text = '';
      this.#place = 'line-comment';
    } else if (this.#isLineStart && /^delimiter$/i.test(text)) {
      this.#text = '';
      this.#place = 'delimiter-line';
    } else this.#tell({ kind: 'word', text });
    this.#isLineStart = false;
  }

  #open(quote: string): void {
    this.#place = 'quoted';
    this.#quote = quote;
    this.#before = '';
    this.#text = '';
    this.#isLineStart = false;
  }

  #tell(token: Token): void {
    this.#text = '';
    if (!this.#isForeign) this.#found.push(token);
  }

  #add(text: string): void {
    const room = this.#longest - this.#text.length;
    if (room > 0) this.#text += text.length > room ? text.slice(0, room) : text;
  }
}
