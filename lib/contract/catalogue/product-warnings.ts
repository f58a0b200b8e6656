import { z } from 'zod';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { prefixedLocales } from '#lib/i18n/texts.ts';
import { isOwnAddress } from './own-addresses.ts';
import type { ProductForm } from './product-fields.ts';
import type { SpecNode } from './specification.ts';

/** What customers would miss or wonder about; none of it keeps a product from being saved or published. */
const productWarningKeys = [
  'warnTierDearer',
  'warnTierSingle',
  'warnEnglishName',
  'warnEnglishDescription',
  'warnNoPictures',
  'warnAlt',
  'warnOwnAddress',
  'warnSpecTier',
] as const;

export const productWarning = z.object({
  /**
   * Of the product as `operator/product/save` takes it, e.g. `tiers.1.price`; of a step of its specification
   * `specification.<key>.tiers.<index>`.
   */
  field: z.string(),
  key: z.enum(productWarningKeys),
  /** The same as a sentence in the caller's language. */
  text: z.string(),
});

export interface FoundWarning {
  field: string;
  /** Of the `validation` messages. */
  key: (typeof productWarningKeys)[number];
  values?: Record<string, string | number>;
  /** What it is about, where the shop names it. */
  name?: SpecNode['label'];
}

type Looked = Pick<ProductForm, 'slug' | 'pricing' | 'texts' | 'tiers' | 'variants' | 'pictures'>;

/**
 * Looks at a product as it is typed: what is no price yet, or no quantity, is passed over. `nodes` are what customers configure
 * of it now; they count where it is priced by them.
 */
export function productWarnings(form: Looked, nodes: LookedNode[] = []): FoundWarning[] {
  return [
    ...(isOwnAddress(form.slug) ? [{ field: 'slug', key: 'warnOwnAddress' as const }] : []),
    ...prefixedLocales.flatMap((locale) => textWarnings(form.texts, locale)),
    ...tierWarnings(form),
    ...pictureWarnings(form.pictures),
    ...(form.pricing === 'configured' ? specificationWarnings(nodes) : []),
  ];
}

type LookedNode = Pick<SpecNode, 'key' | 'label' | 'price_rule'>;

/** Steps of price rules at which more pieces cost more each. */
export function specificationWarnings(nodes: LookedNode[]): FoundWarning[] {
  return nodes.flatMap(({ key, label, price_rule: rule }) => {
    if (rule?.type !== 'tier') return [];
    const dearer = dearerSteps(rule.tiers.map(({ amount_in_fen: amount }) => amount));
    return rule.tiers.flatMap(({ from_qty: quantity }, index): FoundWarning[] => {
      const field = `specification.${key}.tiers.${index}`;
      return dearer.has(index) ? [{ field, key: 'warnSpecTier', values: { quantity }, name: label }] : [];
    });
  });
}

/** Which of these unit prices, from few pieces to many, are above one for fewer. */
function dearerSteps(prices: number[]): ReadonlySet<number> {
  return new Set(
    prices.flatMap((price, index) => (prices.slice(0, index).some((fewer) => fewer < price) ? [index] : [])),
  );
}

function textWarnings(texts: Looked['texts'], locale: Locale): FoundWarning[] {
  const { name, description } = texts[locale];
  const values = { language: locale };
  if (name.trim() === '') return [{ field: `texts.${locale}.name`, key: 'warnEnglishName', values }];
  const isEmpty = description.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
  return isEmpty ? [{ field: `texts.${locale}.description`, key: 'warnEnglishDescription', values }] : [];
}

const toPrice = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** More pieces at a higher price each, or a step that no variant ever costs. */
function tierWarnings({ pricing, tiers, variants }: Looked): FoundWarning[] {
  if (pricing === 'quote') return [];
  const dearest = Math.max(...variants.map(({ price }) => toPrice(price)).filter(Number.isFinite));
  const dearer = dearerSteps(tiers.map(({ price }) => toPrice(price)));
  return tiers.flatMap(({ from_quantity: quantity, price: text }, index): FoundWarning[] => {
    const price = toPrice(text);
    const values = { quantity };
    const field = `tiers.${index}.price`;
    if (dearer.has(index)) return [{ field, key: 'warnTierDearer', values }];
    return Number.isFinite(dearest) && price > dearest ? [{ field, key: 'warnTierSingle', values }] : [];
  });
}

function pictureWarnings(pictures: Looked['pictures']): FoundWarning[] {
  if (pictures.length === 0) return [{ field: 'pictures', key: 'warnNoPictures' }];
  return pictures.flatMap(({ alt }, index): FoundWarning[] =>
    locales.every((locale) => alt[locale].trim())
      ? []
      : [{ field: `pictures.${index}.alt`, key: 'warnAlt', values: { number: index + 1 } }],
  );
}
