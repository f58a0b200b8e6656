import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pictureFor } from '#lib/specification/picture-for.ts';
import { productWords } from '../product-words.ts';
import { firstVariantFirst } from './price-rules.ts';
import type { PurchaseProps, PurchaseWords } from './purchase-types.ts';

/** Everything the panel says and counts with, so that the browser needs neither messages nor another call. */
export async function purchaseProps(locale: Locale, product: ProductDetail): Promise<PurchaseProps> {
  const { t, unit, perUnit } = await productWords(locale);
  const unitName = unit(product);
  const stockWords = product.variants.map(({ sku, stock }) => {
    if (stock === null) return [sku, product.kind === 'service' ? '' : t('stockMade')];
    return [sku, stock === 0 ? t('stockNone') : t('stockLeft', { count: stock, unit: unitName })];
  });
  const words: PurchaseWords = {
    quantity: t('quantity'),
    less: t('quantityLess'),
    more: t('quantityMore'),
    quantityHint: t('quantityHint', { count: product.minimum_quantity, unit: unitName }),
    unit: unitName,
    perUnit: perUnit(product),
    unitPrice: t('unitPrice'),
    total: t(product.pricing === 'configured' ? 'totalEstimate' : 'total'),
    taxIncluded: t('taxIncluded'),
    listPrice: t('listPrice'),
    askPrice: t('askPrice'),
    from: t('priceFromBefore'),
    fromAfter: t('priceFrom'),
    sku: t('sku'),
    tiers: t('tiersTitle'),
    tierQuantity: t('tierQuantity'),
    action: t(actionKey(product)),
  };
  return {
    locale,
    action: paths.cooperate,
    pricing: product.pricing,
    price: product.price,
    minimum: product.minimum_quantity,
    options: product.options,
    variants: firstVariantFirst(product.variants),
    pictureOf: Object.fromEntries(
      product.variants.map(({ sku, options }) => [sku, pictureFor(product.pictures, options)]),
    ),
    tiers: product.tiers,
    stockWords: Object.fromEntries(stockWords),
    tierWords: product.tiers.map((tier) => t('tierFrom', { count: tier.from_quantity, unit: unitName })),
    words,
  };
}

function actionKey({ kind, pricing }: ProductDetail) {
  if (pricing === 'quote') return 'askQuote';
  if (kind === 'service') return 'askService';
  return pricing === 'configured' ? 'askConfigured' : 'ask';
}
