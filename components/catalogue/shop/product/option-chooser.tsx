import type { ProductDetail, ProductVariant } from '#lib/contract/catalogue/shop-records.ts';
import styles from './option-chooser.module.css';
import { optionName } from './option-name.ts';

interface OptionChooserProps {
  options: ProductDetail['options'];
  variants: ProductVariant[];
  chosen: Record<string, string>;
  /** Without it the radios keep their own state. */
  onChoose: ((key: string, value: string) => void) | undefined;
}

/** One group of radio buttons an option. Values no version with stock has are struck through, but can be chosen. */
export function OptionChooser({ options, variants, chosen, onChoose }: OptionChooserProps) {
  const isSoldOut = (key: string, value: string) => {
    const others = { ...chosen, [key]: value };
    const exact = variants.find((variant) =>
      options.every((option) => variant.options[option.key] === others[option.key]),
    );
    return exact?.stock === 0;
  };
  return options.map(({ key, name, values }) => (
    <fieldset key={key} className={styles.group}>
      <legend>{name}</legend>
      <div>
        {values.map((value) => (
          <label key={value.key} className={isSoldOut(key, value.key) ? styles.soldOut : undefined}>
            <input
              type="radio"
              id={`${optionName(key)}-${value.key}`}
              name={optionName(key)}
              value={value.key}
              {...(onChoose
                ? { checked: chosen[key] === value.key, onChange: () => onChoose(key, value.key) }
                : { defaultChecked: chosen[key] === value.key })}
            />
            <span>{value.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
