import type { ImportField } from '#lib/contract/catalogue/desk-import.ts';
import type { ProductForm } from '#lib/contract/catalogue/product-fields.ts';
import { productForm } from '#lib/contract/catalogue/product-form.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage, textIn, toTextFields } from '#lib/i18n/texts.ts';
import type { ChangedValue, StoredChange } from '../import-tables.ts';
import type { ImportRowRecord } from './import-repository.ts';
import type { ProductPlan } from './plan-product.ts';

interface Before {
  /** Undefined: there was none, and everything of it is new. */
  form: ProductForm | undefined;
  status: ProductPlan['status'] | undefined;
  rows: ImportRowRecord[];
  nameOf: (category: number) => Record<Locale, string>;
}

/**
 * What rows change of a product that is there, field by field, by the number of the row: what they say of the product itself
 * at the first of them, what they say of a variant at its own.
 */
export function changesOf(plan: ProductPlan, before: Before): Map<number, StoredChange[]> {
  const { form, rowOfVariant } = plan;
  const old = productForm.safeParse(before.form).data;
  const changes = new Map<number, StoredChange[]>();
  if (!form || !old) return changes;
  const status = before.status ?? 'draft';
  const own = compare(ofProduct(old, status, before), ofProduct(form, plan.status, before));
  changes.set(before.rows[0]?.n ?? 0, own);
  for (const [index, variant] of form.variants.entries()) {
    const n = rowOfVariant[index];
    if (n === undefined) continue;
    const known = old.variants.find(({ sku }) => sku === variant.sku) ?? old.variants[index];
    const of = compare(known ? ofVariant(old, known) : {}, ofVariant(form, variant));
    changes.set(n, [...(changes.get(n) ?? []), ...of]);
  }
  return changes;
}

type Values = Partial<Record<ImportField, ChangedValue>>;

function compare(before: Values, after: Values): StoredChange[] {
  return (Object.entries(after) as [ImportField, ChangedValue][]).flatMap(([field, to]) => {
    const from = before[field] ?? '';
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}

function ofProduct({ texts, ...form }: ProductForm, status: string, { nameOf }: Before): Values {
  return {
    ...toTextFields(
      'name_',
      inEachLanguage((locale) => texts[locale].name),
    ),
    ...toTextFields(
      'summary_',
      inEachLanguage((locale) => texts[locale].summary),
    ),
    category: nameOf(form.category_id),
    kind: form.kind,
    pricing: form.pricing,
    unit: form.unit,
    fulfilment: form.fulfilment,
    lead_days_min: String(form.lead_days_min),
    lead_days_max: String(form.lead_days_max),
    minimum_quantity: String(form.minimum_quantity),
    status,
  };
}

function ofVariant({ options }: ProductForm, variant: ProductForm['variants'][number]): Values {
  const choice = (locale: Locale) =>
    options
      .flatMap(({ key, name, values }) => {
        const value = values.find((each) => each.key === variant.options[key]);
        return value ? [`${textIn(name, locale)}=${textIn(value.name, locale)}`] : [];
      })
      .join('; ');
  return {
    sku: variant.sku,
    options: Object.fromEntries(locales.map((locale) => [locale, choice(locale)])) as Record<Locale, string>,
    price: variant.price,
    list_price: variant.list_price ?? '',
    stock: variant.stock === null ? '' : String(variant.stock),
  };
}
