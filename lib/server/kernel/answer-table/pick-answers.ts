import type { Fen } from '../money.ts';
import { columnLetter } from '../workbook/column-letter.ts';
import { type AmountUnit, findUnitAbove, takeUnit } from './amount-unit.ts';
import { findHeadings, type Headings } from './find-headings.ts';
import { plainHeading } from './plain-heading.ts';
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
  /**
   * It has something behind the last heading, so that a separator stands in one of its cells (`1,234.50` without quotes): which cell is
   * under which heading nobody knows. Its numbers are empty then, and its amounts null.
   */
  isShifted: boolean;
  /** All that stands in it. */
  text: string;
}

interface TableRules<Field extends string> {
  columns: AnswerColumn<Field>[];
  /** Without a column for each of these nothing can be read. */
  needed: readonly Field[];
  /** Read by `cells`: several columns may have one heading, whatever stands in them. */
  joined?: readonly Field[];
  maxRows: number;
}

/** The field and the heading of a column as a setting has it. */
export function readColumn<Field extends string>(line: string): AnswerColumn<Field> {
  const [field = '', ...heading] = line.split(/\s+/);
  return { field: field as Field, heading: heading.join(' ') };
}

/**
 * What stands below the headings of a table that others wrote, wherever in the file these are; empty rows and headings that are said
 * again are left out. Throws `invalid_input` at `content` where needed columns are not there, or in several sheets, where a heading
 * stands above two columns that differ or is said again in another order, where there are no rows, more than `maxRows`, or a quote
 * that is not closed.
 */
export async function pickAnswers<Field extends string>(
  choices: TableChoice[],
  rules: TableRules<Field>,
): Promise<AnswerRow<Field>[]> {
  const { choice, headings } = chooseTable(choices, rules);
  const table = await choice.read();
  const filled = table.rows.slice(headings.end).filter(({ cells }) => cells.some((text) => text !== ''));
  const isAgain = findHeadingsAgain(headings, rules);
  const below = filled.filter((row) => !isAgain(row));
  requireOneEach(below, headings, rules);
  const unitAbove = findUnitAbove(choice.top.slice(0, headings.end));
  const answers = below.map(describeRow(rules.columns, { headings, table, unitAbove, isText: choice.name === '' }));
  if (answers.length === 0) throw refusedFile('resultEmpty');
  if (answers.length > rules.maxRows || table.isCut) throw refusedFile('resultTooLong', { max: rules.maxRows });
  return answers;
}

/**
 * Whether a row says the headings again, as banks do on each page. In another order they are those of another table, whose columns
 * would be taken for each other.
 */
function findHeadingsAgain<Field extends string>(
  { names, worth }: Headings,
  { columns, needed }: TableRules<Field>,
): (row: TableRow) => boolean {
  const placesOf = findPlaces(names);
  return ({ n, cells }) => {
    if (cells.filter(Boolean).length > 1 && cells.every((cell, column) => cell === (names[column] ?? ''))) return true;
    // One word alone may stand in any cell.
    if (worth < 2 || worthOf(cells, { columns, needed }) < worth) return false;
    const placesHere = findPlaces(cells);
    if (columns.every(({ heading }) => String(placesHere(heading)) === String(placesOf(heading)))) return true;
    throw refusedFile('resultHeadings', { line: n });
  };
}

/** Where a heading stands above several columns, nobody knows which of them is meant, unless they say the same in every row. */
function requireOneEach<Field extends string>(
  rows: readonly TableRow[],
  { names }: Headings,
  { columns, joined = [] }: TableRules<Field>,
): void {
  const placesOf = findPlaces(names);
  for (const { field, heading } of columns) {
    const places = placesOf(heading);
    if (places.length < 2 || joined.includes(field)) continue;
    const saidBy = ({ cells, stored }: TableRow) =>
      places.map((place) => stored?.[place] ?? cells[place]).filter(Boolean);
    if (rows.every((row) => isSum(row) || new Set(saidBy(row)).size < 2)) continue;
    throw refusedFile('resultHeadingTwice', { heading, columns: places.map(columnLetter).join(', ') });
  }
}

