import type { MovingMapping } from '#lib/contract/integrations/moving-fields.ts';
import { textOfHtml } from '#lib/server/site/index.ts';
import { readMoment } from '../sources/read-moment.ts';
import { readAttributeHeading } from '../sources/recognise.ts';
import {
  type FieldRow,
  isNo,
  isYes,
  type MovedProduct,
  type MovedVariant,
  type Notes,
  newNotes,
  readStock,
  splitList,
  toFieldRow,
} from './moved-product.ts';
import { oldPathOf } from './wordpress-path.ts';

interface WooColumns {
  mapping: MovingMapping;
  headings: readonly string[];
  now: Date;
}

interface Attribute {
  name: string;
  values: string[];
}

/** More combinations than a product may have variants. */
const mostVariants = 401;

/**
 * A product as WooCommerce's exporter writes it: a row of its own, and behind it those of its variations. Attributes of which variations
 * have values are its options, the others are facts.
 */
export function readWooProduct(rows: { n: number; cells: readonly string[] }[], columns: WooColumns): MovedProduct {
  const fieldRows = rows.map((row) => toFieldRow(row, columns.mapping));
  const notes = newNotes();
  const first = fieldRows.find((row) => !isVariation(row)) ?? fieldRows[0];
  if (!first) throw new RangeError('a product without rows');
  const variations = fieldRows.filter(isVariation);
  const attributes = readAttributes(first, columns.headings);
  const chosen = variations.map((row) => readAttributes(row, columns.headings));
  const isOption = (number: string) => chosen.some((each) => (each.get(number)?.values.length ?? 0) > 0);
  const options = [...attributes.keys(), ...chosen.flatMap((each) => [...each.keys()])].filter(
    (number, at, all) => all.indexOf(number) === at && isOption(number),
  );
  noteProduct(first, { variations, notes });
  const nameOf = (number: string) =>
    attributes.get(number)?.name || chosen.map((each) => each.get(number)?.name).find(Boolean) || number;
  const context = { columns, notes, first };
  return {
    n: first.n,
    key: keyOf(first),
    handle: textOfHtml(first.get('title')),
    oldPath: oldPathOf(first),
    name: first.get('title'),
    summary: plainText(first.get('summary')),
    description: withBreaks(first.get('description')),
    tags: splitList(first.get('tags')),
    category: readCategory(first, notes),
    brand: splitList(first.get('vendor'))[0] ?? '',
    weight: readWeight(first, columns),
    facts: factsOf(attributes, options),
    isPublished: isYes(first.get('published')),
    isDigital: /virtual|downloadable/i.test(first.get('row_type')),
    options: options.map(nameOf),
    variants: readVariants(variations, { attributes, options, chosen, ...context }),
    pictures: readPictures(first, variations),
    notes: notes.notes,
  };
}

export const isVariation = (row: FieldRow): boolean => /(?:^|,)\s*(?:variation|变体)\b|变体/i.test(row.get('row_type'));
const isVariable = (row: FieldRow): boolean => /variable|可变/i.test(row.get('row_type'));

export const keyOf = (row: FieldRow): string =>
  (row.get('id') || row.get('sku') || row.get('title')).toLowerCase().slice(0, 160);

function factsOf(attributes: Map<string, Attribute>, options: string[]): MovedProduct['facts'] {
  return [...attributes].flatMap(([number, { name, values }]) =>
    options.includes(number) || name === '' || values.length === 0 ? [] : [{ label: name, value: values.join(', ') }],
  );
}

/** By the number that its columns have. */
function readAttributes(row: FieldRow, headings: readonly string[]): Map<string, Attribute> {
  const found = new Map<string, Attribute>();
  for (const [at, heading] of headings.entries()) {
    const read = readAttributeHeading(heading);
    const text = row.cells[at] ?? '';
    if (!read || text === '' || (read.part !== 'name' && read.part !== 'value')) continue;
    const number = String(read.number);
    const attribute = found.get(number) ?? { name: '', values: [] };
    if (read.part === 'name') attribute.name = text;
    else attribute.values = splitList(text);
    found.set(number, attribute);
  }
  return found;
}

interface Expanding {
  attributes: Map<string, Attribute>;
  options: string[];
  own: Map<string, Attribute>;
  columns: WooColumns;
  notes: Notes;
  first: FieldRow;
}

/** A product without variations is its only variant; one that should have some and has none has no price either. */
function readVariants(
  variations: FieldRow[],
  { chosen, ...context }: Omit<Expanding, 'own'> & { chosen: Map<string, Attribute>[] },
): MovedVariant[] {
  if (variations.length > 0) {
    return variations.flatMap((row, at) => expand(row, { ...context, own: chosen[at] ?? new Map() }));
  }
  return isVariable(context.first) ? [] : [readVariant(context.first, { values: [], ...context })];
}

