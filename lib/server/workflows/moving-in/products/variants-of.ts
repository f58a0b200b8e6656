import type { ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';
import { textOfHtml } from '#lib/server/site/index.ts';
import { isShortened } from '../sources/plain-amount.ts';
import { hashOf, toAddress } from './address-of.ts';
import type { MovedProduct, MovedVariant } from './moved-product.ts';
import { toYuan } from './price-of.ts';
import { writtenIn } from './written-in.ts';

type Option = ProductFormInput['options'][number];
type Variant = ProductFormInput['variants'][number];

export interface MergedVariants {
  options: Option[];
  variants: Variant[];
  /** The row that says something of a variant, in the order of the variants. */
  rowOfVariant: (number | undefined)[];
  notes: MovingNote[];
}

interface Merging {
  draft: Pick<ProductFormInput, 'options' | 'variants'>;
  options: MovingOptions;
  slug: string;
}

/** What a file makes of a product's variants; those of it that the file does not name stay. */
export function mergeMovedVariants(moved: MovedProduct, { draft, options, slug }: Merging): MergedVariants {
  const merged: MergedVariants = {
    options: structuredClone(draft.options),
    variants: structuredClone(draft.variants),
    rowOfVariant: draft.variants.map(() => undefined),
    notes: [],
  };
  const keys = moved.options.map((name) => findOption(merged.options, name, options.language));
  const used = new Set<string>();
  for (const [at, variant] of moved.variants.entries()) {
    const sku = toSku(variant, { slug, at, used, notes: merged.notes });
    const choice = Object.fromEntries(
      keys.map((option, place) => [option.key, findValue(option, variant.values[place] ?? '', options.language)]),
    );
    writeVariant(merged, { moved: variant, sku, choice, rate: options.rate });
  }
  return merged;
}

const matches = (name: Record<Locale, string>, text: string) => Object.values(name).some((each) => each === text);

function toNames(text: string, language: Locale): Record<Locale, string> {
  const written = writtenIn(language, true);
  return inEachLanguage((locale) => (written.includes(locale) ? text : ''));
}

const toLabel = (text: string) =>
  textOfHtml(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 80)
    .toWellFormed();

/** A key that nobody reads and that stays the same for the same text. */
function newKey(text: string, taken: readonly { key: string }[]): string {
  const key = toAddress(text, 'category').slice(0, 30);
  return taken.some((each) => each.key === key) ? `${key}-${hashOf(text).slice(0, 8)}` : key;
}

function findOption(options: Option[], text: string, language: Locale): Option {
  const name = toLabel(text);
  const known = options.find((option) => matches(option.name, name));
  if (known) return known;
  const made: Option = { key: newKey(name, options), name: toNames(name, language), values: [] };
  options.push(made);
  return made;
}

function findValue(option: Option, text: string, language: Locale): string {
  const name = toLabel(text);
  const known = option.values.find((value) => matches(value.name, name));
  if (known) return known.key;
  const made = { key: newKey(name, option.values), name: toNames(name, language) };
  option.values.push(made);
  return made.key;
}

interface SkuContext {
  slug: string;
  at: number;
  used: Set<string>;
  notes: MovingNote[];
}

/** Ours are letters and digits, one of a kind; what is none is given one that comes out the same each time. */
function toSku(variant: MovedVariant, { slug, at, used, notes }: SkuContext): string {
  const written = variant.sku.trim();
  const isGone = isShortened(written);
  const plain = (isGone ? '' : written)
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9._/-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '')
    .slice(0, 40);
  const own = `${slug.slice(0, 28)}-${at + 1}`;
  let sku = plain === '' ? own : plain;
  if (used.has(sku.toLowerCase())) sku = `${sku.slice(0, 30)}-${hashOf(`${slug} ${at}`).slice(0, 8)}`;
  used.add(sku.toLowerCase());
  if (sku !== written) {
    const key = isGone ? 'skuShortened' : written === '' ? 'skuGiven' : 'skuChanged';
    notes.push({ n: variant.n, level: 'warning', field: 'sku', key, values: { sku, written: written.slice(0, 60) } });
  }
  return sku;
}

interface Writing {
  moved: MovedVariant;
  sku: string;
  choice: Record<string, string>;
  rate: string;
}

function writeVariant(merged: MergedVariants, { moved, sku, choice, rate }: Writing): void {
  const { variants, rowOfVariant, notes } = merged;
  const price = toYuan(moved.price, rate);
  if (price === undefined) {
    notes.push({ n: moved.n, level: 'error', field: 'price', key: moved.price === '' ? 'required' : 'amount' });
  }
  const list = listPriceOf(moved, { price, rate, notes });
  const known = variants.findIndex((variant) => variant.sku === sku);
  if (known >= 0) {
    rowOfVariant[known] = moved.n;
    Object.assign(variants[known] as Variant, { price: price ?? '0', list_price: list, options: choice });
    return;
  }
  rowOfVariant.push(moved.n);
  variants.push({ sku, options: choice, price: price ?? '0', list_price: list, stock: moved.stock });
}

/** One that is not above the price says nothing. */
function listPriceOf(
  { listPrice, n }: MovedVariant,
  { price, rate, notes }: { price: string | undefined; rate: string; notes: MovingNote[] },
): string | null {
  if (listPrice === '' || price === undefined) return null;
  const list = toYuan(listPrice, rate);
  if (list !== undefined && Number(list) > Number(price)) return list;
  const isNothing = list === undefined || Number(list) === 0 || list === price;
  if (!isNothing) notes.push({ n, level: 'warning', field: 'list_price', key: 'listBelow', values: { price: list } });
  return null;
}
