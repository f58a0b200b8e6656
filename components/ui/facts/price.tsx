import type { Locale } from '#lib/i18n/locales.ts';
import { formatMoney, moneyParts } from '#lib/i18n/money.ts';
import styles from './price.module.css';

interface PriceProps {
  locale: Locale;
  /** Two decimals, as the API sends it. */
  amount: string;
  size?: 'normal' | 'large';
  /** Words before and after, such as "from" and "per box"; already translated. */
  before?: string;
  after?: string;
}

/** Sign small, integer large, decimals small; read aloud as one amount. */
export function Price({ locale, amount, size = 'normal', before, after }: PriceProps) {
  const { sign, integer, decimals } = moneyParts(locale, amount);
  return (
    <span className={`${styles.price} ${size === 'large' ? styles.large : ''}`}>
      {before && <span className={styles.note}>{before}</span>}
      <span className="visually-hidden">{formatMoney(locale, amount)}</span>
      <span aria-hidden="true">{sign}</span>
      <span aria-hidden="true" className={styles.integer}>
        {integer}
      </span>
      <span aria-hidden="true">.{decimals}</span>
      {after && <span className={styles.note}>{after}</span>}
    </span>
  );
}

/** The crossed-out price; `label` says so to those who do not see the line. */
export function OldPrice({ locale, amount, label }: { locale: Locale; amount: string; label: string }) {
  return (
    <s className={styles.old}>
      <span className="visually-hidden">{label}</span>
      {formatMoney(locale, amount)}
    </s>
  );
}
