import { Button } from '#components/ui/button.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './listing/filter-form.module.css';
import { KeptParameters } from './listing/kept-parameters.tsx';
import type { ListingLinks } from './listing/listing-address.ts';

/** Narrows the listing by words, inside the category it stands in. A form without an action keeps the address. */
export async function SearchForm({ links }: { links: ListingLinks }) {
  const t = await getTranslations('catalogue');
  const { state } = links;
  return (
    <search>
      <form className={`row-8 items-center ${styles.row}`} key={state.search}>
        <KeptParameters state={state} change={{ search: '' }} />
        <input
          type="search"
          name="q"
          defaultValue={state.search}
          maxLength={60}
          placeholder={t('searchWithin')}
          aria-label={t('searchWithin')}
          className={styles.input}
        />
        <Button type="submit" look="secondary" size="small">
          {t('searchAction')}
        </Button>
      </form>
    </search>
  );
}
