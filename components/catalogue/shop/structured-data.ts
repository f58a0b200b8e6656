import type { Crumb } from '#components/ui/page/breadcrumb.tsx';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import { publicEnv } from '#lib/env.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { localisedPath } from '#lib/routes/paths.ts';
import { toAmount, toFen } from './product/price-rules.ts';
import { productPath } from './product-words.ts';

/* Facts for search engines, in the words of schema.org. Addresses are whole and those of the page's language. */

const context = 'https://schema.org';
const whole = (locale: Locale, path: string) => `${publicEnv.publicUrl}${localisedPath(locale, path)}`;

/** The last crumb is the page itself and stands at `path`. */
export function breadcrumbData(locale: Locale, crumbs: Crumb[], path: string): Record<string, unknown> {
  const itemListElement = crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: whole(locale, href ?? path),
  }));
  return { '@context': context, '@type': 'BreadcrumbList', itemListElement };
}

export function productData(locale: Locale, product: ProductDetail): Record<string, unknown> {
  const url = whole(locale, productPath(product));
  const shared = {
    '@context': context,
    name: product.name,
    description: product.summary,
    image: product.pictures.map((picture) => new URL(picture.url, publicEnv.publicUrl).href),
    url,
    offers: offers(product, url),
  };
  if (product.kind === 'service') {
    return {
      ...shared,
      '@type': 'Service',
      serviceType: product.category.name,
      provider: { '@id': `${publicEnv.publicUrl}/#shop` },
    };
  }
  return { ...shared, '@type': 'Product', sku: product.variants[0]?.sku, category: product.category.name };
}

/** One price is an `Offer`, several are an `AggregateOffer`; what is priced on request offers nothing yet. */
function offers(product: ProductDetail, url: string): Record<string, unknown> | undefined {
  if (product.price === null) return undefined;
  if (product.start) return startOffer(product, product.start, url);
  const amounts = [...product.variants.map(({ price }) => price), ...product.tiers.map(({ price }) => price)].map(
    toFen,
  );
  const [low, high] = [Math.min(toFen(product.price), ...amounts), Math.max(toFen(product.price), ...amounts)];
  const availability = `${context}/${product.is_available ? 'InStock' : 'OutOfStock'}`;
  const shared = { priceCurrency: 'CNY', availability, url, seller: { '@id': `${publicEnv.publicUrl}/#shop` } };
  if (low === high && product.pricing === 'fixed') return { '@type': 'Offer', price: toAmount(low), ...shared };
  return {
    '@type': 'AggregateOffer',
    lowPrice: toAmount(low),
    ...(product.pricing === 'fixed' && { highPrice: toAmount(high) }),
    offerCount: Math.max(product.variants.length, 1),
    ...shared,
  };
}

/** The smallest order of what is configured: that many cost so much. */
function startOffer(product: ProductDetail, start: NonNullable<ProductDetail['start']>, url: string) {
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'CNY',
    lowPrice: start.amount,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: start.quantity },
    offerCount: 1,
    availability: `${context}/${product.is_available ? 'InStock' : 'OutOfStock'}`,
    url,
    seller: { '@id': `${publicEnv.publicUrl}/#shop` },
  };
}
