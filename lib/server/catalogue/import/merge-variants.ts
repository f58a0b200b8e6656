import { readAmountText } from '#lib/contract/amount-text.ts';
import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import { noTexts, prefixedLocales, type Texts } from '#lib/i18n/texts.ts';
import { readAmountCell } from '../../kernel/answer-table/read-cell.ts';
import { formatFen } from '../../kernel/money.ts';
import { clearMark, type ImportRow, type RowFault } from './read-row.ts';

type Form = ProductFormInput;
type Variant = Form['variants'][number];
type Option = Form['options'][number];

interface MergedVariants {
  options: Form['options'];
  variants: Variant[];
  /** The row that says something of a variant, in the order of the variants. */
  rowOfVariant: (number | undefined)[];
  faults: RowFault[];
}

const variantFields = ['sku', 'options', 'price', 'list_price', 'stock'] as const;

/** What a file's rows make of a product's variants: those it does not name stay as they are. */
export function mergeVariants(rows: ImportRow[], before: Pick<Form, 'options' | 'variants'>): MergedVariants {
  const merged: MergedVariants = {
    options: structuredClone(before.options),
    variants: structuredClone(before.variants),
    rowOfVariant: before.variants.map(() => undefined),
    faults: [],
  };
  for (const row of rows) {
    if (variantFields.every((field) => row.values[field] === '')) continue;
    const index = findVariant(merged, row);
    if (index === undefined) merged.faults.push({ n: row.n, field: 'sku', key: 'required' });
    else writeVariant(merged, index, row);
  }
  return merged;
}

/** The place of the variant that a row is about, which is made where there is none of its SKU. */
function findVariant({ variants, rowOfVariant }: MergedVariants, { values: { sku } }: ImportRow): number | undefined {
  if (sku === '') return variants.length === 1 && rowOfVariant[0] === undefined ? 0 : undefined;
  const known = variants.findIndex((variant) => variant.sku === sku);
  if (known >= 0) return known;
  rowOfVariant.push(undefined);
  return variants.push({ sku, options: {}, price: '', list_price: null, stock: null }) - 1;
}

function writeVariant(merged: MergedVariants, index: number, { n, values }: ImportRow): void {
  const { variants, rowOfVariant, faults, options } = merged;
  const variant = variants[index];
  if (!variant) return;
  rowOfVariant[index] = n;
  if (values.price !== '') variant.price = toPrice(values.price);
  if (values.list_price === clearMark) variant.list_price = null;
  else if (values.list_price !== '') variant.list_price = toPrice(values.list_price);
  if (values.stock === clearMark) variant.stock = null;
  else if (values.stock !== '') {
    const stock = readCount(values.stock);
    if (stock === undefined) faults.push({ n, field: 'stock', key: 'invalid' });
    else variant.stock = stock;
  }
  if (values.options === '') return;
  const choice = readChoice(values.options, options);
  if (choice) variant.options = choice;
  else faults.push({ n, field: 'options', key: 'importOptions' });
}

/** As amounts are kept; what is none, or below zero, stays as it is and is refused by the rules of the form. */
function toPrice(text: string): string {
  const amount = readAmountCell(text);
  return typeof amount === 'number' && amount >= 0 ? formatFen(amount) : text;
}

/** A whole number as people write it: with thousands apart, in wide digits, with decimals that say nothing. */
export function readCount(text: string): number | undefined {
  const [, count] = /^(\d{1,9})(?:\.0*)?$/.exec(readAmountText(text) ?? '') ?? [];
  return count === undefined ? undefined : Number(count);
}

/** `Size=A4; Paper=Matt`; options and values that are not there yet are added. Undefined for what cannot be read. */
function readChoice(text: string, options: Option[]): Record<string, string> | undefined {
  const choice: Record<string, string> = {};
  for (const part of text.split(/[;；\n]/)) {
    if (part.trim() === '') continue;
    const [name = '', value = '', ...more] = part.split(/[=＝]/).map((each) => each.trim());
    if (name === '' || value === '' || more.length > 0) return undefined;
    const option = findNamed(options, name) ?? addNamed(options, name, 'option', { values: [] });
    const chosen = findNamed(option.values, value) ?? addNamed(option.values, value, 'value', {});
    choice[option.key] = chosen.key;
  }
  return choice;
}

interface Named {
  key: string;
  name: Texts;
}

function findNamed<N extends Named>(list: N[], requested: string): N | undefined {
  const word = requested.toLowerCase();
  const has = (text: string) => text.toLowerCase() === word;
  return (
    list.find(({ name }) => has(name[defaultLocale])) ??
    list.find(({ key, name }) => prefixedLocales.some((locale) => has(name[locale])) || has(key))
  );
}

function addNamed<N extends Named>(list: N[], name: string, stem: string, rest: Omit<N, keyof Named>): N {
  let number = list.length + 1;
  while (list.some(({ key }) => key === `${stem}-${number}`)) number += 1;
  const added = { key: `${stem}-${number}`, name: { ...noTexts, [defaultLocale]: name }, ...rest } as N;
  list.push(added);
  return added;
}
