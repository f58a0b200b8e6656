import { formatMoney } from '#lib/i18n/money.ts';
import { tierFor } from './price-rules.ts';
import styles from './purchase-panel.module.css';
import type { PurchaseProps } from './purchase-types.ts';

/** Unit price by quantity; the step the quantity reaches is marked. */
export function TierTable({ locale, tiers, tierWords, words, quantity }: PurchaseProps & { quantity: number }) {
  const current = tierFor(tiers, quantity);
  return (
    <table className={styles.tiers}>
      <caption>{words.tiers}</caption>
      <thead>
        <tr>
          <th scope="col">{words.tierQuantity}</th>
          <th scope="col">{words.unitPrice}</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.from_quantity} aria-current={tier === current ? 'true' : undefined}>
            <td>{tierWords[index]}</td>
            <td>{formatMoney(locale, tier.price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
