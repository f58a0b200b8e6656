import { Breadcrumb } from '#components/ui/page/breadcrumb.tsx';
import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { Pagination } from '#components/ui/page/pagination.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import { readCategories } from '#lib/api/catalogue/shop-products.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { type ListingState, startState } from '#lib/routes/listing-state.ts';
import { breadcrumbData } from '../structured-data.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { listingLinks } from './listing-address.ts';
import { ListingBar } from './listing-bar.tsx';
import { listingCrumbs, listingTitle } from './listing-facts.ts';
import { ListingFilters } from './listing-filters.tsx';
import styles from './listing-screen.module.css';
import { loadListing } from './load-listing.ts';
import { PopularInstead } from './popular-instead.tsx';
import { ProductGrid } from './product-grid.tsx';
import { SearchNotice } from './search-notice.tsx';

interface ListingScreenProps {
  locale: Locale;
  categoryId?: number;
  state?: ListingState;
}

/** Products of everything or of one category: filters, order, cards, pages (design, Listing). */
export async function ListingScreen({ locale, categoryId, state = startState }: ListingScreenProps) {
  const [t, listing, tree, { site }] = await Promise.all([
    getTranslations('catalogue'),
    loadListing(locale, categoryId, state),
    readCategories(locale),
    readSite(locale),
  ]);
  const links = listingLinks({ categoryId }, state);
  const crumbs = await listingCrumbs(listing);
  const isEmpty = listing.list.length === 0;
  return (
    <div className={`container ${styles.page}`}>
      <StaticPart name="title">
        <JsonLd data={breadcrumbData(locale, crumbs, links.base)} />
        <header className={styles.head}>
          <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
          <h1>{await listingTitle(listing, state)}</h1>
          {listing.category && !state.search && (
            <p className={`reading text-ink-2 ${styles.description}`}>{listing.category.description}</p>
          )}
        </header>
      </StaticPart>
      <div className={`grid-cols-1 grid ${styles.columns}`}>
        <ListingFilters locale={locale} listing={listing} links={links} categories={tree.list} />
        <StaticPart name="results" className={styles.results}>
          <ListingBar listing={listing} links={links} />
          <AppliedFilters locale={locale} listing={listing} links={links} />
          {listing.search && <SearchNotice search={listing.search} links={links} />}
          {isEmpty && <EmptyListing links={links} isNowhere={listing.search?.shown === 'none'} cdnUrl={site.cdnUrl} />}
          {isEmpty && <PopularInstead locale={locale} products={listing.instead} />}
          {!isEmpty && (
            <ProductGrid
              locale={locale}
              products={listing.list}
              label={t('listLabel')}
              view={state.view}
              heading="h2"
              isBesideFilters
              isNearTop
            />
          )}
          <Pagination
            current={state.page}
            last={listing.last_page}
            hrefOf={(page) => links.to({ page })}
            words={{ label: t('pagination'), previous: t('previous'), next: t('next') }}
          />
        </StaticPart>
      </div>
    </div>
  );
}
