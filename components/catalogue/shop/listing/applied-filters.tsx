import { PageLink } from '#components/ui/page/page-link.tsx';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { isNarrowed, toggleFacet } from '#lib/routes/listing-state.ts';
import { CloseIcon } from '../icons.tsx';
import styles from './applied-filters.module.css';
import type { ListingLinks } from './listing-address.ts';

interface AppliedFiltersProps {
  locale: Locale;
  listing: ProductListing;
  links: ListingLinks;
}

/** What narrows the listing, each as a link that takes it away again. */
export async function AppliedFilters({ locale, listing, links }: AppliedFiltersProps) {
  const t = await getTranslations('catalogue');
  const { state, to } = links;
  if (!isNarrowed(state)) return null;
  const chips = [
    ...(state.search ? [{ name: t('chipSearch', { query: state.search }), href: to({ search: '' }) }] : []),
    ...listing.facets.flatMap((facet) =>
      facet.values
        .filter((value) => value.is_selected)
        .map((value) => ({
          name: `${facet.name} · ${value.name}`,
          href: to({ facets: toggleFacet(state.facets, facet.key, value.key) }),
        })),
    ),
    ...(state.min || state.max ? [{ name: priceWords(), href: to({ min: '', max: '' }) }] : []),
  ];
  function priceWords(): string {
    const money = (amount: string) => formatMoney(locale, Number(amount).toFixed(2));
    if (!state.max) return t('chipPriceFrom', { min: money(state.min) });
    if (!state.min) return t('chipPriceTo', { max: money(state.max) });
    return t('chipPrice', { min: money(state.min), max: money(state.max) });
  }
  return (
    <nav aria-label={t('filtersApplied')}>
      <ul className={`wrap-8 ${styles.chips}`}>
        {chips.map(({ name, href }) => (
          <li key={href}>
            <PageLink href={href} scroll={false} aria-label={t('filterRemove', { name })}>
              {name}
              <CloseIcon />
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink href={links.base} scroll={false} className={styles.clear}>
            {t('filtersClear')}
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}
