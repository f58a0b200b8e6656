import { OldPrice, Price } from '#components/ui/facts/price.tsx';
import type { ProductCard } from '#lib/contract/catalogue/shop-records.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import styles from './product-price.module.css';
import type { ProductWords } from './product-words.ts';

type Priced = Pick<ProductCard, 'price' | 'is_price_from' | 'list_price' | 'start' | 'unit'>;

interface ProductPriceProps {
  locale: Locale;
  words: ProductWords;
  product: Priced;
  size?: 'normal' | 'large';
}

/** Price with its unit, "from" where it is one, the old price beside it; words instead where it is on request. */
export function ProductPrice({ locale, words, product, size }: ProductPriceProps) {
  const { t, amounts, perUnit } = words;
  if (product.price === null) return <span className="text-accent font-bold">{t('askPrice')}</span>;
  const { start } = product;
  if (start && start.quantity > 1) {
    const after = t('startAfter', { amount: amounts(start.unit, { count: start.quantity }) });
    return (
      <span className={styles.line}>
        <Price locale={locale} amount={start.amount} size={size} before={t('priceFromBefore')} after={after} />
      </span>
    );
  }
  const before = product.is_price_from ? t('priceFromBefore') : '';
  const after = `${perUnit(start ?? product)}${product.is_price_from ? t('priceFrom') : ''}`;
  return (
    <span className={styles.line}>
      <Price locale={locale} amount={product.price} size={size} before={before} after={after} />
      {product.list_price && <OldPrice locale={locale} amount={product.list_price} label={t('listPrice')} />}
    </span>
  );
}
