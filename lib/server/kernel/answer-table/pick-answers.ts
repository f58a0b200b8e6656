import type { Fen } from '../money.ts';
import { findHeadings, type Headings, headingWithoutUnit, plainHeading } from './find-headings.ts';
import { readAmountCell, readDayCell, readNumberCell } from './read-cell.ts';
import { refusedFile, type Table, type TableChoice, type TableRow } from './read-tables.ts';

/** A column that a setting names: what it holds, and what others call it. A field may have several. */
interface AnswerColumn<Field extends string> {
  field: Field;
  heading: string;
}

/** A row below the headings, by its fields. Of several columns of a field the first that is not empty counts. */
export interface AnswerRow<Field extends string> {
  line: number;
  /** What stands there. */
  cell: (field: Field) => string;
  /** What stands in all of its columns, one after the other. */
  cells: (field: Field) => string;
  /** A number of a document; empty where it has lost digits, or is an error of a spreadsheet. */
  number: (field: Field) => string;
  /** Undefined: nothing stands there. Null: it is no amount. */
  amount: (field: Field) => Fen | null | undefined;
  /** `yyyy-mm-dd`; empty for what is no day. */
  day: (field: Field) => string;
  /** How many of all its cells hold something. */
  filled: number;
  /** It begins with a word for a sum, as banks write below their rows. */
  isSum: boolean;
}

interface TableRules<Field extends string> {
  columns: AnswerColumn<Field>[];
  /** Without a column for each of these nothing can be read. */
  needed: readonly Field[];
  maxRows: number;
}

/** The field and the heading of a column as a setting has it. */
export function readColumn<Field extends string>(line: string): AnswerColumn<Field> {
  const [field = '', ...heading] = line.split(/\s+/);
  return { field: field as Field, heading: heading.join(' ') };
}

/**
 * What stands below the headings of a table that others wrote, wherever in the file these are; empty rows and headings that are said
 * again are left out. Throws `invalid_input` at `content` where needed columns are not there, or in several sheets, where there are
 * no rows, more than `maxRows`, or a quote that is not closed.
 */
export async function pickAnswers<Field extends string>(
  choices: TableChoice[],
  rules: TableRules<Field>,
): Promise<AnswerRow<Field>[]> {
  const { choice, headings } = chooseTable(choices, rules);
  const table = await choice.read();
  const toAnswer = describeRow(rules.columns, { headings, table });
  const isRepeated = ({ cells }: TableRow) => cells.filter(Boolean).length > 1 && cells.every(isHeadingOf(headings));
  const below = table.rows.slice(headings.end);
  const answers = below.filter((row) => row.cells.some((text) => text !== '') && !isRepeated(row)).map(toAnswer);
  if (answers.length === 0) throw refusedFile('resultEmpty');
  if (answers.length > rules.maxRows || table.isCut) throw refusedFile('resultTooLong', { max: rules.maxRows });
  return answers;
}

const isHeadingOf =
  ({ names }: Headings) =>
  (cell: string, column: number) =>
    cell === (names[column] ?? '');

function chooseTable<Field extends string>(choices: TableChoice[], { columns, needed }: TableRules<Field>) {
  const worthOf = (names: string[]) => {
    const placeOf = findPlaces(names);
    const found = new Set(columns.filter(({ heading }) => placeOf(heading) >= 0).map(({ field }) => field));
    return needed.every((field) => found.has(field)) ? found.size : 0;
  };
  const known = new Set(columns.flatMap(({ heading }) => comparedNames(heading)));
  const isKnown = (name: string) => comparedNames(name).some((each) => known.has(each));
  const found = choices.flatMap((choice) => {
    const headings = findHeadings(choice.top, { isKnown, worthOf });
    return headings ? [{ choice, headings }] : [];
  });
  const [first, ...others] = found.toSorted((one, other) => other.headings.worth - one.headings.worth);
  if (!first) {
    const names = needed.map((field) => headingsOf(columns, field).join(' / ') || field);
    throw refusedFile('resultColumns', { columns: names.join(', ') });
  }
  if (first.choice.name !== '' && others.length > 0) {
    throw refusedFile('resultSheets', { sheets: found.map(({ choice }) => choice.name).join(', ') });
  }
  return first;
}

const headingsOf = <Field extends string>(columns: AnswerColumn<Field>[], field: Field) =>
  columns.filter((each) => each.field === field).map(({ heading }) => heading);

/** As it is written, and without a unit. */
function comparedNames(heading: string): [string, string] {
  const plain = plainHeading(heading);
  return [plain, headingWithoutUnit(plain)];
}

/** Where a heading is: as it is written, or else but for a unit behind it; -1 for nowhere. */
function findPlaces(names: string[]): (heading: string) => number {
  const plain = names.map(plainHeading);
  const bare = plain.map(headingWithoutUnit);
  return (heading) => {
    const [whole, withoutUnit] = comparedNames(heading);
    const exact = plain.indexOf(whole);
    return exact >= 0 ? exact : bare.indexOf(withoutUnit);
  };
}

const sum =
  /^(?:本页|本期|本月|本年|当日|当前|借方|贷方|收入|支出)?(?:合计|总计|小计|累计|汇总|总额|总金额|总笔数)|^(?:sub|grand)?total\b|^sum\b/i;

function describeRow<Field extends string>(
  columns: AnswerColumn<Field>[],
  { headings, table }: { headings: Headings; table: Table },
): (row: TableRow) => AnswerRow<Field> {
  const placeOf = findPlaces(headings.names);
  const places = new Map<Field, number[]>();
  for (const { field, heading } of columns) {
    const place = placeOf(heading);
    if (place >= 0) places.set(field, [...new Set([...(places.get(field) ?? []), place])]);
  }
  return ({ n, cells, stored }) => {
    const filledOf = (field: Field) => (places.get(field) ?? []).filter((place) => cells[place]);
    const textsOf = (field: Field) => filledOf(field).flatMap((place) => cells[place] ?? []);
    const cell = (field: Field) => textsOf(field)[0] ?? '';
    return {
      line: n,
      cell,
      cells: (field) => textsOf(field).join(' '),
      number: (field) => readNumberCell(cell(field)),
      amount: (field) => pickAmount(filledOf(field).map((place) => stored?.[place] ?? cells[place] ?? '')),
      day: (field) => readDayCell(cell(field), table.isFrom1904),
      filled: cells.filter(Boolean).length,
      isSum: sum.test(plainHeading(cells.find(Boolean) ?? '')),
    };
  };
}

/** Of several columns for amounts most stand empty, or at zero. */
function pickAmount(texts: string[]): Fen | null | undefined {
  const amounts = texts.map(readAmountCell).filter((amount) => amount !== undefined);
  return amounts.find((amount) => amount !== 0) ?? amounts[0];
}
