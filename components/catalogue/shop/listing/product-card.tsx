import { Chip } from '#components/ui/chip.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Picture } from '#components/ui/picture.tsx';
import type { ProductCard as ProductCardData } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { ProductPrice } from '../product-price.tsx';
import { type ProductWords, productPath } from '../product-words.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  locale: Locale;
  words: ProductWords;
  product: ProductCardData;
  sizes: string;
  /** Level of the name among the headings of the page. */
  heading?: 'h2' | 'h3';
  /** Cards of the first row are on the screen at once. */
  isNearTop?: boolean;
}

/** A product at a glance. The whole card is pressable, but only the name is a link, so that it is read once. */
export function ProductCard({ locale, words, product, sizes, heading: Heading = 'h3', isNearTop }: ProductCardProps) {
  const { t, lead, leadLabel, minimum } = words;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={product.picture} sizes={sizes} isDecorative isMain={isNearTop} />
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <PageLink href={productPath(product)}>{product.name}</PageLink>
        </Heading>
        <p className={styles.summary}>{product.summary}</p>
        {product.facts.length > 0 && <p className={styles.facts}>{product.facts.join(' · ')}</p>}
      </div>
      <div className={styles.terms}>
        <ProductPrice locale={locale} words={words} product={product} />
        <p className={styles.lead}>
          <span>
            {leadLabel(product)} {lead(product)}
          </span>
          {product.minimum_quantity > 1 && <span>{minimum(product)}</span>}
          {!product.is_available && <Chip tone="warning">{t('soldOut')}</Chip>}
        </p>
      </div>
    </article>
  );
}

/** Its words are those of the language. */
ProductCard.staticKey = ({ words: _, ...shown }: ProductCardProps) => `product card ${JSON.stringify(shown)}`;
