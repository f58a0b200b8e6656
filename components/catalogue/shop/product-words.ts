import { getAmounts, getUnits } from '#components/ui/unit-words.ts';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';

type Sold = Pick<ProductCard, 'unit' | 'minimum_quantity' | 'lead_days_min' | 'lead_days_max' | 'kind'>;

/** Texts about products, read once for all of a list: a card that waited for its own would be rendered by itself. */
export type ProductWords = Awaited<ReturnType<typeof productWords>>;

/** The words every screen uses for the same facts of a product. */
export async function productWords(locale: Locale) {
  const t = await getTranslations('catalogue');
  const amounts = await getAmounts(locale);
  const units = await getUnits(locale);
  const unit = (product: Pick<Sold, 'unit'>) => units(product.unit);
  return {
    t,
    amounts,
    unit,
    perUnit: (product: Pick<Sold, 'unit'>) => t('perUnit', { unit: unit(product) }),
    lead({ lead_days_min: min, lead_days_max: max }: Pick<Sold, 'lead_days_min' | 'lead_days_max'>) {
      return min === max ? t('leadSame', { min }) : t('lead', { min, max });
    },
    leadLabel: ({ kind }: Pick<Sold, 'kind'>) => (kind === 'service' ? t('visitLabel') : t('leadLabel')),
    minimum: ({ unit, minimum_quantity: count }: Sold) => t('minimum', { amount: amounts(unit, { count }) }),
    money: (amount: string) => formatMoney(locale, amount),
  };
}

/** The one public address of a product or service. */
export function productPath({ kind, id, slug }: Pick<ProductCard, 'kind' | 'id' | 'slug'>): string {
  return kind === 'service' ? paths.service(id) : paths.product(slug);
}
