import type { ImportField } from '#lib/contract/catalogue/desk-import.ts';
import type { ProductForm, ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { productForm } from '#lib/contract/catalogue/product-form.ts';
import type { Unit } from '#lib/contract/catalogue/shop-records.ts';
import { defaultLocale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, shortName } from '#lib/i18n/texts.ts';
import { canonicalText } from '../../kernel/canonical-text.ts';
import type { CategoryFinder } from './category-finder.ts';
import { type ChoiceField, toChoice, toUnit } from './import-words.ts';
import { mergeVariants, readCount } from './merge-variants.ts';
import { placeFault } from './place-fault.ts';
import { clearMark, type ImportRow, type RowFault } from './read-row.ts';

export type RequestedStatus = 'draft' | 'published' | 'archived';

interface Known {
  /** The product as it is; undefined for a new one. */
  form: ProductForm | undefined;
  status: RequestedStatus;
  slug: string;
  findCategory: CategoryFinder['find'];
  /** Units that are offered. */
  units: Unit[];
}

export interface ProductPlan {
  /** Undefined while something is at fault. */
  form: ProductForm | undefined;
  status: RequestedStatus;
  /** The product is like this already. */
  isUnchanged: boolean;
  rowOfVariant: (number | undefined)[];
  faults: RowFault[];
}

const ofVariants: ImportField[] = ['sku', 'options', 'price', 'list_price', 'stock'];
const numbers = ['lead_days_min', 'lead_days_max', 'minimum_quantity'] as const;
const neededOfNew = [`name_${shortName(defaultLocale)}`, 'category', 'unit', 'lead_days_min', 'lead_days_max'] as const;

/**
 * What the rows of one product ask for: the whole form, as somebody would have saved it manually, or everything that is
 * wrong with it. What only the shop's records can say is found when it is saved.
 */
export function planProduct(rows: ImportRow[], known: Known): ProductPlan {
  const firstRow = rows[0]?.n ?? 0;
  const { values, faults } = gatherValues(rows);
  const isNew = known.form === undefined;
  for (const field of isNew ? neededOfNew : []) {
    if (!values[field] || values[field].text === clearMark) faults.push({ n: firstRow, field, key: 'required' });
  }
  const draft: ProductFormInput = structuredClone(known.form) ?? emptyForm(known.slug);
  writeTexts(draft, values);
  faults.push(...writeNumbers(draft, values), ...writeChoices(draft, values, known));
  const merged = mergeVariants(rows, draft);
  const { rowOfVariant } = merged;
  const whole = { ...draft, options: merged.options, variants: merged.variants };
  const parsed = productForm.safeParse(whole);
  const where = { firstRow, rowOfVariant };
  const issues = parsed.success ? [] : parsed.error.issues.map((issue) => toFault(issue, { whole, where }));
  const status = values.status ? (toChoice('status', values.status.text) ?? known.status) : known.status;
  if (status !== known.status && status === 'draft' && values.status) {
    faults.push({ n: values.status.n, field: 'status', key: 'importDraft' });
  }
  const all = withoutRepeats([...faults, ...merged.faults, ...issues]);
  const form = parsed.success && all.length === 0 ? parsed.data : undefined;
  const isUnchanged = status === known.status && form !== undefined && isLike(form, known.form);
  return { form, status, isUnchanged, rowOfVariant, faults: all };
}

type Values = Partial<Record<ImportField, { n: number; text: string }>>;

/** What rows say of the product itself; a row that says nothing agrees with the others. */
function gatherValues(rows: ImportRow[]): { values: Values; faults: RowFault[] } {
  const values: Values = {};
  const faults: RowFault[] = [];
  for (const row of rows) {
    for (const [field, text] of Object.entries(row.values) as [ImportField, string][]) {
      if (text === '' || ofVariants.includes(field) || field === 'slug') continue;
      const before = values[field];
      if (!before) values[field] = { n: row.n, text };
      else if (before.text !== text) {
        faults.push({ n: row.n, field, key: 'importConflict', values: { row: before.n } });
      }
    }
  }
  return { values, faults };
}

function emptyForm(slug: string): ProductFormInput {
  const none = { name: '', summary: '', description: '', keywords: '' };
  return {
    slug,
    kind: 'product',
    category_id: 1,
    pricing: 'fixed',
    unit: 'piece',
    fulfilment: 'ship',
    lead_days_min: 1,
    lead_days_max: 365,
    minimum_quantity: 1,
    floor_bp: null,
    is_featured: false,
    sort_weight: 0,
    texts: inEachLanguage(() => ({ ...none })),
    options: [],
    variants: [],
    tiers: [],
    attribute_value_ids: [],
    specifications: [],
    pictures: [],
  };
}

function writeTexts(draft: ProductFormInput, values: Values): void {
  for (const locale of locales) {
    for (const text of ['name', 'summary'] as const) {
      const value = values[`${text}_${shortName(locale)}`];
      if (value) draft.texts[locale][text] = value.text === clearMark ? '' : value.text;
    }
  }
}

function writeNumbers(draft: ProductFormInput, values: Values): RowFault[] {
  return numbers.flatMap((field) => {
    const value = values[field];
    if (!value) return [];
    const count = readCount(value.text);
    if (count === undefined) return [{ n: value.n, field, key: 'invalid' }];
    draft[field] = count;
    return [];
  });
}

function writeChoices(draft: ProductFormInput, values: Values, known: Known): RowFault[] {
  const faults: RowFault[] = [];
  const read = <F extends ChoiceField>(field: F) => {
    const value = values[field];
    const choice = value && toChoice(field, value.text);
    if (value && !choice) faults.push({ n: value.n, field, key: 'choice' });
    return choice;
  };
  draft.kind = read('kind') ?? draft.kind;
  draft.pricing = read('pricing') ?? draft.pricing;
  faults.push(...writeUnit(draft, values, known));
  // A new service is done on site, without a word about it.
  if (!known.form && draft.kind === 'service') draft.fulfilment = 'service';
  draft.fulfilment = read('fulfilment') ?? draft.fulfilment;
  read('status');
  return [...faults, ...writeCategory(draft, values, known)];
}

/** The unit a product has already is read first: two units of a shop may share a word. */
function writeUnit(draft: ProductFormInput, { unit: value }: Values, { form, units }: Known): RowFault[] {
  if (!value) return [];
  const unit = toUnit(value.text, form ? [form.unit, ...units] : units);
  if (unit === undefined)
    return [{ n: value.n, field: 'unit', key: 'importUnit', values: { unit: value.text.slice(0, 40) } }];
  draft.unit = unit;
  return [];
}

function writeCategory(draft: ProductFormInput, { category }: Values, { findCategory }: Known): RowFault[] {
  if (!category) return [];
  const { n, text } = category;
  const match = findCategory(text);
  if (match && 'id' in match) {
    draft.category_id = match.id;
    return [];
  }
  if (!match) return [{ n, field: 'category', key: 'importCategory' }];
  const values = { name: text, candidates: match.candidates.join('; ') };
  return [{ n, field: 'category', key: 'importCategoryTwice', values }];
}

interface Issue {
  path: PropertyKey[];
  message: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
}

/** Where nothing is written, that is what is wrong, whatever the rule says of what is written. */
function toFault(
  issue: object,
  { whole, where }: { whole: object; where: Parameters<typeof placeFault>[1] },
): RowFault {
  const { path, message, minimum, maximum } = issue as Issue;
  const written = path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key], whole);
  const values = { min: Number(minimum ?? 0), max: Number(maximum ?? 0) };
  return { ...placeFault(path.map(String).join('.'), where), key: written === '' ? 'required' : message, values };
}

/** One fault a cell: the first is the nearest to what was typed. */
export function withoutRepeats(faults: RowFault[]): RowFault[] {
  return faults.filter(
    ({ n, field }, index) => faults.findIndex((each) => each.n === n && each.field === field) === index,
  );
}

function isLike(form: ProductForm, before: ProductForm | undefined): boolean {
  return before !== undefined && canonicalText(form) === canonicalText(productForm.safeParse(before).data);
}
