import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import styles from './popular-instead.module.css';
import { ProductGrid } from './product-grid.tsx';

/** What sells best, below an empty list: plainly something else than what was looked for. */
export async function PopularInstead({ locale, products }: { locale: Locale; products: ProductCard[] }) {
  const t = await getTranslations('catalogue');
  if (products.length === 0) return null;
  return (
    <section className={`stack-16 grid-cols-1 mt-24 ${styles.instead}`} aria-labelledby="popular-instead">
      <h2 id="popular-instead">{t('popularInstead')}</h2>
      <ProductGrid locale={locale} products={products} label={t('popularInstead')} heading="h3" isBesideFilters />
    </section>
  );
}
