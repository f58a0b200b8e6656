import type { Metadata } from 'next';
import type { Crumb } from '#components/ui/page/breadcrumb.tsx';
import { findLook } from '#lib/api/site/shop-look.ts';
import type { ProductDetail } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { productPath } from '../product-words.ts';

/** Home, the shelf it stands on, itself. Services have a shelf of their own. */
export async function productCrumbs(product: ProductDetail): Promise<Crumb[]> {
  const t = await getTranslations('catalogue');
  const isService = product.kind === 'service';
  return [
    { name: t('home'), href: paths.home },
    ...(isService ? [{ name: t('servicesTitle'), href: paths.services }] : []),
    ...product.breadcrumb.slice(isService ? 1 : 0).map(({ id, name }) => ({ name, href: paths.productList(id) })),
    { name: product.name },
  ];
}

/** Whatever address led here, the canonical one is the product's own. */
export async function productMetadata(locale: Locale, product: ProductDetail): Promise<Metadata> {
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path: productPath(product),
    title: product.name,
    description: product.summary,
    picture: product.pictures[0],
  });
}
