import { Button } from '#components/ui/button.tsx';
import { StaticPart } from '#components/ui/static/static-part.tsx';
import type { CategoryNode } from '#lib/contract/catalogue/facets.ts';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { CloseIcon } from '../icons.tsx';
import { SearchForm } from '../search-form.tsx';
import { CategoryNav } from './category-nav.tsx';
import { FacetGroup } from './facet-group.tsx';
import type { ListingLinks } from './listing-address.ts';
import styles from './listing-filters.module.css';
import { PriceForm } from './price-form.tsx';

/** The button that opens the filters names them by this id; the browser does the rest. */
export const filtersId = 'filters';

interface ListingFiltersProps {
  locale: Locale;
  listing: ProductListing;
  links: ListingLinks;
  categories: CategoryNode[];
}

/**
 * A column beside the products, and on a narrow screen the browser's own popover: it opens, closes and takes the
 * Escape key without a script of ours. Every filter is a link or a plain form.
 */
export async function ListingFilters({ locale, listing, links, categories }: ListingFiltersProps) {
  const t = await getTranslations('catalogue');
  return (
    <StaticPart
      as="aside"
      name="filters"
      id={filtersId}
      popover="auto"
      aria-label={t('filters')}
      className={styles.filters}
    >
      <div className={styles.head}>
        <strong>{t('filters')}</strong>
        <button type="button" popoverTarget={filtersId} popoverTargetAction="hide" className={styles.close}>
          <CloseIcon />
          <span className="visually-hidden">{t('filtersClose')}</span>
        </button>
      </div>
      <div className={`stack-16 ${styles.groups}`}>
        <SearchForm links={links} />
        <CategoryNav categories={categories} current={listing.category} search={links.state.search} />
        <PriceForm locale={locale} links={links} range={listing.price_range} />
        {listing.facets.map((facet, index) => (
          <FacetGroup key={facet.key} facet={facet} links={links} isOpen={index < 4} />
        ))}
        {listing.are_facets_bounded && <p className="caption">{t('facetBounded')}</p>}
      </div>
      <div className={styles.foot}>
        <Button popoverTarget={filtersId} popoverTargetAction="hide">
          {t('filtersShow')}
        </Button>
      </div>
    </StaticPart>
  );
}
