import type { Metadata } from 'next';
import type { Crumb } from '#components/ui/page/breadcrumb.tsx';
import { findLook } from '#lib/api/site/shop-look.ts';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { isIndexable, type ListingState, listingAddress, startState } from '#lib/routes/listing-state.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { listingBase } from './listing-address.ts';
import { loadListing } from './load-listing.ts';

/** The way from home to the listing; the last part is the listing itself. */
export async function listingCrumbs({ category }: ProductListing): Promise<Crumb[]> {
  const t = await getTranslations('catalogue');
  const home = { name: t('home'), href: paths.home };
  if (!category) return [home, { name: t('allProducts') }];
  const parents = category.breadcrumb.slice(0, -1).map(({ id, name }) => ({ name, href: paths.productList(id) }));
  return [home, { name: t('allProducts'), href: paths.products }, ...parents, { name: category.name }];
}

export async function listingTitle({ category }: ProductListing, state: ListingState): Promise<string> {
  const t = await getTranslations('catalogue');
  if (state.search) return t('searchTitle', { query: state.search });
  return category?.name ?? t('allProducts');
}

/**
 * Later pages of the plain listing are pages of their own to search engines; filtered ones point to the plain listing
 * and ask not to be listed.
 */
export async function listingMetadata(
  locale: Locale,
  categoryId: number | undefined,
  state: ListingState = startState,
): Promise<Metadata> {
  const [t, listing, look] = await Promise.all([
    getTranslations('catalogue'),
    loadListing(locale, categoryId, state),
    findLook(locale),
  ]);
  const title = await listingTitle(listing, state);
  const { category } = listing;
  const base = listingBase({ categoryId });
  const isListed = isIndexable(state);
  return pageMetadata({
    locale,
    look,
    path: isListed ? listingAddress(base, startState, { page: state.page }) : base,
    title: state.page > 1 ? t('pageSuffix', { title, page: state.page }) : title,
    description: category
      ? t('categoryDescription', { name: category.name, description: category.description })
      : t('allProductsDescription'),
    picture: category?.picture ?? listing.list[0]?.picture,
    isIndexable: isListed,
  });
}
