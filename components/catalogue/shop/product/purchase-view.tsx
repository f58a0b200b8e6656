import type { ProductVariant } from '#lib/contract/catalogue/shop-records.ts';
import { OptionChooser } from './option-chooser.tsx';
import { cleanQuantity, unitFen } from './price-rules.ts';
import styles from './purchase-panel.module.css';
import { PurchasePrice } from './purchase-price.tsx';
import type { PurchaseProps } from './purchase-types.ts';
import { QuantityField } from './quantity-field.tsx';
import { TierTable } from './tier-table.tsx';

interface PurchaseViewProps extends PurchaseProps {
  variant: ProductVariant | undefined;
  quantityText: string;
  /** What the fields do; without it they are those of the page before its script, and keep their own state. */
  on?: { choose(key: string, value: string): void; quantity(text: string): void };
}

/**
 * Version, quantity and what they cost, always in view. It is a plain form that carries the choice to the enquiry
 * page, so it works before and without its script; what is pressed before it counts when the script is there.
 */
export function PurchaseView({ on, variant, quantityText, ...props }: PurchaseViewProps) {
  const { tiers, minimum, words, pricing } = props;
  const quantity = cleanQuantity(quantityText, minimum);
  const fen = unitFen({ pricing, price: variant?.price ?? props.price, tiers }, quantity);
  const isMadeToMeasure = pricing !== 'fixed';
  return (
    <form action={props.action} data-early={on ? undefined : ''} autoComplete="off" className="stack-24 grid-cols-1">
      {variant && !isMadeToMeasure && (
        <>
          <input type="hidden" name="sku" value={variant.sku} />
          <input type="hidden" name="variant" value={variant.id} />
        </>
      )}
      <div className={styles.price} aria-live="polite">
        <PurchasePrice {...props} unitFen={fen} listPrice={variant?.list_price ?? null} quantity={quantity} />
      </div>
      {!isMadeToMeasure && (
        <OptionChooser
          options={props.options}
          variants={props.variants}
          chosen={variant?.options ?? {}}
          onChoose={on?.choose}
        />
      )}
      <QuantityField text={quantityText} minimum={minimum} words={words} onChange={on?.quantity} />
      {tiers.length > 0 && <TierTable {...props} quantity={quantity} />}
      {props.children}
      {variant && !isMadeToMeasure && (
        <p className={styles.stock}>
          <span className={variant.stock === 0 ? 'text-warning' : undefined}>{props.stockWords[variant.sku]}</span>
          <span>
            {words.sku} {variant.sku}
          </span>
        </p>
      )}
      <div className={styles.bar}>
        <div>
          <PurchasePrice {...props} unitFen={fen} listPrice={null} quantity={quantity} isShort />
        </div>
        {props.actions ? (
          <fieldset disabled={variant?.stock === 0} className={`stack-12 grid-cols-2 ${styles.actions}`}>
            {props.actions}
          </fieldset>
        ) : (
          <button type="submit" className={styles.action}>
            {words.action}
          </button>
        )}
      </div>
      {props.actions && (
        <button type="submit" className={styles.ask}>
          {words.action}
        </button>
      )}
    </form>
  );
}
