import { z } from 'zod';
import { isOwnAddress } from './own-addresses.ts';
import type { ProductForm } from './product-form.ts';

/** What customers would miss or wonder about; none of it keeps a product from being saved or published. */
const productWarningKeys = [
  'warnTierDearer',
  'warnTierSingle',
  'warnEnglishName',
  'warnEnglishDescription',
  'warnNoPictures',
  'warnAlt',
  'warnOwnAddress',
] as const;

export const productWarning = z.object({
  /** Of the product as `operator/product/save` takes it, e.g. `tiers.1.price`. */
  field: z.string(),
  key: z.enum(productWarningKeys),
  /** The same as a sentence in the caller's language. */
  text: z.string(),
});

interface FoundWarning {
  field: string;
  /** Of the `validation` messages. */
  key: (typeof productWarningKeys)[number];
  values?: Record<string, string | number>;
}

type Looked = Pick<ProductForm, 'slug' | 'pricing' | 'texts' | 'tiers' | 'variants' | 'pictures'>;

/** Looks at a product as it is typed: what is no price yet, or no quantity, is passed over. */
export function productWarnings(form: Looked): FoundWarning[] {
  return [
    ...(isOwnAddress(form.slug) ? [{ field: 'slug', key: 'warnOwnAddress' as const }] : []),
    ...textWarnings(form.texts.en),
    ...tierWarnings(form),
    ...pictureWarnings(form.pictures),
  ];
}

function textWarnings({ name, description }: Looked['texts']['en']): FoundWarning[] {
  if (name.trim() === '') return [{ field: 'texts.en.name', key: 'warnEnglishName' }];
  const isEmpty = description.replace(/<[^>]*>|&nbsp;|\s/g, '') === '';
  return isEmpty ? [{ field: 'texts.en.description', key: 'warnEnglishDescription' }] : [];
}

const toPrice = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** More pieces at a higher price each, or a step that no variant ever costs. */
function tierWarnings({ pricing, tiers, variants }: Looked): FoundWarning[] {
  if (pricing === 'quote') return [];
  const dearest = Math.max(...variants.map(({ price }) => toPrice(price)).filter(Number.isFinite));
  return tiers.flatMap(({ from_quantity: quantity, price: text }, index): FoundWarning[] => {
    const price = toPrice(text);
    const values = { quantity };
    const field = `tiers.${index}.price`;
    const isAbove = tiers.slice(0, index).some((before) => toPrice(before.price) < price);
    if (isAbove) return [{ field, key: 'warnTierDearer', values }];
    return Number.isFinite(dearest) && price > dearest ? [{ field, key: 'warnTierSingle', values }] : [];
  });
}

function pictureWarnings(pictures: Looked['pictures']): FoundWarning[] {
  if (pictures.length === 0) return [{ field: 'pictures', key: 'warnNoPictures' }];
  return pictures.flatMap(({ alt }, index): FoundWarning[] =>
    alt['zh-cn'].trim() && alt.en.trim()
      ? []
      : [{ field: `pictures.${index}.alt`, key: 'warnAlt', values: { number: index + 1 } }],
  );
}
