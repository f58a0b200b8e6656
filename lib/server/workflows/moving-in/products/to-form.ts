import type { ProductForm, ProductFormInput } from '#lib/contract/catalogue/product-fields.ts';
import { productForm } from '#lib/contract/catalogue/product-form.ts';
import type { MovingOptions } from '#lib/contract/integrations/desk-moving.ts';
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { MovingNote } from '#lib/server/integrations/index.ts';
import { canonicalText } from '#lib/server/kernel/canonical-text.ts';
import { cleanHtml, textOfHtml } from '#lib/server/site/index.ts';
import { toAddress } from './address-of.ts';
import type { MovedProduct } from './moved-product.ts';
import { noteOf } from './note-of.ts';
import { type MergedVariants, mergeMovedVariants } from './variants-of.ts';
import { writtenIn } from './written-in.ts';

interface FormContext {
  options: MovingOptions;
  /** The product as it is here; undefined for a new one. */
  before: ProductForm | undefined;
  /** Where a new one goes. */
  categoryId: number;
  slug: string;
}

export interface MovedForm {
  /** Undefined while something is at fault. */
  form: ProductForm | undefined;
  notes: MovingNote[];
  isUnchanged: boolean;
}

/** Longest texts of a product, cut rather than refused: what comes from elsewhere had other bounds. */
const longest = { name: 160, summary: 400, keywords: 1000, fact: 300, label: 80 };

/**
 * The whole form of a product, as somebody would have saved it manually. Of a product that is there the file changes its texts, prices and
 * variants; pieces, category, unit and days stay as they are here.
 */
export function toMovedForm(moved: MovedProduct, context: FormContext): MovedForm {
  const { options, before } = context;
  const draft: ProductFormInput = before ? structuredClone(before) : emptyForm(moved, context);
  const notes = [...moved.notes];
  writeTexts(draft, moved, { options, notes });
  draft.specifications = withFacts(draft.specifications, moved, options.language);
  const merged = mergeMovedVariants(moved, { draft, options, slug: context.slug });
  notes.push(...merged.notes);
  const whole = { ...draft, options: merged.options, variants: merged.variants };
  const parsed = productForm.safeParse(whole);
  if (!parsed.success) notes.push(...faultsOf(parsed.error.issues, { moved, merged, whole }));
  const form = parsed.success && notes.every(({ level }) => level !== 'error') ? parsed.data : undefined;
  return { form, notes: withoutRepeats(notes), isUnchanged: form !== undefined && isLike(form, before) };
}

function emptyForm(moved: MovedProduct, { options, categoryId, slug }: FormContext): ProductFormInput {
  return {
    slug,
    kind: 'product',
    category_id: categoryId,
    pricing: 'fixed',
    unit: options.unit,
    fulfilment: moved.isDigital ? 'digital' : 'ship',
    lead_days_min: options.lead_days_min,
    lead_days_max: options.lead_days_max,
    minimum_quantity: 1,
    floor_bp: null,
    is_featured: false,
    sort_weight: 0,
    texts: inEachLanguage(() => ({ name: '', summary: '', description: '', keywords: '' })),
    options: [],
    variants: [],
    tiers: [],
    attribute_value_ids: [],
    specifications: [],
    pictures: [],
  };
}

function writeTexts(
  draft: ProductFormInput,
  moved: MovedProduct,
  { options: { language }, notes }: { options: MovingOptions; notes: MovingNote[] },
): void {
  const name = oneLine(moved.name, longest.name);
  if (oneLine(moved.name, Number.POSITIVE_INFINITY).length > longest.name) {
    notes.push({ n: moved.n, level: 'warning', field: 'title', key: 'cut', values: { max: longest.name } });
  }
  const texts = {
    name,
    summary: oneLine(moved.summary, longest.summary),
    description: cleanHtml(moved.description),
    keywords: oneLine(moved.tags.join(' '), longest.keywords),
  };
  const own = draft.texts[defaultLocale];
  // A shop's own text that was written here stays; one that came with an import goes along.
  const isOwnEmpty = own.name === '' || own.name === draft.texts[language].name;
  for (const locale of writtenIn(language, isOwnEmpty)) draft.texts[locale] = { ...texts };
}

const oneLine = (text: string, max: number) =>
  textOfHtml(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
    .toWellFormed();

/** Facts of the file take the place of those with the same label. */
function withFacts(
  before: ProductFormInput['specifications'],
  moved: MovedProduct,
  language: Locale,
): ProductFormInput['specifications'] {
  const own = [
    ...(moved.brand === '' ? [] : [{ label: sentence(language, 'integrationsMovingNotes.brand'), value: moved.brand }]),
    ...moved.facts,
    ...(moved.weight === ''
      ? []
      : [{ label: sentence(language, 'integrationsMovingNotes.weight'), value: moved.weight }]),
  ].map(({ label, value }) => ({ label: oneLine(label, longest.label), value: oneLine(value, longest.fact) }));
  const facts = structuredClone(before);
  for (const { label, value } of own) {
    const known = facts.find((fact) => fact.label[language] === label || fact.label[defaultLocale] === label);
    if (known) {
      for (const locale of writtenIn(language, known.label[defaultLocale] === label)) known.value[locale] = value;
    } else if (facts.length < 60) {
      const written = writtenIn(language, true);
      const inWritten = (text: string) => inEachLanguage((locale) => (written.includes(locale) ? text : ''));
      facts.push({ label: inWritten(label), value: inWritten(value) });
    }
  }
  return facts;
}

interface Placing {
  moved: MovedProduct;
  merged: MergedVariants;
  whole: object;
}

function faultsOf(
  issues: readonly { path: PropertyKey[]; message: string; minimum?: unknown; maximum?: unknown }[],
  { moved, merged, whole }: Placing,
): MovingNote[] {
  return issues.map(({ path, message, minimum, maximum }) => {
    const written = path.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
      whole,
    );
    const values = { min: Number(minimum ?? 0), max: Number(maximum ?? 0) };
    const key = written === '' ? 'required' : message;
    return noteOf(path.map(String).join('.'), { key, values }, placesOf(moved, merged));
  });
}

export const placesOf = (moved: MovedProduct, { rowOfVariant }: Pick<MergedVariants, 'rowOfVariant'>) => ({
  firstRow: moved.n,
  rowOfVariant,
});

/** One of a kind a row is enough. */
function withoutRepeats(notes: MovingNote[]): MovingNote[] {
  const seen = new Set<string>();
  return notes.filter(({ n, field, key }) => {
    const mark = `${n} ${field} ${key}`;
    if (seen.has(mark)) return false;
    seen.add(mark);
    return true;
  });
}

function isLike(form: ProductForm, before: ProductForm | undefined): boolean {
  return before !== undefined && canonicalText(form) === canonicalText(productForm.safeParse(before).data);
}

/** What an address is made of: the product's own in the old shop. */
export const slugOf = ({ handle, name }: MovedProduct): string => toAddress(handle || textOfHtml(name));
