import { PageLink } from '#components/ui/page/page-link.tsx';
import { listingSorts, type ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { FilterIcon, GridIcon, RowsIcon } from '../icons.tsx';
import type { ListingLinks } from './listing-address.ts';
import styles from './listing-bar.module.css';
import { filtersId } from './listing-filters.tsx';

/** Result count, order and layout. The order is a row of links: it works without a script and can be shared. */
export async function ListingBar({ listing, links }: { listing: ProductListing; links: ListingLinks }) {
  const t = await getTranslations('catalogue');
  const { state, to } = links;
  const isNear = listing.search?.shown === 'near';
  const count = t(listing.is_total_bounded ? 'resultsBounded' : isNear ? 'resultsNear' : 'results', {
    count: listing.total,
  });
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        {count}
      </p>
      <button type="button" className={styles.open} popoverTarget={filtersId}>
        <FilterIcon />
        {t('filters')}
      </button>
      <nav aria-label={t('sort')} className={`row-4 ${styles.sorts}`}>
        {listingSorts.map((sort) => (
          <PageLink
            key={sort}
            href={to({ sort })}
            rel="nofollow"
            scroll={false}
            aria-current={state.sort === sort ? 'true' : undefined}
          >
            {t(sort === 'popular' && state.search ? 'bestMatch' : `sorts.${sort}`)}
          </PageLink>
        ))}
      </nav>
      <nav aria-label={t('view')} className={styles.views}>
        {(['grid', 'list'] as const).map((view) => (
          <PageLink
            key={view}
            href={to({ view, page: state.page })}
            rel="nofollow"
            scroll={false}
            aria-current={state.view === view ? 'true' : undefined}
          >
            {view === 'grid' ? <GridIcon /> : <RowsIcon />}
            <span className="visually-hidden">{t(view === 'grid' ? 'viewGrid' : 'viewList')}</span>
          </PageLink>
        ))}
      </nav>
    </div>
  );
}
