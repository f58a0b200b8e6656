import { Button } from '#components/ui/button.tsx';
import type { ProductListing } from '#lib/contract/catalogue/shop-products.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney } from '#lib/i18n/money.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './filter-form.module.css';
import { KeptParameters } from './kept-parameters.tsx';
import type { ListingLinks } from './listing-address.ts';

interface PriceFormProps {
  locale: Locale;
  links: ListingLinks;
  range: ProductListing['price_range'];
}

/** Lowest and highest price. The range says what there is, so that nobody types into the void. */
export async function PriceForm({ locale, links, range }: PriceFormProps) {
  const t = await getTranslations('catalogue');
  const { state } = links;
  if (!range && !state.min && !state.max) return null;
  const field = (name: 'min' | 'max', label: string, hint: string | undefined) => (
    <input
      type="text"
      inputMode="decimal"
      pattern="\d{1,9}(\.\d{1,2})?"
      name={name}
      defaultValue={state[name]}
      placeholder={hint}
      aria-label={label}
      className={styles.input}
    />
  );
  return (
    <form key={`${state.min}-${state.max}`}>
      <KeptParameters state={state} change={{ min: '', max: '' }} />
      <fieldset>
        <legend className={styles.title}>{t('price')}</legend>
        <div className={`row-8 items-center ${styles.row}`}>
          {field('min', t('priceMin'), range?.min)}
          <span aria-hidden="true">–</span>
          {field('max', t('priceMax'), range?.max)}
          <Button type="submit" look="secondary" size="small">
            {t('priceApply')}
          </Button>
        </div>
        {range && range.min !== range.max && (
          <p className="caption mt-8">
            {t('priceRange', { min: formatMoney(locale, range.min), max: formatMoney(locale, range.max) })}
          </p>
        )}
      </fieldset>
    </form>
  );
}
