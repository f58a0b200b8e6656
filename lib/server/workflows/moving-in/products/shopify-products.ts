import type { MovingMapping } from '#lib/contract/integrations/moving-fields.ts';
import { textOfHtml } from '#lib/server/site/index.ts';
import {
  type FieldRow,
  isNo,
  isYes,
  type MovedProduct,
  type MovedVariant,
  type Notes,
  newNotes,
  readStock,
  toFieldRow,
} from './moved-product.ts';

const optionFields = [
  ['option1_name', 'option1_value'],
  ['option2_name', 'option2_value'],
  ['option3_name', 'option3_value'],
] as const;

/**
 * A product as Shopify writes it: all rows of a handle. The first has its texts, each one with a price or a value of an option is a variant,
 * each may have a further picture.
 */
export function readShopifyProduct(
  rows: { n: number; cells: readonly string[] }[],
  mapping: MovingMapping,
): MovedProduct {
  const fieldRows = rows.map((row) => toFieldRow(row, mapping));
  const notes = newNotes();
  const first = fieldRows.find((row) => row.get('title') !== '') ?? fieldRows[0];
  if (!first) throw new RangeError('a product without rows');
  const variantRows = fieldRows.filter(isVariant);
  const options = readOptions(variantRows);
  const handle = first.get('handle').trim();
  noteProduct(first, variantRows, notes);
  return {
    n: first.n,
    key: handle.toLowerCase().slice(0, 160),
    handle,
    oldPath: handle === '' ? undefined : `/products/${handle}`,
    name: first.get('title'),
    summary: '',
    description: first.get('description'),
    tags: first
      .get('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    category: readCategory(first).map(textOfHtml),
    brand: first.get('vendor'),
    weight: readWeight(variantRows),
    facts: [],
    isPublished: isPublished(first),
    isDigital: variantRows.length > 0 && variantRows.every((row) => isNo(row.get('shipping'))),
    options: options.map(({ name }) => name),
    variants: variantRows.map((row) => readVariant(row, { options, notes })),
    pictures: readPictures(fieldRows),
    notes: notes.notes,
  };
}

const isVariant = (row: FieldRow): boolean =>
  (['price', 'sku', 'option1_value'] as const).some((field) => row.get(field) !== '');

interface ReadOption {
  name: string;
  value: (typeof optionFields)[number][1];
}

/** Names stand in the first row of a product alone; an option without any value is none. A product without choices has one that says so. */
function readOptions(rows: FieldRow[]): ReadOption[] {
  const names = optionFields.map(([name]) => rows.map((row) => row.get(name)).find((text) => text !== '') ?? '');
  const isPlain =
    rows.length === 1 && names[1] === '' && /^default( title)?$/i.test(rows[0]?.get('option1_value') ?? '');
  if (isPlain) return [];
  return optionFields.flatMap(([, value], at) =>
    rows.some((row) => row.get(value) !== '') ? [{ value, name: names[at] || `Option ${at + 1}` }] : [],
  );
}

function readVariant(row: FieldRow, { options, notes }: { options: ReadOption[]; notes: Notes }): MovedVariant {
  return {
    n: row.n,
    sku: withoutApostrophe(row.get('sku')),
    values: options.map(({ value }) => row.get(value)),
    price: row.get('price'),
    listPrice: row.get('list_price'),
    stock: readShopifyStock(row, notes),
    picture: row.get('variant_picture'),
  };
}

/** Shopify writes one before numbers, so that spreadsheets keep their zeros. */
const withoutApostrophe = (text: string) => text.replace(/^'/, '');

/** What nobody counts, and what is sold beyond what there is, never runs out. */
function readShopifyStock(row: FieldRow, { warn, fail }: Notes): number | null {
  const text = row.get('stock');
  const [tracker, policy] = [row.get('tracker'), row.get('backorders')];
  const isTracked = tracker !== '' && !isNo(tracker);
  if (!isTracked || text === '') return null;
  if (/^continue$/i.test(policy) || isYes(policy)) {
    warn(row.n, 'backorders', { key: 'backorders' });
    return null;
  }
  const read = readStock(text);
  if (!read) fail(row.n, 'stock', { key: 'invalid' });
  else if (read.isBelow) warn(row.n, 'stock', { key: 'stockBelow', values: { stock: text } });
  return read?.stock ?? null;
}

/** What the merchant calls it, else the end of its place in Shopify's own tree. */
function readCategory(row: FieldRow): string[] {
  const type = row.get('type');
  if (type !== '') return [type];
  return row
    .get('category')
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(-2);
}

function isPublished(row: FieldRow): boolean {
  const [status, published] = [row.get('status'), row.get('published')];
  return (status === '' || /^active$/i.test(status)) && !isNo(published);
}

function readWeight(rows: FieldRow[]): string {
  const weights = new Set(rows.map((row) => row.get('weight')));
  const [only = ''] = weights;
  const grams = Number(only.replace(',', '.'));
  return weights.size === 1 && grams > 0 && Number.isFinite(grams) ? `${Number(grams.toFixed(1))} g` : '';
}

/** In the order of their positions; pictures of variants that stand nowhere else come behind. */
function readPictures(rows: FieldRow[]): MovedProduct['pictures'] {
  const placed = rows.flatMap((row, at) => {
    const source = row.get('picture');
    const position = Number(row.get('picture_position')) || at + 1;
    return source === '' ? [] : [{ source, alt: row.get('picture_alt'), position }];
  });
  placed.sort((left, right) => left.position - right.position);
  const own = rows.flatMap((row) => row.get('variant_picture') || []).map((source) => ({ source, alt: '' }));
  const seen = new Set<string>();
  return [...placed, ...own].flatMap(({ source, alt }) => {
    if (seen.has(source)) return [];
    seen.add(source);
    return [{ source, alt }];
  });
}

function noteProduct(first: FieldRow, variants: FieldRow[], { warn, fail }: Notes): void {
  if (isYes(first.get('gift_card'))) fail(first.n, 'gift_card', { key: 'giftCard' });
  if (/^archived$/i.test(first.get('status'))) warn(first.n, 'status', { key: 'archived' });
  const untaxed = variants.find((row) => isNo(row.get('taxable')));
  if (untaxed) warn(untaxed.n, 'taxable', { key: 'untaxed' });
}
