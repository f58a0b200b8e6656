import { DomainError } from '../errors.ts';

/** A row of a table that others wrote. */
export interface TableRow {
  /** The line of the file, from 1. */
  n: number;
  cells: string[];
}

/** A column that a setting names: what it holds, and what others call it. A field may have several. */
interface AnswerColumn<Field extends string> {
  field: Field;
  heading: string;
}

interface AnswerRow<Field extends string> {
  line: number;
  /** What stands in the columns of a field: the first of them that is not empty. */
  cell: (field: Field) => string;
  /** All of them, one after the other. */
  cells: (field: Field) => string;
}

interface TableRules<Field extends string> {
  columns: AnswerColumn<Field>[];
  /** Without a column for each of these nothing can be read. */
  needed: readonly Field[];
  maxRows: number;
}

/** Headings may stand below a title, which banks like to put there. */
export const mostTitleLines = 20;

/** The field and the heading of a column as a setting has it. */
export function readColumn<Field extends string>(line: string): AnswerColumn<Field> {
  const [field = '', ...heading] = line.split(/\s+/);
  return { field: field as Field, heading: heading.join(' ') };
}

/**
 * What stands below the headings of a table that others wrote; empty rows are left out. Throws `invalid_input` at `content` where
 * needed columns are not there, where there are no rows, or more than `maxRows`.
 */
export function pickAnswers<Field extends string>(
  rows: TableRow[],
  { columns, needed, maxRows }: TableRules<Field>,
): AnswerRow<Field>[] {
  const headingsOf = (field: Field) => columns.filter((each) => each.field === field).map(({ heading }) => heading);
  const isNamed = (cells: string[], field: Field) => headingsOf(field).some((heading) => cells.includes(heading));
  const head = rows.slice(0, mostTitleLines).findIndex(({ cells }) => needed.every((field) => isNamed(cells, field)));
  if (head < 0) {
    const names = needed.map((field) => headingsOf(field).join(' / ') || field);
    throw refusal('resultColumns', { columns: names.join(', ') });
  }
  const places = rows[head]?.cells ?? [];
  const placesOf = (field: Field) => headingsOf(field).map((heading) => places.indexOf(heading));
  const answers = rows.slice(head + 1).flatMap(({ n, cells }) => {
    if (cells.every((text) => text === '')) return [];
    const textsOf = (field: Field) => placesOf(field).flatMap((place) => cells[place] || []);
    return [
      { line: n, cell: (field: Field) => textsOf(field)[0] ?? '', cells: (field: Field) => textsOf(field).join(' ') },
    ];
  });
  if (answers.length === 0) throw refusal('resultEmpty');
  if (answers.length > maxRows) throw refusal('resultTooLong', { max: maxRows });
  return answers;
}

const refusal = (key: string, values: Record<string, string | number> = {}) =>
  new DomainError('invalid_input', { fields: { content: { key, values } } });
