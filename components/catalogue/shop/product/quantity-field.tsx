import styles from '#components/ui/form/quantity.module.css';
import { cleanQuantity } from './price-rules.ts';
import type { PurchaseWords } from './purchase-types.ts';

interface QuantityFieldProps {
  text: string;
  minimum: number;
  words: PurchaseWords;
  /** Without it the field keeps its own state, and what is stepped counts when its code is there. */
  onChange: ((text: string) => void) | undefined;
}

/** A number one can type or step. What is typed is put right when the field is left, not while typing. */
export function QuantityField({ text, minimum, words, onChange }: QuantityFieldProps) {
  const quantity = cleanQuantity(text, minimum);
  const step = minimum >= 100 ? 100 : minimum >= 10 ? 10 : 1;
  const set = (next: number) => onChange?.(String(cleanQuantity(String(next), minimum)));
  const on = (act: () => void) => (onChange ? act : undefined);
  return (
    <div className={`wrap-8-12 items-center ${styles.field}`}>
      <label htmlFor="quantity">{words.quantity}</label>
      <div className={styles.stepper}>
        <button
          type="button"
          aria-label={words.less}
          value="less"
          disabled={quantity <= minimum}
          onClick={on(() => set(quantity - step))}
        >
          −
        </button>
        <input
          id="quantity"
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={minimum > 1 ? 'quantity-hint' : undefined}
          {...(onChange
            ? { value: text, onChange: (event) => onChange(event.target.value), onBlur: () => set(quantity) }
            : { defaultValue: text })}
        />
        <button type="button" value="more" aria-label={words.more} onClick={on(() => set(quantity + step))}>
          +
        </button>
      </div>
      <span className="text-ink-2 text-14" id="quantity-hint">
        {minimum > 1 ? words.quantityHint : words.unit}
      </span>
    </div>
  );
}