function chooseTable<Field extends string>(choices: TableChoice[], { columns, needed }: TableRules<Field>) {
  const known = new Set(columns.flatMap(({ heading }) => comparedNames(heading)));
  const isKnown = (name: string) => comparedNames(name).some((each) => known.has(each));
  const found = choices.flatMap((choice) => {
    const headings = findHeadings(choice.top, { isKnown, worthOf: (names) => worthOf(names, { columns, needed }) });
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

/** How many fields these headings have a column for; 0 where one is missing that is needed. */
function worthOf<Field extends string>(
  names: string[],
  { columns, needed }: Pick<TableRules<Field>, 'columns' | 'needed'>,
): number {
  const placesOf = findPlaces(names);
  const found = new Set(columns.filter(({ heading }) => placesOf(heading).length > 0).map(({ field }) => field));
  return needed.every((field) => found.has(field)) ? found.size : 0;
}

const headingsOf = <Field extends string>(columns: AnswerColumn<Field>[], field: Field) =>
  columns.filter((each) => each.field === field).map(({ heading }) => heading);

/** As it is written, and without a unit. */
function comparedNames(heading: string): [string, string] {
  const plain = plainHeading(heading);
  return [plain, takeUnit(plain).name];
}

/** Where a heading is: as it is written, or else but for a unit behind it. */
function findPlaces(names: string[]): (heading: string) => number[] {
  const plain = names.map(plainHeading);
  const bare = plain.map((name) => takeUnit(name).name);
  return (heading) => {
    const [whole, withoutUnit] = comparedNames(heading);
    const exact = placesIn(plain, whole);
    return exact.length > 0 ? exact : placesIn(bare, withoutUnit);
  };
}

const placesIn = (names: string[], name: string) => names.flatMap((each, place) => (each === name ? [place] : []));

const sum =
  /^(?:本页|本期|本月|本年|当日|当前|借方|贷方|收入|支出)?(?:合计|总计|小计|累计|汇总|总额|总金额|总笔数)|^(?:sub|grand)?total\b|^sum\b/i;

const isSum = ({ cells }: Pick<TableRow, 'cells'>) => sum.test(plainHeading(cells.find(Boolean) ?? ''));

interface Described {
  headings: Headings;
  table: Table;
  /** What amounts count in whose heading says nothing. */
  unitAbove: AmountUnit | undefined;
  isText: boolean;
}

function describeRow<Field extends string>(
  columns: AnswerColumn<Field>[],
  { headings, table, unitAbove, isText }: Described,
): (row: TableRow) => AnswerRow<Field> {
  const placesOf = findPlaces(headings.names);
  const places = new Map<Field, number[]>();
  for (const { field, heading } of columns) {
    places.set(field, [...new Set([...(places.get(field) ?? []), ...placesOf(heading)])]);
  }
  const width = headings.names.findLastIndex(Boolean) + 1;
  const powerOf = (place: number) => requirePower(headings.names[place] ?? '', unitAbove);
  return ({ n, cells, stored }) => {
    const isShifted = isText && cells.slice(width).some(Boolean);
    const filledOf = (field: Field) => (places.get(field) ?? []).filter((place) => cells[place]);
    const textsOf = (field: Field) => filledOf(field).flatMap((place) => cells[place] ?? []);
    const cell = (field: Field) => textsOf(field)[0] ?? '';
    const storedOf = (field: Field) => filledOf(field).map((place) => stored?.[place] ?? cells[place] ?? '');
    return {
      line: n,
      cell,
      cells: (field) => textsOf(field).join(' '),
      // A number that a format shows as a day is none.
      number: (field) => (isShifted ? '' : readNumberCell(storedOf(field)[0] ?? '')),
      amount: (field) => {
        const powers = filledOf(field).map(powerOf);
        return isShifted ? null : pickAmount(storedOf(field).map((text, index) => readAmountCell(text, powers[index])));
      },
      day: (field) => readDayCell(cell(field), table.isFrom1904),
      filled: cells.filter(Boolean).length,
      isSum: isSum({ cells }),
      isShifted,
      text: cells.filter(Boolean).join(', '),
    };
  };
}

/** Of which power of ten of a yuan a column is. Throws `invalid_input` at `content` for other money, and names it. */
function requirePower(heading: string, unitAbove: AmountUnit | undefined): number {
  const unit = takeUnit(heading).unit ?? unitAbove;
  if (unit && unit.power === undefined) throw refusedFile('resultUnit', { heading, unit: unit.name });
  return unit?.power ?? 0;
}

/** Of several columns for amounts most stand empty, or at zero. Null also where two say something else. */
function pickAmount(read: (Fen | null | undefined)[]): Fen | null | undefined {
  const amounts = read.filter((amount) => amount !== undefined);
  const [first, ...others] = new Set(amounts.filter((amount) => amount !== 0));
  if (others.length > 0) return null;
  return first === undefined ? amounts[0] : first;
}