/** A variation without a value of an attribute stands for all of them. */
function expand(row: FieldRow, { attributes, options, own, ...context }: Expanding): MovedVariant[] {
  const choices = options.map((number) => {
    const [value] = own.get(number)?.values ?? [];
    return value === undefined ? (attributes.get(number)?.values ?? ['']) : [value];
  });
  const combinations = choices.reduce<string[][]>(
    (before, values) => before.flatMap((each) => values.map((value) => [...each, value])).slice(0, mostVariants),
    [[]],
  );
  const variant = readVariant(row, { values: [], ...context });
  if (combinations.length > 1)
    context.notes.warn(row.n, null, { key: 'anyValue', values: { count: combinations.length } });
  return combinations.map((values, at) => ({
    ...variant,
    values,
    sku: at === 0 || variant.sku === '' ? variant.sku : `${variant.sku}-${at + 1}`,
  }));
}

function readVariant(
  row: FieldRow,
  { values, columns, notes, first }: Pick<Expanding, 'columns' | 'notes' | 'first'> & { values: string[] },
): MovedVariant {
  const regular = row.get('price');
  const sale = row.get('sale_price');
  const isOnSale = sale !== '' && isWithin(row, columns.now);
  if (sale !== '' && !isOnSale) notes.warn(row.n, 'sale_price', { key: 'saleOver' });
  return {
    n: row.n,
    sku: row.get('sku'),
    values,
    price: isOnSale ? sale : regular,
    listPrice: isOnSale ? regular : '',
    stock: readWooStock(row, { first, notes }),
    picture: isVariation(row) ? (splitList(row.get('picture'))[0] ?? '') : '',
  };
}

/** A price of a sale counts between its days; without days it counts. */
function isWithin(row: FieldRow, now: Date): boolean {
  const [from, to] = [toTime(row.get('sale_from')), toTime(row.get('sale_to'))];
  return (from === undefined || from <= now.getTime()) && (to === undefined || now.getTime() < to + 86_400_000);
}

function toTime(text: string): number | undefined {
  return readMoment(text)?.time.getTime();
}

/** A variation that says nothing is counted with its product, which has no pieces of its own here. */
function readWooStock(
  row: FieldRow,
  { first, notes: { warn, fail } }: Pick<Expanding, 'first' | 'notes'>,
): number | null {
  const isAvailable = !isNo(row.get('in_stock'));
  const text = /^parent$/i.test(row.get('stock')) ? first.get('stock') : row.get('stock');
  if (text === '') return isAvailable ? null : 0;
  if (/^(?:1|yes|notify)$/i.test(row.get('backorders'))) {
    warn(row.n, 'backorders', { key: 'backorders' });
    return null;
  }
  const read = readStock(text);
  if (!read) fail(row.n, 'stock', { key: 'invalid' });
  else if (read.isBelow) warn(row.n, 'stock', { key: 'stockBelow', values: { stock: text } });
  return read?.stock ?? null;
}

/** The first of several, the one that WooCommerce gives by itself apart. */
function readCategory(row: FieldRow, { warn }: Notes): string[] {
  const paths = splitList(row.get('category')).filter((path) => !/^(?:uncategori[sz]ed|未分类)$/i.test(path));
  const [first = '', ...others] = paths.map((path) => path.replaceAll('&gt;', '>'));
  const isOther = (path: string) => !first.startsWith(`${path} >`);
  if (others.some(isOther)) {
    warn(row.n, 'category', {
      key: 'moreCategories',
      values: { names: others.filter(isOther).join(', ').slice(0, 200) },
    });
  }
  return first
    .split('>')
    .map((part) => textOfHtml(part).trim())
    .filter(Boolean);
}

/** With the unit that the heading of its column names. */
function readWeight(row: FieldRow, { mapping, headings }: WooColumns): string {
  const amount = Number(row.get('weight').replace(',', '.'));
  const [, unit] = /\(([a-z]{1,4})\)/i.exec(headings[mapping.weight ?? -1] ?? '') ?? [];
  return amount > 0 && Number.isFinite(amount) ? `${amount} ${unit ?? 'kg'}` : '';
}

function readPictures(first: FieldRow, variations: FieldRow[]): MovedProduct['pictures'] {
  const sources = [first, ...variations].flatMap((row) => splitList(row.get('picture')));
  return [...new Set(sources)].map((source) => ({ source, alt: '' }));
}

/** Texts of WordPress may have no markup at all: its line breaks are paragraphs. The exporter writes them as `\n`. */
function withBreaks(text: string): string {
  const whole = text.replaceAll('\\n', '\n');
  if (/<(?:p|br|div|ul|ol|table|h[1-6])[\s>/]/i.test(whole)) return whole;
  return whole
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** A summary is a line of text here. */
function plainText(html: string): string {
  return html
    .replaceAll('\\n', ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function noteProduct(
  first: FieldRow,
  { variations, notes: { warn, fail } }: { variations: FieldRow[]; notes: Notes },
): void {
  const type = first.get('row_type');
  if (isVariation(first)) fail(first.n, 'parent', { key: 'noParent', values: { parent: first.get('parent') } });
  else if (/grouped|组合/i.test(type)) fail(first.n, 'row_type', { key: 'grouped' });
  else if (/external|外部/i.test(type)) fail(first.n, 'row_type', { key: 'external' });
  else if (isVariable(first) && variations.length === 0) warn(first.n, 'row_type', { key: 'noVariations' });
  if (/^none$/i.test(first.get('taxable'))) warn(first.n, 'taxable', { key: 'untaxed' });
}
