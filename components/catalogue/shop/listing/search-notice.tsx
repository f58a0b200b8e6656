import { PageLink } from '#components/ui/page/page-link.tsx';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import type { ListingLinks } from './listing-address.ts';
import styles from './search-notice.module.css';

interface SearchNoticeProps {
  search: NonNullable<ProductListing['search']>;
  links: ListingLinks;
}

/** Says which words the list is of where they are not those that were typed, and what else may have been meant. */
export async function SearchNotice({ search, links }: SearchNoticeProps) {
  const t = await getTranslations('catalogue');
  const { shown, query, did_you_mean: others } = search;
  const isOther = shown !== 'exact' && shown !== 'none';
  if (!isOther && others.length === 0) return null;
  const words = { typed: links.state.search, query };
  return (
    <div className={styles.notice}>
      {isOther && (
        <p>
          {t.rich(`searchShown.${shown}`, {
            ...words,
            found: (text) => <strong>{text}</strong>,
          })}
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.others}>
          {t('didYouMean')}
          {others.map((other) => (
            <PageLink key={other} href={links.to({ search: other })} rel="nofollow">
              {other}
            </PageLink>
          ))}
        </p>
      )}
    </div>
  );
}
