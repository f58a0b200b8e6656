import { type Locale, locales } from '#lib/i18n/locales.ts';
import { createCategory, createProduct, type NewProduct } from '../catalogue/index.ts';
import type { Executor } from '../db/connection.ts';

/** What a test says of a product; everything else is usual. */
export interface ProductInputs extends Partial<Omit<NewProduct, 'texts'>> {
  categoryId: number;
  slug: string;
  /** In Chinese and English; undefined leaves that language out. */
  name?: [zh: string | undefined, en: string | undefined];
  keywords?: string;
  /** In fen, of the only variant. */
  amount?: number;
  stock?: number | null;
}

/** A published product with one variant, unless the requests say otherwise. Answers its id. */
export function makeProduct(tx: Executor, inputs: ProductInputs): Promise<number> {
  const { name = [inputs.slug, inputs.slug], keywords = '', amount = 1000, stock = null, ...rest } = inputs;
  return createProduct(tx, {
    kind: 'product',
    status: 'published',
    pricing: 'fixed',
    unit: 'piece',
    fulfilment: 'ship',
    leadDaysMin: 1,
    leadDaysMax: 3,
    publishedAt: new Date('2026-01-01T00:00:00Z'),
    texts: locales.flatMap((locale, index) => {
      const text = name[index];
      return text === undefined ? [] : [{ locale, name: text, summary: '', description: `<p>${text}</p>`, keywords }];
    }),
    options: [],
    variants: [{ sku: `SKU-${inputs.slug}`, options: {}, priceAmount: amount, listAmount: null, stockOnHand: stock }],
    tiers: [],
    attributeValueIds: [],
    specifications: [],
    media: [],
    ...rest,
  });
}

/** A category with the same name in every language but for a mark of it. */
export function makeCategory(tx: Executor, slug: string, parentSlug?: string): Promise<number> {
  const texts = locales.map((locale) => ({ locale, name: `${slug} (${locale})`, description: '' }));
  return createCategory(tx, { slug, parentSlug, sort: 0, texts });
}

/** The same text in every language, as attributes and options want it. */
export function namesOf(name: string): { locale: Locale; name: string }[] {
  return locales.map((locale) => ({ locale, name }));
}
