import { BrokenSql, sqlTokens, type Token } from './sql-tokens.ts';

/** A row that an INSERT statement of a dump puts into a table. */
export interface InsertedRow {
  table: string;
  /** As the statement names them; where it names none, as CREATE TABLE did. */
  columns: readonly string[];
  /** NULL is undefined. A value that is no literal makes the row unreadable. */
  values: (string | undefined)[] | 'unreadable';
}

interface SqlLimits {
  /** Signs of a value that are kept; the rest of it is left out. */
  valueLength: number;
  /** Values of a row. */
  columns: number;
}

/**
 * The rows of the INSERT statements of a dump, as `mysqldump` and phpMyAdmin write them, as its text comes. Nothing is evaluated: what is
 * no literal is unreadable, and every other statement is passed over. No more is held than one row. Tables are those whose name `isWanted`.
 */
export async function* sqlRows(
  pieces: AsyncIterable<string> | Iterable<string>,
  { isWanted, ...limits }: SqlLimits & { isWanted: (table: string) => boolean },
): AsyncGenerator<InsertedRow> {
  const reader = new StatementReader(limits, isWanted);
  for await (const token of sqlTokens(pieces, limits.valueLength)) {
    const row = reader.take(token);
    if (row) yield row;
  }
}

type Step = 'start' | 'pass' | 'insert-table' | 'insert-columns' | 'rows' | 'row' | 'create-table' | 'create-columns';

/** What a literal may have before its quote: a character set, or that it is binary. */
const introducer = /^(?:_[a-z0-9]+|n)$/i;
const literal = /^(?:[+-]?\d+(?:\.\d*)?(?:e[+-]?\d+)?|[+-]?\.\d+|true|false|null|0x[0-9a-f]*)$/i;

/** Puts tokens together to rows. */
class StatementReader {
  readonly #limits: SqlLimits;
  readonly #isWanted: (table: string) => boolean;
  readonly #created = new Map<string, string[]>();
  #step: Step = 'start';
  #words: string[] = [];
  #table = '';
  #columns: string[] = [];
  #values: (string | undefined)[] = [];
  #isReadable = true;
  #hasValue = false;
  #depth = 0;
  #isColumnNext = true;

  constructor(limits: SqlLimits, isWanted: (table: string) => boolean) {
    this.#limits = limits;
    this.#isWanted = isWanted;
  }

  take(token: Token): InsertedRow | undefined {
    if (token.kind === 'sign' && token.text === ';') {
      this.#restart();
      return undefined;
    }
    switch (this.#step) {
      case 'start':
        this.#begin(token);
        break;
      case 'insert-table':
      case 'create-table':
        this.#takeTable(token);
        break;
      case 'insert-columns':
        this.#takeColumn(token);
        break;
      case 'create-columns':
        this.#takeDefinition(token);
        break;
      case 'rows':
        if (token.kind === 'sign' && token.text === '(') this.#beginRow();
        break;
      case 'row':
        return this.#takeValue(token);
    }
    return undefined;
  }

  #restart(): void {
    this.#step = 'start';
    this.#words = [];
  }

  #begin({ kind, text }: Token): void {
    if (kind !== 'word') {
      this.#step = 'pass';
      return;
    }
    this.#words.push(text.toLowerCase());
    const said = this.#words.join(' ');
    if (/^(?:insert|replace)(?: (?:low_priority|delayed|high_priority|ignore))* into$/.test(said))
      this.#step = 'insert-table';
    else if (/^create table(?: if not exists)?$/.test(said)) this.#step = 'create-table';
    else if (!/^(?:insert|replace|create)(?:$| (?:low_priority|delayed|high_priority|ignore|temporary))/.test(said)) {
      this.#step = 'pass';
    }
  }

  #takeTable({ kind, text }: Token): void {
    if (kind === 'sign' && text === '(') {
      if (!this.#isWanted(this.#table)) this.#step = 'pass';
      else if (this.#step === 'insert-table') this.#beginColumns('insert-columns');
      else this.#beginColumns('create-columns');
      return;
    }
    const isWord = kind === 'word' && /^(?:if|not|exists)$/i.test(text);
    if (isWord) return;
    if (kind === 'word' && /^values?$/i.test(text)) {
      this.#columns = this.#created.get(this.#table) ?? [];
      this.#step = this.#isWanted(this.#table) ? 'rows' : 'pass';
      return;
    }
    // Of `shop`.`ba_user` the last name is the table's.
    if (kind === 'name' || kind === 'word') this.#table = text.split('.').at(-1) ?? '';
    else if (kind !== 'sign' || text !== '.') this.#step = 'pass';
  }

  #beginColumns(step: 'insert-columns' | 'create-columns'): void {
    this.#step = step;
    this.#columns = [];
    this.#depth = 1;
    this.#isColumnNext = true;
  }

  #takeColumn({ kind, text }: Token): void {
    if (kind === 'name' || (kind === 'word' && !/^values?$/i.test(text))) this.#columns.push(text.slice(0, 64));
    else if (kind === 'sign' && text === ')') this.#step = 'rows';
    if (this.#columns.length > this.#limits.columns) throw new BrokenSql('too many columns');
  }

  /** The name that each definition begins with, where it is no key. */
  #takeDefinition({ kind, text }: Token): void {
    if (kind === 'sign' && text === '(') this.#depth += 1;
    else if (kind === 'sign' && text === ')') {
      this.#depth -= 1;
      if (this.#depth > 0) return;
      this.#created.set(this.#table, this.#columns);
      this.#step = 'pass';
    } else if (kind === 'sign' && text === ',' && this.#depth === 1) this.#isColumnNext = true;
    else if (this.#isColumnNext) {
      if (kind === 'name' && this.#columns.length < this.#limits.columns) this.#columns.push(text.slice(0, 64));
      this.#isColumnNext = false;
    }
  }

  #beginRow(): void {
    this.#step = 'row';
    this.#values = [];
    this.#isReadable = true;
    this.#hasValue = false;
    this.#depth = 1;
  }

  #takeValue(token: Token): InsertedRow | undefined {
    const { kind, text } = token;
    if (kind === 'sign' && text === '(') {
      this.#depth += 1;
      this.#isReadable = false;
    } else if (kind === 'sign' && text === ')') {
      this.#depth -= 1;
      if (this.#depth === 0) return this.#endRow();
    } else if (kind === 'sign' && text === ',') {
      if (this.#depth === 1 && !this.#hasValue) this.#isReadable = false;
      if (this.#depth === 1) this.#hasValue = false;
    } else this.#takeLiteral(token);
    return undefined;
  }

  #takeLiteral({ kind, text }: Token): void {
    if (kind === 'word' && introducer.test(text) && !this.#hasValue) return;
    const isLiteral = kind === 'text' || (kind === 'word' && literal.test(text));
    if (!isLiteral || this.#hasValue || this.#depth > 1) this.#isReadable = false;
    this.#hasValue = true;
    if (this.#values.length >= this.#limits.columns) throw new BrokenSql('too many values');
    this.#values.push(kind === 'word' && /^null$/i.test(text) ? undefined : text);
  }

  #endRow(): InsertedRow {
    this.#step = 'rows';
    const isWhole = this.#isReadable && this.#values.length === this.#columns.length;
    return { table: this.#table, columns: this.#columns, values: isWhole ? this.#values : 'unreadable' };
  }
}
