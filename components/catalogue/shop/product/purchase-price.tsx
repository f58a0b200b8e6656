import { OldPrice, Price } from '#components/ui/facts/price.tsx';
import { formatMoney } from '#lib/i18n/money.ts';
import { toAmount } from './price-rules.ts';
import styles from './purchase-panel.module.css';
import type { PurchaseProps } from './purchase-types.ts';

interface PurchasePriceProps extends PurchaseProps {
  unitFen: number | undefined;
  listPrice: string | null;
  quantity: number;
  /** One line for the bar at the bottom of a narrow screen. */
  isShort?: boolean;
}

/** Unit price, and the total with how it is made up as soon as there is more than one. */
export function PurchasePrice({ locale, pricing, words, unitFen, listPrice, quantity, isShort }: PurchasePriceProps) {
  if (unitFen === undefined) return <strong className={styles.onRequest}>{words.askPrice}</strong>;
  const isFrom = pricing === 'configured';
  const total = toAmount(unitFen * quantity);
  if (isShort && quantity > 1) {
    return (
      <>
        <small>{words.total}</small>
        <Price locale={locale} amount={total} before={isFrom ? words.from : ''} after={isFrom ? words.fromAfter : ''} />
      </>
    );
  }
  return (
    <>
      <Price
        locale={locale}
        amount={toAmount(unitFen)}
        size={isShort ? 'normal' : 'large'}
        before={isFrom ? words.from : ''}
        after={`${words.perUnit}${isFrom ? words.fromAfter : ''}`}
      />
      {listPrice && !isShort && <OldPrice locale={locale} amount={listPrice} label={words.listPrice} />}
      {!isShort && (
        <p className="mt-4 text-ink-2 text-14">
          {quantity > 1
            ? `${words.total} ${formatMoney(locale, total)} = ${formatMoney(locale, toAmount(unitFen))} × ${quantity} · ${words.taxIncluded}`
            : words.taxIncluded}
        </p>
      )}
    </>
  );
}
