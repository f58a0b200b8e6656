import type { ProductCard as ProductCardData } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { productWords } from '../product-words.ts';
import { ProductCard } from './product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  locale: Locale;
  products: readonly ProductCardData[];
  label?: string;
  view?: 'grid' | 'list';
  heading?: 'h2' | 'h3';
  /** True where a column of filters stands beside it, which leaves room for one card less. */
  isBesideFilters?: boolean;
  /** True where it opens the page: the first cards are then fetched at once. */
  isNearTop?: boolean;
}

const sizes = {
  wide: '(min-width: 1280px) 286px, (min-width: 992px) 23vw, (min-width: 600px) 31vw, 46vw',
  besideFilters: '(min-width: 1280px) 288px, (min-width: 992px) 24vw, (min-width: 600px) 31vw, 46vw',
  list: '(min-width: 600px) 200px, 112px',
};

/** Products as a list of cards of equal height; as rows, each row also says what the product is good for. */
export async function ProductGrid({ locale, products, label, view = 'grid', ...rest }: ProductGridProps) {
  const words = await productWords(locale);
  const wide = rest.isBesideFilters ? sizes.besideFilters : sizes.wide;
  const names = [styles.list, view === 'list' ? styles.rows : styles.grid, rest.isBesideFilters && styles.narrow];
  return (
    <ul className={names.filter(Boolean).join(' ')} aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            locale={locale}
            words={words}
            product={product}
            sizes={view === 'list' ? sizes.list : wide}
            heading={rest.heading}
            isNearTop={rest.isNearTop && index < 2}
          />
        </li>
      ))}
    </ul>
  );
}
